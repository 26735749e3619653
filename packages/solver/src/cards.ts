/**
 * Cards: what is still held, as the search keeps it, in one typed array.
 *
 *   HELD + seat * 4 + suit: places held by a seat
 *   ALL + suit: places held by anybody
 *   OWNERS + suit: a one, and then two bits for the owner of each card held, the strongest first
 *   SHAPE, SHAPE + 1: how many cards each seat holds of suits 0 and 1, of suits 2 and 3; four bits each, seat 0 lowest
 *
 * The last three follow from the first. They are kept because a card played changes them in a few steps, while making
 * them anew at the start of each trick would take more than all the rest. One array instead of four is 4 % faster.
 */
import { type CardSet, MASK_SIZE, type PerSeat, RANK_COUNT, SEAT_COUNT, SUIT_COUNT } from '@puur/rules';
import { type Frame, MASKS } from './frame.js';

export const ALL: number = SEAT_COUNT * SUIT_COUNT;
export const OWNERS: number = ALL + SUIT_COUNT;
export const SHAPE: number = OWNERS + SUIT_COUNT;
export const CARDS_LENGTH: number = SHAPE + 2;

/** What a seat's card of a suit counts in the word of the shape that the suit belongs to. */
function shapeUnit(seat: number, suit: number): number {
  return 1 << (((suit & 1) << 4) | (seat << 2));
}

/** Fills in everything from the hands. */
export function layOut(cards: Int32Array, hands: PerSeat<CardSet>, frame: Frame): void {
  cards.fill(0);
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) {
      const spot = frame.spotOf[card]!;
      const suit = (spot / RANK_COUNT) | 0;
      cards[seat * SUIT_COUNT + suit]! |= 1 << (spot - suit * RANK_COUNT);
      cards[SHAPE + (suit >> 1)]! += shapeUnit(seat, suit);
    }
  }
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let owners = 1;
    for (let place = RANK_COUNT - 1; place >= 0; place--) {
      for (let seat = 0; seat < SEAT_COUNT; seat++) {
        const held = cards[seat * SUIT_COUNT + suit]!;
        if ((held >> place) & 1) owners = (owners << 2) | seat;
        cards[ALL + suit]! |= held;
      }
    }
    cards[OWNERS + suit] = owners;
  }
}

/** By mask: the places in the opposite order. */
const TURNED = Uint16Array.from({ length: MASKS }, (_, mask) => {
  let turned = 0;
  for (let place = 0; place < RANK_COUNT; place++) turned |= ((mask >> place) & 1) << (RANK_COUNT - 1 - place);
  return turned;
});

/** Obenabe turns into Undenufe or back: strength runs the other way. */
export function turnRound(cards: Int32Array): void {
  for (let i = 0; i < OWNERS; i++) cards[i] = TURNED[cards[i]!]!;
  for (let i = OWNERS; i < SHAPE; i++) {
    let turned = 1;
    for (let rest = cards[i]!; rest > 1; rest >>>= 2) turned = (turned << 2) | (rest & 3);
    cards[i] = turned;
  }
}

/** A seat plays a card that it holds (as a spot). */
export function playCard(cards: Int32Array, seat: number, spot: number): void {
  const suit = (spot / RANK_COUNT) | 0;
  const bit = 1 << (spot - suit * RANK_COUNT);
  const owners = cards[OWNERS + suit]!;
  const below = (1 << (MASK_SIZE[cards[ALL + suit]! & (bit - 1)]! << 1)) - 1;
  cards[OWNERS + suit] = (owners & below) | ((owners >>> 2) & ~below);
  cards[seat * SUIT_COUNT + suit]! ^= bit;
  cards[ALL + suit]! ^= bit;
  cards[SHAPE + (suit >> 1)]! -= shapeUnit(seat, suit);
}
