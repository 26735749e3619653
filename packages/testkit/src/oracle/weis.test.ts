import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { bestDisjointChoices, compareWeis, detectWeis, weisTotal, type OracleWeis } from './weis.js';

const words = (text: string): string[] => text.split(' ');
/** Weise as a sorted list of sorted cards, because their order means nothing. */
const asSet = (weise: readonly OracleWeis[]): string[] =>
  weise.map(({ points, cards }) => `${points}: ${[...cards].sort().join(' ')}`).sort();
const declare = (lists: Readonly<Record<number, readonly string[]>>): Record<string, string[][]> =>
  Object.fromEntries(Object.entries(lists).map(([seat, weise]) => [seat, weise.map(words)]));

describe('the Weise of a hand', () => {
  test.each(casesOf('weis-detect'))('$id', ({ given, expect: expected, profile }) => {
    const weise = detectWeis(given.hand, profile);
    expect(asSet(weise)).toEqual(asSet(expected.weis));
    expect(weisTotal(weise)).toBe(expected.total);
  });

  test('a run of six crossed by four tens', () => {
    const hand = words('R6 R7 R8 R9 R10 RU S10 E10 T10');
    expect(asSet(detectWeis(hand))).toEqual(['100: E10 R10 S10 T10', '150: R10 R6 R7 R8 R9 RU']);
    expect(asSet(detectWeis(hand, { longRuns: 'vorarlberg', kreuzweis: false }))).toEqual([
      '100: E10 R10 S10 T10',
      '50: R6 R7 R8 R9',
    ]);
    // With the 300 scale the run alone counts as much as both: two choices, and the better single Weis comes first.
    expect(bestDisjointChoices(hand, { kreuzweis: false }).map(asSet)).toEqual([
      ['150: R10 R6 R7 R8 R9 RU'],
      ['100: E10 R10 S10 T10', '50: R6 R7 R8 R9'],
    ]);
  });

  test('five in a row crossed by four equal in their middle: the better of the two depends on the table', () => {
    const hand = words('R6 R7 R8 R9 R10 E8 S8 T8 TA');
    const best = (equalPointsTie: 'more-cards' | 'quartet-first'): string[] =>
      asSet(detectWeis(hand, { kreuzweis: false, equalPointsTie }));
    expect(best('more-cards')).toEqual(['100: R10 R6 R7 R8 R9']);
    expect(best('quartet-first')).toEqual(['100: E8 R8 S8 T8']);
  });

  test('four sixes count in every contract, unless the table leaves them out', () => {
    const hand = words('E6 R6 S6 T6 EU R9 T10 SK SA');
    expect(asSet(detectWeis(hand))).toEqual(['100: E6 R6 S6 T6']);
    expect(detectWeis(hand, { quartetRanks: words('9 10 U O K A') })).toEqual([]);
    expect(compareWeis('obenabe', 0, declare({ 0: ['E6 R6 S6 T6'] })).points).toBe(100);
  });

  test('capped runs leave a run of their own from eight cards on', () => {
    const points = (hand: string): number[] => detectWeis(words(hand), { longRuns: 'capped-100' }).map((w) => w.points);
    expect(points('R6 R7 R8 R9 R10 RU TA SK E6')).toEqual([100]);
    expect(points('R6 R7 R8 R9 R10 RU RO SK E6')).toEqual([100]);
    expect(points('R6 R7 R8 R9 R10 RU RO RK E6')).toEqual([100, 20]);
    expect(points('R6 R7 R8 R9 R10 RU RO RK RA')).toEqual([100, 50]);
  });

  test('runs do not go round from ace to six', () => {
    expect(detectWeis(words('RK RA R6 SK SA S6 TK TA T6'))).toEqual([]);
  });
});

describe('whose Weise count', () => {
  test.each(casesOf('weis-compare'))('$id', ({ given, expect: expected, profile }) => {
    expect(compareWeis(given.contract, given.forehand, given.declared, profile)).toEqual(expected);
  });

  test('equal runs: the trump one, else the earlier in play order', () => {
    const declared = declare({ 0: ['S7 S8 S9'], 1: ['E7 E8 E9'] });
    expect(compareWeis('trump:R', 0, declared)).toEqual({ bestSeat: 0, scoringTeam: 0, points: 20 });
    expect(compareWeis('trump:E', 0, declared)).toEqual({ bestSeat: 1, scoringTeam: 1, points: 20 });
    expect(compareWeis('trump:R', 1, declared)).toEqual({ bestSeat: 1, scoringTeam: 1, points: 20 });
    expect(compareWeis('trump:R', 2, declared)).toEqual({ bestSeat: 0, scoringTeam: 0, points: 20 });
  });

  test('in Undenufe the lower beats, quartet or run', () => {
    const quartets = declare({ 0: ['EA RA SA TA'], 1: ['E6 R6 S6 T6'] });
    const runs = declare({ 0: ['RO RK RA'], 1: ['T6 T7 T8'] });
    for (const declared of [quartets, runs]) {
      expect(compareWeis('undenufe', 0, declared).bestSeat).toBe(1);
      expect(compareWeis('undenufe', 0, declared, { undenufeReversed: false }).bestSeat).toBe(0);
      expect(compareWeis('obenabe', 0, declared).bestSeat).toBe(0);
    }
  });

  test('where a total tie scores for both, the play order breaks none between the teams', () => {
    const changes = { totalTie: 'both-score' } as const;
    const tie = declare({ 0: ['S7 S8 S9'], 1: ['E7 E8 E9'], 3: ['R8 R9 R10 RU'] });
    expect(compareWeis('obenabe', 0, tie, changes)).toEqual({ bestSeat: 3, scoringTeam: 1, points: 70 });
    const { 0: a = [], 1: b = [] } = tie;
    expect(compareWeis('obenabe', 0, { 0: a, 1: b }, changes)).toEqual({
      bestSeat: null,
      scoringTeam: 'both',
      points: 20,
    });
    expect(compareWeis('trump:E', 0, { 0: a, 1: b }, changes).bestSeat).toBe(1);
    expect(compareWeis('obenabe', 0, { 0: a, 2: b }, changes)).toEqual({ bestSeat: 0, scoringTeam: 0, points: 40 });
  });

  test('nothing declared is nobody', () => {
    expect(compareWeis('obenabe', 0, {})).toEqual({ bestSeat: null, scoringTeam: null, points: 0 });
  });

  test('cards that are no Weis are refused', () => {
    expect(() => compareWeis('obenabe', 0, declare({ 0: ['S7 S8 R9'] }))).toThrow('not a Weis');
    expect(() => compareWeis('obenabe', 0, declare({ 0: ['SK SA'] }))).toThrow('not a Weis');
    const small = declare({ 0: ['E6 R6 S6 T6'] });
    expect(() => compareWeis('obenabe', 0, small, { quartetRanks: ['U'] })).toThrow('not a Weis');
  });
});
