/**
 * Dealing: who deals, who is forehand, which cards go where.
 *
 * Sources: reference page (threes, counter-clockwise, forehand on the dealer's right, the dealer moves one seat to the
 * right after each round). First deal, where the reference page is silent: holder of the Rosen-7 is forehand of the
 * first deal and deals the second (pagat); Ecken-7 in Romandie (Ecken = Eicheln, as Swisslos pairs the decks);
 * Schellen-10; Weli = Schellen-6 (Vorarlberg); highest drawn card deals (Stallikon).
 */
import {
  type Card,
  CARD_COUNT,
  cardOf,
  EICHELN,
  isCard,
  rankOf,
  ROSEN,
  SCHELLEN,
  SEVEN,
  SIX,
  TEN,
} from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { type PerSeat, perSeat, type Seat, seatAfter, SEATS } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';

export const HAND_SIZE = 9;
/** Cards a player gets at a time. */
export const PACKET = 3;

/** The seat that chooses and leads when `dealer` deals: the neighbour on the right. */
export function forehandOf(dealer: Seat): Seat {
  return seatAfter(dealer);
}

/** Cards whose holder is forehand in the first deal. */
const FIRST_CARDS: Readonly<Partial<Record<RuleProfile['firstForehand'], Card>>> = {
  rosen7: cardOf(ROSEN, SEVEN),
  ecken7: cardOf(EICHELN, SEVEN),
  schellen10: cardOf(SCHELLEN, TEN),
  weli: cardOf(SCHELLEN, SIX),
};

/**
 * The forehand of the first deal of a Partie. With the "holder of the card" rules the forehand need not sit to the
 * right of the dealer.
 */
export function firstForehandOf(dealer: Seat, hands: PerSeat<CardSet>, profile: RuleProfile): Seat {
  const card = FIRST_CARDS[profile.firstForehand];
  return card === undefined ? forehandOf(dealer) : SEATS.find((seat) => hands[seat].has(card))!;
}

/** The dealer of the first deal where the profile fixes it before the cards are dealt; null where anybody may deal. */
export function fixedFirstDealer(profile: RuleProfile): Seat | null {
  return typeof profile.firstForehand === 'number' ? seatAfter(profile.firstForehand, -1) : null;
}

/** The seat that drew the highest rank and so deals; null if two drew it: they draw again. */
export function dealerByDraw(drawn: PerSeat<Card>): Seat | null {
  const top = Math.max(...drawn.map(rankOf));
  const highest = SEATS.filter((seat) => rankOf(drawn[seat]) === top);
  return highest.length === 1 ? highest[0]! : null;
}

/** Deals a deck of 36 by threes, forehand first. Each hand is sorted by card number. */
export function dealByThrees(deck: readonly Card[], dealer: Seat): PerSeat<readonly Card[]> {
  const hands = perSeat((): Card[] => []);
  for (let start = 0; start < CARD_COUNT; start += PACKET) {
    hands[seatAfter(forehandOf(dealer), start / PACKET)].push(...deck.slice(start, start + PACKET));
  }
  return perSeat((seat) => hands[seat].sort((a, b) => a - b));
}

/** Whether four hands are a deal: nine cards each, every card once. */
export function isDeal(hands: readonly (readonly Card[])[]): boolean {
  return (
    hands.length === SEATS.length &&
    hands.every((hand) => hand.length === HAND_SIZE && hand.every(isCard)) &&
    CardSet.from(hands.flat()).size === CARD_COUNT
  );
}
