/** When the Stöck count. Expected values come from the sources named with each case. */
import { describe, test } from 'vitest';
import { cards, expectRuled, play, type Row } from '../../test/telling.js';

const STOECK: readonly Row[] = [
  {
    name: 'reminding of the Stöck loses it (official Jassreglement)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 1: cards('EK') },
      events: [play(1, 'EK'), { type: 'reminded', seat: 3, of: 'stoeck' }, { type: 'stoeck-announced', seat: 1 }],
      question: 'stoeck',
    },
    verdict: 'stoeck-lost',
    ruling: { stoeckPoints: 0 },
  },
  {
    name: 'no Stöck by who had the King and eight other cards (reference page: both in one hand)',
    told: {
      table: { contract: 'trump:E' },
      hands: { 0: cards('EK S6 S7 S8 S9 R6 R7 R8 R9') },
      events: [play(0, 'EK'), { type: 'stoeck-announced', seat: 0 }],
      question: 'stoeck',
    },
    verdict: 'stoeck-none',
    ruling: { stoeckPoints: 0 },
  },
];

describe('the Stöck', () => {
  test.each(STOECK)('$name', expectRuled);
});
