/**
 * Worlds: hands of the other three, every one that agrees with what is known equally likely. Exactly, by counting.
 *
 * What is known is card by card: each unseen card has a set of players who may hold it, one of seven (players A, B, C).
 * Cards with the same set are alike for counting. If x of the cards for A or B go to A, y of those for A or C go to A and
 * z of those for B or C go to B, then the places that are left say how many of the cards for all three each of them gets,
 * and the number of deals with these x, y and z is a product of binomials. There are at most a thousand such splits; a
 * world is a split drawn by its number of deals, and then an even draw inside each of the seven sets. All numbers are
 * whole and below 27! / 9!^3 = 2.3e11, so nothing is rounded.
 */
import { type Card, CARD_COUNT, RANK_COUNT, SEAT_COUNT, SUIT_COUNT } from '@puur/rules';
import type { Dice } from './dice.js';
import type { Knowledge } from './knowledge.js';

/** Sets of players: bit 0 = A, bit 1 = B, bit 2 = C. */
const SETS = 8;
const [A, B, C, AB, AC, BC, ABC] = [1, 2, 4, 3, 5, 6, 7] as const;
const MOST_SPLITS = 1000;

/** Pascal's triangle up to 27, by `n * 28 + k`. */
const SIDE = 28;
const CHOOSE: Float64Array = new Float64Array(SIDE * SIDE);
for (let n = 0; n < SIDE; n++) {
  CHOOSE[n * SIDE] = 1;
  for (let k = 1; k <= n; k++) CHOOSE[n * SIDE + k] = CHOOSE[(n - 1) * SIDE + k - 1]! + CHOOSE[(n - 1) * SIDE + k]!;
}

function choose(n: number, k: number): number {
  return CHOOSE[n * SIDE + k]!;
}

/** How much of the knowledge is used; the next is for a view that contradicts itself, so that a card is always found. */
const TRUST = ['all', 'play', 'nothing'] as const;

export class Worlds {
  /** Number of worlds that agree with what is known. */
  count = 0;
  /** The three other seats: A, B, C. */
  readonly #seats: Int32Array = new Int32Array(3);
  readonly #places: Int32Array = new Int32Array(3);
  /** Cards by set, up to 36 each, and how many. */
  readonly #cards: Uint8Array = new Uint8Array(SETS * CARD_COUNT);
  readonly #sizes: Int32Array = new Int32Array(SETS);
  /** The splits: x, y, z, and the number of worlds up to and with each. */
  readonly #splits: Uint8Array = new Uint8Array(MOST_SPLITS * 3);
  readonly #upTo: Float64Array = new Float64Array(MOST_SPLITS);
  #splitCount = 0;

  /** Prepares the drawing for what a seat knows. */
  prepare(knowledge: Knowledge): void {
    let player = 0;
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      if (seat === knowledge.seat) continue;
      this.#seats[player] = seat;
      this.#places[player] = knowledge.left[seat]!;
      player++;
    }
    for (const trust of TRUST) {
      this.#sort(knowledge, trust);
      this.#split();
      if (this.count > 0) return;
    }
  }

  /** Puts the unseen cards into their sets. */
  #sort({ unseen, may, shown }: Knowledge, trust: (typeof TRUST)[number]): void {
    this.#sizes.fill(0);
    for (const card of unseen) {
      const suit = (card / RANK_COUNT) | 0;
      const bit = 1 << (card - suit * RANK_COUNT);
      let set = 0;
      for (let player = 0; player < 3; player++) {
        const seat = this.#seats[player]!;
        const holds = trust === 'nothing' || (may[seat * SUIT_COUNT + suit]! & bit) !== 0;
        const isElsewhere = trust === 'all' && shown[card]! >= 0 && shown[card] !== seat;
        if (holds && !isElsewhere) set |= 1 << player;
      }
      this.#cards[set * CARD_COUNT + this.#sizes[set]!] = card;
      this.#sizes[set]!++;
    }
  }

  /** Counts the worlds of every split. */
  #split(): void {
    const sizes = this.#sizes;
    const [ab, ac, bc, abc] = [sizes[AB]!, sizes[AC]!, sizes[BC]!, sizes[ABC]!];
    const freeA = this.#places[0]! - sizes[A]!;
    const freeB = this.#places[1]! - sizes[B]!;
    const freeC = this.#places[2]! - sizes[C]!;
    let total = 0;
    let splits = 0;
    const isDealt = sizes[0] === 0 && freeA + freeB + freeC === ab + ac + bc + abc;
    for (let x = 0; isDealt && x <= ab; x++) {
      for (let y = 0; y <= ac; y++) {
        const restA = freeA - x - y;
        if (restA < 0) break;
        for (let z = 0; z <= bc; z++) {
          const restB = freeB - (ab - x) - z;
          const restC = freeC - (ac - y) - (bc - z);
          if (restB < 0 || restC < 0) continue;
          total += choose(ab, x) * choose(ac, y) * choose(bc, z) * choose(abc, restA) * choose(abc - restA, restB);
          this.#splits[splits * 3] = x;
          this.#splits[splits * 3 + 1] = y;
          this.#splits[splits * 3 + 2] = z;
          this.#upTo[splits] = total;
          splits++;
        }
      }
    }
    this.count = total;
    this.#splitCount = splits;
  }

  /** Deals a world into `masks` (by `seat * 4 + suit`), whose three other hands it overwrites. */
  draw(masks: Int32Array, dice: Dice): void {
    const [a, b, c] = [this.#seats[0]!, this.#seats[1]!, this.#seats[2]!];
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      masks[a * SUIT_COUNT + suit] = 0;
      masks[b * SUIT_COUNT + suit] = 0;
      masks[c * SUIT_COUNT + suit] = 0;
    }
    const split = this.#splitCount === 1 ? 0 : this.#splitAt(dice.fraction() * this.count);
    const x = this.#splits[split * 3]!;
    const y = this.#splits[split * 3 + 1]!;
    const z = this.#splits[split * 3 + 2]!;
    const sizes = this.#sizes;
    const restA = this.#places[0]! - sizes[A]! - x - y;
    const restB = this.#places[1]! - sizes[B]! - (sizes[AB]! - x) - z;
    this.#give(A, 0, sizes[A]!, a, masks);
    this.#give(B, 0, sizes[B]!, b, masks);
    this.#give(C, 0, sizes[C]!, c, masks);
    this.#shuffle(AB, x, dice);
    this.#give(AB, 0, x, a, masks);
    this.#give(AB, x, sizes[AB]!, b, masks);
    this.#shuffle(AC, y, dice);
    this.#give(AC, 0, y, a, masks);
    this.#give(AC, y, sizes[AC]!, c, masks);
    this.#shuffle(BC, z, dice);
    this.#give(BC, 0, z, b, masks);
    this.#give(BC, z, sizes[BC]!, c, masks);
    this.#shuffle(ABC, restA + restB, dice);
    this.#give(ABC, 0, restA, a, masks);
    this.#give(ABC, restA, restA + restB, b, masks);
    this.#give(ABC, restA + restB, sizes[ABC]!, c, masks);
  }

  /** The first split whose worlds reach beyond `place`. */
  #splitAt(place: number): number {
    let low = 0;
    let high = this.#splitCount - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#upTo[middle]! > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Brings so many cards of a set to its front, in random order. */
  #shuffle(set: number, count: number, dice: Dice): void {
    const at = set * CARD_COUNT;
    const size = this.#sizes[set]!;
    for (let place = 0; place < count && place < size - 1; place++) {
      const other = place + dice.below(size - place);
      const card = this.#cards[at + place]!;
      this.#cards[at + place] = this.#cards[at + other]!;
      this.#cards[at + other] = card;
    }
  }

  #give(set: number, from: number, to: number, seat: number, masks: Int32Array): void {
    for (let place = set * CARD_COUNT + from; place < set * CARD_COUNT + to; place++) {
      const card: Card = this.#cards[place]! as Card;
      const suit = (card / RANK_COUNT) | 0;
      masks[seat * SUIT_COUNT + suit]! |= 1 << (card - suit * RANK_COUNT);
    }
  }
}
