/**
 * Oracle: who has won the Partie, by adding up literally.
 *
 * Sources: the reference page (jasvel.org) for blocks in the order Weis, Stöck, Stich at the end of the deal; Swisslos,
 * jasswiki, allmedias.ch and SRF for Stöck, Weis, Stich and for going out trick by trick; allmedias.ch, jasswiki and
 * stöcherei.ch for Bedanken; SRF (Jass-Service, Jassführer) for the Bergpreis; Swisslos and Dorfverein Thalheim for a
 * fixed number of rounds.
 */

import type { Sides } from './round.js';
import { settingsWith, type OracleSettings } from './settings.js';

export type Side = 'A' | 'B';
export type Block = 'weis' | 'stoeck' | 'stich';

/** What a side writes in each block; a missing block is 0. */
export type Blocks = Readonly<Partial<Record<Block, number>>>;

/** The blocks of a round for each side; a missing side writes nothing. */
export type BlocksOfSides = Readonly<Partial<Record<Side, Blocks>>>;

export interface BlockVerdict {
  readonly winner: Side | 'undecided-in-block' | null;
  /** The block that decided, `before` when the target was reached already, `null` when nobody is there. */
  readonly block: Block | 'before' | null;
}

/** Adds block after block for both sides; who alone is at the target first has won. */
export function blockOrderWinner(
  order: readonly Block[],
  target: number,
  before: Sides,
  round: BlocksOfSides,
): BlockVerdict {
  let a = before.A;
  let b = before.B;
  const atStart = reached(a, b, target);
  if (atStart !== null) return { winner: atStart, block: 'before' };
  for (const block of order) {
    a += round.A?.[block] ?? 0;
    b += round.B?.[block] ?? 0;
    const winner = reached(a, b, target);
    if (winner !== null) return { winner, block };
  }
  return { winner: null, block: null };
}

function reached(a: number, b: number, target: number): Side | 'undecided-in-block' | null {
  if (a >= target && b >= target) return 'undecided-in-block';
  if (a >= target) return 'A';
  if (b >= target) return 'B';
  return null;
}

export interface TrickVerdict {
  readonly winner: Side | null;
  /** The number of the trick that decided, from 1; `null` when none did. */
  readonly trick: number | null;
}

/** Adds trick after trick; who is at the target first has won. */
export function trickOrderWinner(
  target: number,
  before: Sides,
  trickPoints: readonly (readonly [Side, number])[],
): TrickVerdict {
  let a = before.A;
  let b = before.B;
  for (const [index, [side, points]] of trickPoints.entries()) {
    if (side === 'A') a += points;
    else b += points;
    if (a >= target) return { winner: 'A', trick: index + 1 };
    if (b >= target) return { winner: 'B', trick: index + 1 };
  }
  return { winner: null, trick: null };
}

/** The side with more points, `null` when they are equal. */
export function higherTotal(afterRound: Sides): Side | null {
  if (afterRound.A > afterRound.B) return 'A';
  if (afterRound.B > afterRound.A) return 'B';
  return null;
}

/** A claim to have reached the target. */
export interface Claim {
  readonly target: number;
  readonly claimant: Side;
  readonly claimantPointsAtClaim: number;
  /** Does not matter: the first to claim with enough points wins. */
  readonly opponentPointsAtClaim: number;
  readonly shortfallCausedByOpponentRevoke?: boolean;
}

/** Who wins by a claim (Bedanken); `null` when the claim lapses. */
export function claimWinner(claim: Claim, changes: Partial<OracleSettings> = {}): Side | null {
  const settings = settingsWith(changes);
  if (claim.claimantPointsAtClaim >= claim.target) return claim.claimant;
  if (claim.shortfallCausedByOpponentRevoke === true) return null;
  if (!settings.falseClaimLoses) return null;
  return claim.claimant === 'A' ? 'B' : 'A';
}

/** The winner after a fixed number of rounds of 157 points, and the sum both sides must have. */
export function fixedRoundsWinner(rounds: number, afterRound: Sides): { winner: Side | null; checkSum: number } {
  return { winner: higherTotal(afterRound), checkSum: rounds * 157 };
}

/** Who is first at the Berg, by the same order of blocks. */
export function bergpreisWinner(
  berg: number,
  order: readonly Block[],
  before: Sides,
  firstTrick: BlocksOfSides,
): BlockVerdict['winner'] {
  return blockOrderWinner(order, berg, before, firstTrick).winner;
}
