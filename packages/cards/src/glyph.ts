/**
 * Glyphs: figures, letters and words of the corners, as strokes.
 *
 * No font is asked for: an index must look the same on every machine, in a shared picture and before any font has
 * loaded. A glyph is the middle line of its strokes in a box 14 units high, drawn 2.6 wide with square ends; its width
 * includes the strokes.
 */
import { moved, num } from './path.js';
import { line } from './pen.js';

const HEIGHT = 14;
const STROKE = 2.6;
/** Between two letters. */
const SPACE = 1.5;

const ZERO = 'M1.3 4.7Q1.3 1.3 3.9 1.3Q6.5 1.3 6.5 4.7L6.5 9.3Q6.5 12.7 3.9 12.7Q1.3 12.7 1.3 9.3Z';
/** The letter is round, so that the Ober is not taken for a nought; that one is narrow, as in the 10. */
const O = 'M1.3 7C1.3 3.4 3.3 1.3 6 1.3C8.7 1.3 10.7 3.4 10.7 7C10.7 10.6 8.7 12.7 6 12.7C3.3 12.7 1.3 10.6 1.3 7Z';
const SIX = 'M1.3 9.4Q1.3 6.2 3.9 6.2Q6.5 6.2 6.5 9.4Q6.5 12.7 3.9 12.7Q1.3 12.7 1.3 9.4C1.3 5.6 3.2 3.4 5.2 .3';
const STEM = 'M1.3 0L1.3 14';
const TOP = 'M1.3 1.3L3.9 1.3Q6.3 1.3 6.3 4.1Q6.3 6.9 3.9 6.9L1.3 6.9';

const GLYPHS: Readonly<Record<string, readonly [width: number, d: string]>> = {
  0: [7.8, ZERO],
  1: [5, 'M3.7 14L3.7 0M3.9 1.2L.4 3.7'],
  6: [7.8, SIX],
  7: [7.4, 'M0 1.3L6.1 1.3Q3.5 6.6 3 14'],
  8: [
    7.8,
    'M3.9 1.3Q6.2 1.3 6.2 4Q6.2 6.6 3.9 6.6Q1.6 6.6 1.6 4Q1.6 1.3 3.9 1.3ZM3.9 6.6Q6.5 6.6 6.5 9.7Q6.5 12.7 3.9 12.7Q1.3 12.7 1.3 9.7Q1.3 6.6 3.9 6.6Z',
  ],
  9: [7.8, moved(SIX, { turn: 180, x: 7.8, y: 14 })],
  A: [8.6, 'M1.2 14L4.3 .2L7.4 14M2.2 10L6.4 10'],
  B: [7.8, `${STEM}${TOP}M3.9 6.9Q6.5 6.9 6.5 9.8Q6.5 12.7 3.9 12.7L1.3 12.7`],
  D: [7.8, `${STEM}M1.3 1.3L3.3 1.3Q6.5 1.3 6.5 4.9L6.5 9.1Q6.5 12.7 3.3 12.7L1.3 12.7`],
  E: [6.6, 'M6.6 1.3L1.3 1.3L1.3 12.7L6.6 12.7M1.3 6.9L6 6.9'],
  F: [6.4, 'M6.4 1.3L1.3 1.3L1.3 14M1.3 7.1L5.8 7.1'],
  G: [
    7.8,
    'M6.5 4.9L6.5 4.7Q6.5 1.3 3.9 1.3Q1.3 1.3 1.3 4.7L1.3 9.3Q1.3 12.7 3.9 12.7Q6.5 12.7 6.5 9.3L6.5 7.5L3.8 7.5',
  ],
  I: [2.6, STEM],
  J: [6.4, 'M5.1 0L5.1 9.4Q5.1 12.7 2.8 12.7Q1 12.7 .6 10'],
  K: [8.4, `${STEM}M7 .1L1.7 8.8M3.5 6.1L7.3 13.9`],
  N: [8, 'M1.3 14L1.3 .4L6.7 13.6L6.7 0'],
  O: [12, O],
  P: [7.6, `${STEM}M1.3 1.3L3.9 1.3Q6.3 1.3 6.3 4.4Q6.3 7.5 3.9 7.5L1.3 7.5`],
  Q: [7.8, `${ZERO}M3.8 9L7 13.8`],
  R: [8, `${STEM}${TOP}M3.8 6.9L6.8 14`],
  U: [7.8, 'M1.3 0L1.3 9.3Q1.3 12.7 3.9 12.7Q6.5 12.7 6.5 9.3L6.5 0'],
  V: [8.6, 'M1.2 0L4.3 13.8L7.4 0'],
  Ö: [12, `${O}M4.1 -3.4L4.1 -1M7.9 -3.4L7.9 -1`],
};

function glyphOf(letter: string): readonly [width: number, d: string] {
  const glyph = GLYPHS[letter];
  if (!glyph) throw new RangeError(`no glyph for "${letter}"`);
  return glyph;
}

/** Width of a word set `cap` high, in units. */
export function widthOf(word: string, cap: number): number {
  const widths = Array.from(word, (letter) => glyphOf(letter)[0]);
  return (widths.reduce((sum, width) => sum + width, 0) + SPACE * (widths.length - 1)) * (cap / HEIGHT);
}

export interface Setting {
  /** Where the word stands: its middle or left end, and its base line. */
  readonly x: number;
  readonly y: number;
  /** Height of the capitals. */
  readonly cap: number;
  readonly colour: string;
  readonly anchor?: 'left' | 'middle';
  /** The word is pressed to this width when it would be wider. */
  readonly fit?: number;
  /** Factor on the width of the strokes. */
  readonly weight?: number;
}

/** A word of the corners, as one path. */
export function word(text: string, { x, y, cap, colour, anchor = 'middle', fit, weight = 1 }: Setting): string {
  const scale = cap / HEIGHT;
  const natural = widthOf(text, cap);
  const press = fit !== undefined && natural > fit ? fit / natural : 1;
  let pen = 0;
  let d = '';
  for (const letter of text) {
    const [width, path] = glyphOf(letter);
    d += moved(path, { x: pen });
    pen += width + SPACE;
  }
  const left = anchor === 'left' ? x : x - (natural * press) / 2;
  const paint = { stroke: colour, width: STROKE * weight * scale, ends: 'square' } as const;
  if (press === 1) return line(moved(d, { scale, x: left, y: y - cap }), paint);
  // Pressing narrows the strokes as well, so it is left to a transform.
  const matrix = `transform="matrix(${num(scale * press)} 0 0 ${num(scale)} ${num(left)} ${num(y - cap)})"`;
  return line(d, { ...paint, width: STROKE * weight, place: matrix });
}
