/** Schieber. Sources of the answers: reference page (next lead); Swisslos (factors multiply everything). */
import type { ExamplesOf } from '../example.js';

export const schieber: ExamplesOf<'schieber'> = {
  'schieber-next-lead': {
    kind: 'winner',
    contract: 'trump:S',
    leader: 0,
    trick: 'R8 RK R10 RA',
    right: 3,
    rules: ['trick.winner', 'play.follow-suit'],
  },
  // (90 + 5 + 20) × 2; 62 × 2.
  'schieber-total': {
    kind: 'round',
    table: 'puur-2500',
    contract: 'trump:T',
    cards: [90, 62],
    tricks: [5, 4],
    lastTrick: 0,
    weis: [20, 0],
    totals: [230, 124],
    choices: [115, 190, 210, 230],
    right: 230,
    rules: ['value.factor', 'count.blocks'],
  },
  'schieber-double': {
    kind: 'factor',
    table: 'puur-2500',
    contract: 'obenabe',
    choices: [1, 2, 3, 4],
    right: 3,
    rules: ['value.factor'],
  },
};
