/** Page: the frame of a lesson and of a drill: the way out, its name, how far one is, and what stands below. */
import type { ComponentChildren, JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { useKeys } from './keys.js';

/** `late`: done, but not at the first try. */
export type Dot = 'done' | 'late' | 'right' | 'wrong' | 'now' | 'ahead';

export function StepPage(props: {
  readonly title: string;
  readonly count: string;
  /** How far one is, in words. */
  readonly spoken: string;
  readonly dots: readonly Dot[];
  readonly class: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { title, count, spoken, dots, class: name, children } = props;
  useKeys();
  return (
    <main class={`page school step ${name}`}>
      <header>
        <a class="key" href="/schule" aria-label={said().app.close} data-action="leave">
          <Icon name="close" />
        </a>
        <h1>{title}</h1>
        <span class="quiet">{count}</span>
      </header>
      <div class="dots" role="img" aria-label={spoken}>
        {dots.map((is, index) => (
          <i key={index} class={is} />
        ))}
      </div>
      {children}
    </main>
  );
}
