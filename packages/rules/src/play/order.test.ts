import { oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { CARDS, RANK_NAMES, RANKS, rankOf, SUITS, suitOf } from '../cards/card.js';
import { formatCard } from '../cards/notation.js';
import { card } from '../partie/playbook.test.js';
import { CONTRACTS, type Mode, modeOf, MODES, OBENABE_MODE, UNDENUFE_MODE } from './contract.js';
import { beats, strengthOf, TRUMP_ORDER, TRUMPS_ABOVE } from './order.js';

/** Strongest first. Source: reference page, Kartenordnung. */
const TRUMP = 'U 9 A K O 10 8 7 6'.split(' ');
const PLAIN = 'A K O U 10 9 8 7 6'.split(' ');
const DOWN = '6 7 8 9 10 U O K A'.split(' ');

function ranksBy(mode: Mode, suit: number): string[] {
  return CARDS.filter((each) => suitOf(each) === suit)
    .sort((a, b) => strengthOf(mode, b) - strengthOf(mode, a))
    .map((each) => RANK_NAMES[rankOf(each)]!);
}

describe('the order of cards', () => {
  it.each(MODES.map((mode) => [mode]))('is that of the reference page in mode %i', (mode) => {
    for (const suit of SUITS) {
      const order = mode === UNDENUFE_MODE ? DOWN : (suit as number) === (mode as number) ? TRUMP : PLAIN;
      expect(ranksBy(mode, suit)).toEqual(order);
    }
  });

  it('has every trump above every plain card', () => {
    for (const mode of MODES.slice(0, 4)) {
      const [trumps, plain] = [true, false].map((is) => CARDS.filter((c) => (suitOf(c) === (mode as number)) === is));
      for (const a of trumps!) for (const b of plain!) expect(strengthOf(mode, a)).toBeGreaterThan(strengthOf(mode, b));
    }
  });

  it('lists the trumps above each trump', () => {
    expect(TRUMP_ORDER.map((rank) => RANK_NAMES[rank])).toEqual([...TRUMP].reverse());
    for (const rank of RANKS) {
      const above = RANKS.filter((other) => (TRUMPS_ABOVE[rank]! >> other) & 1).map((other) => RANK_NAMES[other]!);
      expect(above.sort()).toEqual(TRUMP.slice(0, TRUMP.indexOf(RANK_NAMES[rank]!)).sort());
    }
  });
});

describe('beats', () => {
  it.each([
    { mode: 0, challenger: 'E6', holder: 'RA', wins: true, why: 'the lowest trump beats the highest plain card' },
    { mode: 0, challenger: 'RA', holder: 'E6', wins: false, why: 'no plain card beats a trump' },
    { mode: 0, challenger: 'E9', holder: 'EA', wins: true, why: 'the Nell beats the trump ace' },
    { mode: 0, challenger: 'EU', holder: 'E9', wins: true, why: 'the Puur beats the Nell' },
    { mode: 0, challenger: 'R9', holder: 'RA', wins: false, why: 'the nine of a plain suit is no Nell' },
    { mode: 0, challenger: 'RU', holder: 'R10', wins: true, why: 'the plain Under stands above the Banner' },
    { mode: OBENABE_MODE, challenger: 'SA', holder: 'R6', wins: false, why: 'another suit never wins' },
    { mode: OBENABE_MODE, challenger: 'RK', holder: 'RO', wins: true, why: 'upwards' },
    { mode: UNDENUFE_MODE, challenger: 'R6', holder: 'R7', wins: true, why: 'downwards' },
    {
      mode: UNDENUFE_MODE,
      challenger: 'EU',
      holder: 'E10',
      wins: false,
      why: 'T8: in Undenufe the Banner beats the Under',
    },
  ])('$challenger on $holder in mode $mode: $wins ($why)', ({ mode, challenger, holder, wins }) => {
    expect(beats(mode as Mode, card(challenger), card(holder))).toBe(wins);
  });

  it('agrees with the oracle on every two cards, in every trick of every contract', () => {
    for (const contract of CONTRACTS) {
      for (let trickNo = 1; trickNo <= 9; trickNo++) {
        const mode = modeOf(contract, trickNo);
        for (const holder of CARDS) {
          for (const challenger of CARDS) {
            if (challenger === holder) continue;
            const winner = oracle.trickWinner(contract, [formatCard(holder), formatCard(challenger)], trickNo);
            if (beats(mode, challenger, holder) !== (winner === 1)) {
              expect.fail(`${contract} ${trickNo}: ${formatCard(challenger)} on ${formatCard(holder)}`);
            }
          }
        }
        if (contract.startsWith('trump') || contract === 'obenabe' || contract === 'undenufe') break;
      }
    }
  });
});
