import type { Contract, PerTeam, Seat, SeatView } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type ToldView, viewOf } from '../../test/position.js';
import { payoffFor } from './payoff.js';

type Pair = PerTeam<number>;

interface Case {
  readonly name: string;
  readonly contract?: Contract;
  readonly seat?: Seat;
  readonly profile?: unknown;
  readonly score?: Pair;
  readonly tricksSoFar?: ToldView['tricks'];
  readonly before?: Pair;
  readonly points: Pair;
  readonly tricks?: Pair;
  readonly extras?: Pair;
  readonly own: number;
  /** Of the others. */
  readonly theirs: number;
  readonly worth: number;
}

// Sources: the reference page (157 points, match 100), Swisslos (factors; the match counts by the factor too).
const CASES: readonly Case[] = [
  { name: 'points are points', points: [100, 57], own: 100, theirs: 57, worth: 43 },
  { name: 'of the own side, from whatever seat', seat: 3, points: [100, 57], own: 57, theirs: 100, worth: -43 },
  {
    name: 'times three in Obenabe',
    contract: 'obenabe',
    profile: 'puur-2500',
    points: [100, 57],
    own: 300,
    theirs: 171,
    worth: 129,
  },
  {
    name: 'twice in Schellen',
    contract: 'trump:S',
    profile: 'puur-2500',
    points: [60, 97],
    own: 120,
    theirs: 194,
    worth: -74,
  },
  { name: 'a match: 257', points: [157, 0], tricks: [9, 0], own: 257, theirs: 0, worth: 257 },
  { name: 'a match of the others', points: [0, 157], tricks: [0, 9], own: 0, theirs: 257, worth: -257 },
  {
    name: '157 without the ninth trick is no match',
    points: [157, 0],
    tricks: [8, 1],
    own: 157,
    theirs: 0,
    worth: 157,
  },
  {
    name: 'a match by the factor: 3 * 257',
    contract: 'undenufe',
    profile: 'puur-2500',
    points: [157, 0],
    tricks: [9, 0],
    own: 771,
    theirs: 0,
    worth: 771,
  },
  {
    name: 'a match that the factor does not touch: 3 * 157 + 100',
    contract: 'undenufe',
    profile: { factors: { undenufe: 3 }, target: 2500, matchBonusMultiplied: false },
    points: [157, 0],
    tricks: [9, 0],
    own: 571,
    theirs: 0,
    worth: 571,
  },
  {
    name: 'a table without a bonus',
    profile: { matchBonus: 0 },
    points: [157, 0],
    tricks: [9, 0],
    own: 157,
    theirs: 0,
    worth: 157,
  },
  {
    name: 'with Weis and Stöck, whole as they are',
    points: [100, 57],
    extras: [20, 50],
    own: 120,
    theirs: 107,
    worth: 13,
  },
  {
    // EA 11, E10 10, EK 4, EO 3 are written: 28 for side 0, which made 72 more.
    name: 'with what is written already, and worth what is still to come',
    tricksSoFar: [{ leader: 0, cards: ['EA', 'E10', 'EK', 'EO'] }],
    before: [28, 0],
    points: [100, 57],
    own: 100,
    theirs: 57,
    worth: 15,
  },
  {
    name: 'the same by the factor',
    contract: 'trump:S',
    profile: 'puur-2500',
    tricksSoFar: [{ leader: 0, cards: ['EA', 'E10', 'EK', 'EO'] }],
    before: [28, 0],
    points: [100, 57],
    own: 200,
    theirs: 114,
    worth: 30,
  },
  {
    name: 'near the end: 100 more win the Partie',
    score: [900, 900],
    points: [100, 57],
    own: 100,
    theirs: 57,
    worth: 1,
  },
  {
    name: 'near the end: 157 more win nothing further',
    score: [900, 900],
    points: [157, 0],
    tricks: [8, 1],
    own: 157,
    theirs: 0,
    worth: 1,
  },
  { name: 'near the end: the others win it', score: [900, 900], points: [57, 100], own: 57, theirs: 100, worth: 0 },
];

describe('What a played-out round pays', () => {
  it.each(CASES)(
    '$name',
    ({ contract = 'trump:R', seat = 0, profile, score, tricksSoFar = [], before = [0, 0], ...played }) => {
      const view = viewOf({
        seat,
        dealer: 3,
        hand: ['R6'],
        declaration: { by: 0, contract, pushed: false },
        tricks: tricksSoFar,
        ...(profile === undefined ? {} : { profile }),
        ...(score === undefined ? {} : { score }),
      });
      const { points, tricks = [5, 4], extras, own, theirs, worth } = played;
      const payoff = payoffFor(view, contract, before);
      const made = payoff.outcome(points, tricks, extras);
      expect(made.own).toBe(own);
      expect(made.theirs).toBe(theirs);
      // Near the end points weigh next to nothing beside the chance.
      expect(made.worth).toBeCloseTo(worth, 2);
    },
  );
});

describe('The goal of a round', () => {
  const viewAt = (score: Pair, profile: object): SeatView =>
    viewOf({
      seat: 0,
      dealer: 3,
      hand: ['R6'],
      declaration: { by: 0, contract: 'trump:S', pushed: false },
      tricks: [{ leader: 0, cards: ['EA', 'E10', 'EK', 'EO'] }],
      score,
      profile,
    });

  it('is where a side has the target, in card points without the factor', () => {
    const profile = { endMode: 'immediate', target: 2500, factors: { S: 2 } };
    // 28 card points are written twofold, so 2456 and 2450: 44 and 50 are missing, which is 22 and 25 more.
    const payoff = payoffFor(viewAt([2400, 2450], profile), 'trump:S', [28, 0]);
    expect(payoff.goal()).toEqual([28 + 22, 25]);
    // Twenty for Weis are a card point of ten less.
    expect(payoff.goal([20, 0])).toEqual([28 + 12, 25]);
  });

  it.each([
    { name: 'far from the end', score: [0, 0] as Pair, profile: { endMode: 'immediate', target: 2500 } },
    {
      name: 'where the round is played to its end',
      score: [900, 900] as Pair,
      profile: { endMode: 'end-of-deal-blocks' },
    },
    {
      name: 'where so many rounds are played',
      score: [900, 900] as Pair,
      profile: { endMode: 'fixed-rounds', rounds: 12 },
    },
  ])('is none $name', ({ score, profile }) => {
    expect(payoffFor(viewAt(score, profile), 'trump:S', [28, 0]).goal()).toBeNull();
  });
});
