/** Slate. Sources of the answers: jassonkel and jasswiki (zones, signed rest); reference page (sum of 157). */
import type { ExamplesOf } from '../example.js';

export const tafel: ExamplesOf<'tafel'> = {
  // 300 + 50 + 40 + 7.
  'tafel-read': {
    kind: 'tafel',
    scheme: 'greedy',
    marks: { fuenfhunderter: 0, hunderter: 3, fuenfziger: 1, zwanziger: 2, rest: 7 },
    choices: [297, 377, 397, 407],
    right: 397,
    rules: [],
  },
  // 200 − 2.
  'tafel-rest': {
    kind: 'tafel',
    scheme: 'signed-rest',
    marks: { fuenfhunderter: 0, hunderter: 2, fuenfziger: 0, zwanziger: 0, rest: -2 },
    choices: [102, 198, 200, 202],
    right: 198,
    rules: [],
  },
  'tafel-check': { kind: 'split', contract: 'trump:T', points: [83, 74], right: true, rules: ['count.whole'] },
  'tafel-wrong': { kind: 'split', contract: 'trump:E', points: [92, 75], right: false, rules: ['count.whole'] },
};
