/** Lesson: a whole round. The deal is fixed; the worths are a row of the table of `contract-hands.ts`. */
import { contractHand } from '../drills/contract.js';
import type { Lesson } from '../lesson.js';
import { cardsOf, tell } from './notes.js';

const { hand, worths } = contractHand('9cfgnsvwx 81,134,109,131,99,77,127');

export const round: Lesson<'round'> = {
  before: tell({ kind: 'seats' }),
  round: {
    kind: 'play',
    setup: {
      hands: [
        hand,
        cardsOf('E6 E8 E9 EA S6 S7 S8 SK T8'),
        cardsOf('E7 EO R7 R10 S9 SO SA T6 TK'),
        cardsOf('E10 EU EK R8 RU RA S10 T9 TA'),
      ],
      leader: 0,
      contract: null,
      declaring: { worths, afterPush: 'trump:S' },
      tricks: 9,
      isWhole: true,
    },
  },
  after: tell(),
};
