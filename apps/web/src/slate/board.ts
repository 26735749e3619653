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
  /** How thick the chalk is. */
  readonly width: number;
}

export interface HalfBoard {
  readonly strokes: readonly BoardStroke[];
  readonly rest: number;
  readonly isRestNew: boolean;
  readonly total: number;
}

const { width: W, height: H } = HALF;
export const BARS = { left: 0.09 * W, right: 0.76 * W, top: 0.19 * H, bottom: 0.82 * H } as const;

/** Thickness of a stroke that has room. */
export const CHALK = 6.4;
/** Widths of chalk between the middles of two strokes that do not touch: a rough edge and a shaken end on both. */
export const CLEAR = 1.8;
/** Half the height of an upright stroke. */
const UPRIGHT = 0.1 * H;
/** Between two blocks of five, in steps of the strokes. */
const GAP = 0.9;
/** A pair of fifties that has room: half its width and half its height. */
const CROSS = { dx: 9, dy: 12 } as const;
/** How much smaller a cross may become, the largest first. */
const SCALES = Array.from({ length: 96 }, (_, at) => 1 - at / 100);

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

/**
 * How thick chalk is on strokes that stand so far apart from middle to middle. A stroke shakes by a third of its width at
 * its ends and is rough at its edges, so the middles of two keep {@link CLEAR} widths between them and never touch.
 */
export function widthFor(apart: number): number {
  return Math.min(CHALK, apart / (CLEAR + 0.2));
}

/** Upright strokes on a bar, in blocks of five of which the last crosses the four. */
function row(kind: StrokeKind, count: number, old: number, y: number): BoardStroke[] {
  const { groups } = groupStrokes(kind, count);
  // Columns taken: four a block and a gap; more than fit make all narrower.
  const columns = groups.reduce((sum, size) => sum + Math.min(size, 4) + GAP, 0);
  const step = Math.min(0.058 * W, (BARS.right - BARS.left - 4) / Math.max(columns, 1));
  const width = widthFor(step * GAP);
  const strokes: BoardStroke[] = [];
  let x = BARS.left + 6;
  for (const size of groups) {
    const first = x;
    for (let i = 0; i < size; i++) {
      const common = { seed: SEEDS[kind] + strokes.length, isNew: strokes.length >= old, width };
      if (i < 4) {
        strokes.push({ from: { x, y: y - UPRIGHT }, to: { x, y: y + UPRIGHT }, ...common });
        x += step;
      } else {
        strokes.push({
          from: { x: first - step * 0.5, y: y + UPRIGHT * 0.8 },
          to: { x: first + step * 3.5, y: y - UPRIGHT * 0.8 },
          ...common,
        });
      }
    }
    x += step * GAP;
  }
  return strokes;
}

/**
 * Fifties on the diagonal, from the top right; the second of a pair makes a cross. They keep to the band that the hundreds
 * above and the twenties below leave free, however long those rows are. Many of them are smaller, and the chalk is thinner
 * still: so a cross stays as large as it can.
 */
function slanted(count: number, old: number): BoardStroke[] {
  const steps = Math.max(0, Math.ceil(count / 2) - 1);
  const slope = (BARS.bottom - BARS.top) / (BARS.right - BARS.left);
  const sizes = SCALES.map((scale) => {
    const [dx, dy, width] = [CROSS.dx * scale, CROSS.dy * scale, CHALK * scale ** 1.5];
    const apart = dx * 2 + CLEAR * width;
    const edge = UPRIGHT + (CLEAR * (CHALK + width)) / 2 + dy;
    return { dx, dy, width, apart, edge };
  });
  const high = BARS.bottom - BARS.top;
  const { dx, dy, width, apart, edge } =
    sizes.find((size) => size.edge * 2 + size.apart * slope * steps <= high) ?? sizes.at(-1)!;
  return Array.from({ length: count }, (_, index) => {
    const y = BARS.top + edge + apart * slope * Math.floor(index / 2);
    const x = BARS.right - (y - BARS.top) / slope;
    const sign = index % 2 === 0 ? 1 : -1;
    return {
      from: { x: x - dx * sign, y: y - dy },
      to: { x: x + dx * sign, y: y + dy },
      seed: SEEDS.fuenfziger + index,
      isNew: index >= old,
      width,
    };
  });
}
