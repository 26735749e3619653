/**
 * Table: what the owner of a table sees of it, and what may be asked of it.
 *
 * Towards a seat goes nothing but `SeatView`; `log` and `state` are for whoever owns the host, to keep a record and to
 * settle a dispute. Commands are judged by the rules; what the table itself refuses has codes of its own.
 */
import type {
  Misdeal,
  PartieEvent,
  PartieState,
  PerSeat,
  Refusal,
  Result,
  RuleProfile,
  Seat,
  SeatView,
} from '@puur/rules';
import type { Clock } from './clock.js';
import type { Incident } from './incident.js';
import type { Saving } from './journal.js';
import type { Pace } from './pace.js';
import type { Occupant, SeatRecord, SeatRequest } from './seat.js';
import type { Entropy } from './shuffle.js';
import type { TableStatus } from './status.js';
import type { TableStore } from './store.js';

export interface TableOptions {
  readonly profile: RuleProfile;
  /** Who sits where, seat 0 first. */
  readonly seats: PerSeat<Occupant>;
  /** Random bytes nobody can foresee, for the secrets of the shuffles. */
  readonly entropy: Entropy;
  readonly clock: Clock;
  /** Default: TABLE_PACE. */
  readonly pace?: Pace;
  /** Name of the table in its store. Default: `table`. */
  readonly id?: string;
  readonly store?: TableStore;
  /** In a practice game cards may be taken back. Default: no. */
  readonly practice?: boolean;
  readonly onIncident?: (incident: Incident) => void;
}

/** Why the table itself refuses. */
export const TABLE_REFUSALS = [
  'closed',
  /** A bot sits there. */
  'seat-of-bot',
  'no-cut-due',
  'not-your-cut',
  /** The cards were asked for before the cut that has to be. */
  'cut-required',
  /** Longer than CUT_TEXT_MAX, or half a character. */
  'bad-cut',
  /** The trick is for the person who won it to turn, or it lies not complete. */
  'not-your-trick',
  'not-practice',
  'nothing-to-undo',
] as const;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];

export interface TableRefusal {
  readonly code: TableRefusalCode;
  /** The seat that is concerned. */
  readonly seat?: Seat;
}

/** Longest text to cut with, in UTF-16 units. */
export const CUT_TEXT_MAX = 200;

/** The events that a request led to, in the log now; or why there are none. */
export type TableAnswer = Result<readonly PartieEvent[], Refusal | TableRefusal>;

export interface Table {
  readonly id: string;
  /** The owner's: it names every card. */
  readonly log: readonly PartieEvent[];
  /** The owner's: it holds every hand. */
  readonly state: PartieState;
  readonly seats: PerSeat<SeatRecord>;
  readonly status: TableStatus;
  readonly saving: Saving;
  /** What the seat may know now. */
  view(seat: Seat): SeatView;
  /** Tells a seat its view after each batch of events, in their order. The answer ends it. */
  subscribe(seat: Seat, listener: (view: SeatView) => void): () => void;
  /** Calls whenever status, saving or seats may have changed. The answer ends it. */
  watch(listener: () => void): () => void;
  /** What a person on a seat asks for. */
  command(seat: Seat, request: SeatRequest): TableAnswer;
  /** The person on the dealer's left cuts: a number or any text, or none at all, which is a knock. */
  cut(seat: Seat, text: string): TableAnswer;
  /**
   * A person asks for the cards where a program has cut, and mixes in a text that the host could not foresee; null for
   * none. It stands in the log as a cut after the one of the rule.
   */
  dealNow(seat: Seat, share: string | null): TableAnswer;
  /** A person turns the complete trick: the one who won it, or anybody where a bot won it. */
  turn(seat: Seat): TableAnswer;
  /**
   * A person says that the deal is void: a card was seen, somebody holds too many. Until the first trick is turned; the
   * secret is shown then and the same dealer deals again (jasswiki.ch, tournament rules).
   */
  misdeal(seat: Seat, reason: Misdeal): TableAnswer;
  /** Takes back to before the last decision of the person on a seat; how many events went. Practice games only. */
  undo(seat: Seat): Result<number, TableRefusal>;
  /** Somebody else sits down on a seat, at any moment. A person whose seat has just cut as a program cuts anew. */
  takeOver(seat: Seat, occupant: Occupant): void;
  /** Waits for the writes under way; whether the store has the table as it stands. True without a store. */
  saved(): Promise<boolean>;
  /** Ends timers and questions. The log stays, and whoever has it stored can resume. */
  close(): void;
}

/** Waits until a Partie is over, its last secret shown, or the table is closed. */
export function whenOver(table: Table): Promise<PartieState> {
  return new Promise((resolve) => {
    let end: (() => void) | null = null;
    const look = (): void => {
      if (table.status.kind !== 'over' && table.status.kind !== 'closed') return;
      end?.();
      resolve(table.state);
    };
    end = table.watch(look);
    look();
  });
}
