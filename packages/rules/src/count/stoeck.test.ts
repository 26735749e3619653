import { casesOf } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { formatCard } from '../cards/notation.js';
import { handOf, profileOf } from '../partie/playbook.test.js';
import { type Contract, CONTRACTS } from '../play/contract.js';
import { holdsStoeck, STOECK_CALLS, STOECK_POINTS, stoeckCards, stoeckCounts } from './stoeck.js';

describe('the Stöck', () => {
  it('are Ober and König of trump, and nothing without trump', () => {
    const named = CONTRACTS.map((contract) => stoeckCards(contract)?.map(formatCard).join(' ') ?? null);
    expect(named).toEqual(['EO EK', 'RO RK', 'SO SK', 'TO TK', null, null, null, null, null, null]);
  });

  it.each(casesOf('stoeck'))(
    '$id: $given.contract, $given.announced ($source)',
    ({ given, expect: expected, profile }) => {
      const rules = profileOf(profile ?? {});
      const hands = given.sameHand ? [given.sameHand] : Object.values(given.split ?? {});
      const isHeld = hands.some((hand) => holdsStoeck(handOf(hand.join(' ')), given.contract as Contract));
      const counts = isHeld && stoeckCounts(given.announced, rules, given.needed ?? 0);
      expect(counts ? STOECK_POINTS : 0).toBe(expected.stoeckPoints);
    },
  );

  it.each([
    { call: 'with-second-card', settings: {}, counts: true },
    { call: 'after-next-player-covered', settings: {}, counts: false },
    { call: 'after-next-player-covered', settings: { stoeckAnnounce: 'automatic' }, counts: true },
    { call: 'reminded-by-partner', settings: { stoeckAnnounce: 'automatic' }, counts: true },
    { call: 'with-valid-weis-in-trick-1', settings: { stoeckWithWeis: false }, counts: false },
    { call: 'pre-shown-to-go-out', settings: { stoeckPreShowToGoOut: false }, counts: false },
  ] as const)('said $call under $settings counts: $counts', ({ call, settings, counts }) => {
    expect(stoeckCounts(call, profileOf(settings), 10)).toBe(counts);
  });

  it('shown to go out have to suffice, with the factor of the contract', () => {
    const rules = profileOf();
    expect(stoeckCounts('pre-shown-to-go-out', rules, 20)).toBe(true);
    expect(stoeckCounts('pre-shown-to-go-out', rules, 21)).toBe(false);
    expect(stoeckCounts('pre-shown-to-go-out', rules, 40, 40)).toBe(true);
    expect(stoeckCounts('pre-shown-to-go-out', rules, 41, 40)).toBe(false);
  });

  it('count nothing at a table without them', () => {
    for (const call of STOECK_CALLS) expect(stoeckCounts(call, profileOf({ stoeck: false }), 0)).toBe(false);
  });
});
