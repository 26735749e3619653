/**
 * Search: can team 0 still win so many points from here?
 */
import {
  type Card,
  holderOf,
  MASK_SIZE,
  modeOf,
  RANK_COUNT,
  SEATS,
  seatAfter,
  SUIT_COUNT,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Board } from './board.js';
import {
  ALL_TRUMPS,
  FOLLOWING,
  MASKS,
  OPEN_LED,
  OPEN_REST,
  type Frame,
  SHIFT_COLUMN,
  SHIFT_ROW,
  TOPS,
  TRUMP_LED,
  VOID,
} from './frame.js';
import type { OpenPosition } from './problem.js';
import { NO_SPOT, OWNER_BITS, PUUR_BIT, Table } from './table.js';

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
const TABLE_BITS = [0, 4, 6, 8, 10, 12, 14, 17, 19, 21];

/** By mask: the places in the opposite order. */
const TURNED = Uint16Array.from({ length: MASKS }, (_, mask) => {
  let turned = 0;
  for (let place = 0; place < RANK_COUNT; place++) turned |= ((mask >> place) & 1) << (RANK_COUNT - 1 - place);
  return turned;
});

const PLACES = 9;
const NO_BEST = 36;
const LOST = 0;
const OPEN = 1;
const WON = 2;

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
  /** By tricks left: points still to be won, the last trick's included. */
  readonly rests: Int32Array = new Int32Array(10);
  readonly table: Table = new Table();
  nodes = 0;
  /** Points still to be won in the position entered, the cards lying and the last trick's included. */
  total = 0;
  private board!: Board;
  private frame!: Frame;
  // The position entered.
  private turn = 0;
  private seat = 0;
  private left = 0;
  private led = 0;
  private best = 0;
  private holder = 0;
  private pot = 0;
  private keyMask = OWNER_BITS;
  private limit = 0;
  private checkAt = 0;
  private shouldStop: () => boolean = NEVER;
  private readonly moves = new Int32Array(41 * PLACES);
  private readonly killers = new Uint8Array(4 * 37 * 4 * 10 * 10);
  private hint = NO_SPOT;
  private chosen = NO_SPOT;

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
    // 2 Cards lying.
    const holder = trick.length === 0 ? 0 : holderOf(modeOf(problem.contract, TRICKS_PER_ROUND + 1 - left), trick);
    this.holder = seatAfter(problem.leader, holder);
    this.led = trick.length === 0 ? 0 : (frame.spotOf[trick[0]!]! / PLACES) | 0;
    this.best = trick.length === 0 ? NO_BEST : frame.spotOf[trick[holder]!]!;
    this.pot = trick.reduce((pot, card) => pot + frame.values[frame.spotOf[card]!]!, 0);
    this.total = rest + this.pot;
    this.rests[left] = this.total;
    // 3 Memory.
    this.keyMask = OWNER_BITS | (frame.puurApart ? PUUR_BIT : 0);
    this.killers.fill(NO_SPOT);
    this.table.reset(TABLE_BITS[left]!);
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
    if (this.turn === 0) return this.lead(this.seat, this.left, need);
    return this.play(this.turn, this.seat, this.left, this.led, this.best, this.holder, this.pot, need);
  }

  /** The same question after the seat to act has played a card. */
  proveAfter(card: Card, need: number): number {
    const spot = this.frame.spotOf[card]!;
    return this.tryCard(spot, this.turn, this.seat, this.left, this.led, this.best, this.holder, this.pot, need);
  }

  private lead(seat: number, n: number, need: number): number {
    // 1 Nothing or everything is needed.
    if (need <= 0) return 0;
    const rest = this.rests[n]!;
    if (need > rest) return rest;
    // 2 The last trick plays itself.
    if (n === 1) return this.lastTrick(seat);

    // 3 The table.
    const { owners, all, table, keyMask } = this;
    const { keys, bounds } = table;
    const o1 = owners[1]!;
    const o3 = owners[3]!;
    const w0 = owners[0]! | (o1 << 19);
    const w1 = (o1 >>> 13) | (owners[2]! << 6) | (o3 << 25);
    const w2 = (o3 >>> 7) | (seat << 12) | (all[0]! << 14) | (all[1]! << 23);
    const bucket = table.bucketOf(w0, w1, w2);
    let entry = bucket;
    let found = -1;
    let lower = 0;
    let upper = rest;
    let hint = NO_SPOT;
    for (; entry < bucket + 2; entry++) {
      const at = entry * 4;
      if (keys[at] !== w0 || keys[at + 1] !== w1 || ((keys[at + 2]! ^ w2) & keyMask) !== 0) continue;
      found = entry;
      const k2 = keys[at + 2]!;
      const k3 = keys[at + 3]!;
      const bound = bounds[entry]!;
      let down = 0;
      let up = 0;
      const { shifts } = this.frame;
      let was = (k2 >>> 14) & 511;
      let is = all[0]!;
      if (was !== is) {
        const shift = shifts[0]!;
        up += shift[SHIFT_ROW[was]! + SHIFT_COLUMN[is]!]!;
        down += shift[SHIFT_ROW[is]! + SHIFT_COLUMN[was]!]!;
      }
      was = k2 >>> 23;
      is = all[1]!;
      if (was !== is) {
        const shift = shifts[1]!;
        up += shift[SHIFT_ROW[was]! + SHIFT_COLUMN[is]!]!;
        down += shift[SHIFT_ROW[is]! + SHIFT_COLUMN[was]!]!;
      }
      was = k3 & 511;
      is = all[2]!;
      if (was !== is) {
        const shift = shifts[2]!;
        up += shift[SHIFT_ROW[was]! + SHIFT_COLUMN[is]!]!;
        down += shift[SHIFT_ROW[is]! + SHIFT_COLUMN[was]!]!;
      }
      was = (k3 >>> 9) & 511;
      is = all[3]!;
      if (was !== is) {
        const shift = shifts[3]!;
        up += shift[SHIFT_ROW[was]! + SHIFT_COLUMN[is]!]!;
        down += shift[SHIFT_ROW[is]! + SHIFT_COLUMN[was]!]!;
      }
      const low = (bound & 0xffff) - down;
      const high = (bound >>> 16) + up;
      if (low >= need) return low;
      if (high < need) return high;
      if (low > lower) lower = low;
      if (high < upper) upper = high;
      hint = (k3 >>> 18) & 63;
      break;
    }

    // 4 Search.
    if (this.nodes >= this.checkAt) this.checkBudget();
    this.hint = hint;
    this.chosen = hint;
    const value = this.play(0, seat, n, 0, NO_BEST, seat, 0, need);
    // 5 Remember.
    if (value >= need) lower = value;
    else upper = value;
    let slot = found;
    // The entry may have been overwritten below.
    if (found >= 0) {
      const at = found * 4;
      if (keys[at] !== w0 || keys[at + 1] !== w1 || ((keys[at + 2]! ^ w2) & keyMask) !== 0) slot = -1;
    }
    if (slot < 0) slot = table.place(bucket, n);
    const at = slot * 4;
    keys[at] = w0;
    keys[at + 1] = w1;
    keys[at + 2] = w2;
    keys[at + 3] = all[2]! | (all[3]! << 9) | (this.chosen << 18) | (n << 24);
    bounds[slot] = lower | (upper << 16);
    return value;
  }

  private play(
    turn: number,
    seat: number,
    n: number,
    led: number,
    best: number,
    holder: number,
    pot: number,
    need: number,
  ): number {
    this.nodes++;
    const { hands, all, moves, frame, killers } = this;
    const { values, hasTrump, puurApart } = frame;
    const me = seat << 2;
    const base = (n * 4 - turn) * PLACES;
    const next = ((seat + 1) & 3) << 2;
    const hint = turn === 0 ? this.hint : NO_SPOT;

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
      const mine = ((holder ^ seat) & 1) === 0;
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
      const tableAt = suit << 9;
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
        if (won !== 0) reps |= frame.richest[tableAt | won]!;
        if (between !== 0) reps |= frame.distinct[tableAt | between]!;
        if (below !== 0)
          reps |= (under === WON ? frame.richest : under === LOST ? frame.poorest : frame.distinct)[tableAt | below]!;
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
    for (let i = base; i < count; i++) {
      const spot = moves[i]! & 63;
      const value = this.tryCard(spot, turn, seat, n, led, best, holder, pot, need);
      if (max ? value >= need : value < need) {
        killers[killerAt] = spot;
        if (turn === 0) this.chosen = spot;
        return value;
      }
      if (max ? value > result : value < result) result = value;
    }
    if (turn === 0) this.chosen = hint;
    return result;
  }

  /** Plays a card, asks on, takes it back. */
  private tryCard(
    spot: number,
    turn: number,
    seat: number,
    n: number,
    led: number,
    best: number,
    holder: number,
    pot: number,
    need: number,
  ): number {
    const { hands, all, owners, frame } = this;
    const suit = (spot / PLACES) | 0;
    const bit = 1 << (spot - suit * PLACES);
    const at = (seat << 2) + suit;
    const before = owners[suit]!;
    const lower = (1 << (MASK_SIZE[all[suit]! & (bit - 1)]! << 1)) - 1;
    owners[suit] = (before & lower) | ((before >>> 2) & ~lower);
    hands[at]! ^= bit;
    all[suit]! ^= bit;
    const bestSuit = (best / PLACES) | 0;
    const takes = turn === 0 || (suit === bestSuit ? spot > best : suit === 0 && frame.hasTrump);
    const newPot = pot + frame.values[spot]!;
    let value: number;
    if (turn === 3) value = this.endTrick(takes ? seat : holder, n, newPot, need);
    else if (takes) value = this.play(turn + 1, (seat + 1) & 3, n, turn === 0 ? suit : led, spot, seat, newPot, need);
    else value = this.play(turn + 1, (seat + 1) & 3, n, led, best, holder, newPot, need);
    hands[at]! ^= bit;
    all[suit]! ^= bit;
    owners[suit] = before;
    return value;
  }

  private canBeat(hand: number, best: number): boolean {
    const suit = (best / PLACES) | 0;
    if (this.hands[hand + suit]! >> (best - suit * PLACES + 1) !== 0) return true;
    return this.frame.hasTrump && suit !== 0 && this.hands[hand] !== 0;
  }

  private endTrick(winner: number, n: number, pot: number, need: number): number {
    const wins = (winner & 1) === 0;
    if (n === 1) return wins ? pot + this.board.lastTrick : 0;
    this.rests[n - 1] = this.rests[n]! - pot;
    const turns = (this.board.turns >> (n - 1)) & 1;
    if (turns) this.turnRound(n - 1);
    const value = wins ? pot + this.lead(winner, n - 1, need - pot) : this.lead(winner, n - 1, need);
    if (turns) this.turnRound(n);
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
  }

  private checkBudget(): void {
    if (this.nodes >= this.limit || this.shouldStop()) throw OUT_OF_BUDGET;
    this.checkAt = Math.min(this.limit, this.nodes + CHECK_EVERY);
  }

  private lastTrick(seat: number): number {
    const { hands, frame } = this;
    let best = -1;
    let bestSuit = 0;
    let holder = seat;
    for (let turn = 0; turn < 4; turn++) {
      const player = (seat + turn) & 3;
      let suit = 0;
      while (hands[(player << 2) + suit] === 0) suit++;
      const spot = suit * PLACES + 31 - Math.clz32(hands[(player << 2) + suit]!);
      if (best < 0 || (suit === bestSuit ? spot > best : frame.hasTrump && suit === 0)) {
        best = spot;
        bestSuit = suit;
        holder = player;
      }
    }
    return (holder & 1) === 0 ? this.rests[1]! : 0;
  }
}
