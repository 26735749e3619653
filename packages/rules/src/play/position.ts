/**
 * Position: a round under way, mutable and fast, for whoever plays out millions of them.
 *
 * The same permits, orders and values as the table's, on sixteen nine-bit masks (seat * 4 + suit) in one typed array;
 * no allocation and no closures between `start` and the last card. A Position knows all four hands: it is for solvers,
 * for worlds that a bot has sampled, and for counting. It checks nothing; `legal` says what may be played.
 */
import { type Card, CARD_COUNT, RANK_COUNT, type Suit, SUIT_COUNT } from '../cards/card.js';
import { type CardSet, MASK_SIZE } from '../cards/cardset.js';
import type { RuleProfile } from '../profile/profile.js';
import { type Contract, type Mode, modeOf, TRICKS_PER_ROUND } from './contract.js';
import { NONE, PERMIT_SUITS, permitOf } from './legal.js';
import { STRENGTH, TRUMPS_ABOVE } from './order.js';
import { type PerSeat, type Seat, SEAT_COUNT } from './seat.js';
import { type ValueRules, valuesOf } from './value.js';

export type PositionRules = ValueRules &
  Pick<RuleProfile, 'undertrump' | 'onlyTrumps' | 'mayTrumpWhenAbleToFollow' | 'puurExempt' | 'lastTrick'>;

/** By `mask * 9 + n`: the rank of the n-th card (0 = lowest) of a nine-bit mask. */
export const NTH_RANK: Uint8Array = Uint8Array.from({ length: 512 * RANK_COUNT }, (_, index) => {
  let mask = (index / RANK_COUNT) | 0;
  for (let skip = index % RANK_COUNT; skip > 0; skip--) mask &= mask - 1;
  return mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
});

export class Position {
  /** Cards held, nine-bit masks by `seat * 4 + suit`. */
  readonly masks: Int32Array = new Int32Array(SEAT_COUNT * SUIT_COUNT);
  /** What the seat to act may play, nine-bit masks by suit; filled by `legal`. */
  readonly legalMasks: Int32Array = new Int32Array(SUIT_COUNT);
  /** Card points and last trick won from `start` on, by team; no match bonus, no factor. */
  readonly points: Int32Array = new Int32Array(2);
  /** Tricks won from `start` on, by team. */
  readonly tricks: Int32Array = new Int32Array(2);
  /** 1..9, 10 when the round is over. */
  trickNo = 1;
  /** Seat to act. */
  seat: Seat = 0;
  /** Cards lying, 0..3. */
  lying = 0;
  /** Suit led, NONE before the lead. */
  led: number = NONE;
  /** Rank of the highest trump lying, NONE if none does. */
  topTrump: number = NONE;
  /** Seat and card that hold the trick; only meaningful while cards lie. */
  holder: Seat = 0;
  holderCard: number = NONE;
  /** Points of the cards lying. */
  pot = 0;

  mode: Mode;
  readonly contract: Contract;
  private readonly rules: PositionRules;
  private readonly modes: readonly Mode[];
  private readonly values: readonly Uint8Array[];

  constructor(contract: Contract, rules: PositionRules) {
    this.contract = contract;
    this.rules = rules;
    const tricks = Array.from({ length: TRICKS_PER_ROUND }, (_, index) => index + 1);
    this.modes = tricks.map((trickNo) => modeOf(contract, trickNo));
    this.values = tricks.map((trickNo) => valuesOf(contract, trickNo, rules));
    this.mode = this.modes[0]!;
  }

  /** Sets up the start of trick `trickNo`: these hands, this leader, nothing won yet. */
  start(hands: PerSeat<CardSet>, leader: Seat, trickNo = 1): void {
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        this.masks[seat * SUIT_COUNT + suit] = hands[seat as Seat].suitMask(suit as Suit);
      }
    }
    this.points.fill(0);
    this.tricks.fill(0);
    this.trickNo = trickNo;
    this.seat = leader;
    this.clearTrick();
  }

  /** Takes over another position of the same contract and rules. */
  copyFrom(other: Position): void {
    for (let i = 0; i < SEAT_COUNT * SUIT_COUNT; i++) this.masks[i] = other.masks[i]!;
    this.points[0] = other.points[0]!;
    this.points[1] = other.points[1]!;
    this.tricks[0] = other.tricks[0]!;
    this.tricks[1] = other.tricks[1]!;
    this.trickNo = other.trickNo;
    this.seat = other.seat;
    this.lying = other.lying;
    this.led = other.led;
    this.topTrump = other.topTrump;
    this.holder = other.holder;
    this.holderCard = other.holderCard;
    this.pot = other.pot;
    this.mode = other.mode;
  }

  get isOver(): boolean {
    return this.trickNo > TRICKS_PER_ROUND;
  }

  /** Fills `legalMasks` for the seat to act; the number of legal cards. */
  legal(): number {
    const { masks, mode, led } = this;
    const at = this.seat * SUIT_COUNT;
    let e = masks[at]!;
    let r = masks[at + 1]!;
    let s = masks[at + 2]!;
    let t = masks[at + 3]!;
    if (led !== NONE) {
      const trumps = mode < SUIT_COUNT ? masks[at + mode]! : 0;
      const isAllTrumps = MASK_SIZE[trumps] === TRICKS_PER_ROUND + 1 - this.trickNo;
      const permit = permitOf(mode, led, this.topTrump, trumps, masks[at + led]!, !isAllTrumps, this.rules);
      if (mode !== 0) e &= -((permit >> PERMIT_SUITS) & 1);
      else e = permit & 0x1ff;
      if (mode !== 1) r &= -((permit >> (PERMIT_SUITS + 1)) & 1);
      else r = permit & 0x1ff;
      if (mode !== 2) s &= -((permit >> (PERMIT_SUITS + 2)) & 1);
      else s = permit & 0x1ff;
      if (mode !== 3) t &= -((permit >> (PERMIT_SUITS + 3)) & 1);
      else t = permit & 0x1ff;
    }
    const { legalMasks } = this;
    legalMasks[0] = e;
    legalMasks[1] = r;
    legalMasks[2] = s;
    legalMasks[3] = t;
    return MASK_SIZE[e]! + MASK_SIZE[r]! + MASK_SIZE[s]! + MASK_SIZE[t]!;
  }

  /** The n-th legal card (0 = lowest number) after `legal`. */
  nthLegal(n: number): Card {
    let suit = 0;
    let rest = n;
    for (let size = MASK_SIZE[this.legalMasks[0]!]!; rest >= size; size = MASK_SIZE[this.legalMasks[suit]!]!) {
      rest -= size;
      suit++;
    }
    return (suit * RANK_COUNT + NTH_RANK[this.legalMasks[suit]! * RANK_COUNT + rest]!) as Card;
  }

  /** Points of a card in the running trick. */
  valueOf(card: Card): number {
    return this.values[this.trickNo - 1]![card]!;
  }

  /** Whether a card takes the trick from the one that holds it; only asked while cards lie. */
  takes(card: Card): boolean {
    const suit = (card / RANK_COUNT) | 0;
    if (suit !== ((this.holderCard / RANK_COUNT) | 0)) return suit === (this.mode as number);
    return STRENGTH[this.mode * CARD_COUNT + card]! > STRENGTH[this.mode * CARD_COUNT + this.holderCard]!;
  }

  /** The seat to act plays a card that it holds and may play. */
  play(card: Card): void {
    const suit = (card / RANK_COUNT) | 0;
    const rank = card - suit * RANK_COUNT;
    const { mode, seat } = this;
    this.masks[seat * SUIT_COUNT + suit]! ^= 1 << rank;
    this.pot += this.values[this.trickNo - 1]![card]!;
    if (this.lying === 0) {
      this.led = suit;
      this.hold(seat, card);
    } else {
      const holderSuit = (this.holderCard / RANK_COUNT) | 0;
      const wins =
        suit === holderSuit
          ? STRENGTH[mode * CARD_COUNT + card]! > STRENGTH[mode * CARD_COUNT + this.holderCard]!
          : suit === (mode as number);
      if (wins) this.hold(seat, card);
    }
    if (suit === (mode as number) && (this.topTrump === NONE || (TRUMPS_ABOVE[this.topTrump]! >> rank) & 1)) {
      this.topTrump = rank;
    }
    this.lying++;
    if (this.lying === SEAT_COUNT) this.endTrick();
    else this.seat = ((seat + 1) & 3) as Seat;
  }

  private hold(seat: Seat, card: number): void {
    this.holder = seat;
    this.holderCard = card;
  }

  private endTrick(): void {
    const team = this.holder & 1;
    this.points[team]! += this.pot + (this.trickNo === TRICKS_PER_ROUND ? this.rules.lastTrick : 0);
    this.tricks[team]!++;
    this.trickNo++;
    this.seat = this.holder;
    this.clearTrick();
  }

  private clearTrick(): void {
    this.lying = 0;
    this.led = NONE;
    this.topTrump = NONE;
    this.holderCard = NONE;
    this.pot = 0;
    if (this.trickNo <= TRICKS_PER_ROUND) this.mode = this.modes[this.trickNo - 1]!;
  }
}
