/**
 * Pen: how drawings are written down as SVG.
 *
 * A drawing is a text of elements. What occurs often (a sign, a head, half a figure) goes through `share`: on its own a
 * card repeats it, in a sprite it is defined once and used by name, so that both come from the same code. Outlines take
 * their width from the group around them, which lets one shared sign keep the same line at every size.
 *
 * Numbers are rounded to a hundredth of a unit; a card is 100 × 156 units.
 */
import type { Palette } from './palette.js';
import type { Sign, Style } from './vocabulary.js';

export interface Pen {
  readonly style: Style;
  readonly sign: Sign;
  readonly colours: Palette;
  /**
   * Markup of a part that other drawings share. `name` must say everything that `draw` depends on besides the sign and
   * the style; `place` are attributes of the group around it (empty for none).
   */
  share(name: string, place: string, draw: () => string): string;
}

/** A number as text, rounded to a hundredth. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

function attributes({ fill, stroke, width, opacity }: Paint): string {
  return (
    (fill === undefined ? '' : ` fill="${fill}"`) +
    (stroke === undefined ? '' : ` stroke="${stroke}"`) +
    (width === undefined ? '' : ` stroke-width="${num(width)}"`) +
    (opacity === undefined ? '' : ` opacity="${num(opacity)}"`)
  );
}

/** A filled shape with the outline of its group. */
export function shape(d: string, fill: string): string {
  return `<path d="${tidy(d)}" fill="${fill}"/>`;
}

/** A filled shape without outline. */
export function flat(d: string, fill: string): string {
  return `<path d="${tidy(d)}" fill="${fill}" stroke="none"/>`;
}

/** An open line; without a paint it is an outline of its group. */
export function line(d: string, paint: Paint = {}): string {
  return `<path d="${tidy(d)}"${attributes(paint)}/>`;
}

export function disc(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(paint)}/>`;
}

export function group(place: string, content: string): string {
  return place === '' ? content : `<g ${place}>${content}</g>`;
}

/** A limb, a bar, a strap: a thick line of one colour with an outline. */
export function limb(d: string, width: number, fill: string, ink: string, outline = 1): string {
  return line(d, { stroke: ink, width: width + outline }) + line(d, { stroke: fill, width: width - outline });
}

/** Place a part whose own middle is 0, 0: turn, then scale, then move. */
export function at(x: number, y: number, scale = 1, turn = 0): string {
  const moved = `translate(${num(x)} ${num(y)})`;
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${num(scale)})`;
  return `transform="${moved}${turned}${scaled}"`;
}

/** The half turn of a card about its middle. */
export const HALF_TURN = 'transform="rotate(180 50 78)"';

/** A half that is drawn by `draw`, and the same turned by 180°. */
export function twice(pen: Pen, name: string, draw: () => string): string {
  return pen.share(name, '', draw) + pen.share(name, HALF_TURN, draw);
}

export interface Move {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  /** Mirror left and right, before the turn. */
  readonly flip?: boolean;
}

const PIECE = /[MLCQZmlcqz]|-?(?:\d+\.?\d*|\.\d+)/g;

/** Path data (M L C Q Z, small letters relative) moved, turned and scaled, as path data. */
export function moved(d: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Move): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  let out = '';
  let relative = false;
  let first = true;
  let pending: number | null = null;
  for (const [piece] of d.matchAll(PIECE)) {
    if (/[a-z]/i.test(piece)) {
      relative = piece !== piece.toUpperCase() && !first;
      out += piece;
      first = false;
      continue;
    }
    if (pending === null) {
      pending = flip ? -Number(piece) : Number(piece);
      continue;
    }
    const [px, py]: [number, number] = [pending, Number(piece)];
    pending = null;
    out += `${num(px * cos - py * sin + (relative ? 0 : x))} ${num(px * sin + py * cos + (relative ? 0 : y))} `;
  }
  return tidy(out);
}

/** The same path data `count` times around 0, 0. */
export function around(d: string, count: number, start = 0): string {
  return Array.from({ length: count }, (_, index) => moved(d, { turn: start + (index * 360) / count })).join('');
}

/** Shortest spelling of path data: no blank where a letter or a sign parts the numbers. */
function tidy(d: string): string {
  return d
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim();
}
