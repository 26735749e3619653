/**
 * Guided play: a few tricks or a whole round in which the learner sits at a table and every card gets a comment.
 *
 * State is a fold over the learner's own actions: the other three play by `partner.ts`, always the same for the same
 * cards, so that a lesson can be left and found again by its list of actions. A card that may not be played is refused
 * with its verdict and costs nothing. Round: declare, announce the Weis, play; Stöck is asked when its card is played.
 */
import type { Card, Contract, PerSeat, PerTeam, Result, Seat, Weis } from '@puur/rules';

import type { ContractChoice, ContractWorth } from './question.js';
import type { Verdict } from './verdict.js';

export interface GuidedSetup {
  /** Hands of equal size, one to nine cards; seat 0 is the learner. */
  readonly hands: PerSeat<readonly Card[]>;
  /** Who leads first, and, in a whole round, is forehand. */
  readonly leader: Seat;
  /** Null: the learner is forehand and declares; then `worths` says what the choices are worth. */
  readonly contract: Contract | null;
  readonly worths: readonly ContractWorth[];
  /** How many tricks are played. */
  readonly tricks: number;
  /** Whether Weis and Stöck are played: only with nine cards each. */
  readonly isWhole: boolean;
}

/** What the learner does. */
export type GuidedAction =
  | { readonly do: 'declare'; readonly choice: ContractChoice }
  /** The cards marked as Weis, each Weis of the hand counted by the school; empty: nothing to announce. */
  | { readonly do: 'weis'; readonly cards: readonly Card[] }
  /** `stoeck`: said with this card. */
  | { readonly do: 'play'; readonly card: Card; readonly stoeck: boolean };

/** What waits for the learner. */
export type GuidedPhase = 'declare' | 'weis' | 'play' | 'over';

/** What is said about something that happened, most telling first. */
export type Comment =
  | { readonly code: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly code: 'pushed' }
  | { readonly code: 'judged'; readonly verdict: Verdict }
  | { readonly code: 'weis-called'; readonly seat: Seat; readonly weise: readonly Weis[] }
  | { readonly code: 'weis-written'; readonly ours: boolean; readonly points: number }
  | { readonly code: 'stoeck-said'; readonly seat: Seat }
  | { readonly code: 'stoeck-forgotten' }
  | { readonly code: 'stoeck-wrong'; readonly card: Card }
  | {
      readonly code: 'trick-taken';
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
      readonly isLast: boolean;
    }
  /** About the learner's card. */
  | { readonly code: 'card'; readonly about: CardComment; readonly card: Card; readonly better: Card | null }
  | { readonly code: 'round-over'; readonly points: PerTeam<number>; readonly isMatch: boolean };

/** About a card the learner played; `better` in the comment is what was better, where something was. */
export const CARD_COMMENTS = [
  'led-sure',
  'led-trump',
  'led-low',
  'led-points-away',
  'took',
  'took-cheap-possible',
  'smeared',
  'could-smear',
  'overtook-partner',
  'gave-points-away',
  'gave-low',
] as const;
export type CardComment = (typeof CARD_COMMENTS)[number];

/** What happened since the learner's last action, in order. */
export type GuidedEvent =
  | { readonly type: 'declared'; readonly seat: Seat; readonly contract: Contract }
  | { readonly type: 'pushed'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'taken'; readonly seat: Seat; readonly points: number };

export interface Guided {
  readonly setup: GuidedSetup;
  readonly actions: readonly GuidedAction[];
  readonly phase: GuidedPhase;
  readonly contract: Contract | null;
  /** What each seat still holds. */
  readonly hands: PerSeat<readonly Card[]>;
  /** 1..9 */
  readonly trickNo: number;
  /** Who led the running trick. */
  readonly leader: Seat;
  readonly lying: readonly Card[];
  /** What the learner may play now; empty when it is not the time. */
  readonly legal: readonly Card[];
  /** A card the school would play; null when nothing is to be played. */
  readonly hint: Card | null;
  /** Points of the tricks taken, last trick included, by team; the learner's is team 0. */
  readonly points: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  readonly weis: PerTeam<number>;
  readonly stoeck: PerTeam<number>;
  /** All that has happened, and how much of it is new since the last action. */
  readonly events: readonly GuidedEvent[];
  readonly fresh: number;
  /** What is said about the last action. */
  readonly comments: readonly Comment[];
}

/** Why an action was not carried out. */
export type GuidedRefusal =
  | { readonly code: 'wrong-phase' }
  /** The card may not be played: why, and what may. */
  | { readonly code: 'not-allowed'; readonly verdict: Verdict; readonly legal: readonly Card[] };

export type GuidedResult = Result<Guided, GuidedRefusal>;

/** The table before the learner's first action: the others have played up to it. */
export function guidedStart(_setup: GuidedSetup): Guided {
  throw new Error('being written');
}

/** What an action does. */
export function guidedAfter(_guided: Guided, _action: GuidedAction): GuidedResult {
  throw new Error('being written');
}
