/** Dealing and seats. Sources of the answers: reference page; jassen-stallikon.ch (draw); jasswiki (exposed card). */
import type { ExamplesOf } from '../example.js';

export const dealing: ExamplesOf<'dealing'> = {
  'dealing-forehand': {
    kind: 'dealing',
    ask: 'forehand',
    dealer: 1,
    right: 2,
    rules: ['declare.forehand-chooses'],
  },
  'dealing-next': { kind: 'dealing', ask: 'next-dealer', dealer: 2, right: 3, rules: ['deal.dealer-moves-right'] },
  'dealing-draw': {
    kind: 'draw',
    cards: ['EO', 'R9', 'SK', 'T7'],
    right: 2,
    rules: ['deal.first-forehand'],
    table: { firstForehand: 'draw-high' },
  },
  'dealing-exposed': {
    kind: 'quarrel',
    quarrel: {
      events: [
        { type: 'dealt', seat: 1 },
        { type: 'card-exposed', card: 'EA' },
      ],
    },
    verdict: 'redeal',
    yes: 'redeal',
    right: true,
    rules: ['deal.misdeal-same-dealer'],
  },
};
