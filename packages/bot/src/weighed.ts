/**
 * Weighed: a card with what playing it is expected to bring, and the rule behind it.
 */
import type { Card } from '@puur/rules';
import type { Reason } from './reason.js';

export interface Weighed {
  readonly card: Card;
  /** Half the difference of points, in this trick and by what the card no longer brings later. */
  readonly gain: number;
  readonly reason: Reason;
}

/** The one with the highest gain, the first of equals; null of none. */
export function bestOf(candidates: readonly Weighed[]): Weighed | null {
  let best: Weighed | null = null;
  for (const candidate of candidates) if (best === null || candidate.gain > best.gain + EQUAL) best = candidate;
  return best;
}

/** Differences below this are rounding. */
const EQUAL = 1e-9;
