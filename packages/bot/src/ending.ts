/**
 * Ending: the last three tricks, counted out.
 *
 * With three cards left a player who has counted need no rule of thumb. Some two dozen hands that the others could hold
 * are drawn, each is played out with open cards and best play by all, and the card with the best average is played. So
 * the last trump, the match and the five points of the last trick come out right. What open cards cannot show (that a
 * player does not know where the cards lie) weighs little so late.
 */
import {
  type Card,
  type Considered,
  factorFor,
  type Mode,
  Position,
  perSeat,
  SEAT_COUNT,
  strengthOf,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Random } from './random.js';
import { EVEN } from './standing.js';
import type { Table } from './table.js';
import { drawWorld } from './world.js';

/** Cards in hand from which on it is counted out. */
export const COUNTED_TRICKS = 3;
/** Worlds that are drawn. */
const WORLDS = 24;
/** A difference of points and own points share one number: difference * SHIFT + own. */
const SHIFT = 2 ** 24;

export interface CountedOut {
  readonly card: Card;
  /** Every legal card with the expected points of the round, from `before` on. */
  readonly considered: readonly Considered[];
}

/** Counts out the legal cards; null where no hands fit what is known. `before`: points of the round so far, the own first. */
export function countOut(
  cards: readonly Card[],
  table: Table,
  before: readonly [own: number, theirs: number],
  random: Random,
): CountedOut | null {
  const { memory } = table;
  const search = new Search(table);
  const differences = cards.map(() => 0);
  const own: number[][] = cards.map(() => []);
  for (let drawn = 0; drawn < WORLDS; drawn++) {
    const world = drawWorld(memory, random);
    if (world === null) continue;
    // The trick is begun again, with the cards lying back in their hands.
    const isLying = (place: number): boolean => place < memory.trick.length;
    const full = perSeat((seat) => {
      const place = (seat - memory.leader) & (SEAT_COUNT - 1);
      return isLying(place) ? world[seat].with(memory.trick[place]!) : world[seat];
    });
    // In a view that contradicts itself another hand may be longer than the own one.
    if (full.some(({ size }) => size > COUNTED_TRICKS)) continue;
    search.begin(full);
    for (const [index, card] of cards.entries()) {
      const value = search.valueOf(card);
      const points = ((value % SHIFT) + SHIFT) % SHIFT;
      differences[index]! += (value - points) / SHIFT;
      own[index]!.push(points);
    }
  }
  if (own[0]!.length === 0) return null;
  const best = differences.reduce((top, sum, index) => (sum > differences[top]! ? index : top), 0);
  const considered = cards.map((card, index) =>
    candidate(card, own[index]!, differences[index]!, differences[best]!, before),
  );
  return { card: cards[best]!, considered };
}

function candidate(
  card: Card,
  points: readonly number[],
  differences: number,
  most: number,
  before: readonly [own: number, theirs: number],
): Considered {
  const mean = points.reduce((sum, own) => sum + own, 0) / points.length;
  const variance = points.reduce((sum, own) => sum + (own - mean) ** 2, 0) / points.length;
  return {
    action: { type: 'play', card },
    expectedPoints: before[0] + mean,
    expectedTheirs: before[1] + mean - differences / points.length,
    stdError: Math.sqrt(variance / points.length),
    isEven: (most - differences) / points.length <= EVEN,
  };
}

/** Best play by all with open cards, from the trick on the table to the last. */
class Search {
  readonly #table: Table;
  readonly #team: Team;
  readonly #factor: number;
  readonly #bonus: number;
  readonly #root: Position;
  /** A position and the cards to try, by depth. */
  readonly #stack: readonly Position[];
  readonly #cards: readonly Card[][];

  constructor(table: Table) {
    const { memory, profile } = table;
    this.#table = table;
    this.#team = teamOf(memory.seat);
    this.#factor = factorFor(memory.contract, profile);
    this.#bonus = profile.matchBonus * (profile.matchBonusMultiplied ? this.#factor : 1);
    this.#root = new Position(memory.contract, profile);
    const depths = Array.from({ length: COUNTED_TRICKS * SEAT_COUNT + 1 });
    this.#cards = depths.map(() => []);
    this.#stack = depths.map(() => new Position(memory.contract, profile));
  }

  begin(hands: Parameters<Position['start']>[0]): void {
    const { leader, trickNo, trick } = this.#table.memory;
    this.#root.start(hands, leader, trickNo);
    for (const card of trick) this.#root.play(card);
  }

  /** What a card of the seat to act leads to. */
  valueOf(card: Card): number {
    const child = this.#stack[0]!;
    child.copyFrom(this.#root);
    child.play(card);
    return this.#solve(child, 1, -Infinity, Infinity);
  }

  /** The value of a position, which it may play on in. */
  #solve(at: Position, depth: number, low: number, high: number): number {
    let count = at.isOver ? 0 : at.legal();
    while (count === 1) {
      at.play(at.nthLegal(0));
      count = at.isOver ? 0 : at.legal();
    }
    if (count === 0) return this.#settle(at);
    const mine = teamOf(at.seat) === this.#team;
    const cards = this.#cards[depth]!;
    for (let n = 0; n < count; n++) cards[n] = at.nthLegal(n);
    const child = this.#stack[depth]!;
    let best = mine ? -Infinity : Infinity;
    let [alpha, beta] = [low, high];
    for (let n = 0; n < count && alpha < beta; n++) {
      child.copyFrom(at);
      child.play(takeStrongest(cards, n, count, at.mode));
      const value = this.#solve(child, depth + 1, alpha, beta);
      if (mine) alpha = Math.max(alpha, (best = Math.max(best, value)));
      else beta = Math.min(beta, (best = Math.min(best, value)));
    }
    return best;
  }

  #settle({ points, tricks }: Position): number {
    const { tricksWon } = this.#table;
    const made = (team: Team): number =>
      points[team]! * this.#factor + (tricks[team]! + tricksWon[team] === TRICKS_PER_ROUND ? this.#bonus : 0);
    const own = made(this.#team);
    return (own - made((1 - this.#team) as Team)) * SHIFT + own;
  }
}

/** Brings the strongest of the cards from `from` on to that place, for cut-offs come sooner so. */
function takeStrongest(cards: Card[], from: number, count: number, mode: Mode): Card {
  let top = from;
  for (let n = from + 1; n < count; n++) if (strengthOf(mode, cards[n]!) > strengthOf(mode, cards[top]!)) top = n;
  [cards[from], cards[top]] = [cards[top]!, cards[from]!];
  return cards[from];
}
