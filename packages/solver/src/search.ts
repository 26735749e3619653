/**
 * Search: can team 0 still win so many points from here?
 *
 * Alpha-beta with an empty window, depth first, card by card: a seat of team 0 needs one card that does it, a seat of
 * team 1 one that prevents it. What keeps it small, in order of effect:
 *
 *  - a proof holds for every position that plays alike (see Table), and inside one position for every card of a suit
 *    that the proof never compared;
 *  - neighbours in one hand, with no other hand's card between, are one card, once it is clear how the trick ends: the
 *    richest if it is won, the poorest if it is lost;
 *  - the card that was best in a like position of the trick is tried first;
 *  - points that cannot be lost (the highest trumps; winners to cash where nobody can trump) need no search.
 *
 * Words used below. `need`: the points team 0 has to win from here on, the cards lying included. An answer is a bound,
 * not a yes or no: `need` or more, and the value is at least that; less, and it is at most that. `n`: tricks left, the
 * current one included. `turn`: cards lying, 0 to 3. `spot`: a card as suit * 9 + place (see Frame).
 */
import {
  type Card,
  holderOf,
  MASK_SIZE,
  modeOf,
  RANK_COUNT,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  SUIT_COUNT,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Board } from './board.js';
import * as layout from './cards.js';
import * as permit from './frame.js';
import type { Frame } from './frame.js';
import * as order from './order.js';
import type { OpenPosition } from './problem.js';
import * as memory from './table.js';

// An imported constant is read anew at each use, one of this module is not: that is worth 10 % of the time.
const { ALL, OWNERS, SHAPE, playCard } = layout;
const { ALL_TRUMPS, FOLLOWING, OPEN_LED, OPEN_REST, TOPS, TRUMP_LED, VOID } = permit;
const { HINT, KILLER, LOST, OPEN, SPOT, WON } = order;
const { NO_SPOT, UNKNOWN } = memory;
const SIZE_OF = MASK_SIZE;

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
const TABLE_BITS = [0, 5, 6, 8, 10, 12, 13, 16, 18, 20];
/** Positions without trump are that much easier. */
const BITS_WITHOUT_TRUMP = 2;

const PLACES = RANK_COUNT;

/** A trick as one number: best card (6 bits), suit led (2), who holds it (2), whether the suit led was followed. */
const BEST = 63;
const LED = 6;
const HOLDER = 8;
const FOLLOWED = 1 << 10;
const NO_TRICK = 36;

/**
 * Relevance: which comparisons an answer depends on, eight bits a suit, suit 0 lowest. Bit p says that a card at place
 * p + 1 won a trick over another card of its suit. The cards of the suit from the lowest bit up have to be whose they
 * are; those below may change places with each other. (The lowest place never wins over another.) Trumps are not
 * looked at: their order also decides what may be played, so the table and step 5 of `play` always know all of them.
 */
const EVERYTHING = -1;
const NOTHING = 0;
/** By spot: the bit of the card. */
const RELEVANT: Int32Array = Int32Array.from({ length: SUIT_COUNT * PLACES }, (_, spot) =>
  spot % PLACES === 0 ? NOTHING : 1 << (((spot / PLACES) | 0) * 8 + (spot % PLACES) - 1),
);

/** By turn, best card lying, seat, tricks left and length in the suit led. */
const KILLERS = SEAT_COUNT * 37 * SEAT_COUNT * 10 * 10;

export class Search {
  /** Points still to be won in the position entered, the cards lying and the last trick's included. */
  total = 0;
  nodes = 0;
  private readonly cards = new Int32Array(layout.CARDS_LENGTH);
  private readonly table = new memory.Table(this.cards);
  /** By tricks left: points still to be won. */
  private readonly rests = new Int32Array(TRICKS_PER_ROUND + 1);
  /** The moves of each card of the round that is being tried, nine to a card. */
  private readonly moves = new Int32Array((TRICKS_PER_ROUND * SEAT_COUNT + 1) * PLACES);
  private readonly killers = new Uint8Array(KILLERS);
  /** What the last answer depends on. */
  private readonly relevant = new Int32Array(1);
  /** The lead to try first, and after the search of a trick's start the one that was best. */
  private lead: number = NO_SPOT;
  private board!: Board;
  private frame!: Frame;
  private limit = 0;
  private checkAt = 0;
  private shouldStop: () => boolean = NEVER;
  // The position entered.
  private turn = 0;
  private seat = 0;
  private left = 0;
  private trick = NO_TRICK;
  private pot = 0;

  /** Sets up a position. Nothing is remembered of the ones before, so the nodes of an answer are always the same. */
  enter(board: Board, position: OpenPosition, budget: Budget): void {
    const { problem, trick, seat, left } = position;
    const frame = board.frames[left]!;
    this.board = board;
    this.frame = frame;
    this.turn = trick.length;
    this.seat = seat;
    this.left = left;
    // 1 The cards.
    layout.layOut(this.cards, problem.hands, frame);
    this.trick = NO_TRICK;
    if (trick.length > 0) {
      const holder = holderOf(modeOf(problem.contract, TRICKS_PER_ROUND + 1 - left), trick);
      const [led, ...others] = trick.map((card) => (frame.spotOf[card]! / PLACES) | 0);
      this.trick = frame.spotOf[trick[holder]!]! | (led! << LED) | (seatAfter(problem.leader, holder) << HOLDER);
      if (others.includes(led!)) this.trick |= FOLLOWED;
    }
    // 2 The points.
    const sum = (cards: Iterable<Card>): number => {
      let points = 0;
      for (const card of cards) points += frame.values[frame.spotOf[card]!]!;
      return points;
    };
    this.pot = sum(trick);
    this.total = problem.hands.reduce((points, hand) => points + sum(hand), this.pot + board.lastTrick);
    this.rests[left] = this.total;
    // 3 The memory.
    this.killers.fill(NO_SPOT);
    this.table.reset(frame, TABLE_BITS[left]! - (frame.hasTrump ? 0 : Math.min(BITS_WITHOUT_TRUMP, left - 1)));
    this.nodes = 0;
    this.limit = budget.nodes ?? Infinity;
    this.shouldStop = budget.shouldStop ?? NEVER;
    this.checkAt = Math.min(this.limit, CHECK_EVERY);
  }

  /** Ends the search at this many nodes, from `enter` on. */
  allow(nodes: number): void {
    this.limit = nodes;
    this.checkAt = Math.min(nodes, this.checkAt);
  }

  /**
   * Whether team 0 wins `need` points from the position entered.
   * @throws OUT_OF_BUDGET, after which only `enter` may follow
   */
  prove(need: number): number {
    if (this.turn === 0) return this.start(this.seat, this.left, need);
    return this.play(this.turn, this.seat, this.left, this.trick, this.pot, need);
  }

  /** The same question after the seat to act has played a card. */
  proveAfter(card: Card, need: number): number {
    const { cards, frame, turn, seat, left } = this;
    const spot = frame.spotOf[card]!;
    const before = cards.slice();
    playCard(cards, seat, spot);
    const after = added(this.trick, turn, spot, (spot / PLACES) | 0, seat, frame.hasTrump);
    const pot = this.pot + frame.values[spot]!;
    const value =
      turn === SEAT_COUNT - 1
        ? this.endTrick(after, left, pot, need)
        : this.play(turn + 1, seatAfter(seat as Seat), left, after, pot, need);
    cards.set(before);
    return value;
  }

  /** The start of a trick. */
  private start(seat: number, n: number, need: number): number {
    const { relevant, table } = this;
    relevant[0] = NOTHING;
    // 1 Nothing or everything is needed.
    if (need <= 0) return 0;
    const rest = this.rests[n]!;
    if (need > rest) return rest;
    // 2 The last trick plays itself.
    if (n === 1) return this.lastTrick(seat);
    // 3 Points that cannot be lost decide.
    const sure = this.sure(seat, n, need, rest);
    if (sure !== UNKNOWN) return sure;
    // 4 A proof that is known decides.
    const hash = table.hashOf(seat);
    const known = table.find(hash, seat, need);
    if (known !== UNKNOWN) {
      relevant[0] = table.relevant;
      return known;
    }
    // 5 Search, and remember.
    this.lead = table.hint;
    const value = this.play(0, seat, n, NO_TRICK, 0, need);
    table.store(hash, seat, n, value, value >= need, relevant[0], this.lead);
    return value;
  }

  /** The answer that follows from points which the one or the other team cannot lose, or UNKNOWN. */
  private sure(seat: number, n: number, need: number, rest: number): number {
    const { cards, frame, board } = this;
    const { hasTrump, sums } = frame;
    const me = seat << 2;
    let low = 0;
    let high = rest;
    // 1 The highest trumps win the trick they lie in, or a partner's higher one does.
    if (hasTrump) {
      const ours = cards[0]! | cards[8]!;
      const theirs = cards[4]! | cards[12]!;
      if (ours > theirs) low = sums[ours & -(1 << (32 - Math.clz32(theirs)))]!;
      else high -= sums[theirs & -(1 << (32 - Math.clz32(ours)))]!;
      if (need <= low) return low;
      if (need > high) return high;
      if (cards[ALL] !== cards[me]) return UNKNOWN;
    }
    // 2 Nobody else has a trump: the leader cashes the highest cards of each suit, and the rest of a suit that by then
    // nobody else holds. Where strength turns round, a winner now is none later.
    if (board.turns !== 0) return UNKNOWN;
    let cash = 0;
    let winners = 0;
    let depends = NOTHING;
    for (let suit = hasTrump ? 1 : 0; suit < SUIT_COUNT; suit++) {
      const held = cards[me + suit]!;
      if (held === 0) continue;
      const others = cards[ALL + suit]! ^ held;
      let run = held;
      if (others !== 0) {
        run = held & -(1 << (32 - Math.clz32(others)));
        if (run === 0) continue;
        depends |= RELEVANT[suit * PLACES + 31 - Math.clz32(run & -run)]!;
        const size = SIZE_OF[run]!;
        if (
          size >= SIZE_OF[cards[(me ^ 4) + suit]!]! &&
          size >= SIZE_OF[cards[(me ^ 8) + suit]!]! &&
          size >= SIZE_OF[cards[(me ^ 12) + suit]!]!
        ) {
          run = held;
        }
      }
      cash += sums[(suit << 9) | run]!;
      winners += SIZE_OF[run]!;
    }
    if (hasTrump) winners += SIZE_OF[cards[me]!]!;
    this.relevant[0] = depends;
    if ((seat & 1) === 0) {
      low = winners === n ? rest : low + cash;
      if (need <= low) return low;
    } else {
      high = winners === n ? 0 : high - cash;
      if (need > high) return high;
    }
    return UNKNOWN;
  }

  /** The seat to act plays the best of its cards. */
  private play(turn: number, seat: number, n: number, trick: number, pot: number, need: number): number {
    if (this.nodes >= this.checkAt) this.checkBudget();
    this.nodes++;
    const { cards, moves, frame, killers, relevant } = this;
    const { values, hasTrump, puurApart, choices, ordered } = frame;
    const me = seat << 2;
    const next = ((seat + 1) & 3) << 2;
    const base = (n * 4 - turn) * PLACES;
    const best = trick & BEST;
    const bestSuit = (best / PLACES) | 0;
    const led = (trick >> LED) & 3;

    // 1 What may be played, and how the trick stands if it is not beaten now.
    let open = OPEN_LED | OPEN_REST;
    let trumps = cards[me]!;
    let length = 0;
    let under = OPEN;
    if (turn > 0) {
      const follows = cards[me + led]!;
      length = SIZE_OF[follows]!;
      const held = hasTrump ? trumps : 0;
      let row = follows !== 0 ? FOLLOWING : VOID;
      if (hasTrump) {
        if (led === 0) row = TRUMP_LED;
        else if (SIZE_OF[held] === n) row = ALL_TRUMPS;
      }
      const top = hasTrump && best < PLACES ? best + 1 : 0;
      open = this.board.permits[((row * TOPS + top) << 9) | held]!;
      if (hasTrump) trumps = open & 511;
      const isMine = (((trick >> HOLDER) ^ seat) & 1) === 0;
      if (turn === 3) under = isMine ? WON : LOST;
      else if (turn === 2) under = isMine ? (this.canBeat(next, best) ? OPEN : WON) : LOST;
      else under = this.canBeat(me ^ 8, best) ? OPEN : LOST;
    }

    // 2 The moves worth trying, the most promising first.
    const killerAt = (((turn * 37 + best) * 4 + seat) * 10 + n) * 10 + length;
    const killer = killers[killerAt]!;
    const hint = turn === 0 ? this.lead : NO_SPOT;
    const facingTrump = hasTrump && turn !== 3 && (turn === 0 ? cards[next]! | cards[next ^ 8]! : cards[next]!) !== 0;
    let count = base;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      let legal = cards[me + suit]!;
      if (suit === 0 && hasTrump) legal = trumps;
      else if (turn > 0 && (open & (suit === led ? OPEN_LED : OPEN_REST)) === 0) continue;
      if (legal === 0) continue;
      // From which place on a card beats the best one, and from which on nobody of the others beats it.
      let wins = PLACES;
      if (turn === 0) wins = 0;
      else if (suit === bestSuit) wins = best - bestSuit * PLACES + 1;
      else if (suit === 0 && hasTrump) wins = 0;
      let sure = wins;
      if (turn !== 3 && wins !== PLACES) {
        if (facingTrump && suit !== 0) sure = PLACES;
        else {
          const against = turn === 0 ? cards[next + suit]! | cards[(next ^ 8) + suit]! : cards[next + suit]!;
          const above = 32 - Math.clz32(against);
          if (above > sure) sure = above;
        }
      }
      const others = cards[ALL + suit]! & ~cards[me + suit]!;
      const ofSuit = suit << 9;
      while (legal !== 0) {
        // A run: from the strongest down to the next card in another hand.
        const place = 31 - Math.clz32(legal);
        let floor = 32 - Math.clz32(others & ((1 << place) - 1));
        if (place === PLACES - 1 && suit === 0 && puurApart) floor = place;
        const run = legal & -(1 << floor);
        legal ^= run;
        const won = run & -(1 << sure);
        const between = run & -(1 << wins) & ~won;
        const below = run & ((1 << wins) - 1);
        let chosen = 0;
        if (won !== 0) chosen |= choices[(WON << 11) | ofSuit | won]!;
        if (between !== 0) chosen |= choices[(OPEN << 11) | ofSuit | between]!;
        if (below !== 0) chosen |= choices[(under << 11) | ofSuit | below]!;
        while (chosen !== 0) {
          const at = 31 - Math.clz32(chosen);
          chosen ^= 1 << at;
          const spot = suit * PLACES + at;
          const standing = at >= sure ? WON : at >= wins ? OPEN : under;
          let move = ordered[(turn * 3 + standing) * 36 + spot]!;
          if (spot === killer) move += KILLER;
          if (spot === hint) move += HINT;
          let i = count++;
          for (; i > base && moves[i - 1]! < move; i--) moves[i] = moves[i - 1]!;
          moves[i] = move;
        }
      }
    }

    // 3 Try them.
    const isMax = (seat & 1) === 0;
    let result = isMax ? -1 : 0x7fff;
    let depends = NOTHING;
    for (let i = base; i < count; i++) {
      const spot = moves[i]! & SPOT;
      const suit = (spot / PLACES) | 0;
      const bit = 1 << (spot - suit * PLACES);
      // Out of the hand, as `playCard` does it.
      const owners = cards[OWNERS + suit]!;
      const below = (1 << (SIZE_OF[cards[ALL + suit]! & (bit - 1)]! << 1)) - 1;
      const unit = 1 << (((suit & 1) << 4) | me);
      const shapeAt = SHAPE + (suit >> 1);
      cards[OWNERS + suit] = (owners & below) | ((owners >>> 2) & ~below);
      cards[me + suit]! ^= bit;
      cards[ALL + suit]! ^= bit;
      cards[shapeAt]! -= unit;
      // Onto the trick, as `added` does it.
      let after = trick;
      if (turn === 0) after = spot | (suit << LED) | (seat << HOLDER);
      else {
        if (suit === bestSuit ? spot > best : suit === 0 && hasTrump) {
          after = (trick & ~(BEST | (3 << HOLDER))) | spot | (seat << HOLDER);
        }
        if (suit === led) after |= FOLLOWED;
      }
      const sum = pot + values[spot]!;
      const value =
        turn === 3 ? this.endTrick(after, n, sum, need) : this.play(turn + 1, (seat + 1) & 3, n, after, sum, need);
      // And back.
      cards[OWNERS + suit] = owners;
      cards[me + suit]! ^= bit;
      cards[ALL + suit]! ^= bit;
      cards[shapeAt]! += unit;
      if (isMax ? value >= need : value < need) {
        killers[killerAt] = spot;
        if (turn === 0) this.lead = spot;
        return value;
      }
      if (isMax ? value > result : value < result) result = value;
      // 4 What the refutation depends on. It speaks for the other cards of its run too, but only if it knows all of
      // them or none.
      const needed = relevant[0]!;
      depends |= needed;
      if (suit === 0 && hasTrump) continue;
      const place = spot - suit * PLACES;
      const neededHere = (needed >>> (suit << 3)) & 255;
      if (neededHere !== 0) {
        const others = cards[ALL + suit]! & ~cards[me + suit]!;
        const above = others >> place;
        const run =
          cards[me + suit]! &
          -(1 << (32 - Math.clz32(others & ((1 << place) - 1)))) &
          (above === 0 ? 511 : ((above & -above) << place) - 1);
        if ((neededHere & (run >> 1)) !== 0) depends |= Math.max((run & -run) >> 1, 1) << (suit << 3);
      }
      // 5 And it speaks for every card of the suit that it does not know, but for what the two count.
      if (i + 1 === count) continue;
      const known = neededHere === 0 ? PLACES : 32 - Math.clz32(neededHere & -neededHere);
      if (place >= known) continue;
      const from = suit * PLACES;
      let kept = i + 1;
      for (let j = i + 1; j < count; j++) {
        const move = moves[j]!;
        const other = move & SPOT;
        if (other >= from && other < from + known) {
          const margin = Math.abs(values[other]! - values[spot]!);
          const bound = isMax ? value + margin : value - margin;
          if (isMax ? bound < need : bound >= need) {
            if (isMax ? bound > result : bound < result) result = bound;
            continue;
          }
        }
        moves[kept++] = move;
      }
      count = kept;
    }
    if (turn === 0) this.lead = hint;
    relevant[0] = depends;
    return result;
  }

  /** Whether a hand (its seat times four) has a card that takes the trick. */
  private canBeat(hand: number, best: number): boolean {
    const { cards } = this;
    const suit = (best / PLACES) | 0;
    if (cards[hand + suit]! >> (best - suit * PLACES + 1) !== 0) return true;
    return this.frame.hasTrump && suit !== 0 && cards[hand] !== 0;
  }

  private endTrick(trick: number, n: number, pot: number, need: number): number {
    const { relevant, board } = this;
    const winner = (trick >> HOLDER) & 3;
    const isOurs = (winner & 1) === 0;
    let value: number;
    if (n === 1) {
      value = isOurs ? pot + board.lastTrick : 0;
      relevant[0] = NOTHING;
    } else {
      this.rests[n - 1] = this.rests[n]! - pot;
      const turns = (board.turns >> (n - 1)) & 1;
      if (turns) this.turnRound(n - 1);
      value = isOurs ? pot + this.start(winner, n - 1, need - pot) : this.start(winner, n - 1, need);
      if (turns) this.turnRound(n);
    }
    if (board.turns !== 0) relevant[0] = EVERYTHING;
    else if ((trick & FOLLOWED) !== 0) relevant[0]! |= RELEVANT[trick & BEST]!;
    return value;
  }

  private turnRound(left: number): void {
    layout.turnRound(this.cards);
    this.frame = this.board.frames[left]!;
    this.table.turn(this.frame);
  }

  private lastTrick(seat: number): number {
    const { cards, frame } = this;
    let trick = NO_TRICK;
    for (let turn = 0; turn < SEAT_COUNT; turn++) {
      const player = (seat + turn) & 3;
      let suit = 0;
      while (cards[(player << 2) + suit] === 0) suit++;
      const spot = suit * PLACES + 31 - Math.clz32(cards[(player << 2) + suit]!);
      trick = added(trick, turn, spot, suit, player, frame.hasTrump);
    }
    if ((trick & FOLLOWED) !== 0) this.relevant[0] = RELEVANT[trick & BEST]!;
    return ((trick >> HOLDER) & 1) === 0 ? this.rests[1]! : 0;
  }

  private checkBudget(): void {
    if (this.nodes >= this.limit || this.shouldStop()) throw OUT_OF_BUDGET;
    this.checkAt = Math.min(this.limit, this.nodes + CHECK_EVERY);
  }
}

/** The trick with one more card. */
function added(trick: number, turn: number, spot: number, suit: number, seat: number, hasTrump: boolean): number {
  if (turn === 0) return spot | (suit << LED) | (seat << HOLDER);
  const best = trick & BEST;
  const takes = suit === ((best / PLACES) | 0) ? spot > best : suit === 0 && hasTrump;
  const after = takes ? (trick & ~(BEST | (3 << HOLDER))) | spot | (seat << HOLDER) : trick;
  return suit === ((trick >> LED) & 3) ? after | FOLLOWED : after;
}
