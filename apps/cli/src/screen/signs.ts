/**
 * Signs: the few characters a table is drawn with.
 *
 * French suits have their own. For the Swiss suits there is none in any font that a terminal can be trusted with, so they
 * get four outlines that are found in all of them (the WGL4 set, no emoji): Eicheln a nut, Rosen a flower, Schellen a
 * ball, Schilten a shield; the word stands beside wherever there is room. Where a terminal has not even those, letters
 * and plain strokes do: E R S T, as in the notation of files.
 */
import type { FrenchSuitId, GermanSuitId } from '@puur/rules';

export interface Signs {
  readonly suits: Readonly<Record<GermanSuitId | FrenchSuitId, string>>;
  /** A card lying, and the one that holds the trick: corners from the upper left clockwise, then the edges. */
  readonly box: Box;
  readonly holder: Box;
  /** Four strokes crossed by a fifth, one stroke, one slanted, two slanted, the V. */
  readonly crossed: string;
  readonly stroke: string;
  readonly slanted: string;
  readonly cross: string;
  readonly vogel: string;
  readonly line: string;
  readonly thick: string;
  readonly times: string;
  readonly none: string;
  readonly dot: string;
  readonly minus: string;
  readonly prompt: string;
}

/** Upper left, upper right, lower right, lower left, horizontal, vertical. */
export type Box = readonly [string, string, string, string, string, string];

export const PICTURES: Signs = {
  suits: {
    eicheln: '◊',
    rosen: '☼',
    schellen: '●',
    schilten: '▼',
    diamonds: '♦',
    hearts: '♥',
    spades: '♠',
    clubs: '♣',
  },
  box: ['┌', '┐', '┘', '└', '─', '│'],
  holder: ['╔', '╗', '╝', '╚', '═', '║'],
  crossed: '┼┼┼┼',
  stroke: '│',
  slanted: '/',
  cross: 'X',
  vogel: 'V',
  line: '─',
  thick: '═',
  times: '×',
  none: '–',
  dot: '·',
  minus: '−',
  prompt: '›',
};

export const LETTERS: Signs = {
  suits: {
    eicheln: 'E',
    rosen: 'R',
    schellen: 'S',
    schilten: 'T',
    diamonds: 'd',
    hearts: 'h',
    spades: 's',
    clubs: 'c',
  },
  box: ['.', '.', "'", "'", '-', '|'],
  holder: ['#', '#', '#', '#', '=', '#'],
  crossed: '++++',
  stroke: '|',
  slanted: '/',
  cross: 'X',
  vogel: 'V',
  line: '-',
  thick: '=',
  times: 'x',
  none: '-',
  dot: '.',
  minus: '-',
  prompt: '>',
};

/** Terminals whose fonts have letters and little else. */
const POOR = new Set(['linux', 'dumb', 'vt100', 'vt102', 'vt220', 'ansi']);

/** The signs for a terminal by its name. */
export function signsFor(env: Readonly<Record<string, string | undefined>>): Signs {
  return POOR.has(env.TERM ?? '') ? LETTERS : PICTURES;
}
