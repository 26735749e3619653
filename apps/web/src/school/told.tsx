/**
 * Told: what a step says before it asks. Once there was an answer it gives its room on a phone to what is said to that,
 * but it folds and does not vanish: who got it wrong wants to read it again.
 */
import type { ComponentChildren, JSX } from 'preact';
import { isWide } from './room.js';
import { schoolSays } from './texts.js';

export function Told(props: {
  readonly isFolded: boolean;
  readonly isFocus?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { isFolded, isFocus = false, children } = props;
  if (isFolded && !isWide.value) {
    return (
      <details class="paper telling">
        <summary>{schoolSays().told}</summary>
        {children}
      </details>
    );
  }
  return (
    <section class="paper telling" tabIndex={isFocus ? -1 : undefined} data-focus={isFocus ? '' : undefined}>
      {children}
    </section>
  );
}
