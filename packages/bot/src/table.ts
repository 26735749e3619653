/**
 * Table: everything a rule of play looks at before a card, computed once.
 */
import {
  type Card,
  CardSet,
  partnerOf,
  type PerTeam,
  type RoundView,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  SEATS,
  type SeatView,
  type Suit,
  SUITS,
  suitOf,
  teamOf,
  TRICKS_PER_ROUND,
  valuesOf,
  type Contract,
} from '@puur/rules';
import { beatersOf, Chances } from './chance.js';
import { type Memory, remember } from './memory.js';

/** An expected number of cards so small that it counts as none. */
export const NOBODY = 0.05;

export interface Table {
  readonly memory: Memory;
  readonly chances: Chances;
  readonly profile: RuleProfile;
  /** Points by card in the running trick, without factor. */
  readonly values: Uint8Array;
  /** The opponents: the one who plays after this seat, and the one before. */
  readonly next: Seat;
  readonly previous: Seat;
  readonly partner: Seat;
  readonly declarer: Seat | null;
  /** Trumps nobody has shown yet, empty without trump. */
  readonly trumpsOut: CardSet;
  /** How many of them the opponents together are expected to hold. */
  readonly rivalTrumps: number;
  /** Suits the partner has led, but for trump. */
  readonly partnersSuits: readonly Suit[];
  /** Tricks complete, by team. */
  readonly tricksWon: PerTeam<number>;
  /** Points for the last trick, while it is being played; else 0. */
  readonly lastTrick: number;
}

/** Lays out a round whose contract is declared. */
export function tableOf(view: SeatView, round: RoundView, contract: Contract): Table {
  const { seat, profile } = view;
  const memory = remember(view, round, contract);
  const chances = new Chances(memory);
  const next = seatAfter(seat);
  const previous = seatAfter(seat, 3);
  const partner = partnerOf(seat);
  const { trump, trickNo } = memory;
  const trumpsOut = trump === null ? CardSet.EMPTY : CardSet.ofSuit(trump).intersect(memory.unseen);
  const complete = round.tricks.filter(({ cards }) => cards.length === SEAT_COUNT);
  const wonBy = (team: number): number =>
    complete.filter(({ holder }) => holder !== null && teamOf(holder) === team).length;
  return {
    memory,
    chances,
    profile,
    values: valuesOf(contract, trickNo, profile),
    next,
    previous,
    partner,
    declarer: round.declarer,
    trumpsOut,
    rivalTrumps: chances.expected(next, trumpsOut) + chances.expected(previous, trumpsOut),
    partnersSuits: SUITS.filter(
      (suit) =>
        suit !== trump && complete.some(({ leader, cards }) => leader === partner && suitOf(cards[0]!) === suit),
    ),
    tricksWon: [wonBy(0), wonBy(1)],
    lastTrick: trickNo === TRICKS_PER_ROUND ? profile.lastTrick : 0,
  };
}

/** Whether no card outside beats `card` in its own suit: a Bock, though a plain one may still be trumped. */
export function isBock(card: Card, { memory }: Table): boolean {
  return !beatersOf(memory.mode, card)
    .intersect(memory.unseen)
    .meets(CardSet.ofSuit(suitOf(card)));
}

/** Whether none of `cards` counts fewer points than this one. */
export function isLeast(card: Card, cards: readonly Card[], { values }: Table): boolean {
  return cards.every((other) => values[other]! >= values[card]!);
}

/** Whether no opponent still to play can have a card that takes the trick from `card`. Certain, not likely. */
export function isSure(card: Card, { memory }: Table): boolean {
  const { seat, leader, trick, may, mode } = memory;
  const hasPlayed = (other: Seat): boolean => ((other - leader) & 3) < trick.length;
  return SEATS.every(
    (other) => teamOf(other) === teamOf(seat) || hasPlayed(other) || !may[other].meets(beatersOf(mode, card)),
  );
}
