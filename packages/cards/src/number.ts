/**
 * Numbers: six to nine of both decks, and the French ten.
 *
 * Swiss-German cards have the figure in all four corners; Rosen grow on a stem, Eicheln lie in pairs on one, Schellen
 * and Schilten stand free and turn over below the middle. Places: observed on printed decks, measured for this drawing.
 */
import { moved } from './path.js';
import { limb, line, shape, twice, type Pen } from './pen.js';
import { word } from './glyph.js';
import { shield, sign } from './sign.js';
import type { Rank } from './vocabulary.js';

/** Ranks that show as many signs as their number says. */
export type PipRank = '6' | '7' | '8' | '9';

interface Rows {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly scale: number;
  /** Single signs beside the columns: x, y, scale. */
  readonly odd?: readonly (readonly [x: number, y: number, scale: number])[];
}

const SCHELLEN: Readonly<Record<PipRank, Rows>> = {
  6: { columns: [29, 71], rows: [37, 78, 119], scale: 1.4 },
  7: { columns: [29, 71], rows: [37, 78, 119], scale: 1.4, odd: [[50, 57.5, 1.25]] },
  8: { columns: [29, 71], rows: [33, 63, 93, 123], scale: 1.28 },
  9: { columns: [28, 72], rows: [33, 63, 93, 123], scale: 1.24, odd: [[50, 78, 1.24]] },
};

const SCHILTEN: Readonly<Record<PipRank, Rows>> = {
  6: { columns: [29, 71], rows: [38, 78, 118], scale: 1.55 },
  7: { columns: [27, 73], rows: [38, 78, 118], scale: 1.42, odd: [[50, 57, 1.3]] },
  8: {
    columns: [24, 76],
    rows: [38, 78, 118],
    scale: 1.32,
    odd: [
      [50, 58, 1.32],
      [50, 98, 1.32],
    ],
  },
  9: { columns: [23, 50, 77], rows: [38, 78, 118], scale: 1.28 },
};

const ROSEN: Readonly<Record<PipRank, Rows>> = {
  6: { columns: [28, 72], rows: [37, 78, 119], scale: 1.38 },
  7: { columns: [28, 72], rows: [37, 78, 119], scale: 1.38, odd: [[50, 56, 1.2]] },
  8: { columns: [28, 72], rows: [34, 63.5, 93, 122.5], scale: 1.24 },
  9: { columns: [27, 73], rows: [34, 63.5, 93, 122.5], scale: 1.2, odd: [[50, 78, 1.2]] },
};

const EICHELN: Readonly<Record<PipRank, Rows>> = {
  6: { columns: [29, 71], rows: [47, 78, 109], scale: 1.5 },
  7: { columns: [29, 71], rows: [59, 87, 115], scale: 1.42, odd: [[50, 28, 1.42]] },
  8: { columns: [29, 71], rows: [42, 66, 90, 114], scale: 1.26 },
  9: { columns: [29, 71], rows: [54, 75, 96, 117], scale: 1.16, odd: [[50, 28, 1.3]] },
};

const FRENCH: Readonly<Record<PipRank | '10', Rows>> = {
  6: { columns: [33, 67], rows: [34, 78, 122], scale: 1.08 },
  7: { columns: [33, 67], rows: [34, 78, 122], scale: 1.08, odd: [[50, 56, 1.08]] },
  8: {
    columns: [33, 67],
    rows: [34, 78, 122],
    scale: 1.08,
    odd: [
      [50, 56, 1.08],
      [50, 100, 1.08],
    ],
  },
  9: { columns: [33, 67], rows: [32, 62.6, 93.4, 124], scale: 1.02, odd: [[50, 78, 1.02]] },
  10: {
    columns: [33, 67],
    rows: [32, 62.6, 93.4, 124],
    scale: 1.02,
    odd: [
      [50, 47.3, 1.02],
      [50, 108.7, 1.02],
    ],
  },
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function spotsOf({ columns, rows, scale, odd = [] }: Rows): readonly Spot[] {
  const regular = rows.flatMap((y) => columns.map((x) => ({ x, y, scale })));
  return [...regular, ...odd.map(([x, y, own]) => ({ x, y, scale: own }))];
}

/** Signs below the middle stand on their head. */
function upright(y: number): number {
  return y > 78.5 ? 180 : 0;
}

const LEAF = 'M0 0C2 -4 6 -5 10 -4C9 0 5 3 0 0Z';
const LEAF_RIB = 'M0 0Q4 -2.2 7.4 -3.2';

function leaf(pen: Pen, x: number, y: number, turn: number, flip = false, scale = 1): string {
  const place = { x, y, turn, flip, scale };
  return shape(moved(LEAF, place), pen.colours.green) + line(moved(LEAF_RIB, place), { width: 0.7 });
}

function roses(pen: Pen, rank: PipRank): string {
  const { columns, rows } = ROSEN[rank];
  const { green } = pen.colours;
  const spots = spotsOf(ROSEN[rank]);
  let twigs = '';
  let leaves = '';
  for (const y of rows) {
    twigs += `M50 ${y + 12}Q${columns[0]! + 12} ${y + 11} ${columns[0]!} ${y}M50 ${y + 12}Q${columns[1]! - 12} ${y + 11} ${columns[1]!} ${y}`;
    leaves += leaf(pen, 50, y + 12, 22, false, 0.95) + leaf(pen, 50, y + 12, -22, true, 0.95);
  }
  const bud =
    shape('M50 14C53.4 18 53.4 22 50 26C46.6 22 46.6 18 50 14Z', pen.colours.petal) +
    shape('M50 26.4C47 25 46 22.6 46.6 20Q49 22 50 24Q51 22 53.4 20C54 22.6 53 25 50 26.4Z', green);
  return (
    limb('M50 24L50 142', 2.2, green, 0.9) +
    limb(twigs, 1.8, green, 0.8) +
    leaves +
    bud +
    leaf(pen, 50, 143, 40, false, 0.9) +
    leaf(pen, 50, 143, -40, true, 0.9) +
    spots.map((spot) => sign(pen, spot)).join('')
  );
}

/** A lobed oak leaf that points up from 0, 0. */
const OAK =
  'M0 0C-1.4 -1 -3.6 -.8 -4 -2.6C-4.3 -3.8 -3.2 -4.4 -2.6 -4.6C-4.6 -5 -5 -7.2 -3.6 -8.2C-2.8 -8.8 -2 -8.6 -1.6 -8.4C-2.4 -10.4 -1 -12.4 0 -13C1 -12.4 2.4 -10.4 1.6 -8.4C2 -8.6 2.8 -8.8 3.6 -8.2C5 -7.2 4.6 -5 2.6 -4.6C3.2 -4.4 4.3 -3.8 4 -2.6C3.6 -.8 1.4 -1 0 0Z';

export function oakLeaf(pen: Pen, x: number, y: number, turn: number, scale = 1): string {
  const place = { x, y, turn, scale };
  return (
    shape(moved(OAK, place), pen.colours.green) +
    line(moved('M0 0L0 -9M0 -3.4L-1.8 -4.8M0 -3.4L1.8 -4.8', place), { width: 0.6 })
  );
}

function acorns(pen: Pen, rank: PipRank): string {
  const { columns, rows, scale, odd } = EICHELN[rank];
  const { green } = pen.colours;
  const bottom = rows[rows.length - 1]!;
  const top = odd === undefined ? rows[0]! : odd[0]![1];
  const twigs = rows.map((y) => `M${columns[0]! + 8} ${y}L${columns[1]! - 8} ${y}`).join('');
  const tuft = (y: number, turn: number): string =>
    oakLeaf(pen, 50, y, turn - 68, 1.05) + oakLeaf(pen, 50, y, turn + 68, 1.05) + oakLeaf(pen, 50, y, turn, 1.15);
  return (
    limb(`M50 ${top - (odd ? 0 : 13)}L50 ${bottom + 14}`, 2.4, green, 0.9) +
    limb(twigs, 2.2, green, 0.9) +
    tuft(bottom + 14, 180) +
    (odd === undefined
      ? tuft(top - 14, 0)
      : oakLeaf(pen, 50, top + 17.4, -72, 1.05) +
        oakLeaf(pen, 50, top + 17.4, 72, 1.05) +
        sign(pen, { x: 50, y: top, scale: odd[0]![2] })) +
    rows
      .map(
        (y) => sign(pen, { x: columns[0]!, y, scale, turn: -90 }) + sign(pen, { x: columns[1]!, y, scale, turn: 90 }),
      )
      .join('')
  );
}

/** The signs of a number card, without its corners. */
export function pips(pen: Pen, rank: PipRank | '10'): string {
  switch (pen.sign) {
    case 'rosen':
      return rank === '10' ? '' : roses(pen, rank);
    case 'eicheln':
      return rank === '10' ? '' : acorns(pen, rank);
    case 'schellen':
      if (rank === '10') return '';
      return spotsOf(SCHELLEN[rank])
        .map((spot) => sign(pen, { ...spot, turn: upright(spot.y) }))
        .join('');
    case 'schilten':
      if (rank === '10') return '';
      return spotsOf(SCHILTEN[rank])
        .map((spot, index) => shield(pen, index + Number(rank), { ...spot, turn: upright(spot.y) }))
        .join('');
    case 'hearts':
    case 'diamonds':
    case 'clubs':
    case 'spades':
      return spotsOf(FRENCH[rank])
        .map((spot) => sign(pen, { ...spot, turn: upright(spot.y) }))
        .join('');
  }
}

/** The figure in the four corners of a Swiss-German card. */
export function fourCorners(pen: Pen, rank: Rank): string {
  return twice(pen, `corners-${rank}-${pen.colours.index}`, () => {
    const setting = { y: 20.4, cap: 11, colour: pen.colours.index, weight: pen.colours.bold };
    return word(rank, { ...setting, x: 12 }) + word(rank, { ...setting, x: 88 });
  });
}

/** Letter or figure with the sign below, upper left and turned. */
export function twoCorners(pen: Pen, text: string): string {
  return twice(pen, `corner-${pen.sign}-${text}`, () => {
    const { index, bold: weight } = pen.colours;
    return (
      pen.share(`letter-${text}-${index}`, '', () =>
        word(text, { x: 12.2, y: 21, cap: 12, colour: index, fit: 11.4, weight }),
      ) + sign(pen, { x: 12.2, y: 30.6, scale: 0.56, outline: 0.7 })
    );
  });
}
