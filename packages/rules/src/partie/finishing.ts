/**
 * Finishing: what ends a round and a Partie, by the profile's `endMode`.
 *
 * - `end-of-deal-blocks` (reference page): after the round is counted, block by block.
 * - `immediate` (Swisslos): as soon as a team has the target, looked at when a trick is turned and when Stöck is said.
 * - `claim` (Jassreglement): by Bedanken only (claiming.ts).
 * - `fixed-rounds` (Swisslos, tournaments): after so many rounds, the higher sum.
 * The Bergpreis (SRF, Jassführer) goes by the same ways; under `claim` it too has to be claimed.
 */
import type { RoundAccount } from '../count/account.js';
import { blocksOf, endByBlocks, endByTotal, endByTricks } from '../count/ending.js';
import { TRICKS_PER_ROUND } from '../play/contract.js';
import { otherTeam, type PerTeam, perTeam, type Team, teamOf } from '../play/seat.js';
import { firstTrickWinner, isAfterFirstTrick } from './claiming.js';
import { countedSoFar } from './counting.js';
import { goalPoints, type PartieEvent } from './event.js';
import { completeTricks, type PartieState, roundOf } from './state.js';

/** The team that has `goal` at the end of a fully counted round, by blocks and the profile's tie; null if none has. */
export function endOfRoundWinner(state: PartieState, account: RoundAccount, goal: number): Team | null {
  const { profile, score } = state;
  const after = perTeam((team) => score[team] + account.teams[team].total);
  const { winner, block } = endByBlocks(
    blocksOf(profile.countOrder),
    goal,
    score,
    perTeam((team) => account.teams[team].blocks),
  );
  if (winner !== 'undecided') return winner;
  // A tie carried over from the deal before: another deal was played, the higher total has it now.
  if (block === 'before') return endByTotal(after);
  switch (profile.blockTie) {
    case 'next-deal':
      return null;
    case 'higher-total':
      return endByTotal(after);
    case 'trick-order':
      // Only tricks have an order; two tied Weise go by the total.
      return block === 'stich' ? firstByTricks(state, account, goal) : endByTotal(after);
  }
}

/** Counts the Stich block trick by trick on top of what the blocks before it gave. */
function firstByTricks(state: PartieState, account: RoundAccount, goal: number): Team | null {
  const round = roundOf(state);
  const { profile, score } = state;
  const order = blocksOf(profile.countOrder);
  const earlier = order.slice(0, order.indexOf('stich'));
  const before = perTeam((team) =>
    earlier.reduce((sum, block) => sum + account.teams[team].blocks[block], score[team]),
  );
  const tricks = completeTricks(round, profile).map(({ winner, points }): readonly [Team, number] => [
    teamOf(winner),
    points * account.factor,
  ]);
  // What the tricks do not show comes with the last: its five points, the match, a claimed rest.
  const shown = perTeam((team) => tricks.reduce((sum, [winner, points]) => sum + (winner === team ? points : 0), 0));
  const last = perTeam((team) => account.teams[team].blocks.stich - shown[team]);
  const closing: readonly (readonly [Team, number])[] = [
    [0, last[0]],
    [1, last[1]],
  ];
  const ending = endByTricks(goal, before, mergeLast(tricks, closing));
  return ending.winner ?? endByTotal(perTeam((team) => score[team] + account.teams[team].total));
}

/** Adds the closing points to the last trick of the team that has them. */
function mergeLast(
  tricks: readonly (readonly [Team, number])[],
  closing: readonly (readonly [Team, number])[],
): readonly (readonly [Team, number])[] {
  if (tricks.length < TRICKS_PER_ROUND) return [...tricks, ...closing];
  const [team, points] = tricks.at(-1)!;
  return [...tricks.slice(0, -1), [team, points + closing[team]![1]]];
}

/** The team that has `goal` in a running round of a table that ends at once; null if none has. */
export function immediateWinner(state: PartieState, goal: number): Team | null {
  if (state.score[0] < goal && state.score[1] < goal && isAfterFirstTrick(state)) {
    const winner = firstTrickWinner(state, goal);
    if (winner !== null) return winner;
  }
  const counted: PerTeam<number> = countedSoFar(state);
  if (counted[0] >= goal && counted[1] >= goal) return endByTotal(counted);
  return counted[0] >= goal ? 0 : counted[1] >= goal ? 1 : null;
}

/** The winner of the Bergpreis as things stand, if it is still to be had and not a matter of claims; else null. */
export function bergWinner(state: PartieState, account: RoundAccount | null): Team | null {
  const { profile } = state;
  if (!profile.bergpreis || state.berg !== null || profile.endMode === 'claim') return null;
  // Over fixed rounds there is no target to be half of: the table has to name the sum.
  if (profile.endMode === 'fixed-rounds' && profile.berg === null) return null;
  const goal = goalPoints(profile, 'berg');
  if (profile.endMode === 'immediate') return immediateWinner(state, goal);
  return account === null ? null : endOfRoundWinner(state, account, goal);
}

/** The event that ends a Partie, with Schneider where it is played: the loser below half the target. */
export function ended(
  profile: PartieState['profile'],
  totals: PerTeam<number>,
  winner: Team | null,
  reason: Extract<PartieEvent, { type: 'partie-ended' }>['reason'],
): PartieEvent {
  // Half of what: a Partie over fixed rounds has no target, and so no Schneider.
  const hasTarget = profile.endMode !== 'fixed-rounds';
  const schneider = profile.schneider && hasTarget && winner !== null && totals[otherTeam(winner)] * 2 < profile.target;
  return { type: 'partie-ended', winner, reason, schneider };
}
