import type { Contract } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { cardOfText, told, type ToldView, viewOf } from '../../test/position.js';
import { declareByGraf, grafSum } from './graf.js';

const HAND = ['RU', 'R9', 'RA', 'EA', 'EK', 'S10', 'S6', 'T8', 'T6'];

describe('Graf’s rule', () => {
  // Summed by hand from the published table.
  const sums: readonly (readonly [Contract, number])[] = [
    ['trump:R', 25 + 19 + 15 + 9 + 7 + 1 + 0 + 0 + 0],
    ['trump:E', 2 + 0 + 9 + 15 + 10 + 1 + 0 + 0 + 0],
    ['obenabe', 7 + 0 + 14 + 14 + 10 + 5 + 0 + 5 + 0],
    ['undenufe', 1 + 5 + 0 + 0 + 2 + 5 + 11 + 7 + 11],
  ];
  it.each(sums)('sums %s to %d', (contract, sum) => {
    expect(grafSum(HAND.map(cardOfText), contract)).toBe(sum);
  });

  it('knows nothing of Slalom and Gusti', () => {
    expect(grafSum(HAND.map(cardOfText), 'slalom:obenabe')).toBeNull();
    expect(grafSum(HAND.map(cardOfText), 'gusti:undenufe')).toBeNull();
  });

  const FORTY_FIVE = ['E6', 'E7', 'R8', 'R9', 'S10', 'SO', 'TU', 'TK', 'EA'];
  const cases: readonly {
    readonly name: string;
    readonly view: Omit<ToldView, 'tricks'>;
    readonly does: unknown;
  }[] = [
    { name: 'declares the highest sum', view: { seat: 0, dealer: 3, hand: HAND }, does: { declare: 'trump:R' } },
    { name: 'pushes a poor hand as forehand', view: { seat: 0, dealer: 3, hand: FORTY_FIVE }, does: { push: true } },
    {
      name: 'pushes 67',
      // Trump R: 25 + 15 + 10 + 5 + 9 + 1 + 2 + 0 + 0
      view: { seat: 0, dealer: 3, hand: ['RU', 'RA', 'RK', 'R6', 'EA', 'E10', 'SU', 'S8', 'T7'] },
      does: { push: true },
    },
    {
      name: 'declares 68',
      // Trump R: 25 + 15 + 10 + 6 + 9 + 1 + 2 + 0 + 0
      view: { seat: 0, dealer: 3, hand: ['RU', 'RA', 'RK', 'R10', 'EA', 'E10', 'SU', 'S8', 'T7'] },
      does: { declare: 'trump:R' },
    },
    {
      name: 'must declare after a push',
      view: { seat: 2, dealer: 3, hand: ['E6', 'E7', 'R8', 'R9', 'S10', 'SO', 'TU', 'TK', 'E8'] },
      does: { declare: 'undenufe' },
    },
    {
      name: 'takes the best of what the table allows',
      view: { seat: 0, dealer: 3, hand: HAND, profile: { contracts: ['obenabe', 'slalom'], pushing: 'none' } },
      does: { declare: 'obenabe' },
    },
    {
      name: 'takes the first contract where it knows none of them',
      view: { seat: 0, dealer: 3, hand: HAND, profile: { contracts: ['gusti'], pushing: 'none' } },
      does: { declare: 'gusti:obenabe' },
    },
  ];
  it.each(cases)('$name', ({ view, does }) => {
    expect(told(declareByGraf(viewOf({ ...view, tricks: [] })))).toEqual(does);
  });
});
