import { casesOf, oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { CARDS } from '../cards/card.js';
import { formatCard } from '../cards/notation.js';
import { cards, diceOf, pick, shuffled } from '../partie/playbook.test.js';
import { type Contract, CONTRACTS, modeOf } from './contract.js';
import { holderOf } from './trick.js';

describe('the winner of a trick', () => {
  it.each(casesOf('trick-winner'))('$id: $given.contract $given.trick ($source)', ({ given, expect: expected }) => {
    const mode = modeOf(given.contract as Contract, given.trickNo ?? 1);
    expect(holderOf(mode, cards(given.trick.join(' ')))).toBe(expected.winner);
  });

  it('is the leader in Undenufe with the Banner on Under, Ober and König (peer study T8)', () => {
    expect(holderOf(modeOf('undenufe', 1), cards('E10 EU EO EK'))).toBe(0);
  });

  it('holds a trick of one card', () => {
    expect(holderOf(modeOf('trump:E', 1), cards('R6'))).toBe(0);
  });

  it('agrees with the oracle on 20 000 random tricks, finished and not', () => {
    const dice = diceOf(1);
    for (let i = 0; i < 20_000; i++) {
      const contract = pick(dice, CONTRACTS);
      const trickNo = 1 + dice(9);
      const trick = shuffled(dice, CARDS).slice(0, 1 + dice(4));
      const winner = oracle.trickWinner(contract, trick.map(formatCard), trickNo);
      if (holderOf(modeOf(contract, trickNo), trick) !== winner) {
        expect.fail(`${contract} ${trickNo}: ${trick.map(formatCard).join(' ')} is won by card ${winner}`);
      }
    }
  });
});
