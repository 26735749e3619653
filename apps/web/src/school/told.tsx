/**
 * Told: what a step says before it asks. Once there was an answer it gives its room on a phone to what is said to that,
 * but it folds and does not vanish: who got it wrong wants to read it again. Where there is room for both it stays open.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isWide } from './room.js';
import { schoolSays } from './texts.js';

export function Told(props: {
  readonly isFolded: boolean;
  readonly isFocus?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { isFolded, isFocus = false, children } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const folds = isFolded && !isWide.value;
  useLayoutEffect(() => {
    const box = fold.current;
    if (box === null) return;
    box.open = true;
    box.open = document.documentElement.scrollHeight <= innerHeight;
  }, [folds]);
  if (folds) {
    return (
      <details class="paper telling" ref={fold}>
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
