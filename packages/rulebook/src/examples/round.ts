/** A whole round. Source of the answers: reference page, "Welche Jassregeln gelten für eine ganze Runde?". */
import type { ExamplesOf } from '../example.js';

export const round: ExamplesOf<'round'> = {
  'round-forehand': {
    kind: 'dealing',
    ask: 'forehand',
    dealer: 3,
    right: 0,
    rules: ['declare.forehand-chooses', 'lead.forehand'],
  },
  'round-trick': {
    kind: 'winner',
    contract: 'trump:R',
    leader: 1,
    trick: 'SA S7 R6 SK',
    right: 3,
    rules: ['trick.winner', 'trick.order'],
  },
  // 100 + 20 Stöck; 52 + 5 + 50 Weis.
  'round-total': {
    kind: 'round',
    contract: 'trump:E',
    cards: [100, 52],
    tricks: [6, 3],
    lastTrick: 1,
    weis: [0, 50],
    stoeck: [20, 0],
    totals: [120, 107],
    choices: [100, 120, 125, 170],
    right: 120,
    rules: ['count.blocks', 'value.last-trick'],
  },
};
