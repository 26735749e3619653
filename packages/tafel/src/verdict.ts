/**
 * Verdict: who has won, and why, from the rounds on the slate.
 *
 * The same endings as at the table with cards (`ending.ts` of the rules): blocks in the agreed order, a claim, a fixed
 * number of rounds. What a slate cannot know, who was first where both reached the target in the same block, is asked for
 * and not guessed.
 *
 * Sources: reference page (blocks), Swisslos and jasswiki (order), jasswiki, allmedias, stöcherei (Bedanken).
 */
import {
  type Block,
  blocksOf,
  endByBlocks,
  endByTotal,
  goalPoints,
  judgeClaim,
  type PerTeam,
  perTeam,
  type RuleProfile,
  type Team,
} from '@puur/rules';
import type { SchieberRound } from './schieber.js';

/** Why the Partie is over. */
export type Reason =
  /** Reached the target in this block, counted in the agreed order. */
  | { readonly code: 'won-in-block'; readonly block: Block; readonly order: RuleProfile['countOrder'] }
  /** Both did in the same block; the table said who was first. */
  | { readonly code: 'won-first'; readonly block: Block }
  | { readonly code: 'won-higher-total' }
  | { readonly code: 'won-by-claim' }
  | { readonly code: 'won-by-false-claim'; readonly missing: number }
  | { readonly code: 'won-most-points'; readonly rounds: number };

export interface Verdict {
  readonly winner: Team;
  readonly reason: Reason;
  readonly round: number;
}

/** What a round leaves open: both reached the goal in the same block. */
export interface Ending {
  readonly verdict: Verdict | null;
  readonly asksFirst: boolean;
}

const OPEN: Ending = { verdict: null, asksFirst: false };

/** Whether a round ended the Partie. `round` counts from 1; `before` are the totals it found. */
export function endingAfter(
  { entry, account }: SchieberRound,
  round: number,
  before: PerTeam<number>,
  profile: RuleProfile,
): Ending {
  const after = perTeam((team) => before[team] + account.teams[team].total);
  const won = (winner: Team, reason: Reason): Ending => ({ verdict: { winner, reason, round }, asksFirst: false });
  if (profile.endMode === 'fixed-rounds') {
    const winner = round >= profile.rounds ? endByTotal(after) : null;
    return winner === null ? OPEN : won(winner, { code: 'won-most-points', rounds: round });
  }
  if (profile.endMode === 'claim') {
    if (entry.claimedBy === undefined) return OPEN;
    const points = after[entry.claimedBy];
    const { winner, ruling } = judgeClaim(entry.claimedBy, points, profile.target, profile.falseClaimLoses);
    if (winner === null) return OPEN;
    return won(
      winner,
      ruling === 'false' ? { code: 'won-by-false-claim', missing: profile.target - points } : { code: 'won-by-claim' },
    );
  }
  return byBlocks(profile.target, entry.first, account, round, before, profile);
}

function byBlocks(
  goal: number,
  first: Team | undefined,
  account: SchieberRound['account'],
  round: number,
  before: PerTeam<number>,
  profile: RuleProfile,
): Ending {
  const order = blocksOf(profile.countOrder);
  const { winner, block } = endByBlocks(
    order,
    goal,
    before,
    perTeam((team) => account.teams[team].blocks),
  );
  if (winner === null || block === null) return OPEN;
  const where = block === 'before' ? order[0]! : block;
  if (winner !== 'undecided') {
    return {
      verdict: { winner, reason: { code: 'won-in-block', block: where, order: profile.countOrder }, round },
      asksFirst: false,
    };
  }
  if (profile.blockTie === 'next-deal') return OPEN;
  if (profile.blockTie === 'higher-total') {
    const higher = endByTotal(perTeam((team) => before[team] + account.teams[team].total));
    return higher === null
      ? OPEN
      : { verdict: { winner: higher, reason: { code: 'won-higher-total' }, round }, asksFirst: false };
  }
  return first === undefined
    ? { verdict: null, asksFirst: true }
    : { verdict: { winner: first, reason: { code: 'won-first', block: where }, round }, asksFirst: false };
}

/** The side that gets the Bergpreis with this round; null if none does, or it is not told who was first. */
export function bergAfter(
  { entry, account }: SchieberRound,
  round: number,
  before: PerTeam<number>,
  profile: RuleProfile,
): Ending {
  return byBlocks(goalPoints(profile, 'berg'), entry.first, account, round, before, profile);
}
