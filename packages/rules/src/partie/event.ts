/**
 * Events and commands: the vocabulary of the one log.
 *
 * A Partie is its list of events; state is a fold over it (`evolve` in state.ts), and the same list is the save file,
 * the undo stack, the replay and the referee's evidence. Events are plain JSON. A command is what a seat or the host of
 * the table asks for; `apply` in judge.ts answers it with events or with a refusal.
 *
 * What has to happen "before the next player covers" is decided by the order of the events, never by a clock.
 */
import type { Card } from '../cards/card.js';
import type { RoundAccount } from '../count/account.js';
import type { ClaimRuling } from '../count/ending.js';
import type { StoeckCall } from '../count/stoeck.js';
import type { Contract } from '../play/contract.js';
import type { PerSeat, Seat, Team } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';

/** A Weis as called: its cards and the points that were said (without factor). */
export interface WeisClaim {
  readonly cards: readonly Card[];
  readonly points: number;
}

/** What a claim reaches for: the target, or half way the Bergpreis. */
export const CLAIM_GOALS = ['partie', 'berg'] as const;
export type ClaimGoal = (typeof CLAIM_GOALS)[number];

/** A goal in points; the Bergpreis is half the target unless the table named another sum. */
export function goalPoints(profile: RuleProfile, goal: ClaimGoal): number {
  return goal === 'partie' ? profile.target : (profile.berg ?? Math.ceil(profile.target / 2));
}

/** Why a Partie ended. */
export const END_REASONS = ['blocks', 'target', 'claim', 'false-claim', 'rounds'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Why a deal was thrown in. Sources: jasswiki, tournament rules. */
export const MISDEALS = ['card-exposed', 'wrong-count', 'wrong-dealer'] as const;
export type Misdeal = (typeof MISDEALS)[number];

export type PartieEvent =
  /** The first event of every log: the rules of the table. */
  | { readonly type: 'opened'; readonly profile: RuleProfile }
  /** Cards drawn for the first deal, one a seat (`firstForehand: draw-high`); the highest rank deals. */
  | { readonly type: 'drawn'; readonly cards: PerSeat<Card> }
  /** The host has fixed its secret; everybody sees the commitment. */
  | { readonly type: 'shuffle-committed'; readonly commitment: string }
  /** A player's share in the shuffle. */
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hands: PerSeat<readonly Card[]> }
  | { readonly type: 'misdealt'; readonly reason: Misdeal }
  | { readonly type: 'pushed'; readonly seat: Seat }
  | { readonly type: 'declared'; readonly seat: Seat; readonly contract: Contract; readonly silent: boolean }
  /** All that a seat weist, the best first; a later one of the same seat corrects it. */
  | { readonly type: 'weis-announced'; readonly seat: Seat; readonly weise: readonly WeisClaim[] }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'stoeck-announced'; readonly seat: Seat; readonly call: StoeckCall }
  | { readonly type: 'trick-turned'; readonly winner: Seat; readonly points: number }
  /** The Weise that count, laid open before the lead to the second trick. */
  | { readonly type: 'weis-shown'; readonly seat: Seat; readonly weise: readonly (readonly Card[])[] }
  /** The leader lays down: all remaining tricks are theirs. */
  | { readonly type: 'rest-claimed'; readonly seat: Seat }
  /** Bedanken. */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly goal: ClaimGoal; readonly ruling: ClaimRuling['ruling'] }
  | { readonly type: 'berg-won'; readonly team: Team }
  /** `complete` is false where the Partie ended in the middle of the round. */
  | { readonly type: 'round-scored'; readonly account: RoundAccount; readonly complete: boolean }
  | {
      readonly type: 'partie-ended';
      readonly winner: Team | null;
      readonly reason: EndReason;
      readonly schneider: boolean;
    }
  /** The secret of the round's shuffle, for everybody to check the deal with. */
  | { readonly type: 'shuffle-revealed'; readonly secret: string };

export type EventType = PartieEvent['type'];
export type EventOf<T extends EventType> = Extract<PartieEvent, { type: T }>;

/** What a seat may ask for. `play` may carry what is said with the card. */
export type SeatCommand =
  | { readonly type: 'push'; readonly seat: Seat }
  /** `silent`: not a word, the card that follows says it; only a replayed log asks for it by this name. */
  | { readonly type: 'declare'; readonly seat: Seat; readonly contract: Contract; readonly silent?: boolean }
  | { readonly type: 'announce-weis'; readonly seat: Seat; readonly weise: readonly WeisClaim[] }
  | {
      readonly type: 'play';
      readonly seat: Seat;
      readonly card: Card;
      readonly weise?: readonly WeisClaim[];
      readonly stoeck?: boolean;
    }
  | { readonly type: 'announce-stoeck'; readonly seat: Seat }
  | { readonly type: 'claim-rest'; readonly seat: Seat }
  | { readonly type: 'claim'; readonly seat: Seat; readonly goal: ClaimGoal };

/** What the host of the table asks for. */
export type HostCommand =
  | { readonly type: 'open'; readonly profile: RuleProfile }
  | { readonly type: 'draw'; readonly cards: PerSeat<Card> }
  | { readonly type: 'commit-shuffle'; readonly commitment: string }
  | { readonly type: 'cut'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'deal'; readonly dealer: Seat; readonly hands: PerSeat<readonly Card[]> }
  | { readonly type: 'misdeal'; readonly reason: Misdeal }
  /** Turns a complete trick; a lead to the next trick does so by itself. The ninth trick needs it. */
  | { readonly type: 'turn-trick' }
  | { readonly type: 'reveal-shuffle'; readonly secret: string };

export type Command = SeatCommand | HostCommand;
