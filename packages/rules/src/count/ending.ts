/**
 * Endings: who has won, by every way of counting that the sources know.
 *
 * - Blocks (reference page): at the end of the deal the blocks are added in the agreed order; who reaches the target in
 *   an earlier block wins. Order Weis, Stöck, Stich there; Stöck, Weis, Stich by Swisslos, jasswiki, allmedias, SRF;
 *   Stöck, Stich, Weis where agreed (allmedias, jasswiki).
 * - Tie inside a block: by the order of the tricks (nearest to Bedanken), by the higher total, or another deal.
 * - Bedanken (Jassreglement, jasswiki, allmedias, stöcherei): the first to claim with enough points wins, a false claim
 *   loses; it lapses without penalty where only an opponent's wrong card made it fall short.
 * - Fixed rounds (Swisslos, tournaments): the higher sum. Bergpreis (SRF): half the target by the same order.
 *
 * The target is reached with as many points or more.
 */
import { otherTeam, type PerTeam, type Team, TEAMS } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';
import type { Block } from './account.js';

export type CountOrder = RuleProfile['countOrder'];

/** The blocks of a count order, first to count first. */
export function blocksOf(order: CountOrder): readonly Block[] {
  return order.split('-') as Block[];
}

export interface BlockEnding {
  /** `undecided`: both reached the target in the same block. */
  readonly winner: Team | 'undecided' | null;
  /** The block in which it happened; `before` = already before the round; null = nobody reached it. */
  readonly block: Block | 'before' | null;
}

/** Adds the blocks of a round in order; the team that reaches the target in an earlier block wins. */
export function endByBlocks(
  order: readonly Block[],
  target: number,
  before: PerTeam<number>,
  round: PerTeam<Readonly<Partial<Record<Block, number>>>>,
): BlockEnding {
  const sums: [number, number] = [before[0], before[1]];
  const reached = (): BlockEnding['winner'] => {
    const [a, b] = [sums[0] >= target, sums[1] >= target];
    return a && b ? 'undecided' : a ? 0 : b ? 1 : null;
  };
  let winner = reached();
  if (winner !== null) return { winner, block: 'before' };
  for (const block of order) {
    for (const team of TEAMS) sums[team] += round[team][block] ?? 0;
    winner = reached();
    if (winner !== null) return { winner, block };
  }
  return { winner: null, block: null };
}

export interface TrickEnding {
  readonly winner: Team | null;
  /** 1..9: the trick with which the target was reached; 0 = before the first; null = not reached. */
  readonly trick: number | null;
}

/**
 * Adds the tricks in the order they were made; the first team to reach the target wins.
 * Where both stand at the target before the first trick nothing here decides: winner null at trick 0.
 */
export function endByTricks(
  target: number,
  before: PerTeam<number>,
  tricks: readonly (readonly [team: Team, points: number])[],
): TrickEnding {
  const sums: [number, number] = [before[0], before[1]];
  if (sums[0] >= target || sums[1] >= target) {
    return { winner: sums[0] >= target && sums[1] >= target ? null : sums[0] >= target ? 0 : 1, trick: 0 };
  }
  for (const [index, [team, points]] of tricks.entries()) {
    sums[team] += points;
    if (sums[team] >= target) return { winner: team, trick: index + 1 };
  }
  return { winner: null, trick: null };
}

/** The higher total; null on equal totals. */
export function endByTotal(totals: PerTeam<number>): Team | null {
  return totals[0] === totals[1] ? null : totals[0] > totals[1] ? 0 : 1;
}

/**
 * How a Bedanken is ruled. `right`: enough points · `outranked`: enough points, but in the first trick of the deal the
 * other side goes out in an earlier block · `false`: not enough, the other side wins · `lapsed`: no effect, play goes on.
 */
export const CLAIM_RULINGS = ['right', 'outranked', 'false', 'lapsed'] as const;

/** A judged Bedanken; winner null where it lapsed. */
export interface ClaimRuling {
  readonly winner: Team | null;
  readonly ruling: (typeof CLAIM_RULINGS)[number];
}

/**
 * Judges a claim to have reached the target.
 * @param shortfallCausedByOpponentRevoke the claim would have been right but for an opponent's wrong card
 */
export function judgeClaim(
  claimant: Team,
  points: number,
  target: number,
  falseClaimLoses: boolean,
  shortfallCausedByOpponentRevoke = false,
): ClaimRuling {
  if (points >= target) return { winner: claimant, ruling: 'right' };
  if (shortfallCausedByOpponentRevoke || !falseClaimLoses) return { winner: null, ruling: 'lapsed' };
  return { winner: otherTeam(claimant), ruling: 'false' };
}
