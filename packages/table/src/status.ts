/**
 * Status: what a table waits for, as its owner is told.
 *
 * Less than `Due` says: what the host is about to do by itself is all dealing.
 */
import type { PartieState, Seat } from '@puur/rules';
import type { Due } from './due.js';

/** What the table waits for. */
export type TableStatus =
  /** A person of `mayCut` is to cut. */
  | {
      readonly kind: 'waiting-for-cut';
      readonly cutter: Seat;
      /** Null in a first deal with an open dealer. */
      readonly dealer: Seat | null;
      readonly commitment: string;
      readonly mayCut: readonly Seat[];
    }
  /** A program has cut, and a person asks for the cards and mixes in (`dealNow`); the pace may do without. */
  | {
      readonly kind: 'waiting-for-deal';
      readonly cutter: Seat;
      readonly dealer: Seat | null;
      readonly commitment: string;
    }
  | { readonly kind: 'waiting-for-person'; readonly seat: Seat }
  | { readonly kind: 'waiting-for-bot'; readonly seat: Seat }
  /** A complete trick lies; the host turns it after the pace, or a person asks for it (`turn`). */
  | { readonly kind: 'trick-lies'; readonly winner: Seat }
  /** The host is about to shuffle, deal or show its secret. */
  | { readonly kind: 'dealing' }
  | { readonly kind: 'over' }
  | { readonly kind: 'closed' };

export function statusOf(due: Due, state: PartieState): TableStatus {
  switch (due.kind) {
    case 'cut': {
      const { cutter, dealer, mayCut } = due;
      const { commitment } = state.shuffle!;
      return { kind: 'waiting-for-cut', cutter, dealer, commitment, mayCut };
    }
    case 'cards': {
      const { cutter, dealer } = due;
      return { kind: 'waiting-for-deal', cutter, dealer, commitment: state.shuffle!.commitment };
    }
    case 'person':
      return { kind: 'waiting-for-person', seat: due.seat };
    case 'bot':
      return { kind: 'waiting-for-bot', seat: due.seat };
    case 'turn':
      return { kind: 'trick-lies', winner: due.winner };
    case 'nothing':
      return { kind: 'over' };
    case 'commit':
    case 'program-cut':
    case 'draw':
    case 'deal':
    case 'reveal':
      return { kind: 'dealing' };
  }
}
