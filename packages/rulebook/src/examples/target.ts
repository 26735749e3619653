/**
 * Match and target. Sources of the answers: reference page (257, blocks in the order Weis, Stöck, Stich); jassen.ch (a
 * match is nine tricks, not all points); Swisslos and jasswiki (Stöck first); jasswiki and stöcherei (false Bedanken).
 */
import type { ExamplesOf } from '../example.js';

export const target: ExamplesOf<'target'> = {
  'target-match': {
    kind: 'round',
    contract: 'trump:S',
    cards: [152, 0],
    tricks: [9, 0],
    lastTrick: 0,
    totals: [257, 0],
    choices: [157, 252, 257, 300],
    right: 257,
    rules: ['value.match', 'value.last-trick'],
  },
  'target-all-points': {
    kind: 'round',
    contract: 'trump:T',
    cards: [152, 0],
    tricks: [8, 1],
    lastTrick: 0,
    totals: [157, 0],
    choices: [152, 157, 252, 257],
    right: 157,
    rules: ['value.match'],
  },
  // Weis: 970 and 990. Stöck: 970 and 1010.
  'target-order': {
    kind: 'end',
    before: [970, 940],
    round: [
      { weis: 0, stoeck: 0, stich: 100 },
      { weis: 50, stoeck: 20, stich: 57 },
    ],
    right: 1,
    block: 'stoeck',
    rules: ['end.blocks', 'count.blocks'],
  },
  // Stöck first: 1005 and 960. Weis first it would have been 985 and 1010.
  'target-other-order': {
    kind: 'end',
    table: { countOrder: 'stoeck-weis-stich' },
    before: [985, 960],
    round: [
      { weis: 0, stoeck: 20, stich: 60 },
      { weis: 50, stoeck: 0, stich: 97 },
    ],
    right: 0,
    block: 'stoeck',
    rules: ['end.blocks'],
  },
  'target-claim': { kind: 'claim', table: 'offiziell', points: 996, right: 1, rules: ['end.bedanken'] },
};
