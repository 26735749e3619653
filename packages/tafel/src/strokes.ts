/**
 * Strokes: how a number of strokes is grouped so that a person reads it at a glance.
 *
 * Hundreds stand upright, and the fifth crosses the four before it: a block is 500. Twenties do the same at the bottom,
 * where a block is 100. Fifties are slanted, and the second crosses the first: an X is 100. A V stands alone.
 *
 * The groups are plain data without place, colour or size. A stroke keeps its number for ever, as strokes only grow, so a
 * drawing can use the number as the seed of its hand-drawn shape.
 *
 * Sources: jassonkel.ch, "Schreiben auf Tafel"; jasswiki.ch, "Schreibweise".
 */

import { STROKE_KINDS, type ChalkMarks, type StrokeKind } from './chalk.js';

/** How many strokes make a full group; the last of them crosses the others. */
export const GROUP_SIZE: Readonly<Record<StrokeKind, number>> = {
  fuenfhunderter: 1,
  hunderter: 5,
  fuenfziger: 2,
  zwanziger: 5,
};

/** The strokes of one kind in groups from the left: all full, but for the last. */
export interface StrokeGroups {
  readonly kind: StrokeKind;
  /** Strokes in each group; no group when there is no stroke. */
  readonly groups: readonly number[];
}

/** One stroke and where it belongs. */
export interface ChalkStroke {
  readonly kind: StrokeKind;
  /** Its number among the strokes of its kind, from 0. */
  readonly index: number;
  /** The group it stands in, from 0. */
  readonly group: number;
  /** Its place in the group, from 0. */
  readonly position: number;
  /** Whether it is drawn across all the earlier strokes of its group. */
  readonly crosses: boolean;
}

/**
 * A number of strokes of one kind in groups.
 *
 * @example groupStrokes('hunderter', 13) // { kind: 'hunderter', groups: [5, 5, 3] }
 */
export function groupStrokes(kind: StrokeKind, count: number): StrokeGroups {
  assertOrdinal(count);
  const size = GROUP_SIZE[kind];
  const open = count % size;
  const groups = Array.from({ length: (count - open) / size }, () => size);
  if (open > 0) groups.push(open);
  return { kind, groups };
}

/** All strokes of a half in groups: one item per kind, in the order of `STROKE_KINDS`, also for a kind without a stroke. */
export function strokeGroups(marks: ChalkMarks): readonly StrokeGroups[] {
  return STROKE_KINDS.map((kind) => groupStrokes(kind, marks[kind]));
}

/** The stroke with a number, counted from 0 within its kind. */
export function strokeAt(kind: StrokeKind, index: number): ChalkStroke {
  assertOrdinal(index);
  const size = GROUP_SIZE[kind];
  const position = index % size;
  return { kind, index, group: (index - position) / size, position, crosses: size > 1 && position === size - 1 };
}

/**
 * The strokes that stand in `after` and not yet in `before`, in the order in which a scorer writes them: kind by kind, the
 * most valuable first. From an empty half these are all strokes; a kind that shrank adds nothing.
 */
export function strokesBetween(before: ChalkMarks, after: ChalkMarks): readonly ChalkStroke[] {
  return STROKE_KINDS.flatMap((kind) => {
    const first = before[kind];
    return Array.from({ length: Math.max(0, after[kind] - first) }, (_, step) => strokeAt(kind, first + step));
  });
}

function assertOrdinal(count: number): void {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`no number of strokes: ${count}`);
}
