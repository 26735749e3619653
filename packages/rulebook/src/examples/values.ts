/** Values. Sources of the answers: reference page, Kartenwerte; jasswiki (Undenufe). */
import type { ExamplesOf } from '../example.js';

export const values: ExamplesOf<'values'> = {
  // 20 + 14 + 11 + 10.
  'values-trump': {
    kind: 'points',
    contract: 'trump:S',
    cards: 'SU S9 SA S10',
    choices: [23, 35, 45, 55],
    right: 55,
    rules: ['value.cards'],
  },
  // 8 + 11 + 2 + 8.
  'values-obenabe': {
    kind: 'points',
    contract: 'obenabe',
    cards: 'R8 RA RU T8',
    choices: [13, 21, 29, 47],
    right: 29,
    rules: ['value.cards'],
  },
  // 11 + 0 + 8 + 4.
  'values-undenufe': {
    kind: 'points',
    contract: 'undenufe',
    cards: 'E6 EA E8 EK',
    choices: [15, 23, 26, 34],
    right: 23,
    rules: ['value.cards'],
  },
  // 10 + 0 + 2 + 0, and 5 for the last trick.
  'values-last': {
    kind: 'points',
    contract: 'trump:E',
    cards: 'R10 R7 RU E6',
    lastTrick: true,
    choices: [12, 15, 17, 35],
    right: 17,
    rules: ['value.last-trick', 'value.cards'],
  },
  // No set of tricks counts 1: the smallest card value is 2.
  'values-never': {
    kind: 'split',
    contract: 'trump:R',
    points: [156, 1],
    right: false,
    rules: ['count.impossible', 'value.cards'],
  },
};
