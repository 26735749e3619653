/** Away: what stands where an answer should, when the referee cannot be reached; and the way to try again. */
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import type { RefereeTexts } from './texts.js';

type Props = Pick<RefereeTexts, 't'> & { readonly again: () => void };

export function Away({ t, again }: Props): JSX.Element {
  return (
    <section class="paper verdict missing">
      <p role="alert">{t.away}</p>
      <button type="button" class="button main" data-action="again" onClick={again}>
        <Icon name="scales" /> {t.tryAgain}
      </button>
    </section>
  );
}
