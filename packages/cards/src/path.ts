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
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
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
  return values.reduce((out, value) => {
    const text = num(value);
    const apart = out === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d+$/.test(out));
    return out + (apart ? '' : ' ') + text;
  }, '');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same path in fewer bytes. */
export function brief(d: string): string {
  const pieces = Array.from(d.matchAll(PIECE), ([piece]) => piece);
  let out = '';
  let written = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = 'M';
  const write = (command: string, values: readonly number[]): string => {
    // A letter that is the last one's may be left out; after M and m what follows is a line.
    const last = written === 'M' ? 'L' : written === 'm' ? 'l' : written;
    const numbers = row(values);
    if (command !== last || command === 'M' || command === 'm') return command + numbers;
    const joined = numbers.startsWith('-') || (numbers.startsWith('.') && /\.\d+$/.test(out));
    return (joined ? '' : ' ') + numbers;
  };
  for (let index = 0; index < pieces.length;) {
    const piece = pieces[index]!;
    if (/[a-z]/i.test(piece)) {
      letter = piece;
      index++;
      if (letter === 'Z' || letter === 'z') {
        out += 'Z';
        written = 'Z';
        [x, y] = [startX, startY];
        continue;
      }
    }
    const command = letter.toUpperCase();
    const relative = letter !== command && !(command === 'M' && out === '');
    const count = PAIRS[command]! * 2;
    const numbers = pieces.slice(index, index + count).map(Number);
    index += count;
    const absolute = numbers.map((value, at) => tenth(relative ? value + (at % 2 === 0 ? x : y) : value));
    const steps = absolute.map((value, at) => tenth(value - (at % 2 === 0 ? x : y)));
    const [endX, endY] = [absolute[count - 2]!, absolute[count - 1]!];
    const ways: (readonly [string, readonly number[]])[] = [
      [command, absolute],
      [command.toLowerCase(), steps],
    ];
    if (command === 'L' && endX !== x && endY === y) ways.push(['H', [endX]], ['h', [endX - x]]);
    if (command === 'L' && endX === x && endY !== y) ways.push(['V', [endY]], ['v', [endY - y]]);
    const texts = ways.map(([way, values]) => [way, write(way, values)] as const);
    const [way, text] = texts.reduce((best, next) => (next[1].length < best[1].length ? next : best));
    out += text;
    written = way;
    [x, y] = [endX, endY];
    if (command === 'M') {
      [startX, startY] = [x, y];
      letter = relative ? 'l' : 'L';
    }
  }
  return out;
}
