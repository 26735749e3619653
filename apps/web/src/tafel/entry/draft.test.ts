/** A draft, tap by tap: what stands after each tap, and the entry it becomes. */
import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import {
  declaredIn,
  type Draft,
  draftOf,
  EMPTY_DRAFT,
  entryOf,
  isWeisTwice,
  NOTHING_TYPED,
  pointsOfDraft,
  readDraft,
  swapped,
  typedOf,
  weisOf,
  withContract,
  withDeclaredBy,
  withDigit,
  withMatch,
  withoutWeis,
  withPoints,
  withSide,
  withWeis,
} from './draft.js';

const rosen: Draft = withContract(EMPTY_DRAFT, 'trump:R', true);

describe('a draft', () => {
  it('is no entry before contract, tens and units are tapped', () => {
    expect(entryOf(EMPTY_DRAFT, DEFAULT_PROFILE)).toBeNull();
    expect(entryOf(withPoints(rosen, 0, { tens: 9, units: null }), DEFAULT_PROFILE)).toBeNull();
    expect(entryOf(withPoints(rosen, 0, { tens: 9, units: 8 }), DEFAULT_PROFILE)).toEqual({
      contract: 'trump:R',
      points: [98, 59],
    });
  });

  it('lets the other side follow from the 157 of a round, whichever side is counted', () => {
    expect(pointsOfDraft(withPoints(rosen, 1, typedOf(61)), DEFAULT_PROFILE)).toEqual([96, 61]);
    const counted = withSide(withPoints(rosen, 0, typedOf(98)), 1, DEFAULT_PROFILE);
    expect(pointsOfDraft(counted, DEFAULT_PROFILE)).toEqual([98, 59]);
  });

  it('lets nothing follow once somebody said Bedanken: the rest was not played', () => {
    const claimed = withPoints({ ...rosen, claimedBy: 0 }, 0, typedOf(80));
    expect(pointsOfDraft(claimed, DEFAULT_PROFILE)).toEqual([80, null]);
    expect(entryOf(withPoints(claimed, 1, typedOf(30)), DEFAULT_PROFILE)?.points).toEqual([80, 30]);
  });

  it('forgets the Stöck where there is no trump', () => {
    expect(withContract({ ...rosen, stoeck: 0 }, 'obenabe', false).stoeck).toBeNull();
    expect(withContract({ ...rosen, stoeck: 0 }, 'trump:E', true).stoeck).toBe(0);
  });

  it('writes a match for its side with all points, and forgets it with other points', () => {
    const matched = withMatch(rosen, 1, DEFAULT_PROFILE);
    expect(entryOf(matched, DEFAULT_PROFILE)).toEqual({ contract: 'trump:R', points: [0, 157], match: 1 });
    expect(withPoints(matched, 1, typedOf(100)).match).toBeUndefined();
  });

  it('knows who declared only once somebody has said so', () => {
    expect(declaredIn(rosen)).toBeNull();
    expect(declaredIn({ ...rosen, declarer: 3 })).toBe(1);
    const sided = withDeclaredBy(withMatch(rosen, 1, DEFAULT_PROFILE), 0);
    expect(declaredIn(sided)).toBe(0);
    expect(entryOf(sided, DEFAULT_PROFILE)).toEqual({
      contract: 'trump:R',
      points: [0, 157],
      match: 1,
      declaredBy: 0,
    });
    // The player that was said stands as long as it is of that side.
    expect(withDeclaredBy({ ...rosen, declarer: 3 }, 1).declarer).toBe(3);
    expect(withDeclaredBy({ ...rosen, declarer: 3 }, 0)).toMatchObject({ declarer: null, declaredBy: 0 });
  });

  // Reference page: only one side writes Weis; chibre (Romandie) lets both write an unbroken tie.
  it.each([
    { weis: [[50], [20]], totalTie: DEFAULT_PROFILE.totalTie, twice: true },
    { weis: [[50], []], totalTie: DEFAULT_PROFILE.totalTie, twice: false },
    { weis: [[20], [20]], totalTie: 'both-score', twice: false },
    { weis: [[20], [50]], totalTie: 'both-score', twice: true },
  ] as const)('has Weis twice with $weis and $totalTie: $twice', ({ weis, totalTie, twice }) => {
    expect(isWeisTwice({ ...rosen, weis }, { totalTie })).toBe(twice);
  });

  it('takes back the one Weis that was tapped by mistake, and no other', () => {
    const weised = [20, 50, 100].reduce((now, points) => withWeis(now, 1, points), withPoints(rosen, 0, typedOf(98)));
    expect(weisOf(weised)).toEqual([0, 170]);
    expect(weisOf(withoutWeis(weised, 1, 1))).toEqual([0, 120]);
    expect(withoutWeis(weised, 1, 1).weis).toEqual([[], [20, 100]]);
    expect(withoutWeis(weised, 0, 1)).toEqual({ ...weised, confirmed: [] });
    expect(entryOf(withoutWeis(weised, 1, 1), DEFAULT_PROFILE)?.weis).toEqual([0, 120]);
  });

  it('swaps the sides', () => {
    const turned = swapped(withPoints(rosen, 0, typedOf(98)));
    expect(pointsOfDraft(turned, DEFAULT_PROFILE)).toEqual([59, 98]);
  });

  it('comes back from an entry as it was', () => {
    const sided = { contract: 'trump:E', declaredBy: 1, points: [100, 57] } as const;
    expect(entryOf(draftOf(sided), DEFAULT_PROFILE)).toEqual(sided);
    const entry = { contract: 'trump:E', declarer: 2, points: [100, 57], weis: [50, 0], stoeck: 1, berg: 0 } as const;
    expect(entryOf(draftOf(entry), DEFAULT_PROFILE)).toEqual(entry);
  });
});

describe('digits from a keyboard', () => {
  it('go behind what stands, and begin anew above the whole', () => {
    const nine = withDigit(NOTHING_TYPED, 9, 157);
    expect(nine).toEqual({ tens: 0, units: 9 });
    const ninetyEight = withDigit(nine, 8, 157);
    expect(ninetyEight).toEqual({ tens: 9, units: 8 });
    expect(withDigit(ninetyEight, 3, 157)).toEqual({ tens: 0, units: 3 });
    expect(withDigit(withDigit(withDigit(NOTHING_TYPED, 1, 157), 5, 157), 7, 157)).toEqual({ tens: 15, units: 7 });
  });
});

describe('a draft that was kept', () => {
  it('comes back tap for tap', () => {
    const half = { ...withPoints(rosen, 1, { tens: 9, units: null }), stoeck: 0, weis: [[20], []] } as const;
    expect(readDraft(JSON.parse(JSON.stringify(half)))).toEqual(half);
    const matched = withMatch(rosen, 1, DEFAULT_PROFILE);
    expect(readDraft(JSON.parse(JSON.stringify(matched)))).toEqual(matched);
  });

  it('comes back from before Weise were kept one by one', () => {
    expect(readDraft({ ...rosen, weis: [70, 0] })).toEqual({ ...rosen, weis: [[70], []] });
  });

  it.each([
    ['nothing', null],
    ['a word', 'hallo'],
    ['an unknown contract', { ...rosen, contract: 'trump:X' }],
    ['a third side', { ...rosen, side: 2 }],
    ['a third side that declared', { ...rosen, declaredBy: 2 }],
    ['a third side with the Berg', { ...rosen, berg: 2 }],
    ['units without tens', { ...rosen, typed: [{ tens: null, units: 3 }, NOTHING_TYPED] }],
    ['one side only', { ...rosen, typed: [NOTHING_TYPED] }],
    ['a Weis below nothing', { ...rosen, weis: [[-20], []] }],
    ['a Weis in words', { ...rosen, weis: [['fünfzig'], []] }],
    ['a confirmed question that nobody asks', { ...rosen, confirmed: ['ask-weather'] }],
  ])('is none where it is %s', (_, value) => {
    expect(readDraft(value)).toBeNull();
  });
});
