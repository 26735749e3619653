/**
 * CardSet: an immutable set of cards with set algebra in words.
 *
 * 36 bits do not fit into one of JavaScript's 32-bit integers, so a set is two integers of eighteen bits: `low` holds
 * Eicheln and Rosen, `high` holds Schellen and Schilten, nine bits a suit, the six lowest. Every suit is one shift
 * away (`suitMask`), which is what legal play, Weis and the hot `Position` read.
 */
import { type Card, type Rank, type Suit, RANK_COUNT } from './card.js';

const HALF = 18;
const SUIT_BITS = 0x1ff;
const HALF_BITS = 0x3ffff;

/** Number of cards in a nine-bit mask of one suit, by mask. */
export const MASK_SIZE: Uint8Array = Uint8Array.from({ length: 512 }, (_, mask) => {
  let size = 0;
  for (let rest = mask; rest; rest &= rest - 1) size++;
  return size;
});

export class CardSet implements Iterable<Card> {
  static readonly EMPTY: CardSet = new CardSet(0, 0);
  static readonly FULL: CardSet = new CardSet(HALF_BITS, HALF_BITS);

  /** Eicheln (bits 0..8) and Rosen (bits 9..17). */
  readonly low: number;
  /** Schellen (bits 0..8) and Schilten (bits 9..17). */
  readonly high: number;

  private constructor(low: number, high: number) {
    this.low = low;
    this.high = high;
  }

  /** The set of these cards; a card named twice counts once. */
  static of(...cards: readonly Card[]): CardSet {
    return CardSet.from(cards);
  }

  static from(cards: Iterable<Card>): CardSet {
    let low = 0;
    let high = 0;
    for (const card of cards) {
      if (card < HALF) low |= 1 << card;
      else high |= 1 << (card - HALF);
    }
    return new CardSet(low, high);
  }

  /** From the nine-bit masks of the four suits, in suit order. */
  static fromMasks(eicheln: number, rosen: number, schellen: number, schilten: number): CardSet {
    return new CardSet(
      (eicheln & SUIT_BITS) | ((rosen & SUIT_BITS) << RANK_COUNT),
      (schellen & SUIT_BITS) | ((schilten & SUIT_BITS) << RANK_COUNT),
    );
  }

  /** All nine cards of a suit. */
  static ofSuit(suit: Suit): CardSet {
    const bits = SUIT_BITS << (suit & 1 ? RANK_COUNT : 0);
    return suit < 2 ? new CardSet(bits, 0) : new CardSet(0, bits);
  }

  /** The four cards of a rank. */
  static ofRank(rank: Rank): CardSet {
    const bits = (1 << rank) | (1 << (rank + RANK_COUNT));
    return new CardSet(bits, bits);
  }

  has(card: Card): boolean {
    return ((card < HALF ? this.low >> card : this.high >> (card - HALF)) & 1) === 1;
  }

  /** The nine-bit mask of one suit, bit r = rank r. */
  suitMask(suit: Suit): number {
    return ((suit < 2 ? this.low : this.high) >> (suit & 1 ? RANK_COUNT : 0)) & SUIT_BITS;
  }

  get size(): number {
    return (
      MASK_SIZE[this.low & SUIT_BITS]! +
      MASK_SIZE[this.low >> RANK_COUNT]! +
      MASK_SIZE[this.high & SUIT_BITS]! +
      MASK_SIZE[this.high >> RANK_COUNT]!
    );
  }

  get isEmpty(): boolean {
    return this.low === 0 && this.high === 0;
  }

  with(card: Card): CardSet {
    return this.union(CardSet.of(card));
  }

  without(card: Card): CardSet {
    return this.diff(CardSet.of(card));
  }

  union(other: CardSet): CardSet {
    return new CardSet(this.low | other.low, this.high | other.high);
  }

  intersect(other: CardSet): CardSet {
    return new CardSet(this.low & other.low, this.high & other.high);
  }

  diff(other: CardSet): CardSet {
    return new CardSet(this.low & ~other.low, this.high & ~other.high);
  }

  complement(): CardSet {
    return CardSet.FULL.diff(this);
  }

  includes(other: CardSet): boolean {
    return (other.low & ~this.low) === 0 && (other.high & ~this.high) === 0;
  }

  meets(other: CardSet): boolean {
    return (other.low & this.low) !== 0 || (other.high & this.high) !== 0;
  }

  equals(other: CardSet): boolean {
    return this.low === other.low && this.high === other.high;
  }

  /** The cards in order of their numbers. */
  toArray(): Card[] {
    return [...this];
  }

  *[Symbol.iterator](): Iterator<Card> {
    for (let rest = this.low; rest; rest &= rest - 1) yield (31 - Math.clz32(rest & -rest)) as Card;
    for (let rest = this.high; rest; rest &= rest - 1) yield (HALF + 31 - Math.clz32(rest & -rest)) as Card;
  }

  /** JSON is the list of card numbers, so that a set in a log can be read. */
  toJSON(): Card[] {
    return this.toArray();
  }
}

/** Counts how often each card occurs; the cards named more than once. */
export function duplicatesIn(cards: Iterable<Card>): Card[] {
  let seen = CardSet.EMPTY;
  const twice: Card[] = [];
  for (const card of cards) {
    if (seen.has(card)) twice.push(card);
    seen = seen.with(card);
  }
  return twice;
}
