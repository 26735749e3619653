/**
 * Chalk: how a total stands on one half of a Jasstafel.
 *
 * A half has three zones, each filled from the left edge: hundreds on top, fifties in the middle, twenties at the bottom.
 * Right of them stands one number, the rest. A V ("Vogel") is worth 500 and is seldom used, mostly for a doubled Match.
 * Any set of marks with the right sum is a valid board, and scorers differ: 360 is three hundreds and three twenties for
 * one, three hundreds, a fifty and a rest of 10 for another. A scheme therefore only fixes *one* canonical drawing.
 *
 * Everything here is arithmetic on one number, without search: sums of fifties and twenties are all the multiples of ten
 * but 10 and 30, and with fewer than two fifties and five twenties each has exactly one way to be written.
 *
 * Sources: jassonkel.ch, "Schreiben auf Tafel" (zones, V, sign in front of the rest); jasswiki.ch, "Schreibweise" (zones,
 * rest such as 8 or -12, Vogel); jasskarten.com (360 as three hundreds and three twenties).
 */
import type { Result } from '@puur/rules';

/** The kinds of stroke in the order in which a scorer writes them: the most valuable first. */
export const STROKE_KINDS = ['fuenfhunderter', 'hunderter', 'fuenfziger', 'zwanziger'] as const;

/** One kind of stroke; a `fuenfhunderter` is the V. */
export type StrokeKind = (typeof STROKE_KINDS)[number];

/** What one stroke of each kind is worth, in points. */
export const STROKE_POINTS: Readonly<Record<StrokeKind, number>> = {
  fuenfhunderter: 500,
  hunderter: 100,
  fuenfziger: 50,
  zwanziger: 20,
};

/** The marks on one half of the slate: how many strokes of each kind, and the rest number. */
export interface ChalkMarks {
  /** V signs, 500 each. */
  readonly fuenfhunderter: number;
  /** Strokes in the upper zone, 100 each. */
  readonly hunderter: number;
  /** Strokes in the middle zone, 50 each. */
  readonly fuenfziger: number;
  /** Strokes in the lower zone, 20 each. */
  readonly zwanziger: number;
  /** The number on the right; below zero when the strokes say too much. */
  readonly rest: number;
}

/**
 * The canonical drawings.
 *
 * - `greedy`: as many hundreds as fit, then fifties, then twenties; the rest is 0 to 19.
 * - `greedy-v`: the same, but 500s are written as V first. No other scheme uses the V.
 * - `min-rest`: the smallest rest that is not negative, then the fewest strokes.
 * - `signed-rest`: the rest nearest to zero, then the fewest strokes, then the positive rest.
 */
export const CHALK_SCHEMES = ['greedy', 'greedy-v', 'min-rest', 'signed-rest'] as const;

/** The name of a canonical drawing. */
export type ChalkScheme = (typeof CHALK_SCHEMES)[number];

/** Refusal of a total that cannot stand on a slate; `found` is what was given. */
export interface ChalkRefusal {
  readonly code: 'tafel-total';
  readonly found: unknown;
}

/** Marks, or why there are none. */
export type ChalkResult = Result<ChalkMarks, ChalkRefusal>;

/** Whether a value names a scheme. */
export function isChalkScheme(value: unknown): value is ChalkScheme {
  return (CHALK_SCHEMES as readonly unknown[]).includes(value);
}

/** Whether a value is a total that can be written: a whole number from 0 that is exact as a number. */
export function isChalkTotal(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/**
 * The canonical marks for a total.
 *
 * The total must be a whole number from 0; anything else is a mistake of the caller and throws a `RangeError`. For a
 * number that comes from outside use {@link tryChalk}.
 *
 * @example chalkFor(157, 'greedy') // one hundred, one fifty, rest 7
 */
export function chalkFor(total: number, scheme: ChalkScheme): ChalkMarks {
  if (!isChalkTotal(total)) throw new RangeError(`no total for a slate: ${total}`);
  const points = total + 0; // a negative zero would come back as the rest
  switch (scheme) {
    case 'greedy':
      return greedy(points);
    case 'greedy-v':
      return greedyWithV(points);
    case 'min-rest':
      return minRest(points);
    case 'signed-rest':
      return signedRest(points);
    default:
      return unknownScheme(scheme);
  }
}

/** {@link chalkFor} for a value from outside: refuses with `tafel-total` instead of throwing. */
export function tryChalk(total: unknown, scheme: ChalkScheme): ChalkResult {
  if (!isChalkTotal(total)) return { ok: false, error: { code: 'tafel-total', found: total } };
  return { ok: true, value: chalkFor(total, scheme) };
}

/** What the marks are worth together, the rest included. */
export function chalkTotal(marks: ChalkMarks): number {
  return STROKE_KINDS.reduce((sum, kind) => sum + marks[kind] * STROKE_POINTS[kind], marks.rest);
}

/** How many strokes the marks take; the rest number is none. */
export function strokeCount(marks: ChalkMarks): number {
  return STROKE_KINDS.reduce((sum, kind) => sum + marks[kind], 0);
}

function greedy(total: number): ChalkMarks {
  const belowHundred = total % 100;
  const belowFifty = belowHundred % 50;
  return {
    fuenfhunderter: 0,
    hunderter: fits(total, 100),
    fuenfziger: fits(belowHundred, 50),
    zwanziger: fits(belowFifty, 20),
    rest: belowFifty % 20,
  };
}

function greedyWithV(total: number): ChalkMarks {
  return { ...greedy(total % 500), fuenfhunderter: fits(total, 500) };
}

function minRest(total: number): ChalkMarks {
  const below = writableUpTo(total);
  return withRest(below, total - below);
}

function signedRest(total: number): ChalkMarks {
  const below = writableUpTo(total);
  const above = writableOver(total);
  const missing = total - below;
  const excess = above - total;
  if (missing < excess) return withRest(below, missing);
  if (excess < missing) return withRest(above, -excess);
  // Equally near, as 45 = 40 + 5 = 50 - 5. Two neighbours never take the same number of strokes, so that the last
  // criterion, the positive rest, does not get to decide anything; the order of the comparison states it all the same.
  const positive = withRest(below, missing);
  const negative = withRest(above, -excess);
  return strokeCount(negative) < strokeCount(positive) ? negative : positive;
}

/**
 * The fewest strokes that say exactly `written`, a multiple of ten other than 10 and 30. An odd number of tens needs a
 * fifty; two fifties or five twenties would be a hundred. What remains is an even number of tens.
 */
function withRest(written: number, rest: number): ChalkMarks {
  const fuenfziger = (written / 10) % 2;
  const evenTens = written - 50 * fuenfziger;
  return {
    fuenfhunderter: 0,
    hunderter: fits(evenTens, 100),
    fuenfziger,
    zwanziger: fits(evenTens % 100, 20),
    rest,
  };
}

/** The largest sum of strokes that is not above the total. */
function writableUpTo(total: number): number {
  const tens = total - (total % 10);
  return isWritable(tens) ? tens : tens - 10;
}

/** The smallest sum of strokes that is above the total. */
function writableOver(total: number): number {
  const tens = total - (total % 10) + 10;
  return isWritable(tens) ? tens : tens + 10;
}

function isWritable(tens: number): boolean {
  return tens !== 10 && tens !== 30;
}

/** How many times a unit fits; subtracting first keeps the division exact for every safe number. */
function fits(amount: number, unit: number): number {
  return (amount - (amount % unit)) / unit;
}

function unknownScheme(scheme: never): never {
  throw new RangeError(`no such chalk scheme: ${String(scheme)}`);
}
