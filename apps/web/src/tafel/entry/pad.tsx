/**
 * Pad: a number of points in two taps, tens and units. What no tricks can make stays quiet; a tap on it says why.
 */
import type { JSX } from 'preact';
import { numberOf, type Typed } from './draft.js';
import { say } from '../texts.js';

export interface PadProps {
  /** Whose points, and which. */
  readonly title: string;
  readonly typed: Typed;
  /** The most there can be. */
  readonly most: number;
  readonly possible: ReadonlySet<number>;
  /** What the others get; null where it does not follow. */
  readonly other: ((points: number) => number | null) | null;
  readonly onType: (typed: Typed) => void;
  /** Tapped, though it cannot be. */
  readonly onImpossible: (points: number) => void;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

export function Pad({ title, typed, most, possible, other, onType, onImpossible }: PadProps): JSX.Element {
  const t = say().entry;
  const { tens } = typed;
  const never = [...Array(most + 1).keys()].filter((points) => !possible.has(points));
  const rows = Array.from({ length: Math.floor(most / 10) + 1 }, (_, index) => index);
  return (
    <div class="pad">
      <div class="pad-head">
        <h2>{title}</h2>
        <small class="quiet">{t.tensFirst}</small>
      </div>
      <div class="tens" role="group" aria-label={t.tens}>
        {rows.map((n) => (
          <button
            key={n}
            class={n === tens ? 'pad-key on' : 'pad-key'}
            aria-pressed={n === tens}
            data-tens={n}
            onClick={() => {
              onType({ tens: n, units: null });
            }}
          >
            <span class="hidden">{t.tensKey(n)}</span>
            <span aria-hidden="true">{n}_</span>
          </button>
        ))}
      </div>
      <div class="pad-head">
        <small class="quiet">{t.unitsThen}</small>
        {never.length > 0 && never.length < 4 && <small class="quiet">{t.seldom(never.join(', '))}</small>}
      </div>
      <div class="units" role="group" aria-label={t.units}>
        {DIGITS.map((digit) => {
          const points = (tens ?? 0) * 10 + digit;
          const isPossible = tens === null || possible.has(points);
          const rest = tens === null || !isPossible ? null : (other?.(points) ?? null);
          return (
            <button
              key={digit}
              class={numberOf(typed) === points && tens !== null ? 'pad-key on' : 'pad-key'}
              aria-disabled={tens === null || !isPossible}
              data-units={digit}
              onClick={() => {
                if (tens === null) return;
                if (isPossible) onType({ tens, units: digit });
                else onImpossible(points);
              }}
            >
              <span class="hidden">{tens === null ? `${digit}` : t.unitsKey(points, rest)}</span>
              <span aria-hidden="true">{digit}</span>
              {rest !== null && <small aria-hidden="true">{rest}</small>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
