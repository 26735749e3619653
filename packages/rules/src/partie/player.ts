/**
 * Player: what sits on a seat, a person's screen or a program. It receives views and nothing else, so it cannot cheat:
 * it cannot be given more.
 */
import type { Card } from '../cards/card.js';
import type { Contract } from '../play/contract.js';
import type { ClaimGoal, WeisClaim } from './event.js';
import type { SeatView } from './view.js';

/** What a player does when it is its turn. */
export type Action =
  | { readonly type: 'push' }
  | { readonly type: 'declare'; readonly contract: Contract }
  | { readonly type: 'play'; readonly card: Card };

/**
 * A candidate that was weighed: expected points of the own team in this round, and the standard error of that; and those of
 * the others, for with another contract more of one may be more of both. All candidates are tried on the same worlds, so two
 * are told apart far better than either is known: `isEven` says what was found of that.
 */
export interface Considered {
  readonly action: Action;
  readonly expectedPoints: number;
  readonly expectedTheirs: number;
  readonly stdError: number;
  /** Whether nothing tells it from the one that was chosen, which is even with itself. */
  readonly isEven: boolean;
}

export interface Decision {
  readonly action: Action;
  /** Weise said with the card; empty for none. */
  readonly weise: readonly WeisClaim[];
  /** Whether Stöck is said with the card. */
  readonly stoeck: boolean;
  readonly considered: readonly Considered[];
}

/** Something said out of turn. */
export type Interjection =
  | { readonly type: 'announce-weis'; readonly weise: readonly WeisClaim[] }
  | { readonly type: 'announce-stoeck' }
  | { readonly type: 'claim-rest' }
  | { readonly type: 'claim'; readonly goal: ClaimGoal };

export interface Player {
  /** Asked when `view.turn` is the player's own seat. */
  decide(view: SeatView): Decision | Promise<Decision>;
  /** Asked after every event; null to stay silent. */
  interject?(view: SeatView): Interjection | null;
}
