/**
 * Path: path data moved about, and written in few bytes.
 *
 * Drawings are authored with M, L, C, Q and Z, capital letters absolute, small ones relative; nothing else is read. What
 * is written may have h and v as well. Co-ordinates are rounded to a tenth of a unit, which is a fifth of a pixel on a
 * card 200 px wide; rounding never adds up, because relative steps start from the point that was written.
 */

/** A number as text, rounded to a hundredth. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const text = rounded === 0 ? '0' : String(rounded);
  return rounded > -1 && rounded < 1 && rounded !== 0 ? text.replace('0.', '.') : text;
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

/** Pairs of co-ordinates a command takes. */
const PAIRS: Readonly<Record<string, number>> = { M: 1, L: 1, C: 3, Q: 2 };

/** Path data (M L C Q Z, small letters relative) moved, turned and scaled, as path data. */
export function moved(d: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Move): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  let out = '';
  let relative = false;
  let first = true;
  let pending: number | null = null;
  for (const piece of d.match(PIECE) ?? []) {
    if (piece >= 'A') {
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
  return out;
}

/** The same path data `count` times around 0, 0. */
export function around(d: string, count: number, start = 0): string {
  return Array.from({ length: count }, (_, index) => moved(d, { turn: start + (index * 360) / count })).join('');
}

/** Texts of tenths, by tenth; a deck writes the same few hundred numbers many thousand times. */
const TENTHS = new Map<number, string>();

function tenths(value: number): string {
  let text = TENTHS.get(value);
  if (text === undefined) TENTHS.set(value, (text = num(value / 10)));
  return text;
}

/** The first `count` values, in tenths, with a blank only where two would run together. */
function row(values: readonly number[], count: number): string {
  let out = tenths(values[0]!);
  for (let index = 1; index < count; index++) {
    const text = tenths(values[index]!);
    const apart = text.startsWith('-') || (text.startsWith('.') && values[index - 1]! % 10 !== 0);
    out += apart ? text : ` ${text}`;
  }
  return out;
}

const KNOWN = new Map<string, string>();

/** The same path in fewer bytes. Remembered, as a deck in another style has the same paths. */
export function brief(d: string): string {
  let known = KNOWN.get(d);
  if (known === undefined) KNOWN.set(d, (known = shorten(d)));
  return known;
}

/** Co-ordinates are whole tenths here. */
function shorten(d: string): string {
  const pieces = d.match(PIECE) ?? [];
  const absolute = [0, 0, 0, 0, 0, 0];
  const steps = [0, 0, 0, 0, 0, 0];
  let out = '';
  /** The letter that the next numbers would have without one, and whether the last number has a fraction. */
  let implied = '';
  let fraction = false;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = 'M';
  for (let index = 0; index < pieces.length;) {
    if (pieces[index]! >= 'A') letter = pieces[index++]!;
    const command = letter.toUpperCase();
    if (command === 'Z') {
      out += 'Z';
      implied = '';
      [x, y] = [startX, startY];
      continue;
    }
    const relative = letter !== command && out !== '';
    const count = PAIRS[command]! * 2;
    for (let at = 0; at < count; at++) {
      const origin = at % 2 === 0 ? x : y;
      const value = Math.round(Number(pieces[index++]) * 10) + (relative ? origin : 0);
      absolute[at] = value;
      steps[at] = value - origin;
    }
    const [endX, endY] = [absolute[count - 2]!, absolute[count - 1]!];
    let [text, own, last] = ['', '', 0];
    const offer = (by: string, numbers: string, end: number): void => {
      const apart = numbers.startsWith('-') || (numbers.startsWith('.') && fraction);
      const other = by !== implied ? by + numbers : apart ? numbers : ` ${numbers}`;
      if (text === '' || other.length < text.length) [text, own, last] = [other, by, end];
    };
    offer(command, row(absolute, count), endY);
    offer(command.toLowerCase(), row(steps, count), steps[count - 1]!);
    if (command === 'L' && endY === y) {
      offer('H', tenths(endX), endX);
      offer('h', tenths(endX - x), endX - x);
    }
    if (command === 'L' && endX === x) {
      offer('V', tenths(endY), endY);
      offer('v', tenths(endY - y), endY - y);
    }
    out += text;
    implied = own === 'M' ? 'L' : own === 'm' ? 'l' : own;
    fraction = last % 10 !== 0;
    [x, y] = [endX, endY];
    if (command === 'M') {
      [startX, startY] = [x, y];
      letter = letter === 'm' ? 'l' : 'L';
    }
  }
  return out;
}
