import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Card, CARDS, RANKS, rankOf, SUITS, suitOf } from './card.js';
import { CardSet, duplicatesIn, MASK_SIZE } from './cardset.js';

/** The model: JavaScript's own sets, sorted when read. */
const subset = fc.subarray([...CARDS]);
const anyCard = fc.constantFrom(...CARDS);

function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].sort((a, b) => a - b);
}

describe('CardSet against the sets of JavaScript', () => {
  it('holds what it was made from, in order, once each', () => {
    fc.assert(
      fc.property(fc.array(anyCard), (cards) => {
        const set = CardSet.from(cards);
        expect(set.toArray()).toEqual(sorted(new Set(cards)));
        expect(CardSet.of(...cards).equals(set)).toBe(true);
        expect(set.size).toBe(new Set(cards).size);
        expect(set.isEmpty).toBe(cards.length === 0);
        expect(CARDS.filter((card) => set.has(card))).toEqual(set.toArray());
      }),
    );
  });

  it('unites, intersects and differs', () => {
    fc.assert(
      fc.property(subset, subset, (a, b) => {
        const [left, right] = [CardSet.from(a), CardSet.from(b)];
        expect(left.union(right).toArray()).toEqual(sorted(new Set([...a, ...b])));
        expect(left.intersect(right).toArray()).toEqual(a.filter((card) => b.includes(card)));
        expect(left.diff(right).toArray()).toEqual(a.filter((card) => !b.includes(card)));
        expect(left.includes(right)).toBe(b.every((card) => a.includes(card)));
        expect(left.meets(right)).toBe(b.some((card) => a.includes(card)));
        expect(left.equals(right)).toBe(a.length === b.length && a.every((card) => b.includes(card)));
      }),
    );
  });

  it('is complemented within the 36', () => {
    fc.assert(
      fc.property(subset, (a) => {
        const set = CardSet.from(a);
        expect(set.complement().toArray()).toEqual(CARDS.filter((card) => !a.includes(card)));
        expect(set.complement().complement().equals(set)).toBe(true);
        expect(set.union(set.complement()).equals(CardSet.FULL)).toBe(true);
      }),
    );
  });

  it('adds and takes away single cards without changing itself', () => {
    fc.assert(
      fc.property(subset, anyCard, (a, card) => {
        const set = CardSet.from(a);
        expect(set.with(card).toArray()).toEqual(sorted(new Set([...a, card])));
        expect(set.without(card).toArray()).toEqual(a.filter((other) => other !== card));
        expect(set.toArray()).toEqual(a);
      }),
    );
  });

  it('gives and takes the nine-bit masks of its suits', () => {
    fc.assert(
      fc.property(subset, (a) => {
        const set = CardSet.from(a);
        const masks = SUITS.map((suit) => set.suitMask(suit));
        for (const suit of SUITS) {
          const ranks = RANKS.filter((rank) => (masks[suit]! >> rank) & 1);
          expect(ranks).toEqual(a.filter((card) => suitOf(card) === suit).map(rankOf));
        }
        expect(CardSet.fromMasks(masks[0]!, masks[1]!, masks[2]!, masks[3]!).equals(set)).toBe(true);
      }),
    );
  });
});

describe('fixed sets', () => {
  it('are the empty one, the deck, the suits and the ranks', () => {
    expect(CardSet.EMPTY.toArray()).toEqual([]);
    expect(CardSet.FULL.toArray()).toEqual(CARDS);
    for (const suit of SUITS) {
      expect(CardSet.ofSuit(suit).toArray()).toEqual(CARDS.filter((card) => suitOf(card) === suit));
    }
    for (const rank of RANKS) {
      expect(CardSet.ofRank(rank).toArray()).toEqual(CARDS.filter((card) => rankOf(card) === rank));
    }
  });

  it('count the cards of a mask as its binary digits', () => {
    for (const [mask, size] of MASK_SIZE.entries()) {
      expect(size).toBe(mask.toString(2).replaceAll('0', '').length);
    }
    expect(MASK_SIZE).toHaveLength(512);
  });

  it('are written to JSON as a list of numbers', () => {
    expect(JSON.stringify({ hand: CardSet.from([35, 0, 18] as Card[]) })).toBe('{"hand":[0,18,35]}');
  });
});

describe('duplicatesIn', () => {
  it.each([
    { cards: [], twice: [] },
    { cards: [0, 35, 17], twice: [] },
    { cards: [4, 4], twice: [4] },
    { cards: [20, 3, 20, 3, 20], twice: [20, 3, 20] },
  ])('finds $twice in $cards', ({ cards, twice }) => {
    expect(duplicatesIn(cards as Card[])).toEqual(twice);
  });
});
