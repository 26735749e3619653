/**
 * The Jasstafel in characters: hundreds on the upper bar, fifties on the slanted one, twenties on the lower, the rest as
 * a number; the fifth stroke crosses four, two fifties make an X (jassonkel.ch, jasswiki.ch).
 */
import { groupStrokes, type Slate, type StrokeKind } from '@puur/tafel';
import { beside, flow, indented, type Lines, padEnd, padStart, widthOf } from './layout.js';
import type { Paint } from './paint.js';
import type { Signs } from './signs.js';

/** One side of the slate. */
export interface SlateSide {
  readonly name: string;
  readonly slate: Slate;
  readonly total: number;
}

export interface SlateStyle {
  readonly signs: Signs;
  readonly paint: Paint;
  /** Columns to draw in. */
  readonly width: number;
}

const HALF = 34;

/** Both halves, beside each other where there is room. */
export function drawSlate(sides: readonly SlateSide[], style: SlateStyle): Lines {
  const wide = style.width >= 2 * HALF + 6;
  const inner = wide ? HALF : Math.max(16, Math.min(HALF, style.width - 4));
  const halves = sides.map((side) => drawHalf(side, inner, style));
  const { signs } = style;
  const height = Math.max(...halves.map((half) => half.length));
  const even = halves.map((half) => [...half, ...Array.from({ length: wide ? height - half.length : 0 }, () => '')]);
  const framed = wide
    ? beside(
        even.map((half) => half.map((line) => padEnd(line, inner))),
        3,
      )
    : even.flatMap((half, index) => (index === 0 ? half : [signs.line.repeat(inner), ...half]));
  return frame(framed, wide ? 2 * HALF + 3 : inner, style);
}

function drawHalf({ name, slate, total }: SlateSide, width: number, { signs, paint }: SlateStyle): Lines {
  const chalk = (kind: StrokeKind): string[] =>
    groupStrokes(kind, slate[kind]).groups.map((size) => group(kind, size, signs));
  const bar = signs.line.repeat(width);
  const upper = flow([...chalk('fuenfhunderter'), ...chalk('hunderter')], width, ' ');
  const middle = flow(chalk('fuenfziger'), Math.max(8, width - 10), ' ');
  const rest = slate.rest === 0 ? '' : slate.rest < 0 ? `${signs.minus}${-slate.rest}` : `${slate.rest}`;
  const lower = flow(chalk('zwanziger'), width - 5, ' ');
  return [
    name + padStart(paint(`${total}`, 'bold'), width - widthOf(name)),
    ...(upper.length === 0 ? [''] : upper),
    paint(bar, 'dim'),
    ...indented(middle.length === 0 ? [''] : middle, Math.floor(width / 3)),
    paint(bar, 'dim'),
    padEnd(lower[0] ?? '', width - 4) + padStart(rest, 4),
    ...lower.slice(1),
  ];
}

/** The strokes of one group: `┼┼┼┼` is five, `│││` three, `X` two fifties, `/` one. */
function group(kind: StrokeKind, size: number, signs: Signs): string {
  switch (kind) {
    case 'fuenfhunderter':
      return signs.vogel;
    case 'fuenfziger':
      return size === 2 ? signs.cross : signs.slanted;
    case 'hunderter':
    case 'zwanziger':
      return size === 5 ? signs.crossed : signs.stroke.repeat(size);
  }
}

function frame(lines: Lines, width: number, { signs, paint }: SlateStyle): Lines {
  const [topLeft, topRight, bottomRight, bottomLeft, horizontal, vertical] = signs.box;
  const edge = (left: string, right: string): string => paint(left + horizontal.repeat(width + 2) + right, 'yellow');
  const side = paint(vertical, 'yellow');
  return [
    edge(topLeft, topRight),
    ...lines.map((line) => `${side} ${padEnd(line, width)} ${side}`),
    edge(bottomLeft, bottomRight),
  ];
}
