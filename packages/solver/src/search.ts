/**
 * Search: can team 0 still win so many points from here?
 */
import {
  type Card,
  holderOf,
  MASK_SIZE,
  modeOf,
  RANK_COUNT,
  SEAT_COUNT,
  SEATS,
  seatAfter,
  SUIT_COUNT,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Board } from './board.js';

import {
  ALL_TRUMPS,
  FOLLOWING,
  type Frame,
  LOST,
  MASKS,
  OPEN,
  OPEN_LED,
  OPEN_REST,
  TOPS,
  TRUMP_LED,
  VOID,
  WON,
} from './frame.js';
import type { OpenPosition } from './problem.js';
import { NO_SPOT, Table, UNKNOWN } from './table.js';

/** How long a search may take. */
export interface Budget {
  /** Calls of the search that generate moves. */
  readonly nodes?: number;
  /** Asked now and then, some thousand nodes apart; true ends the search. Whoever has a clock reads it here. */
  readonly shouldStop?: () => boolean;
}

/** Thrown by a search whose budget has ended. */
export const OUT_OF_BUDGET: Error = new Error('out of budget');
const CHECK_EVERY = 4096;
const NEVER = (): boolean => false;

/** By tricks left: the table has room for 2^n entries. Clearing a big table takes longer than a short ending. */
const TABLE_BITS = [0, 5, 6, 8, 10, 12, 14, 16, 18, 20];

/** By mask: the places in the opposite order. */
const TURNED = Uint16Array.from({ length: MASKS }, (_, mask) => {
  let turned = 0;
  for (let place = 0; place < RANK_COUNT; place++) turned |= ((mask >> place) & 1) << (RANK_COUNT - 1 - place);
  return turned;
});

const PLACES = 9;
/** A trick as one number: best card (6 bits), suit led (2), who holds it (2), whether the suit led was followed. */
const BEST = 63;
const LED = 6;
const HOLDER = 8;
const FOLLOWED = 1 << 10;
const NO_TRICK = 36;

/**
 * Relevance: which comparisons an answer depends on, eight bits a suit, suit 0 lowest. Bit p says that a card at place
 * p + 1 won a trick over another card of its suit; so the cards of the suit from the lowest bit up have to be who they
 * are, and those below may change places with each other. (The lowest place never wins over another.)
 */
const ALL = -1;
/** By spot: the bit of the card. */
const RELEVANT: Int32Array = Int32Array.from({ length: 37 }, (_, spot) =>
  spot === 36 || spot % PLACES === 0 ? 0 : 1 << (((spot / PLACES) | 0) * 8 + (spot % PLACES) - 1),
);

/** score by turn * 3 + class: base, per value, per place */
export const WEIGHTS: Int32Array = Int32Array.from([
  /* lead lost */ 0, 0, 0, /* open */ 100, -2, -1, /* won */ 200, 4, 0, /* 2nd */ 100, -4, -1, /* open */ 130, -1, 1,
  /* won */ 200, 4, 0, /* 3rd */ 100, -4, -1, /* open */ 130, -1, 1, /* won */ 200, 4, 0, /* 4th */ 100, -4, -1,
  /* open */ 130, -1, 1, /* won */ 200, 4, -1,
]);

export class Search {
  readonly hands: Int32Array = new Int32Array(16);
  readonly all: Int32Array = new Int32Array(4);
  readonly owners: Int32Array = new Int32Array(4);
  readonly shape: Int32Array = new Int32Array(2);
  /** By tricks left: points still to be won, the last trick's included. */
  readonly rests: Int32Array = new Int32Array(10);
  readonly table: Table = new Table(this);
  nodes = 0;
  /** Points still to be won in the position entered, the cards lying and the last trick's included. */
  total = 0;
  private board!: Board;
  private frame!: Frame;
  // The position entered.
  private turn = 0;
  private seat = 0;
  private left = 0;
  private trick = NO_TRICK;
  private pot = 0;
  private limit = 0;
  private checkAt = 0;
  private shouldStop: () => boolean = NEVER;
  private readonly moves = new Int32Array(41 * PLACES);
  private readonly killers = new Uint8Array(4 * 37 * 4 * 10 * 10);
  /** The lead to try first, and after the search of a trick's start the one that was best. */
  private lead: number = NO_SPOT;
  /** What the last answer depends on. */
  private readonly relevant = new Int32Array(1);

  /** Sets up a position; the table and the killers are empty after it. */
  enter(board: Board, position: OpenPosition, budget: Budget): void {
    const { problem, trick, seat, left } = position;
    const frame = board.frames[left]!;
    this.board = board;
    this.frame = frame;
    this.turn = trick.length;
    this.seat = seat;
    this.left = left;
    // 1 Cards in hand.
    this.hands.fill(0);
    let rest = board.lastTrick;
    for (const [player, hand] of problem.hands.entries()) {
      for (const card of hand) {
        const spot = frame.spotOf[card]!;
        const suit = (spot / PLACES) | 0;
        this.hands[player * SUIT_COUNT + suit]! |= 1 << (spot - suit * PLACES);
        rest += frame.values[spot]!;
      }
    }
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const masks = SEATS.map((player) => this.hands[player * SUIT_COUNT + suit]!);
      this.all[suit] = masks.reduce((all, mask) => all | mask, 0);
      let owners = 1;
      for (let place = PLACES - 1; place >= 0; place--) {
        const owner = masks.findIndex((mask) => (mask >> place) & 1);
        if (owner >= 0) owners = (owners << 2) | owner;
      }
      this.owners[suit] = owners;
    }
    this.shape[0] = this.shape[1] = 0;
    for (const player of SEATS) {
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        const size = MASK_SIZE[this.hands[player * SUIT_COUNT + suit]!]!;
        this.shape[suit >> 1]! += size << (((suit & 1) << 4) | (player << 2));
      }
    }
    // 2 Cards lying.
    this.trick = NO_TRICK;
    if (trick.length > 0) {
      const holder = holderOf(modeOf(problem.contract, TRICKS_PER_ROUND + 1 - left), trick);
      const led = (frame.spotOf[trick[0]!]! / PLACES) | 0;
      const followed = trick.slice(1).some((card) => ((frame.spotOf[card]! / PLACES) | 0) === led);
      this.trick = frame.spotOf[trick[holder]!]! | (led << LED) | (seatAfter(problem.leader, holder) << HOLDER);
      if (followed) this.trick |= FOLLOWED;
    }
    this.pot = trick.reduce((pot, card) => pot + frame.values[frame.spotOf[card]!]!, 0);
    this.total = rest + this.pot;
    this.rests[left] = this.total;
    // 3 Memory.
    this.killers.fill(NO_SPOT);
    this.table.reset(frame, TABLE_BITS[left]!);
    this.nodes = 0;
    this.limit = budget.nodes ?? Infinity;
    this.shouldStop = budget.shouldStop ?? NEVER;
    this.checkAt = Math.min(this.limit, CHECK_EVERY);
  }

  /**
   * Whether team 0 still wins `need` points. The answer is a bound of the value: `need` or more if it does, and then
   * the value is at least that; less if it does not, and then the value is at most that.
   * @throws OUT_OF_BUDGET, after which only `enter` may follow
   */
  prove(need: number): number {
    if (this.turn === 0) return this.start(this.seat, this.left, need);
    return this.play(this.turn, this.seat, this.left, this.trick, this.pot, need);
  }

  /** The same question after the seat to act has played a card. */
  proveAfter(card: Card, need: number): number {
    const spot = this.frame.spotOf[card]!;
    return this.tryCard(spot, this.turn, this.seat, this.left, this.trick, this.pot, need);
  }

  private start(seat: number, n: number, need: number): number {
    this.relevant[0] = 0;
    // 1 Nothing or everything is needed.
    if (need <= 0) return 0;
    const rest = this.rests[n]!;
    if (need > rest) return rest;
    // 2 The last trick plays itself.
    if (n === 1) return this.lastTrick(seat);

    // 3 Points that cannot be lost.
    const { hands, all, frame } = this;
    const { hasTrump, sums } = frame;
    let low = 0;
    let high = rest;
    if (hasTrump) {
      const ours = hands[0]! | hands[8]!;
      const theirs = hands[4]! | hands[12]!;
      if (ours > theirs) low = sums[ours & -(1 << (32 - Math.clz32(theirs)))]!;
      else high -= sums[theirs & -(1 << (32 - Math.clz32(ours)))]!;
      if (need <= low) return low;
      if (need > high) return high;
    }
    const me = seat << 2;
    if (!hasTrump || all[0] === hands[me]) {
      let cash = 0;
      let winners = 0;
      let depends = 0;
      for (let suit = hasTrump ? 1 : 0; suit < 4; suit++) {
        const own = hands[me + suit]!;
        if (own === 0) continue;
        const others = all[suit]! ^ own;
        let run = own;
        if (others !== 0) {
          run = own & -(1 << (32 - Math.clz32(others)));
          if (run === 0) continue;
          depends |= RELEVANT[suit * PLACES + 31 - Math.clz32(run & -run)]!;
          const size = MASK_SIZE[run]!;
          if (
            size >= MASK_SIZE[hands[(me ^ 4) + suit]!]! &&
            size >= MASK_SIZE[hands[(me ^ 8) + suit]!]! &&
            size >= MASK_SIZE[hands[(me ^ 12) + suit]!]!
          ) {
            run = own;
          }
        }
        cash += sums[(suit << 9) | run]!;
        winners += MASK_SIZE[run]!;
      }
      if (hasTrump) winners += MASK_SIZE[all[0]!]!;
      if ((seat & 1) === 0) {
        low = winners === n ? rest : low + cash;
        if (need <= low) {
          this.relevant[0] = depends;
          return low;
        }
      } else {
        high = winners === n ? 0 : high - cash;
        if (need > high) {
          this.relevant[0] = depends;
          return high;
        }
      }
    }

    // 3 Known already?
    const { table, relevant } = this;
    const hash = table.hashOf(seat);
    const known = table.find(hash, seat, need);
    if (known !== UNKNOWN) {
      relevant[0] = table.relevant;
      return known;
    }
    // 4 Search, and remember.
    if (this.nodes >= this.checkAt) this.checkBudget();
    this.lead = table.hint;
    const value = this.play(0, seat, n, NO_TRICK, 0, need);
    table.store(hash, seat, n, value, value >= need, relevant[0]!, this.lead);
    return value;
  }

  /** The seat to act plays the best of its cards; as `start`, in the middle of a trick too. */
  private play(turn: number, seat: number, n: number, trick: number, pot: number, need: number): number {
    this.nodes++;
    const { hands, all, moves, frame, killers, relevant } = this;
    const { values, hasTrump, puurApart, choices } = frame;
    const me = seat << 2;
    const base = (n * 4 - turn) * PLACES;
    const next = ((seat + 1) & 3) << 2;
    const best = trick & BEST;
    const led = (trick >> LED) & 3;
    const hint = turn === 0 ? this.lead : NO_SPOT;

    // 1 What may be played, and how the trick stands.
    let open = OPEN_LED | OPEN_REST;
    let trumps = hands[me]!;
    let ledLength = 0;
    let under = OPEN;
    if (turn > 0) {
      const follows = hands[me + led]!;
      ledLength = MASK_SIZE[follows]!;
      const held = hasTrump ? trumps : 0;
      const row =
        hasTrump && led === 0
          ? TRUMP_LED
          : follows !== 0
            ? FOLLOWING
            : hasTrump && MASK_SIZE[held] === n
              ? ALL_TRUMPS
              : VOID;
      const top = hasTrump && best < PLACES ? best + 1 : 0;
      open = this.board.permits[((row * TOPS + top) << 9) | held]!;
      if (hasTrump) trumps = open & 511;
      const mine = (((trick >> HOLDER) ^ seat) & 1) === 0;
      if (turn === 3) under = mine ? WON : LOST;
      else if (turn === 2) under = mine ? (this.canBeat(next, best) ? OPEN : WON) : LOST;
      else under = this.canBeat(me ^ 8, best) ? OPEN : LOST;
    }
    const killerAt = (((turn * 37 + best) * 4 + seat) * 10 + n) * 10 + ledLength;
    const killer = killers[killerAt]!;

    // 2 The moves worth trying, best first.
    const facing = turn === 3 ? 0 : turn === 0 ? hands[next]! | hands[next ^ 8]! : hands[next]!;
    let count = base;
    const bestSuit = (best / PLACES) | 0;
    for (let suit = 0; suit < 4; suit++) {
      let legal: number;
      if (hasTrump && suit === 0) legal = trumps;
      else if (turn === 0 || (open & (suit === led ? OPEN_LED : OPEN_REST)) !== 0) legal = hands[me + suit]!;
      else continue;
      if (legal === 0) continue;
      let wins = PLACES;
      if (turn === 0) wins = 0;
      else if (suit === bestSuit) wins = best - bestSuit * PLACES + 1;
      else if (suit === 0 && hasTrump) wins = 0;
      let sure = wins;
      if (turn !== 3 && wins !== PLACES) {
        if (hasTrump && suit !== 0 && facing !== 0) sure = PLACES;
        else {
          const against = turn === 0 ? hands[next + suit]! | hands[(next ^ 8) + suit]! : hands[next + suit]!;
          const above = 32 - Math.clz32(against);
          if (above > sure) sure = above;
        }
      }
      const others = all[suit]! & ~hands[me + suit]!;
      const ofSuit = suit << 9;
      while (legal !== 0) {
        const place = 31 - Math.clz32(legal);
        let floor = 32 - Math.clz32(others & ((1 << place) - 1));
        if (place === 8 && suit === 0 && puurApart) floor = 8;
        const run = legal & -(1 << floor);
        legal ^= run;
        const won = run & -(1 << sure);
        const between = run & -(1 << wins) & ~won;
        const below = run & ((1 << wins) - 1);
        let reps = 0;
        if (won !== 0) reps |= choices[(WON << 11) | ofSuit | won]!;
        if (between !== 0) reps |= choices[(OPEN << 11) | ofSuit | between]!;
        if (below !== 0) reps |= choices[(under << 11) | ofSuit | below]!;
        while (reps !== 0) {
          const at = 31 - Math.clz32(reps);
          reps ^= 1 << at;
          const spot = suit * PLACES + at;
          const klass = at >= sure ? WON : at >= wins ? OPEN : under;
          const weight = (turn * 3 + klass) * 3;
          let score = WEIGHTS[weight]! + WEIGHTS[weight + 1]! * values[spot]! + WEIGHTS[weight + 2]! * at;
          if (spot === killer) score += 1000;
          if (spot === hint) score += 2000;
          const move = (score << 6) | spot;
          let i = count++;
          for (; i > base && moves[i - 1]! < move; i--) moves[i] = moves[i - 1]!;
          moves[i] = move;
        }
      }
    }

    // 3 Try them.
    const max = (seat & 1) === 0;
    let result = max ? -1 : 0x7fff;
    let depends = 0;
    for (let i = base; i < count; i++) {
      const spot = moves[i]! & 63;
      const value = this.tryCard(spot, turn, seat, n, trick, pot, need);
      if (max ? value >= need : value < need) {
        killers[killerAt] = spot;
        if (turn === 0) this.lead = spot;
        return value;
      }
      if (max ? value > result : value < result) result = value;

      // 4 What the refutation depends on.
      const suit = (spot / PLACES) | 0;
      const needed = relevant[0]!;
      depends |= needed;
      if (suit === 0 && hasTrump) continue;
      const place = spot - suit * PLACES;
      const ofSuit = (needed >>> (suit << 3)) & 255;
      if (ofSuit !== 0) {
        // It speaks for the other cards of its run only if it knows all of them or none.
        const others = all[suit]! & ~hands[me + suit]!;
        const above = others >> place;
        const run =
          hands[me + suit]! &
          -(1 << (32 - Math.clz32(others & ((1 << place) - 1)))) &
          (above === 0 ? 511 : ((above & -above) << place) - 1);
        if ((ofSuit & (run >> 1)) !== 0) depends |= Math.max((run & -run) >> 1, 1) << (suit << 3);
      }
      // 5 It speaks for every card of the suit that it does not know, but for what the two count.
      if (i + 1 < count) {
        const known = ofSuit === 0 ? PLACES : 32 - Math.clz32(ofSuit & -ofSuit);
        if (place >= known) continue;
        const from = suit * PLACES;
        let kept = i + 1;
        for (let j = i + 1; j < count; j++) {
          const move = moves[j]!;
          const other = move & 63;
          if (other >= from && other < from + known) {
            const margin = Math.abs(values[other]! - values[spot]!);
            const bound = max ? value + margin : value - margin;
            if (max ? bound < need : bound >= need) {
              if (max ? bound > result : bound < result) result = bound;
              continue;
            }
          }
          moves[kept++] = move;
        }
        count = kept;
      }
    }
    if (turn === 0) this.lead = hint;
    relevant[0] = depends;
    return result;
  }

  /** Plays a card, asks on, takes it back. */
  private tryCard(
    spot: number,
    turn: number,
    seat: number,
    n: number,
    trick: number,
    pot: number,
    need: number,
  ): number {
    const { hands, all, owners, shape, frame } = this;
    const suit = (spot / PLACES) | 0;
    const bit = 1 << (spot - suit * PLACES);
    const at = (seat << 2) + suit;
    // 1 Out of the hand.
    const before = owners[suit]!;
    const lower = (1 << (MASK_SIZE[all[suit]! & (bit - 1)]! << 1)) - 1;
    const count = 1 << (((suit & 1) << 4) | (seat << 2));
    owners[suit] = (before & lower) | ((before >>> 2) & ~lower);
    hands[at]! ^= bit;
    all[suit]! ^= bit;
    shape[suit >> 1]! -= count;
    // 2 Onto the trick.
    const best = trick & BEST;
    const bestSuit = (best / PLACES) | 0;
    let after = trick;
    if (turn === 0) after = spot | (suit << LED) | (seat << HOLDER);
    else {
      if (suit === bestSuit ? spot > best : suit === 0 && frame.hasTrump) {
        after = (trick & ~(BEST | (3 << HOLDER))) | spot | (seat << HOLDER);
      }
      if (suit === ((trick >> LED) & 3)) after |= FOLLOWED;
    }
    const value =
      turn === 3
        ? this.endTrick(after, n, pot + frame.values[spot]!, need)
        : this.play(turn + 1, (seat + 1) & 3, n, after, pot + frame.values[spot]!, need);
    // 3 And back.
    hands[at]! ^= bit;
    all[suit]! ^= bit;
    owners[suit] = before;
    shape[suit >> 1]! += count;
    return value;
  }

  private canBeat(hand: number, best: number): boolean {
    const suit = (best / PLACES) | 0;
    if (this.hands[hand + suit]! >> (best - suit * PLACES + 1) !== 0) return true;
    return this.frame.hasTrump && suit !== 0 && this.hands[hand] !== 0;
  }

  private endTrick(trick: number, n: number, pot: number, need: number): number {
    const winner = (trick >> HOLDER) & 3;
    const wins = (winner & 1) === 0;
    const { relevant, board } = this;
    let value: number;
    if (n === 1) {
      value = wins ? pot + board.lastTrick : 0;
      relevant[0] = 0;
    } else {
      this.rests[n - 1] = this.rests[n]! - pot;
      const turns = (board.turns >> (n - 1)) & 1;
      if (turns) this.turnRound(n - 1);
      value = wins ? pot + this.start(winner, n - 1, need - pot) : this.start(winner, n - 1, need);
      if (turns) this.turnRound(n);
    }
    if (board.turns !== 0) relevant[0] = ALL;
    else if ((trick & FOLLOWED) !== 0) relevant[0]! |= RELEVANT[trick & BEST]!;
    return value;
  }

  /** Obenabe turns into Undenufe or back: strength runs the other way. */
  private turnRound(left: number): void {
    const { hands, all, owners } = this;
    for (let i = 0; i < hands.length; i++) hands[i] = TURNED[hands[i]!]!;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      all[suit] = TURNED[all[suit]!]!;
      let turned = 1;
      for (let rest = owners[suit]!; rest > 1; rest >>>= 2) turned = (turned << 2) | (rest & 3);
      owners[suit] = turned;
    }
    this.frame = this.board.frames[left]!;
    this.table.turn(this.frame);
  }

  private checkBudget(): void {
    if (this.nodes >= this.limit || this.shouldStop()) throw OUT_OF_BUDGET;
    this.checkAt = Math.min(this.limit, this.nodes + CHECK_EVERY);
  }

  /** The last trick plays itself. */
  private lastTrick(seat: number): number {
    const { hands, frame } = this;
    let trick = NO_TRICK;
    for (let turn = 0; turn < SEAT_COUNT; turn++) {
      const player = (seat + turn) & 3;
      let suit = 0;
      while (hands[(player << 2) + suit] === 0) suit++;
      const spot = suit * PLACES + 31 - Math.clz32(hands[(player << 2) + suit]!);
      const best = trick & BEST;
      if (turn === 0) trick = spot | (suit << LED) | (player << HOLDER);
      else {
        if (suit === ((best / PLACES) | 0) ? spot > best : frame.hasTrump && suit === 0) {
          trick = (trick & ~(BEST | (3 << HOLDER))) | spot | (player << HOLDER);
        }
        if (suit === ((trick >> LED) & 3)) trick |= FOLLOWED;
      }
    }
    if ((trick & FOLLOWED) !== 0) this.relevant[0] = RELEVANT[trick & BEST]!;
    return ((trick >> HOLDER) & 1) === 0 ? this.rests[1]! : 0;
  }
}
