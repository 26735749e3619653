/**
 * Past: the plays of a round as a view tells them, to be played again in a drawn world.
 */
import {
  type Card,
  CardSet,
  type Contract,
  type PerSeat,
  perSeat,
  type RoundView,
  type Seat,
  SEAT_COUNT,
  type SeatView,
} from '@puur/rules';
import type { Opening } from '../net/perspectives.js';

export interface Past {
  /** The seat that looks back. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly cards: readonly Card[];
  readonly played: PerSeat<CardSet>;
  /** Who led the first trick, who chose first, who declared, and what. */
  readonly leader: Seat;
  readonly forehand: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly pushed: boolean;
  /** Whether the table let the forehand push at all. */
  readonly mayPush: boolean;
  /** Whether a match brings a bonus. */
  readonly match: boolean;
}

/** The past of a round whose contract is declared. */
export function pastOf({ seat, profile }: SeatView, round: RoundView, contract: Contract): Past {
  const seats: Seat[] = [];
  const cards: Card[] = [];
  for (const trick of round.tricks) {
    for (const [place, card] of trick.cards.entries()) {
      seats.push(((trick.leader + place) & (SEAT_COUNT - 1)) as Seat);
      cards.push(card);
    }
  }
  return {
    seat,
    seats,
    cards,
    played: perSeat((other) => CardSet.from(cards.filter((_, index) => seats[index] === other))),
    leader: round.tricks[0]?.leader ?? round.forehand,
    forehand: round.forehand,
    declarer: round.declarer ?? round.forehand,
    contract,
    pushed: round.pushes > 0,
    mayPush: profile.pushing !== 'none' && (round.number > 1 || profile.pushAllowedInFirstDeal),
    match: profile.matchBonus > 0,
  };
}

/** The beginning of the round in a world: the hands of now with what has been played. */
export function openingIn(world: PerSeat<CardSet>, past: Past): Opening {
  const { leader, declarer, pushed, match, played } = past;
  return { hands: perSeat((seat) => world[seat].union(played[seat])), leader, declarer, pushed, match };
}
