/** Curve: how the sums grew, one line a side, told apart by their dashes too. */
import type { JSX } from 'preact';

const [W, H, EDGE] = [300, 140, 10];
const LINES = [
  { stroke: 'var(--tanne)', dash: undefined },
  { stroke: 'var(--gegner)', dash: '7 4' },
  { stroke: 'var(--rot)', dash: '2 4' },
  { stroke: 'var(--tinte-leise)', dash: '10 3 2 3' },
] as const;

export function Curve(props: {
  readonly names: readonly string[];
  /** Sums after each round, one list a side. */
  readonly sums: readonly (readonly number[])[];
  readonly goal: number | null;
  readonly label: string;
}): JSX.Element {
  const { names, sums, goal, label } = props;
  const all = sums.map((values) => [0, ...values]);
  const most = Math.max(1, goal ?? 0, ...all.flat());
  const least = Math.min(0, ...all.flat());
  const y = (value: number): number => H - EDGE - ((value - least) / (most - least)) * (H - EDGE * 2);
  const x = (at: number, count: number): number => EDGE + (at * (W - EDGE * 2)) / Math.max(1, count - 1);
  return (
    <figure class="paper curves">
      <svg
        class="curve"
        viewBox={`0 0 ${W} ${H}`}
        role="img"
        aria-label={`${label}: ${names.map((name, index) => `${name} ${all[index]!.at(-1)!}`).join(', ')}`}
      >
        {goal !== null && (
          <line x1={EDGE} x2={W - EDGE} y1={y(goal)} y2={y(goal)} stroke="var(--kontur)" stroke-dasharray="3 5" />
        )}
        <line x1={EDGE} x2={W - EDGE} y1={y(0)} y2={y(0)} stroke="var(--linie)" />
        {all.map((values, index) => (
          <polyline
            key={index}
            points={values.map((value, at) => `${x(at, values.length).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={LINES[index]!.stroke}
            stroke-dasharray={LINES[index]!.dash}
            stroke-width="2.5"
            stroke-linejoin="round"
          />
        ))}
      </svg>
      <figcaption>
        {names.map((name, index) => (
          <span key={name}>
            <svg viewBox="0 0 28 6" width="28" height="6" aria-hidden="true">
              <path
                d="M0 3H28"
                stroke={LINES[index]!.stroke}
                stroke-dasharray={LINES[index]!.dash}
                stroke-width="2.5"
              />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
