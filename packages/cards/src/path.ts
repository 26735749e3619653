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
  return out;
}

/** The same path data `count` times around 0, 0. */
export function around(d: string, count: number, start = 0): string {
  return Array.from({ length: count }, (_, index) => moved(d, { turn: start + (index * 360) / count })).join('');
}

/** Numbers in a row, a blank only where two would run together. */
function row(values: readonly number[]): string {
  let out = '';
  let fraction = false;
  for (const value of values) {
    const text = num(value);
    const apart = out === '' || text.startsWith('-') || (text.startsWith('.') && fraction);
    out += (apart ? '' : ' ') + text;
    fraction = text.includes('.');
  }
  return out;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One way to write a step: its letter and numbers. */
type Way = readonly [letter: string, values: readonly number[]];

/** The same path in fewer bytes. */
export function brief(d: string): string {
  const pieces = Array.from(d.matchAll(PIECE), ([piece]) => piece);
  let out = '';
  let last: Way = ['', []];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = 'M';

  /** A letter like the last one's may be left out, and after M and m what follows is a line. */
  const spelled = ([own, values]: Way): string => {
    const numbers = row(values);
    const implied = last[0] === 'M' ? 'L' : last[0] === 'm' ? 'l' : last[0];
    if (own !== implied || own === 'M' || own === 'm') return own + numbers;
    const fraction = !Number.isInteger(last[1].at(-1));
    return numbers.startsWith('-') || (numbers.startsWith('.') && fraction) ? numbers : ` ${numbers}`;
  };

  for (let index = 0; index < pieces.length;) {
    if (/[a-z]/i.test(pieces[index]!)) letter = pieces[index++]!;
    const command = letter.toUpperCase();
    if (command === 'Z') {
      out += 'Z';
      last = ['Z', []];
      [x, y] = [startX, startY];
      continue;
    }
    const relative = letter !== command && out !== '';
    const numbers = pieces.slice(index, (index += PAIRS[command]! * 2)).map(Number);
    const absolute = numbers.map((value, at) => tenth(relative ? value + (at % 2 === 0 ? x : y) : value));
    const steps = absolute.map((value, at) => tenth(value - (at % 2 === 0 ? x : y)));
    const [endX, endY] = [absolute.at(-2)!, absolute.at(-1)!];
    const ways: Way[] = [
      [command, absolute],
      [command.toLowerCase(), steps],
    ];
    if (command === 'L' && endY === y) ways.push(['H', [endX]], ['h', [steps[0]!]]);
    if (command === 'L' && endX === x) ways.push(['V', [endY]], ['v', [steps[1]!]]);
    let best = ways[0]!;
    let text = spelled(best);
    for (const way of ways.slice(1)) {
      const other = spelled(way);
      if (other.length < text.length) [best, text] = [way, other];
    }
    out += text;
    last = best;
    [x, y] = [endX, endY];
    if (command === 'M') [startX, startY] = [x, y];
    if (command === 'M') letter = letter === 'm' ? 'l' : 'L';
  }
  return out;
}
