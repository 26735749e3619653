/**
 * Between a screen and its host: commands go in, what a seat may know comes out.
 *
 * The screen never has a state of the game of its own. It gets a whole `Snapshot` after each change, made for the seat
 * that has the device, and whatever a person may do stands in it.
 */
import type {
  Card,
  ClaimGoal,
  Considered,
  Action,
  PerSeat,
  Refusal,
  Seat,
  SeatView,
  WeisClaim,
  Weis,
} from '@puur/rules';
import type { Pace, Saving, SeatRequest, TableRefusal, TableStatus } from '@puur/table';
import type { Feats, LaidOpen } from './feats.js';
import type { HouseRules } from '../app/house-rules.js';
import type { SittingRecord } from '../storage/partie.js';

/** What a new Partie is opened with. */
export interface TableSetup {
  /** A preset, and what the table has agreed on beside it. */
  readonly rules: HouseRules;
  readonly sitting: PerSeat<SittingRecord>;
  readonly practice: boolean;
  /** A deal to begin with: its code, or any text to make one from. Such a deal is not proved. */
  readonly deal?: { readonly code: string } | { readonly seed: string };
}

export type ToHost =
  | { readonly type: 'open'; readonly id: string; readonly setup: TableSetup; readonly pace: Pace }
  | { readonly type: 'resume'; readonly id: string; readonly pace: Pace; readonly steal: boolean }
  | { readonly type: 'command'; readonly no: number; readonly seat: Seat; readonly request: SeatRequest }
  | { readonly type: 'cut'; readonly no: number; readonly seat: Seat; readonly text: string }
  /** The cards are asked for; the text is mixed in. */
  | { readonly type: 'deal-now'; readonly no: number; readonly seat: Seat; readonly text: string }
  | { readonly type: 'export'; readonly no: number }
  | { readonly type: 'turn' | 'undo' | 'advice'; readonly no: number; readonly seat: Seat }
  /** Who has the device; null covers it. */
  | { readonly type: 'eyes'; readonly seat: Seat | null }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'pause'; readonly on: boolean }
  | { readonly type: 'level'; readonly seat: Seat; readonly level: string };

/** What the seat may say, found by the rules in its own cards. */
export interface Offers {
  /** Its Weise, the best first; empty when it is not the moment. */
  readonly weise: readonly Weis[];
  /** Cards that may be laid with the word Stöck. */
  readonly stoeck: readonly Card[];
  /** What it can count for its team, in points of the Partie: its own sure trick that is still running with it. */
  readonly counted: number;
  /** For what it may say thank you, having counted enough. */
  readonly claims: readonly ClaimGoal[];
}

export interface Snapshot {
  readonly id: string;
  /** Whose view this is; null while the device is covered. */
  readonly eyes: Seat | null;
  /** Of the seat that looks; of nobody's hand while covered. */
  readonly view: SeatView;
  readonly offers: Offers;
  readonly status: TableStatus;
  readonly saving: Saving;
  readonly sitting: PerSeat<SittingRecord>;
  readonly practice: boolean;
  readonly mayUndo: boolean;
  readonly isPaused: boolean;
  /** Commitment that the deal of the round counted last was checked against; null where it was given, or is not proved. */
  readonly seal: string | null;
  /** What the log tells beside points. */
  readonly feats: Feats;
  /** What was laid open for the rest, while the round lies counted. */
  readonly laidOpen: LaidOpen | null;
  /** Length of the log: a later snapshot that is shorter was taken back. */
  readonly length: number;
}

export interface Advice {
  readonly action: Action;
  readonly weise: readonly WeisClaim[];
  readonly stoeck: boolean;
  readonly considered: readonly Considered[];
  readonly reason: string | null;
}

export type Answer = { readonly ok: true } | { readonly ok: false; readonly error: Refusal | TableRefusal };

/** Why there is no table. */
export type Absence =
  /** No such Partie on this device. */
  | 'none'
  /** The device does not give what it keeps, for now; or a newer Puur has written it. */
  | 'unread'
  | 'newer'
  /** Its log cannot be read. */
  | 'broken'
  /** Another window plays it; this one may take it over. */
  | 'elsewhere'
  /** Another window has taken it over. */
  | 'taken'
  /** The rules it was to be opened with are none. */
  | 'bad-rules'
  | 'bad-deal';

export type FromHost =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'answer'; readonly no: number; readonly answer: Answer }
  | { readonly type: 'advice'; readonly no: number; readonly advice: Advice | null }
  | { readonly type: 'record'; readonly no: number; readonly record: string | null }
  | { readonly type: 'absent'; readonly why: Absence }
  /** The store failed: it is full, or the browser keeps nothing. */
  | { readonly type: 'unsaved'; readonly why: 'full' | 'blocked' };
