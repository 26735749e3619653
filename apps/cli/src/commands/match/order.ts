/** Order: what a thread has to know to play deals of a match. Plain data, for it is sent there. */
import { type Duel, playPair, type PairResult } from '@puur/bot';
import { assert, type Pairing, resolveProfile, type RuleProfile } from '@puur/rules';
import { seatingFor } from '../../players/seating.js';
import type { PlayerSpec } from '../../players/spec.js';
import { NODE_CLOCK } from '../play/clock.js';

export interface Order {
  readonly a: PlayerSpec;
  readonly b: PlayerSpec;
  /** The settings that differ from `puur`. */
  readonly settings: Partial<RuleProfile>;
  readonly seed: string;
  /** How a player service names the suits. */
  readonly pairing: Pairing;
}

/** Threads that a match is played on at most: each has a deal in hand, which the file may be ahead by. */
export const MOST_JOBS = 64;
/** Milliseconds for one answer; nobody who plays at a table thinks longer. A service is waited for less (rest/player.ts). */
const PATIENCE_MS = 60_000;

/** Whoever plays deals of a match, one at a time. */
export interface Hand {
  /** Plays a deal from both sides. Rejects where the hand was stopped, or by a fault of our own. */
  play(deal: number): Promise<PairResult>;
  stop(): void;
}

/** A hand in this thread. */
export function localHand({ a, b, settings, seed, pairing }: Order): Hand {
  const profile = resolveProfile(settings);
  assert(profile.ok, 'an order has a profile');
  const duel: Duel = {
    a: seatingFor(a, pairing),
    b: seatingFor(b, pairing),
    profile: profile.value,
    seed,
    clock: NODE_CLOCK,
    patience: PATIENCE_MS,
  };
  return { play: (deal) => playPair(duel, deal), stop: () => undefined };
}
