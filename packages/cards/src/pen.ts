/**
 * Pen: how drawings are written down as SVG.
 *
 * A drawing is a text of elements. What occurs often (a sign, a head, half a figure) goes through `share`: on its own a
 * card repeats it, in a sprite it is defined once and used by name, so that both come from the same code. Outlines take
 * their width from the group around them, which lets one shared sign keep the same line at every size.
 *
 * A card is 100 × 156 units.
 */
import type { Palette } from './palette.js';
import { brief, num } from './path.js';
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

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** `square`: cut ends and sharp joins, as letters have them; `cut`: cut ends only. */
  readonly ends?: 'square' | 'cut';
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
  /** A `transform="…"` of its own. */
  readonly place?: string;
}

function attributes({ fill, stroke, width, ends, dash, place }: Paint): string {
  return (
    (place === undefined ? '' : ` ${place}`) +
    (fill === undefined ? '' : ` fill="${fill}"`) +
    (stroke === undefined ? '' : ` stroke="${stroke}"`) +
    (width === undefined ? '' : ` stroke-width="${num(width)}"`) +
    (dash === undefined ? '' : ` stroke-dasharray="${dash.map(num).join(' ')}"`) +
    (ends === undefined ? '' : ' stroke-linecap="butt"') +
    (ends === 'square' ? ' stroke-linejoin="miter"' : '')
  );
}

/** A filled shape, with the outline of its group unless the paint says otherwise. */
export function shape(d: string, fill: string, paint: Omit<Paint, 'fill'> = {}): string {
  return line(d, { fill, ...paint });
}

/** A filled shape without outline. */
export function flat(d: string, fill: string): string {
  return line(d, { fill, stroke: 'none' });
}

/** A line; without a paint it is an outline of its group. */
export function line(d: string, paint: Paint = {}): string {
  return `<path d="${brief(d)}"${attributes(paint)}/>`;
}

export function disc(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(paint)}/>`;
}

export function group(place: string, content: string): string {
  return place === '' ? content : `<g ${place}>${content}</g>`;
}

/** A limb, a bar, a strap: a thick line of one colour with an outline. */
export function limb(d: string, width: number, fill: string, outline = 1): string {
  return line(d, { width: width + outline }) + line(d, { stroke: fill, width: width - outline });
}

/** Place a part whose own middle is 0, 0: mirror, then scale, then turn, then move. */
export function at(x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const moved = `translate(${num(x)} ${num(y)})`;
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  const scaled = flip ? `scale(${num(-scale)} ${num(scale)})` : scale === 1 ? '' : `scale(${num(scale)})`;
  return `transform="${moved}${turned}${scaled}"`;
}

/** The half turn of a card about its middle. */
export const HALF_TURN = 'transform="rotate(180 50 78)"';

/** A half that is drawn by `draw`, and the same turned by 180°. */
export function twice(pen: Pen, name: string, draw: () => string): string {
  return pen.share(name, '', draw) + pen.share(name, HALF_TURN, draw);
}
