/**
 * Board: where each stroke of a half of the slate lies. The far half is the same drawing, turned by 180°.
 *
 * What is written is the business of `@puur/tafel`: strokes only grow, the rest is wiped and written again.
 */
import { emptySlate, groupStrokes, type Slate, type StrokeKind, writeEntry } from '@puur/tafel';
import type { Point } from './chalk.js';

/** A half in its own units: 300 wide, 160 high. */
export const HALF = { width: 300, height: 160 } as const;

export interface BoardStroke {
  readonly from: Point;
  readonly to: Point;
  readonly seed: number;
  /** Written with the last entry. */
  readonly isNew: boolean;
}

export interface HalfBoard {
  readonly strokes: readonly BoardStroke[];
  readonly rest: number;
  readonly isRestNew: boolean;
  readonly total: number;
}

const { width: W, height: H } = HALF;
export const BARS = { left: 0.09 * W, right: 0.76 * W, top: 0.23 * H, bottom: 0.78 * H } as const;

/** A half after all entries, and what the last one added. */
export function boardOf(entries: readonly number[]): HalfBoard {
  let slate: Slate = emptySlate();
  let before = slate;
  for (const points of entries) {
    before = slate;
    slate = writeEntry(slate, points).slate;
  }
  return {
    strokes: strokesOf(slate, before),
    rest: slate.rest,
    isRestNew: entries.length > 0,
    total: entries.reduce((sum, points) => sum + points, 0),
  };
}

/** How many strokes of each kind that a half has a place for. */
export type StrokeCounts = Readonly<Record<Exclude<StrokeKind, 'fuenfhunderter'>, number>>;
const NONE: StrokeCounts = { hunderter: 0, fuenfziger: 0, zwanziger: 0 };

/** Where so many strokes lie; those above `before` are new. */
export function strokesOf(counts: StrokeCounts, before: StrokeCounts = NONE): readonly BoardStroke[] {
  const upright = (kind: keyof StrokeCounts, y: number): BoardStroke[] => row(kind, counts[kind], before[kind], y);
  return [
    ...upright('hunderter', BARS.top),
    ...slanted(counts.fuenfziger, before.fuenfziger),
    ...upright('zwanziger', BARS.bottom),
  ];
}

const SEEDS: Readonly<Record<StrokeKind, number>> = {
  fuenfhunderter: 4000,
  hunderter: 1000,
  fuenfziger: 2000,
  zwanziger: 3000,
};

/** Upright strokes on a bar, in blocks of five of which the last crosses the four. */
function row(kind: StrokeKind, count: number, old: number, y: number): BoardStroke[] {
  const { groups } = groupStrokes(kind, count);
  // Columns taken: four a block and a gap; more than fit make all narrower.
  const columns = groups.reduce((sum, size) => sum + Math.min(size, 4) + 0.9, 0);
  const step = Math.min(0.058 * W, (BARS.right - BARS.left - 4) / Math.max(columns, 1));
  const half = 0.125 * H;
  const strokes: BoardStroke[] = [];
  let x = BARS.left + 6;
  for (const size of groups) {
    const first = x;
    for (let i = 0; i < size; i++) {
      const isNew = strokes.length >= old;
      const seed = SEEDS[kind] + strokes.length;
      if (i < 4) {
        strokes.push({ from: { x, y: y - half }, to: { x, y: y + half }, seed, isNew });
        x += step;
      } else {
        strokes.push({
          from: { x: first - step * 0.5, y: y + half * 0.8 },
          to: { x: first + step * 3.5, y: y - half * 0.8 },
          seed,
          isNew,
        });
      }
    }
    x += step * 0.9;
  }
  return strokes;
}

/** Fifties on the diagonal, from the top right; the second of a pair makes a cross. */
function slanted(count: number, old: number): BoardStroke[] {
  const pairs = Math.ceil(count / 2);
  const step = Math.min(0.24, 0.62 / Math.max(pairs, 1));
  return Array.from({ length: count }, (_, index) => {
    const t = 0.26 + step * Math.floor(index / 2);
    const x = BARS.right + (BARS.left - BARS.right) * t;
    const y = BARS.top + (BARS.bottom - BARS.top) * t;
    const [dx, dy] = [0.052 * W, 0.1 * H];
    const sign = index % 2 === 0 ? 1 : -1;
    return {
      from: { x: x - dx * sign, y: y - dy },
      to: { x: x + dx * sign, y: y + dy },
      seed: SEEDS.fuenfziger + index,
      isNew: index >= old,
    };
  });
}
