/**
 * Compact face: for cards below 70 px of width, above all the hand on a phone.
 *
 * What identifies the card lies in its left two fifths, because that is what a fanned hand shows: a great index with the
 * sign below. The lower right holds one picture.
 */
import { flag } from './banner.js';
import { portrait } from './figure.js';
import { word } from './glyph.js';
import { sign } from './sign.js';
import { type Pen } from './pen.js';
import type { Rank } from './vocabulary.js';

function picture(pen: Pen, rank: Rank, german: boolean): string {
  switch (rank) {
    case 'A':
      return sign(pen, { x: 66, y: 117, scale: 3, outline: 2 });
    case 'U':
    case 'O':
    case 'K':
      return portrait(pen, rank);
    case '10':
      if (german) return flag(pen);
      return sign(pen, { x: 68, y: 120, scale: 2.4, outline: 1.8 });
    case '6':
    case '7':
    case '8':
    case '9':
      return sign(pen, { x: 68, y: 120, scale: 2.4, outline: 1.8 });
  }
}

/** Index, sign and picture; `text` is what stands for the rank. */
export function compact(pen: Pen, rank: Rank, text: string, german: boolean): string {
  const { index, bold: weight } = pen.colours;
  return (
    picture(pen, rank, german) +
    pen.share(`index-${text}-${index}`, '', () =>
      word(text, { x: 23, y: 43, cap: 34, colour: index, fit: 35, weight }),
    ) +
    sign(pen, { x: 23, y: 66, scale: 1.7, outline: 1.5 })
  );
}
