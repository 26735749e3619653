/**
 * Worlds: hands that the others could hold, drawn at random from what is known for certain.
 */
import { type Card, CardSet, type PerSeat, perSeat, type Seat, SEATS } from '@puur/rules';
import type { Memory } from './memory.js';
import { type Random, shuffled } from './random.js';

/** Attempts after which it is given up; a hand that fits is nearly always found at once. */
const ATTEMPTS = 50;

/**
 * Hands of all four that agree with a memory, the own one as it is; null where none was found.
 * The cards with the fewest possible holders are dealt first, each to a holder by the places it has free. That is near
 * to, but not exactly, an even draw over all worlds.
 */
export function drawWorld(memory: Memory, random: Random): PerSeat<CardSet> | null {
  const { seat, unseen, may, must } = memory;
  const others = SEATS.filter((other) => other !== seat);
  const known = others.reduce((cards, other) => cards.union(must[other]), CardSet.EMPTY);
  const holdersOf = (card: Card): Seat[] => others.filter((other) => may[other].has(card));
  const free = unseen.diff(known).toArray();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = shuffled(random, free).sort((a, b) => holdersOf(a).length - holdersOf(b).length);
    const dealt = deal(order, memory, holdersOf, random);
    if (dealt !== null) return dealt;
  }
  return null;
}

function deal(
  cards: readonly Card[],
  { seat, hand, must, left }: Memory,
  holdersOf: (card: Card) => Seat[],
  random: Random,
): PerSeat<CardSet> | null {
  const hands: Card[][] = SEATS.map((other) => (other === seat ? hand : must[other]).toArray());
  for (const card of cards) {
    const holders = holdersOf(card).filter((other) => hands[other]!.length < left[other]);
    const places = holders.map((other) => left[other] - hands[other]!.length);
    let pick = random() * places.reduce((sum, place) => sum + place, 0);
    const holder = holders.find((_, index) => (pick -= places[index]!) < 0);
    if (holder === undefined) return null;
    hands[holder]!.push(card);
  }
  return perSeat((other) => CardSet.from(hands[other]!));
}
