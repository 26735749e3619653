/**
 * Arena: two kinds of player against each other over paired deals.
 *
 * Every deal is played twice by the same dealer, the sides swapped, so that the luck of the cards falls out of the
 * difference; the spread of the pairs gives the interval. A pair depends on the seed of the match and the number of its
 * deal and on nothing else, so pairs can be played in any order and in any thread, and a match can be taken up again.
 */
import { type PerSeat, perSeat, type PerTeam, type RuleProfile, type Seat, type Team, teamOf } from '@puur/rules';
import { arenaDeal } from './arena-deal.js';
import {
  type ArenaPlayer,
  type ArenaRules,
  type Choice,
  type Fault,
  playRound,
  type RoundPlayed,
} from './arena-round.js';
import { type Times, timesOf } from './arena-times.js';

/** Notes what went wrong inside a player that has found an answer all the same: a service out of reach, say. */
export type Report = (fault: Fault, detail: string) => void;

/** Makes the player of a seat from a seed; a new one for every round. */
export type Seating = (seed: string, seat: Seat, report: Report) => ArenaPlayer;

/** The two sides of a match. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

export interface Duel extends ArenaRules {
  readonly a: Seating;
  readonly b: Seating;
  readonly profile: RuleProfile;
  readonly seed: number | string;
}

/** What one side did in the two rounds of a deal. */
export interface SideOfPair {
  /** Contracts declared and pushes, in order. */
  readonly chosen: readonly Choice[];
  /** Times of the answers to questions with more than one. */
  readonly times: Times;
  /** Everything that went wrong; empty as a rule. */
  readonly incidents: readonly { readonly fault: Fault; readonly detail: string }[];
}

/** A deal played twice. Plain JSON, and all that is kept of it. */
export interface PairResult {
  /** The number of the deal in its match, 0 for the first. */
  readonly deal: number;
  /** Points of the round, A and B: first with A on seats 0 and 2, then on 1 and 3. */
  readonly points: readonly [PerTeam<number>, PerTeam<number>];
  readonly a: SideOfPair;
  readonly b: SideOfPair;
}

/** Plays deal `index` of a duel, with either side on either seats. */
export async function playPair(duel: Duel, index: number): Promise<PairResult> {
  const { profile, seed } = duel;
  const deal = arenaDeal(seed, index);
  const reported: Record<Side, { fault: Fault; detail: string }[]> = { a: [], b: [] };
  const sit = (even: Side, odd: Side): PerSeat<ArenaPlayer> =>
    perSeat((seat) => {
      const side = teamOf(seat) === 0 ? even : odd;
      return duel[side](deal.seed, seat, (fault, detail) => reported[side].push({ fault, detail }));
    });
  const first = await playRound(sit('a', 'b'), deal.deck, deal.dealer, profile, duel);
  const second = await playRound(sit('b', 'a'), deal.deck, deal.dealer, profile, duel);
  const [one, two] = [pointsOf(first), pointsOf(second)];
  return {
    deal: index,
    points: [one, [two[1], two[0]]],
    a: sideOf(reported.a, [first, 0], [second, 1]),
    b: sideOf(reported.b, [first, 1], [second, 0]),
  };
}

function pointsOf({ record }: RoundPlayed): PerTeam<number> {
  const [even, odd] = record.account.teams;
  return [even.total, odd.total];
}

/** What a side did, from what it reported itself, and from each round with the team it was there. */
function sideOf(reported: SideOfPair['incidents'], ...rounds: readonly (readonly [RoundPlayed, Team])[]): SideOfPair {
  return {
    chosen: rounds.flatMap(([{ chosen }, team]) =>
      chosen.filter(({ seat }) => teamOf(seat) === team).map(({ choice }) => choice),
    ),
    times: timesOf(
      rounds.flatMap(([{ times }, team]) => times.filter(({ seat }) => teamOf(seat) === team).map(({ ms }) => ms)),
    ),
    incidents: [
      ...reported,
      ...rounds.flatMap(([{ incidents }, team]) =>
        incidents.filter(({ seat }) => teamOf(seat) === team).map(({ fault, detail }) => ({ fault, detail })),
      ),
    ],
  };
}
