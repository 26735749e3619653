/** Recorded round: cards, winners and sums as somebody wrote them down, judged by nobody. Which form gives what differs. */
import type { Card, Contract, PerTeam, Seat } from '@puur/rules';

/** A trick as it is recorded; leader, winner and points where somebody wrote them down. */
export interface RecordedTrick {
  readonly leader?: Seat;
  /** In the order played. */
  readonly cards: readonly Card[];
  readonly winner?: Seat;
  /** Card points, with the last trick's or without. */
  readonly points?: number;
}

export interface RecordedRound {
  readonly contract: Contract;
  /** Who led the first trick. */
  readonly leader: Seat;
  readonly tricks: readonly RecordedTrick[];
  /** The hands as dealt, where the round is not complete. */
  readonly hands?: readonly (readonly Card[])[];
  /** Card points as counted, the last trick included. */
  readonly counted?: PerTeam<number>;
  /** Who laid down and took all that was left. */
  readonly rest?: Seat;
  /** Whether the Partie ended before the round did. */
  readonly cutShort?: boolean;
}
