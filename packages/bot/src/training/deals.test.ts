import { CardSet, SEATS } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { GUIDED_KINDS, type GuidedKind, guidedKindOf } from '../net/guided.js';
import { randomFrom } from '../random.js';
import { dealFor, type TrainingDeal } from './deals.js';

const dealsOf = (kind: GuidedKind, seed: number, count: number): TrainingDeal[] => {
  const random = randomFrom(seed, kind);
  return Array.from({ length: count }, () => dealFor(kind, random));
};

describe.each(GUIDED_KINDS)('Training deals of %s', (kind) => {
  const deals = dealsOf(kind, 1, 120);

  it('are of that kind, and all 36 cards by nine', () => {
    for (const { contract, hands } of deals) {
      expect(guidedKindOf(contract)).toBe(kind);
      expect(hands.map((hand) => hand.size)).toEqual([9, 9, 9, 9]);
      expect(hands.reduce((all, hand) => all.union(hand), CardSet.EMPTY).equals(CardSet.FULL)).toBe(true);
    }
  });

  it('are declared by the forehand or, pushed, by its partner; the forehand leads', () => {
    for (const { leader, declarer, pushed } of deals) {
      expect(SEATS).toContain(leader);
      expect((declarer - leader) & 3).toBe(pushed ? 2 : 0);
    }
    expect(new Set(deals.map(({ pushed }) => pushed)).size).toBe(2);
  });

  it('are the same by the same seed, and others by another', () => {
    expect(dealsOf(kind, 1, 5)).toEqual(deals.slice(0, 5));
    expect(dealsOf(kind, 2, 5)).not.toEqual(deals.slice(0, 5));
  });
});

describe('Training deals', () => {
  it('of trump name every suit', () => {
    expect(new Set(dealsOf('trump', 3, 120).map(({ contract }) => contract)).size).toBe(4);
  });

  it('that turn name Slalom and Gusti from either end', () => {
    expect(new Set(dealsOf('turning', 3, 120).map(({ contract }) => contract))).toEqual(
      new Set(['slalom:obenabe', 'slalom:undenufe', 'gusti:obenabe', 'gusti:undenufe']),
    );
  });
});
