/**
 * Chances: how likely an unseen hand holds a card, from what is known for certain.
 *
 * An unseen card lies with each player who may hold it in proportion to their places that are not known. That is not
 * the exact distribution over all consistent deals, but it costs one pass over the cards and errs by a few per cent.
 */
import {
  type Card,
  CARD_COUNT,
  CARDS,
  CardSet,
  beats,
  isTrumpMode,
  type Mode,
  MODES,
  type Seat,
  SEAT_COUNT,
  SEATS,
  type Suit,
  suitOf,
} from '@puur/rules';
import type { Memory } from './memory.js';

/** By `mode * 36 + card`: the cards that beat it when played later. */
const BEATERS: readonly CardSet[] = MODES.flatMap((mode) =>
  CARDS.map((card) => CardSet.from(CARDS.filter((other) => beats(mode, other, card)))),
);

/** The cards that beat `card` in a mode when played later: higher ones of the suit, and trumps. */
export function beatersOf(mode: Mode, card: Card): CardSet {
  return BEATERS[mode * CARD_COUNT + card]!;
}

/** How often a player who could follow trumps a trick instead; a rough figure. */
const TRUMPS_UNFORCED = 0.2;

export class Chances {
  readonly memory: Memory;
  /** Chance by `seat * 36 + card`. */
  readonly #held: Float64Array = new Float64Array(SEAT_COUNT * CARD_COUNT);

  constructor(memory: Memory) {
    this.memory = memory;
    const { seat, unseen, may, must, left } = memory;
    const free = SEATS.map((other) => (other === seat ? 0 : Math.max(0, left[other] - must[other].size)));
    for (const card of unseen) {
      const holder = SEATS.find((other) => other !== seat && must[other].has(card));
      if (holder !== undefined) {
        this.#held[holder * CARD_COUNT + card] = 1;
        continue;
      }
      const places = SEATS.map((other) => (other !== seat && may[other].has(card) ? free[other]! : 0));
      const sum = places.reduce((total, place) => total + place, 0);
      if (sum > 0) for (const other of SEATS) this.#held[other * CARD_COUNT + card] = places[other]! / sum;
    }
    for (const card of memory.hand) this.#held[seat * CARD_COUNT + card] = 1;
  }

  /** Chance that a seat holds a card. */
  holds(seat: Seat, card: Card): number {
    return this.#held[seat * CARD_COUNT + card]!;
  }

  /** Chance that a seat holds at least one of some cards. */
  holdsAny(seat: Seat, cards: CardSet): number {
    let none = 1;
    for (const card of cards) none *= 1 - this.holds(seat, card);
    return 1 - none;
  }

  /** Expected number of some cards in a seat's hand. */
  expected(seat: Seat, cards: CardSet): number {
    let sum = 0;
    for (const card of cards) sum += this.holds(seat, card);
    return sum;
  }

  /** Chance that a seat has no card of a suit. */
  isVoid(seat: Seat, suit: Suit): number {
    return 1 - this.holdsAny(seat, CardSet.ofSuit(suit));
  }

  /** Chance that a seat, playing later in a trick of suit `led`, can and would take it from `card`. */
  takes(seat: Seat, card: Card, led: Suit): number {
    const { mode } = this.memory;
    const beaters = beatersOf(mode, card);
    const higher = this.holdsAny(seat, beaters.intersect(CardSet.ofSuit(led)));
    if (!isTrumpMode(mode) || led === (mode as number)) return higher;
    const trumps = this.holdsAny(seat, beaters.intersect(CardSet.ofSuit(mode as number as Suit)));
    if (trumps === 0) return higher;
    const isVoid = this.isVoid(seat, led);
    const ruffs = trumps * (isVoid + (1 - isVoid) * TRUMPS_UNFORCED);
    return suitOf(card) === led ? 1 - (1 - higher) * (1 - ruffs) : ruffs;
  }
}
