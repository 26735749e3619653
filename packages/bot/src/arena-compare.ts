/**
 * Compare: a short match in one call, for tests and benches.
 */
import type { RuleProfile } from '@puur/rules';
import { type PairResult, playPair, type Seating } from './arena.js';
import { summaryOf } from './arena-summary.js';

/** Points a round that one side made more than the other, over pairs of deals. */
export interface Comparison {
  readonly pairs: number;
  /** First side less second side, points a round. */
  readonly mean: number;
  readonly stdError: number;
  /** The 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
}

/** Plays `pairs` deals of a match in a row; at least two. */
export async function compare(
  a: Seating,
  b: Seating,
  pairs: number,
  profile: RuleProfile,
  seed: number | string,
): Promise<Comparison> {
  const results: PairResult[] = [];
  for (let index = 0; index < pairs; index++) results.push(await playPair({ a, b, profile, seed }, index));
  const { mean, stdError, low, high } = summaryOf(results);
  return { pairs, mean, stdError, low, high };
}
