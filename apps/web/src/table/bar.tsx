/** The bar: the score of the Partie, and the keys to the menu and the slate. */
import { otherTeam, type Seat, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import type { Snapshot } from '../host/protocol.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { sheet } from './state.js';

export function Bar({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { view } = now;
  const us = teamOf(eyes);
  const [ours, theirs] = [view.score[us], view.score[otherTeam(us)]];
  const { target } = view.profile;
  const share = (points: number): string => `${Math.min(50, (points / target) * 50)}%`;
  return (
    <header class="bar">
      <button
        class="key"
        aria-label={t.app.menu}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'menu';
        }}
      >
        <Icon name="menu" />
      </button>
      <div class="score">
        <p aria-label={t.bar.score(ours, theirs, target)} role="img">
          <span>{t.we}</span> <b>{ours}</b> <i>:</i> <b>{theirs}</b> <span>{t.they}</span>
        </p>
        <div class="race" aria-hidden="true">
          <i style={{ width: share(ours) }} />
          <b style={{ width: share(theirs) }} />
        </div>
      </div>
      <button
        class="key"
        aria-label={t.bar.slate}
        aria-haspopup="dialog"
        onClick={() => {
          sheet.value = 'slate';
        }}
      >
        <Icon name="slate" />
      </button>
    </header>
  );
}
