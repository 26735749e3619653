/**
 * Perspectives: a round under way with open cards, as each of its four seats sees it, for the network.
 *
 * It plays a `Position` on and keeps for every seat the running sum of the network's first layer over the inputs that
 * stay (inputs.ts), so that asking the network costs only what is new at this decision. All four hands are known here,
 * for it is a drawn world or a training round; yet what is told for a seat is only what that seat sees. That is what
 * keeps a played-out world honest: each player in it decides by its own knowledge.
 */
import {
  type Card,
  CARD_COUNT,
  type CardSet,
  type Contract,
  isTrumpMode,
  MASK_SIZE,
  type Mode,
  modeOf,
  NONE,
  type PerSeat,
  Position,
  type PositionRules,
  RANK_COUNT,
  type Seat,
  SEAT_COUNT,
  SUIT_COUNT,
  TRICKS_PER_ROUND,
  trumpOf,
  TRUMPS_ABOVE,
  valuesOf,
} from '@puur/rules';
import { INPUT, INPUT_COUNT, MATCH_INPUTS, MOST_INPUTS, TURN_INPUTS } from './inputs.js';
import type { Place } from './kernel.js';
import type { Network } from './network.js';

/** By `order * 9 + rank`: the mask of higher ranks; order 0 trump, 1 upwards, 2 downwards. */
const ABOVE: Int32Array = Int32Array.from({ length: 3 * RANK_COUNT }, (_, index) => {
  const rank = index % RANK_COUNT;
  if (index < RANK_COUNT) return TRUMPS_ABOVE[rank]!;
  return index < 2 * RANK_COUNT ? 0x1ff & ~((2 << rank) - 1) : (1 << rank) - 1;
});
const UNDENUFE: Mode = 5 as Mode;

/** What a round begins with. */
export interface Opening {
  readonly hands: PerSeat<CardSet>;
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly pushed: boolean;
  /** Whether a match brings a bonus. */
  readonly match: boolean;
}

/** Where a board keeps its sums and answers: the places in the kernel, which it may share with boards not in use. */
export interface Desk {
  readonly sums: Place;
  readonly list: Place;
  readonly first: Place;
  readonly second: Place;
  readonly values: Place;
  readonly heads: Place;
}

/** A desk for boards of a network. */
export function deskFor({ kernel, shape }: Network): Desk {
  return {
    sums: kernel.take(SEAT_COUNT * shape.first),
    list: kernel.take(MOST_INPUTS),
    first: kernel.take(shape.first),
    second: kernel.take(shape.second),
    values: kernel.take(CARD_COUNT),
    heads: kernel.take(CARD_COUNT),
  };
}

export class Perspectives {
  readonly position: Position;
  /** After `think`: figures of the legal cards, in the order of `position.nthLegal`. */
  readonly values: Float32Array;
  /** After `think`: the network's number of each legal card. */
  readonly heads: Int32Array;
  /** Where `values` and `heads` lie in the kernel's memory. */
  readonly valuesAt: Place;
  readonly headsAt: Place;
  readonly firstAt: Place;
  readonly secondAt: Place;
  readonly #net: Network;
  readonly #sums: Place;
  readonly #list: Place;
  readonly #trump: number;
  /** What is told of the turns by trick: the inputs of `turns` and `sixes`. Empty where nothing is. */
  readonly #turns: readonly (readonly number[])[];
  /** Slot by `viewer * 4 + suit`. */
  readonly #slots = new Int32Array(SEAT_COUNT * SUIT_COUNT);
  /** Masks of the cards played, by `seat * 4 + suit`, and by suit of all. */
  readonly #played = new Int32Array(SEAT_COUNT * SUIT_COUNT);
  readonly #gone = new Int32Array(SUIT_COUNT);
  /** Suits by player that it did not follow, has led, has thrown: four bits each. */
  readonly #empty = new Int32Array(SEAT_COUNT);
  readonly #led = new Int32Array(SEAT_COUNT);
  readonly #thrown = new Int32Array(SEAT_COUNT);
  /** Cards lying by seat, NONE for none. */
  readonly #lying = new Int32Array(SEAT_COUNT);
  #declarer = 0;
  #pushed = 0;
  #match = false;

  /** A board; with a `desk` that it shares, only the board begun last has sums of its own. */
  constructor(net: Network, contract: Contract, rules: PositionRules, desk: Desk = deskFor(net)) {
    const { kernel } = net;
    this.#net = net;
    this.position = new Position(contract, rules);
    this.#trump = trumpOf(contract) ?? NONE;
    this.#turns = this.#trump === NONE && net.shape.inputs === INPUT_COUNT ? turnsOf(contract, rules) : [];
    this.#sums = desk.sums;
    this.#list = desk.list;
    this.firstAt = desk.first;
    this.secondAt = desk.second;
    this.valuesAt = desk.values;
    this.headsAt = desk.heads;
    this.values = kernel.floats.subarray(this.valuesAt / 4, this.valuesAt / 4 + CARD_COUNT);
    this.heads = kernel.ints.subarray(this.headsAt / 4, this.headsAt / 4 + CARD_COUNT);
  }

  /** Begins a round. */
  start({ hands, leader, declarer, pushed, match }: Opening): void {
    this.position.start(hands, leader);
    this.#played.fill(0);
    this.#gone.fill(0);
    this.#empty.fill(0);
    this.#led.fill(0);
    this.#thrown.fill(0);
    this.#lying.fill(NONE);
    this.#declarer = declarer;
    this.#pushed = pushed ? 1 : 0;
    this.#match = match;
    this.#sortSuits();
    this.sumUp();
  }

  /** The running sums from the beginning: at the start, and after the weights have changed. */
  sumUp(): void {
    const { kernel, b1, shape } = this.#net;
    const list = kernel.ints;
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      const sum = this.#sums + seat * shape.first * 4;
      kernel.floats.copyWithin(sum / 4, b1 / 4, b1 / 4 + shape.first);
      const count = this.#runningInputs(seat, this.#list / 4);
      for (let n = 0; n < count; n++) this.#add(sum, list[this.#list / 4 + n]!);
    }
  }

  copyFrom(other: Perspectives): void {
    const { kernel, shape } = this.#net;
    this.position.copyFrom(other.position);
    for (let i = 0; i < SEAT_COUNT * SUIT_COUNT; i++) {
      this.#slots[i] = other.#slots[i]!;
      this.#played[i] = other.#played[i]!;
    }
    for (let i = 0; i < SEAT_COUNT; i++) {
      this.#gone[i] = other.#gone[i]!;
      this.#empty[i] = other.#empty[i]!;
      this.#led[i] = other.#led[i]!;
      this.#thrown[i] = other.#thrown[i]!;
      this.#lying[i] = other.#lying[i]!;
    }
    this.#declarer = other.#declarer;
    this.#pushed = other.#pushed;
    this.#match = other.#match;
    const from = other.#sums / 4;
    kernel.floats.copyWithin(this.#sums / 4, from, from + SEAT_COUNT * shape.first);
  }

  /** Asks the network for the seat to act, whose `count` legal cards `position.legal` has just found. */
  think(count: number): void {
    const { kernel, w1, w2, b2, w3, b3, shape } = this.#net;
    const { seat } = this.position;
    this.#nameHeads(count);
    const told = this.#freshInputs(count, this.#list / 4);
    const sum = this.#sums + seat * shape.first * 4;
    kernel.run.gather(sum, this.firstAt, w1, this.#list, told, shape.first);
    kernel.run.layer(this.firstAt, this.secondAt, w2, b2, shape.second, shape.first);
    kernel.run.heads(this.secondAt, this.valuesAt, w3, b3, this.headsAt, count, shape.second);
  }

  /** All inputs that are on for the seat to act, written from `at` on (an index of `kernel.ints`); their number. */
  inputs(count: number, at: number): number {
    const running = this.#runningInputs(this.position.seat, at);
    return running + this.#freshInputs(count, at + running);
  }

  /** The seat to act plays a card that it holds and may play. */
  play(card: Card): void {
    const { position } = this;
    const { seat, led, lying } = position;
    const suit = (card / RANK_COUNT) | 0;
    const rank = card - suit * RANK_COUNT;
    this.#note(INPUT.played, seat, suit, rank);
    const own = this.#sums + seat * this.#net.shape.first * 4;
    this.#subtract(own, INPUT.hand + this.#slots[seat * SUIT_COUNT + suit]! * RANK_COUNT + rank);
    this.#played[seat * SUIT_COUNT + suit]! |= 1 << rank;
    this.#gone[suit]! |= 1 << rank;
    if (lying === 0) this.#flag(this.#led, INPUT.led, seat, suit);
    else if (suit !== led && suit !== this.#trump) {
      this.#flag(this.#empty, INPUT.empty, seat, led);
      this.#flag(this.#thrown, INPUT.thrown, seat, suit);
    }
    this.#lying[seat] = card;
    position.play(card);
    if (position.lying === 0) this.#lying.fill(NONE);
  }

  /** Cards of a suit that the seat to act neither holds nor has seen played, as a mask. */
  outside(suit: number): number {
    return 0x1ff & ~(this.position.masks[this.position.seat * SUIT_COUNT + suit]! | this.#gone[suit]!);
  }

  /** How many cards outside beat a card of the seat to act within its suit. */
  higherOutside(card: Card): number {
    const suit = (card / RANK_COUNT) | 0;
    const order = suit === this.#trump ? 0 : this.position.mode === UNDENUFE ? 2 : 1;
    return MASK_SIZE[this.outside(suit) & ABOVE[order * RANK_COUNT + (card - suit * RANK_COUNT)]!]!;
  }

  #flag(flags: Int32Array, group: number, seat: number, suit: number): void {
    if ((flags[seat]! >> suit) & 1) return;
    flags[seat]! |= 1 << suit;
    const size = this.#net.shape.first * 4;
    for (let viewer = 0; viewer < SEAT_COUNT; viewer++) {
      const slot = this.#slots[viewer * SUIT_COUNT + suit]!;
      this.#add(this.#sums + viewer * size, group + ((seat - viewer) & 3) * SUIT_COUNT + slot);
    }
  }

  #note(group: number, seat: number, suit: number, rank: number): void {
    const size = this.#net.shape.first * 4;
    for (let viewer = 0; viewer < SEAT_COUNT; viewer++) {
      const slot = this.#slots[viewer * SUIT_COUNT + suit]!;
      this.#add(this.#sums + viewer * size, group + ((seat - viewer) & 3) * CARD_COUNT + slot * RANK_COUNT + rank);
    }
  }

  #add(sum: Place, input: number): void {
    const { kernel, w1, shape } = this.#net;
    kernel.run.add(sum, w1 + input * shape.first * 4, shape.first);
  }

  #subtract(sum: Place, input: number): void {
    const { kernel, w1, shape } = this.#net;
    kernel.run.subtract(sum, w1 + input * shape.first * 4, shape.first);
  }

  /** Slots of the suits for each viewer: trump first, then the longer suit, then the higher cards. */
  #sortSuits(): void {
    const { masks } = this.position;
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      const at = seat * SUIT_COUNT;
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        let slot = 0;
        const weight = this.#weightOf(suit, masks[at + suit]!);
        for (let other = 0; other < SUIT_COUNT; other++) {
          const above = this.#weightOf(other, masks[at + other]!) - weight;
          if (above > 0 || (above === 0 && other < suit)) slot++;
        }
        this.#slots[at + suit] = slot;
      }
    }
  }

  #weightOf(suit: number, mask: number): number {
    return suit === this.#trump ? 1 << 20 : MASK_SIZE[mask]! * 512 + mask;
  }

  #runningInputs(viewer: number, at: number): number {
    const list = this.#net.kernel.ints;
    let next = at;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const slot = this.#slots[viewer * SUIT_COUNT + suit]!;
      for (let mask = this.position.masks[viewer * SUIT_COUNT + suit]!; mask; mask &= mask - 1) {
        list[next++] = INPUT.hand + slot * RANK_COUNT + lowest(mask);
      }
      for (let seat = 0; seat < SEAT_COUNT; seat++) {
        const away = (seat - viewer) & 3;
        for (let mask = this.#played[seat * SUIT_COUNT + suit]!; mask; mask &= mask - 1) {
          list[next++] = INPUT.played + away * CARD_COUNT + slot * RANK_COUNT + lowest(mask);
        }
        if ((this.#empty[seat]! >> suit) & 1) list[next++] = INPUT.empty + away * SUIT_COUNT + slot;
        if ((this.#led[seat]! >> suit) & 1) list[next++] = INPUT.led + away * SUIT_COUNT + slot;
        if ((this.#thrown[seat]! >> suit) & 1) list[next++] = INPUT.thrown + away * SUIT_COUNT + slot;
      }
    }
    return next - at;
  }

  #nameHeads(count: number): void {
    const { position, heads } = this;
    const at = position.seat * SUIT_COUNT;
    let n = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const base = this.#slots[at + suit]! * RANK_COUNT;
      for (let mask = position.legalMasks[suit]!; mask && n < count; mask &= mask - 1) heads[n++] = base + lowest(mask);
    }
  }

  #freshInputs(count: number, at: number): number {
    const list = this.#net.kernel.ints;
    const { position } = this;
    const { seat, mode, masks, lying, holder, legalMasks } = position;
    const base = seat * SUIT_COUNT;
    let next = at;
    // The trick.
    for (let away = 1; away < SEAT_COUNT; away++) {
      const card = this.#lying[(seat + away) & 3]!;
      if (card === NONE) continue;
      const suit = (card / RANK_COUNT) | 0;
      list[next++] =
        INPUT.lying + (away - 1) * CARD_COUNT + this.#slots[base + suit]! * RANK_COUNT + (card - suit * RANK_COUNT);
    }
    list[next++] = INPUT.place + lying;
    list[next++] = INPUT.holder + (lying === 0 ? 0 : (holder - seat) & 3);
    // The hand: how many cards outside are higher, and which cards would hold the trick.
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const slot = this.#slots[base + suit]!;
      const hand = masks[base + suit]!;
      const outside = this.outside(suit);
      const order = (suit === this.#trump ? 0 : mode === UNDENUFE ? 2 : 1) * RANK_COUNT;
      let told = 0;
      for (let mask = hand; mask; mask &= mask - 1) {
        const higher = MASK_SIZE[outside & ABOVE[order + lowest(mask)]!]!;
        if ((told >> higher) & 1) continue;
        told |= 1 << higher;
        list[next++] = INPUT.rank + slot * RANK_COUNT + higher;
      }
      if (lying === 0) continue;
      for (let mask = legalMasks[suit]!; mask; mask &= mask - 1) {
        const card = (suit * RANK_COUNT + lowest(mask)) as Card;
        if (position.takes(card)) list[next++] = INPUT.wins + slot * RANK_COUNT + lowest(mask);
      }
    }
    // The round.
    list[next++] = INPUT.declarer + ((this.#declarer - seat) & 3) * 2 + this.#pushed;
    list[next++] = INPUT.trick + position.trickNo - 1;
    list[next++] = INPUT.pot + Math.min(5, (position.pot / 10) | 0);
    if (isTrumpMode(mode)) {
      list[next++] = INPUT.trumps + MASK_SIZE[this.outside(mode)]!;
    }
    const ownOpen = position.tricks[(seat + 1) & 1] === 0;
    const theirsOpen = position.tricks[seat & 1] === 0;
    if (ownOpen) list[next++] = INPUT.match + MATCH_INPUTS.ownOpen;
    if (theirsOpen) list[next++] = INPUT.match + MATCH_INPUTS.theirsOpen;
    if (this.#match) {
      list[next++] = INPUT.match + MATCH_INPUTS.counts;
      if (ownOpen) list[next++] = INPUT.match + MATCH_INPUTS.ownCounts;
      if (theirsOpen) list[next++] = INPUT.match + MATCH_INPUTS.theirsCounts;
    }
    // The turns.
    if (this.#turns.length === 0) return next - at;
    for (const input of this.#turns[position.trickNo - 1]!) list[next++] = input;
    const otherWay = (mode === UNDENUFE ? 1 : 2) * RANK_COUNT;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const slot = this.#slots[base + suit]!;
      const outside = this.outside(suit);
      let told = 0;
      for (let mask = masks[base + suit]!; mask; mask &= mask - 1) {
        const higher = MASK_SIZE[outside & ABOVE[otherWay + lowest(mask)]!]!;
        if ((told >> higher) & 1) continue;
        told |= 1 << higher;
        list[next++] = INPUT.turned + slot * RANK_COUNT + higher;
      }
    }
    return next - at;
  }
}

/** By trick, from the first: the inputs that tell which way it and the tricks after it go, and where sixes count. */
function turnsOf(contract: Contract, rules: PositionRules): readonly (readonly number[])[] {
  const tricks = Array.from({ length: TRICKS_PER_ROUND }, (_, index) => ({
    mode: modeOf(contract, index + 1),
    // The first card is the six of a suit.
    sixCounts: valuesOf(contract, index + 1, rules)[0]! > 0,
  }));
  return tricks.map(({ mode, sixCounts }, index) => {
    const inputs = tricks
      .slice(index)
      .map((trick, ahead) => INPUT.turns + ahead * 2 + TURN_INPUTS[trick.mode === UNDENUFE ? 'undenufe' : 'obenabe']);
    if (sixCounts) inputs.push(INPUT.sixes);
    if (tricks.some((trick) => trick.mode !== mode && trick.sixCounts)) inputs.push(INPUT.sixes + 1);
    return inputs;
  });
}

/** The number of the lowest bit that is set. */
function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
