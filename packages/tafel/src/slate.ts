/**
 * Slate: one half of the Jasstafel as it grows, entry by entry.
 *
 * A real board is never re-normalised while people play. Strokes are only added; the one number that changes is the rest,
 * which is wiped and rewritten. So the marks depend on how the total came about: 60 and 60 and 60 leave three fifties, a
 * twenty and rest 10, where 180 at once is a hundred, a fifty, a twenty and rest 10.
 *
 * **The rule.** A scorer adds the new points to the rest in the head, for that number is wiped anyway, and writes the sum
 * with the largest strokes that fit: hundreds, fifties, twenties. What is left, 0 to 19, is the new rest. 62 written to a
 * half with rest 7 makes 69: one fifty and rest 19. Strokes that already stand are not looked at, not even five twenties,
 * until the slate is tidied, because its keeper likes to or because the opponents ask for a clear board.
 *
 * A half is nothing but its marks. It is a fold over the entries, which stay with whoever keeps the log; to take an entry
 * back, fold again without it.
 *
 * Sources: jassonkel.ch, "Schreiben auf Tafel"; jasswiki.ch, "Schreibweise" (strokes grow, one rest number); the rule for
 * carrying the rest is ours, as the sources leave it to the scorer.
 */

import { chalkFor, chalkTotal, isChalkTotal, STROKE_POINTS, type ChalkMarks } from './chalk.js';
import { strokesBetween, type ChalkStroke } from './strokes.js';

/** One half of a slate. What {@link writeEntry} leaves has a rest of 0 to 19. */
export type Slate = ChalkMarks;

/** How to write. */
export interface WriteOptions {
  /** Write 500 as a V; without it the V is never used. */
  readonly vogel?: boolean;
}

/** A half after an entry. */
export interface WrittenEntry {
  readonly slate: Slate;
  /** The new strokes, one by one, in the order in which they are drawn. */
  readonly added: readonly ChalkStroke[];
}

/** A half on which nothing stands. */
export function emptySlate(): Slate {
  return { fuenfhunderter: 0, hunderter: 0, fuenfziger: 0, zwanziger: 0, rest: 0 };
}

/**
 * Writes points under what stands already: every kind of stroke stays or grows, the rest is rewritten, the total grows by
 * exactly the points. A negative rest is made up for first, and a rest of 20 or more goes into strokes.
 *
 * Points must be a whole number from 0, and the total must stay exact; anything else throws a `RangeError`. A wrong entry
 * is not written away with a negative one: it leaves the log, and the half is folded again.
 *
 * @example
 * const { slate, added } = writeEntry(chalkFor(7, 'greedy'), 62);
 * slate; // one fifty, rest 19
 * added; // [{ kind: 'fuenfziger', index: 0, group: 0, position: 0, crosses: false }]
 */
export function writeEntry(slate: Slate, points: number, options: WriteOptions = {}): WrittenEntry {
  if (!isChalkTotal(points)) throw new RangeError(`no points for a slate: ${points}`);
  const fresh = marksFor(slate.rest + points, options);
  const next: Slate = {
    fuenfhunderter: slate.fuenfhunderter + fresh.fuenfhunderter,
    hunderter: slate.hunderter + fresh.hunderter,
    fuenfziger: slate.fuenfziger + fresh.fuenfziger,
    zwanziger: slate.zwanziger + fresh.zwanziger,
    rest: fresh.rest,
  };
  assertExact(next);
  return { slate: next, added: strokesBetween(slate, next) };
}

/** The half after all entries, from an empty one. */
export function slateOf(entries: readonly number[], options: WriteOptions = {}): Slate {
  return entries.reduce((slate, points) => writeEntry(slate, points, options).slate, emptySlate());
}

/**
 * The same total in the fewest strokes that leave a rest of 0 to 19: five twenties or two fifties become a hundred, a
 * fifty and three twenties a hundred and rest 10. A V that stands is kept; with `vogel` every 500 becomes one.
 */
export function tidy(slate: Slate, options: WriteOptions = {}): Slate {
  assertExact(slate);
  const total = chalkTotal(slate);
  if (options.vogel === true) return marksFor(total, options);
  // 500 with rest -12 is 488: that V cannot stay.
  const kept = Math.max(0, Math.min(slate.fuenfhunderter, Math.floor(total / STROKE_POINTS.fuenfhunderter)));
  return { ...marksFor(total - kept * STROKE_POINTS.fuenfhunderter, options), fuenfhunderter: kept };
}

/** The marks for an amount. Less than nothing takes no stroke and stands as a negative rest. */
function marksFor(amount: number, options: WriteOptions): ChalkMarks {
  if (amount < 0) return { ...emptySlate(), rest: amount };
  return chalkFor(amount, options.vogel === true ? 'greedy-v' : 'greedy');
}

function assertExact(slate: Slate): void {
  const total = chalkTotal(slate);
  if (!Number.isSafeInteger(total)) throw new RangeError(`no exact total on the slate: ${total}`);
}
