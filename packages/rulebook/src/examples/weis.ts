/**
 * Weis. Sources of the answers: jasswelt (kinds, Kreuzweis, called too low), jassonkel and jasswiki (order), Anzeiger von
 * Saanen (Undenufe), reference page (the best team writes).
 */
import type { ExamplesOf } from '../example.js';

export const weis: ExamplesOf<'weis'> = {
  'weis-run': {
    kind: 'weis',
    hand: 'R6 R7 R8 R9 EK E10 S7 SA TU',
    weise: [{ cards: 'R6 R7 R8 R9', points: 50 }],
    choices: [0, 20, 50, 100],
    right: 50,
    rules: ['weis.kinds'],
  },
  'weis-kreuzweis': {
    kind: 'weis',
    hand: 'EU RU SU TU EO EK S6 T9 R8',
    weise: [
      { cards: 'EU RU SU TU', points: 200 },
      { cards: 'EU EO EK', points: 20 },
    ],
    choices: [100, 120, 200, 220],
    right: 220,
    rules: ['weis.kreuzweis', 'weis.kinds'],
  },
  'weis-none': {
    kind: 'weis',
    hand: 'R6 R7 R9 R10 EA EK E10 SO TO',
    weise: [],
    choices: [0, 20, 50, 100],
    right: 0,
    rules: ['weis.kinds'],
  },
  // Both 100; five cards beat four.
  'weis-hundred': {
    kind: 'weis-compare',
    contract: 'trump:E',
    forehand: 1,
    shown: [
      { seat: 1, weise: ['EK RK SK TK'] },
      { seat: 2, weise: ['S6 S7 S8 S9 S10'] },
    ],
    right: 2,
    points: [100, 0],
    rules: ['weis.compare', 'weis.best-team-writes'],
  },
  'weis-undenufe': {
    kind: 'weis-compare',
    contract: 'undenufe',
    forehand: 3,
    shown: [
      { seat: 3, weise: ['RO RK RA'] },
      { seat: 0, weise: ['T6 T7 T8'] },
    ],
    right: 0,
    points: [20, 0],
    rules: ['weis.compare'],
  },
  // Equal points, cards and height: the one in trump, though it was said later.
  'weis-trump': {
    kind: 'weis-compare',
    contract: 'trump:E',
    forehand: 1,
    shown: [
      { seat: 1, weise: ['S7 S8 S9'] },
      { seat: 2, weise: ['E7 E8 E9'] },
    ],
    right: 2,
    points: [20, 0],
    rules: ['weis.compare'],
  },
  // Equal in everything: the forehand's counts, and brings its partner's twenty along.
  'weis-forehand': {
    kind: 'weis-compare',
    contract: 'trump:T',
    forehand: 3,
    shown: [
      { seat: 3, weise: ['E9 E10 EU'] },
      { seat: 0, weise: ['S9 S10 SU'] },
      { seat: 1, weise: ['R6 R7 R8'] },
    ],
    right: 3,
    points: [0, 40],
    rules: ['weis.compare', 'weis.best-team-writes'],
  },
  // A match against the reader's side, whose Weis was the best.
  'weis-without-trick': {
    kind: 'round',
    contract: 'trump:R',
    cards: [0, 152],
    tricks: [0, 9],
    lastTrick: 1,
    weis: [20, 0],
    totals: [20, 257],
    choices: [0, 20, 120],
    right: 20,
    rules: ['weis.best-team-writes', 'value.match'],
  },
  'weis-low': {
    kind: 'weis-called',
    contract: 'trump:S',
    weis: 'R7 R8 R9 R10',
    called: 20,
    choices: [0, 20, 50],
    right: 20,
    rules: ['weis.called-too-low'],
  },
  'weis-four-under': {
    kind: 'weis-called',
    contract: 'trump:S',
    weis: 'EU RU SU TU',
    called: 100,
    choices: [0, 100, 200],
    right: 0,
    rules: ['weis.quartet-too-low', 'weis.called-too-low'],
  },
};
