/** Curve: both sides' totals over the rounds of a Partie, and the target where there is one. */
import type { JSX } from 'preact';
import type { Aim } from '../app/aim.js';
import { aimName } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';

const LINES = [
  { key: 'we', stroke: 'var(--tanne)', 'stroke-width': '3' },
  { key: 'they', stroke: 'var(--gegner)', 'stroke-width': '2.500', 'stroke-dasharray': '6 3' },
  { key: 'target', stroke: 'var(--kontur)', 'stroke-dasharray': '3 5' },
] as const;

/** Both sides' totals after each round, as two lines. */
export function Curve({
  ours,
  theirs,
  aim,
}: {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly aim: Aim;
}): JSX.Element {
  const sums = (values: readonly number[]): number[] =>
    values.reduce<number[]>((all, value) => [...all, all.at(-1)! + value], [0]);
  const [a, b] = [sums(ours), sums(theirs)];
  const most = Math.max(aim.limit === null ? aim.target : 1, ...a, ...b);
  const points = (values: readonly number[]): string =>
    values
      .map((value, i) => `${8 + (i * 284) / Math.max(1, values.length - 1)},${112 - (value / most) * 100}`)
      .join(' ');
  return (
    <figure>
      <svg
        class="curve"
        viewBox="0 0 300 120"
        role="img"
        aria-label={`${later.value!.review.curve}: ${said().slate.spoken(a.at(-1)!, b.at(-1)!)}`}
      >
        {aim.limit === null && (
          <line
            x1="8"
            x2="292"
            y1={112 - (aim.target / most) * 100}
            y2={112 - (aim.target / most) * 100}
            stroke="var(--kontur)"
            stroke-dasharray="3 5"
          />
        )}
        <polyline points={points(b)} fill="none" stroke="var(--gegner)" stroke-width="2.500" stroke-dasharray="6 3" />
        <polyline points={points(a)} fill="none" stroke="var(--tanne)" stroke-width="3" />
      </svg>
      <figcaption class="legend" aria-hidden="true">
        {LINES.filter(({ key }) => key !== 'target' || aim.limit === null).map(({ key, ...line }) => (
          <span key={key}>
            <svg viewBox="0 0 28 6" width="28" height="6">
              <path d="M0 3H28" {...line} />
            </svg>
            {key === 'target' ? aimName(aim) : said()[key]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
