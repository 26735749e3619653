import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as arbitraries from './arbitraries.js';
import { contracts, deck, rankOf, suitOf, trumpOrder, trumpSuitOf } from './oracle/cards.js';
import { legalCards, legalRow } from './oracle/legal.js';
import { checkDeal } from './oracle/round.js';
import { defaultSettings } from './oracle/settings.js';
import { trickWinner } from './oracle/trick.js';
import { bestDisjointChoices, compareWeis, detectWeis, weisTotal } from './oracle/weis.js';
import { settingValues } from './profile.js';

const { trickSituation, legalSettings } = arbitraries;

describe('what the arbitraries make', () => {
  test('cards, contracts, hands and deals are what they say', () => {
    fc.assert(
      fc.property(arbitraries.card(), arbitraries.contract(), arbitraries.deal(), (card, contract, deal) => {
        expect(deck).toContain(card);
        expect(contracts).toContain(contract);
        checkDeal(deal);
      }),
    );
  });

  test('a situation has a hand of the right size, at most three cards lying and no card twice', () => {
    fc.assert(
      fc.property(trickSituation(), ({ hand, trick, trickNo }) => {
        expect(hand).toHaveLength(10 - trickNo);
        expect(trick.length).toBeLessThan(4);
        expect(new Set([...hand, ...trick]).size).toBe(hand.length + trick.length);
      }),
    );
  });

  test('situations reach every row of the decision table', () => {
    const rows = new Set<number>();
    for (const { contract, hand, trick } of fc.sample(trickSituation(), { numRuns: 3000, seed: 1 })) {
      rows.add(legalRow(contract, hand, trick).row);
      rows.add(legalRow(contract, hand, trick, { ...defaultSettings, undertrump: 'allowed-if-void' }).row);
    }
    expect([...rows].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('profiles hold allowed values only, rounds and berg only where they mean something', () => {
    fc.assert(
      fc.property(arbitraries.profileSettings(), (profile) => {
        if (profile.rounds !== undefined) expect(profile.endMode).toBe('fixed-rounds');
        if (profile.berg !== undefined) expect(profile.bergpreis).toBe(true);
        for (const [name, values] of Object.entries(settingValues)) {
          if (Object.hasOwn(profile, name)) expect(values).toContain(Reflect.get(profile, name));
        }
      }),
    );
  });

  test('the default of a listed setting is its first value', () => {
    for (const [name, values] of Object.entries(settingValues)) {
      if (Object.hasOwn(defaultSettings, name))
        expect([name, values[0]]).toEqual([name, Reflect.get(defaultSettings, name)]);
    }
  });
});

describe('legal cards, whatever the table', () => {
  test('are never none, are in the hand, and stand in its order', () => {
    fc.assert(
      fc.property(trickSituation(), legalSettings(), ({ contract, hand, trick }, settings) => {
        const legal = legalCards(contract, hand, trick, settings);
        expect(legal).not.toHaveLength(0);
        expect(hand.filter((card) => legal.includes(card))).toEqual(legal);
      }),
    );
  });

  test('on a trump, whoever holds a trump besides the Puur plays trump', () => {
    fc.assert(
      fc.property(trickSituation(), legalSettings(), ({ contract, hand, trick }, settings) => {
        const trump = trumpSuitOf(contract);
        const isTrump = (card: string): boolean => suitOf(card) === trump;
        fc.pre(trick[0] !== undefined && isTrump(trick[0]));
        fc.pre(hand.some((card) => isTrump(card) && rankOf(card) !== 'U'));
        expect(legalCards(contract, hand, trick, settings)).toEqual(hand.filter(isTrump));
      }),
    );
  });

  test('a trump below a lying one needs a trump lead, a hand of trumps only, or a table that allows it', () => {
    fc.assert(
      fc.property(trickSituation(), legalSettings(), ({ contract, hand, trick }, settings) => {
        const trump = trumpSuitOf(contract);
        const places = trick.filter((card) => suitOf(card) === trump).map((card) => trumpOrder.indexOf(rankOf(card)));
        const isBelow = (card: string): boolean =>
          suitOf(card) === trump && places.some((place) => place < trumpOrder.indexOf(rankOf(card)));
        fc.pre(legalCards(contract, hand, trick, settings).some(isBelow));
        const led = trick[0] === undefined ? null : suitOf(trick[0]);
        const holdsOnlyTrumps = hand.every((card) => suitOf(card) === trump);
        const isVoid = hand.every((card) => suitOf(card) !== led);
        expect(led === trump || holdsOnlyTrumps || (isVoid && settings.undertrump === 'allowed-if-void')).toBe(true);
      }),
    );
  });

  test('one more card of a plain suit never makes a lower trump legal', () => {
    fc.assert(
      fc.property(trickSituation(), arbitraries.card(), ({ contract, hand, trick }, extra) => {
        const trump = trumpSuitOf(contract);
        fc.pre(trump !== null && suitOf(extra) !== trump && !hand.includes(extra) && !trick.includes(extra));
        const before = legalCards(contract, hand, trick);
        for (const card of legalCards(contract, [...hand, extra], trick)) {
          if (suitOf(card) === trump) expect(before).toContain(card);
        }
      }),
    );
  });
});

test('the winner of a trick is a trump or of the led suit, and nobody who is beaten', () => {
  fc.assert(
    fc.property(arbitraries.fullTrick(), ({ contract, trick, trickNo }) => {
      const winner = trick[trickWinner(contract, trick, trickNo)] ?? '';
      expect([suitOf(trick[0] ?? ''), trumpSuitOf(contract)]).toContain(suitOf(winner));
      // Taking a loser away, or any loser's place but the leader's, changes nothing.
      for (const [index, card] of trick.entries()) {
        if (index === 0 || card === winner) continue;
        const others = trick.filter((other) => other !== card);
        expect(others[trickWinner(contract, others, trickNo)]).toBe(winner);
      }
    }),
  );
});

describe('Weise of any hand', () => {
  test('are worth no less with Kreuzweis, and disjoint without', () => {
    fc.assert(
      fc.property(arbitraries.weisHand(), fc.constantFrom(...settingValues.longRuns), (hand, longRuns) => {
        const disjoint = detectWeis(hand, { longRuns, kreuzweis: false });
        const used = disjoint.flatMap((weis) => weis.cards);
        expect(new Set(used).size).toBe(used.length);
        expect(weisTotal(disjoint)).toBeLessThanOrEqual(weisTotal(detectWeis(hand, { longRuns })));
        for (const choice of bestDisjointChoices(hand, { longRuns }))
          expect(weisTotal(choice)).toBe(weisTotal(disjoint));
      }),
    );
  });

  test('the best one scores for its team, and its opponents get nothing', () => {
    fc.assert(
      fc.property(
        arbitraries.deal(),
        arbitraries.contract(),
        fc.integer({ min: 0, max: 3 }),
        (deal, contract, forehand) => {
          const weise = deal.map((hand) => detectWeis(hand));
          const declared = Object.fromEntries(weise.map((list, seat) => [seat, list.map((weis) => weis.cards)]));
          const verdict = compareWeis(contract, forehand, declared);
          const highest = Math.max(0, ...weise.flat().map((weis) => weis.points));
          if (highest === 0) {
            expect(verdict).toEqual({ bestSeat: null, scoringTeam: null, points: 0 });
          } else {
            expect(weise[verdict.bestSeat ?? -1]?.some((weis) => weis.points === highest)).toBe(true);
            const mates = weise.filter((_, seat) => seat % 2 === verdict.scoringTeam);
            expect(verdict.points).toBe(mates.map(weisTotal).reduce((a, b) => a + b, 0));
          }
        },
      ),
    );
  });
});
