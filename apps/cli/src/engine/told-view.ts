/**
 * Told view: what a seat knows, in the words of a program, field by field (docs/engine.md, `choose`). Whether one field
 * agrees with another is not asked here (view.ts).
 */
import { type Card, type Contract, HAND_SIZE, ok, type Seat, SEAT_COUNT, TRICKS_PER_ROUND } from '@puur/rules';
import {
  bool,
  cards,
  contract,
  type Field,
  list,
  nullable,
  optional,
  orElse,
  points,
  seat,
  shape,
  whole,
} from './fields.js';

/** The most points one Weis can be called with. */
const MOST_WEIS_POINTS = 300;
/** Weise of four hands, more than there ever are. */
const MOST_WEISE = 36;

/** A view as it was told. */
export interface ToldView {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly dealer: Seat;
  /** Where a card decides the first deal; else the seat right of the dealer. */
  readonly forehand: Seat | undefined;
  /** Resolved by the op, which knows the profile of the request too. */
  readonly profile: unknown;
  /** Totals of the rounds before. */
  readonly score: readonly number[] | undefined;
  readonly declaration: { readonly by: Seat; readonly contract: Contract; readonly pushed: boolean } | null;
  /** How often the choice was passed on. */
  readonly pushes: number | undefined;
  readonly tricks: readonly { readonly leader: Seat; readonly cards: readonly Card[] }[];
  readonly weis: readonly {
    readonly seat: Seat;
    readonly points: number;
    readonly cards: readonly Card[] | undefined;
  }[];
  readonly stoeck: readonly Seat[];
}

const anything: Field<unknown> = { expected: 'a profile', optional: true, read: (value) => ok(value) };
const trick = shape({ leader: seat, cards: cards({ max: SEAT_COUNT, tooMany: 'trick-size' }) });
const weis = shape({
  seat,
  points: whole(1, MOST_WEIS_POINTS, 'bad-points'),
  cards: optional(cards({ max: HAND_SIZE })),
});

export const view: Field<ToldView> = shape({
  seat,
  hand: cards({ min: 1, max: HAND_SIZE, tooFew: 'hand-empty', tooMany: 'hand-too-large' }),
  dealer: seat,
  forehand: optional(seat),
  profile: anything,
  score: optional(list(points, { min: 2, max: 2 })),
  declaration: orElse(nullable(shape({ by: seat, contract, pushed: bool })), null),
  pushes: optional(whole(0, SEAT_COUNT)),
  tricks: list(trick, { max: TRICKS_PER_ROUND }),
  weis: orElse(list(weis, { max: MOST_WEISE }), []),
  stoeck: orElse(list(seat, { max: 1 }), []),
});
