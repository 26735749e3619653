/**
 * Search: single-observer information-set Monte Carlo tree search, plain (Cowling, Powley and Whitehouse 2012).
 *
 * Every card is played openly, so to the observer an information set is the sequence of cards played: one tree for all
 * worlds. Each iteration
 *  1 draws a world (worlds.ts),
 *  2 goes down by UCB1 among the children that are legal in this world, with availability counts instead of the
 *    parent's visits, as long as every legal card has a child,
 *  3 adds a child for one of the legal cards that have none, by chance,
 *  4 plays the round out with equal chances for all legal cards,
 *  5 adds the points of the team that moved into each node of the path to it.
 * The pay-off is card points with the last trick, divided by 157. The card with the most visits is played.
 *
 * One pool of nodes in typed arrays, children as linked lists, no allocation in the loop.
 */
import {
  type Card,
  CardSet,
  MASK_SIZE,
  perSeat,
  Position,
  RANK_COUNT,
  type RuleProfile,
  SUIT_COUNT,
} from '@puur/rules';
import type { Dice } from './dice.js';
import type { Knowledge } from './knowledge.js';
import type { Worlds } from './worlds.js';

/** Weight of exploration, for pay-offs of 0..1. */
const EXPLORATION = 0.3;
const ROUND_POINTS = 157;
/** No node. */
const NIL = -1;
const ROOT = 0;
/** The longest path: a round of 36 cards, and the root. */
const LONGEST = 37;

export class Search {
  readonly #iterations: number;
  readonly #dice: Dice;
  readonly #worlds: Worlds;
  /** By node: the card that leads to it, its first child and its next sibling. */
  readonly #card: Uint8Array;
  readonly #child: Int32Array;
  readonly #sibling: Int32Array;
  /** By node: how often it was visited, how often it could have been, and the points of the team that moved into it. */
  readonly #visits: Int32Array;
  readonly #available: Int32Array;
  readonly #points: Float64Array;
  /** By `node * 4 + suit`: the cards that have a child. */
  readonly #expanded: Int32Array;
  /** The path of an iteration: nodes, and the team that moved into each. */
  readonly #path: Int32Array = new Int32Array(LONGEST);
  readonly #movers: Int32Array = new Int32Array(LONGEST);
  /** Natural logarithms of whole numbers. */
  readonly #log: Float64Array;
  #nodes = 0;

  constructor(iterations: number, dice: Dice, worlds: Worlds) {
    this.#iterations = iterations;
    this.#dice = dice;
    this.#worlds = worlds;
    const size = iterations + 1;
    this.#card = new Uint8Array(size);
    this.#child = new Int32Array(size);
    this.#sibling = new Int32Array(size);
    this.#visits = new Int32Array(size);
    this.#available = new Int32Array(size);
    this.#points = new Float64Array(size);
    this.#expanded = new Int32Array(size * SUIT_COUNT);
    this.#log = Float64Array.from({ length: size + 1 }, (_, n) => Math.log(n));
  }

  /** The card to play, the lowest number of equals; null where not even the counts of the hands add up. */
  choose(knowledge: Knowledge, rules: RuleProfile): Card | null {
    this.#worlds.prepare(knowledge);
    if (this.#worlds.count === 0) return null;
    const root = positionOf(knowledge, rules);
    const position = new Position(knowledge.contract, rules);
    this.#nodes = 0;
    this.#add(NIL, 0);
    for (let iteration = 0; iteration < this.#iterations; iteration++) {
      position.copyFrom(root);
      this.#worlds.draw(position.masks, this.#dice);
      const length = this.#descend(position);
      this.#playOut(position);
      this.#credit(position, length);
    }
    return this.#mostVisited();
  }

  /** Steps 2 and 3; the number of nodes on the path below the root. */
  #descend(position: Position): number {
    let node = ROOT;
    let length = 0;
    while (!position.isOver) {
      position.legal();
      const mover = position.seat & 1;
      const fresh = this.#untried(node, position.legalMasks);
      // Counts the availability of all children, so it comes first.
      const best = this.#select(node, position.legalMasks);
      const next =
        fresh > 0 ? this.#add(node, this.#nthUntried(node, position.legalMasks, this.#dice.below(fresh))) : best;
      position.play(this.#card[next]! as Card);
      this.#path[length] = next;
      this.#movers[length] = mover;
      length++;
      if (fresh > 0) break;
      node = next;
    }
    return length;
  }

  /** How many legal cards have no child yet. */
  #untried(node: number, legal: Int32Array): number {
    let count = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      count += MASK_SIZE[legal[suit]! & ~this.#expanded[node * SUIT_COUNT + suit]!]!;
    }
    return count;
  }

  #nthUntried(node: number, legal: Int32Array, n: number): number {
    let left = n;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      for (let rest = legal[suit]! & ~this.#expanded[node * SUIT_COUNT + suit]!; rest; rest &= rest - 1) {
        if (left === 0) return suit * RANK_COUNT + 31 - Math.clz32(rest & -rest);
        left--;
      }
    }
    return NIL;
  }

  /** The child of the highest bound among the legal ones, all of which are counted as available. */
  #select(node: number, legal: Int32Array): number {
    let best = NIL;
    let highest = -Infinity;
    for (let child = this.#child[node]!; child !== NIL; child = this.#sibling[child]!) {
      const card = this.#card[child]!;
      const suit = (card / RANK_COUNT) | 0;
      if (((legal[suit]! >> (card - suit * RANK_COUNT)) & 1) === 0) continue;
      const visits = this.#visits[child]!;
      const available = ++this.#available[child]!;
      const mean = this.#points[child]! / (visits * ROUND_POINTS);
      const bound = mean + EXPLORATION * Math.sqrt(this.#log[available]! / visits);
      if (bound > highest) {
        highest = bound;
        best = child;
      }
    }
    return best;
  }

  #add(parent: number, card: number): number {
    const node = this.#nodes++;
    this.#card[node] = card;
    this.#child[node] = NIL;
    this.#visits[node] = 0;
    this.#available[node] = 1;
    this.#points[node] = 0;
    this.#expanded.fill(0, node * SUIT_COUNT, (node + 1) * SUIT_COUNT);
    this.#sibling[node] = NIL;
    if (parent === NIL) return node;
    this.#sibling[node] = this.#child[parent]!;
    this.#child[parent] = node;
    const suit = (card / RANK_COUNT) | 0;
    this.#expanded[parent * SUIT_COUNT + suit]! |= 1 << (card - suit * RANK_COUNT);
    return node;
  }

  /** Step 4. */
  #playOut(position: Position): void {
    while (!position.isOver) {
      const count = position.legal();
      position.play(position.nthLegal(count === 1 ? 0 : this.#dice.below(count)));
    }
  }

  /** Step 5. */
  #credit({ points }: Position, length: number): void {
    for (let place = 0; place < length; place++) {
      const node = this.#path[place]!;
      this.#visits[node]!++;
      this.#points[node]! += points[this.#movers[place]!]!;
    }
  }

  #mostVisited(): Card {
    let best = this.#child[ROOT]!;
    for (let child = best; child !== NIL; child = this.#sibling[child]!) {
      const more = this.#visits[child]! - this.#visits[best]!;
      if (more > 0 || (more === 0 && this.#card[child]! < this.#card[best]!)) best = child;
    }
    return this.#card[best]! as Card;
  }
}

/** The public position: the own hand and the cards lying; the other hands are empty until a world fills them. */
function positionOf({ seat, hand, contract, trickNo, leader, trick }: Knowledge, rules: RuleProfile): Position {
  const position = new Position(contract, rules);
  const lyingOf = (other: number): readonly Card[] => {
    const card = trick[(other - leader) & 3];
    return card === undefined ? [] : [card];
  };
  position.start(
    perSeat((other) => CardSet.from(other === seat ? hand : lyingOf(other))),
    leader,
    trickNo,
  );
  for (const card of trick) position.play(card);
  return position;
}
