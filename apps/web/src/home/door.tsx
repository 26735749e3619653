/** A door to a part of the house that is not open yet; it says so, and where to go meanwhile. */
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon, type IconName } from '../ui/icon.js';

const DOORS = {
  referee: { icon: 'scales', word: 'referee' },
  school: { icon: 'star', word: 'school' },
} as const satisfies Record<string, { icon: IconName; word: string }>;

export function Door({ screen }: { readonly screen: keyof typeof DOORS }): JSX.Element {
  const t = said();
  const { icon, word } = DOORS[screen];
  return (
    <main class="page door">
      <header>
        <a class="key" href="/" aria-label={t.app.back}>
          <Icon name="back" />
        </a>
        <h1>{t.home[word]}</h1>
      </header>
      <div class="mat">
        <Icon name={icon} />
        <h2>{t.home.door}</h2>
        <p>{t.home.doorText}</p>
        <a class="button brass" href="/tisch">
          {t.home.deal}
        </a>
      </div>
    </main>
  );
}
