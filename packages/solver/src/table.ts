/**
 * Table: what is already proved about positions at the start of a trick, and about all positions like them.
 *
 * A proof is a way of playing, and it only needs to know which card beats which. So an entry forgets what its proof did
 * not ask. It keeps
 *
 *  - the shape: how many cards of each suit each seat holds, and who leads: that decides what may be played;
 *  - in each suit the owners of so many of the strongest cards as the proof compared ("known from the top"), all of
 *    them in the trump suit, where rank decides what may be played as well; whether the Puur is among them;
 *  - the places in which its cards stood, because cards that play alike need not count alike.
 *
 * In a position of the same shape and the same owners at the top, each hand plays its n-th card of a suit as the
 * entry's hand plays its own: the tricks fall the same way, and the points differ at most by the sum of what the cards
 * count more, or less. The bound is shifted by that much. (Partition search, Ginsberg 1996, with a margin for points.)
 *
 * A bucket has sixteen entries: first a word of each that tells shapes apart by their hash, then a word of each with
 * the bound, so that a look into the bucket mostly reads two lines of memory, then six words of each with the rest:
 *
 *   HEAD: bound (16) · IS_LOWER · best lead, or NO_SPOT (6) · known in suit 0 (4) · tricks left (4)
 *   0, 1: shape, four bits a count: suits 0 and 1, suits 2 and 3; seat 0 lowest
 *   2: owners of suit 0 (19 bits) · low 13 bits of owners 1
 *   3: high 6 bits of owners 1 · owners 2 · low 7 bits of owners 3
 *   4: high 12 bits of owners 3 · leader (2) · places of suits 0 and 1 (9 + 9)
 *   5: places of suits 2 and 3 (9 + 9) · known in suits 1, 2 and 3 (4 + 4 + 4)
 */
import { MASK_SIZE, RANK_COUNT, SEAT_COUNT, SUIT_COUNT } from '@puur/rules';
import * as layout from './cards.js';
import * as frames from './frame.js';
import type { Frame } from './frame.js';

// Constants and tables of this module, because an imported one is read anew at each use.
const { ALL, OWNERS, SHAPE } = layout;
const { MASKS, SHIFT_COLUMN, SHIFT_ROW } = frames;
const SIZE_OF = MASK_SIZE;

export const NO_SPOT = 63;
/** What `find` answers when nothing known decides. */
export const UNKNOWN = -1;

const WAYS = 16;
/** Words of an entry beside hash and head. */
const WORDS = 6;
const HEAD = WAYS;
const BODY = 2 * WAYS;
const BUCKET = WAYS * (WORDS + 2);
/** The place of the Puur. */
const PUUR = 256;
const IS_LOWER = 1 << 16;

/** By `mask * 10 + n`: the bit of a relevance (see Search) for the n-th card from the top; none for n = 0. */
const NTH_RELEVANT: Uint8Array = Uint8Array.from({ length: MASKS * (RANK_COUNT + 1) }, (_, index) => {
  let mask = (index / (RANK_COUNT + 1)) | 0;
  let bit = 0;
  for (let n = index % (RANK_COUNT + 1); n > 0 && mask !== 0; n--) {
    bit = 1 << (31 - Math.clz32(mask));
    mask ^= bit;
  }
  return bit >> 1;
});

export class Table {
  /** After a bound was found: the cards that its proof compares, see Search. After UNKNOWN: nothing. */
  relevant = 0;
  /** After UNKNOWN: a lead that was best in a position of this shape, or NO_SPOT. */
  hint: number = NO_SPOT;
  private readonly cards: Int32Array;
  private words: Int32Array = new Int32Array(0);
  private mask = 0;
  private frame!: Frame;
  private next = 0;
  private readonly masks = new Int32Array(SEAT_COUNT);

  /** `cards` is the position that the table is asked about; the search owns it. */
  constructor(cards: Int32Array) {
    this.cards = cards;
  }

  /** Forgets everything; room for 2^`bits` entries of positions of this frame. */
  reset(frame: Frame, bits: number): void {
    const size = 2 ** bits;
    this.frame = frame;
    this.mask = size / WAYS - 1;
    this.next = 0;
    const length = (size / WAYS) * BUCKET;
    if (this.words.length < length) this.words = new Int32Array(length);
    else this.words.fill(0, 0, length);
  }

  /** The cards keep their owners, but another frame says what they count. */
  turn(frame: Frame): void {
    this.frame = frame;
  }

  /** What tells the shape here apart from most others, for `find` and `store`; never 0. */
  hashOf(leader: number): number {
    const { cards } = this;
    const first = this.frame.hasTrump ? cards[OWNERS]! : 0;
    const puur = this.frame.puurApart ? cards[ALL]! & 256 : 0;
    let hash = Math.imul(cards[SHAPE]!, 0x9e3779b1) ^ Math.imul(cards[SHAPE + 1]!, 0x85ebca6b);
    hash ^= Math.imul(first | (leader << 19) | (puur << 13), 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) | (1 << 31);
  }

  /** A bound that decides whether team 0 wins `need` points, or UNKNOWN. */
  find(hash: number, leader: number, need: number): number {
    const { cards, words } = this;
    const bucket = (hash & this.mask) * BUCKET;
    this.hint = NO_SPOT;
    for (let way = 0; way < WAYS; way++) {
      // 1 The same shape, and a bound that would decide?
      const found = words[bucket + way]!;
      if (found === 0) break;
      if (found !== hash) continue;
      const head = words[bucket + HEAD + way]!;
      if (this.hint === NO_SPOT) this.hint = (head >>> 17) & 63;
      const bound = head & 0xffff;
      const isLower = (head & IS_LOWER) !== 0;
      if (isLower !== bound >= need) continue;
      // 2 Really the same shape?
      const at = bucket + BODY + way * WORDS;
      if (words[at] !== cards[SHAPE] || words[at + 1] !== cards[SHAPE + 1]) continue;
      const k4 = words[at + 4]!;
      if (((k4 >>> 12) & 3) !== leader) continue;
      if (this.frame.puurApart && ((k4 >>> 14) & PUUR) !== (cards[ALL]! & PUUR)) continue;
      // 3 The same owners from the top, as far as they are known?
      const k2 = words[at + 2]!;
      const k3 = words[at + 3]!;
      const k5 = words[at + 5]!;
      const known0 = (head >>> 23) & 15;
      const known1 = (k5 >>> 18) & 15;
      const known2 = (k5 >>> 22) & 15;
      const known3 = (k5 >>> 26) & 15;
      const owners0 = k2 & 0x7ffff;
      const owners1 = (k2 >>> 19) | ((k3 & 63) << 13);
      const owners2 = (k3 >>> 6) & 0x7ffff;
      const owners3 = (k3 >>> 25) | ((k4 & 0xfff) << 7);
      const differ0 = owners0 ^ cards[OWNERS]!;
      const differ1 = owners1 ^ cards[OWNERS + 1]!;
      const differ2 = owners2 ^ cards[OWNERS + 2]!;
      const differ3 = owners3 ^ cards[OWNERS + 3]!;
      if (
        differ0 >> ((SIZE_OF[cards[ALL]!]! - known0) << 1) !== 0 ||
        differ1 >> ((SIZE_OF[cards[ALL + 1]!]! - known1) << 1) !== 0 ||
        differ2 >> ((SIZE_OF[cards[ALL + 2]!]! - known2) << 1) !== 0 ||
        differ3 >> ((SIZE_OF[cards[ALL + 3]!]! - known3) << 1) !== 0
      ) {
        continue;
      }
      // 4 Does it still decide when the cards count what they count here?
      const places0 = (k4 >>> 14) & 511;
      const places1 = k4 >>> 23;
      const places2 = k5 & 511;
      const places3 = (k5 >>> 9) & 511;
      let shift = 0;
      if (differ0 !== 0 || places0 !== cards[ALL]) shift += this.shiftOf(0, owners0, differ0, places0, isLower);
      if (differ1 !== 0 || places1 !== cards[ALL + 1]) shift += this.shiftOf(1, owners1, differ1, places1, isLower);
      if (differ2 !== 0 || places2 !== cards[ALL + 2]) shift += this.shiftOf(2, owners2, differ2, places2, isLower);
      if (differ3 !== 0 || places3 !== cards[ALL + 3]) shift += this.shiftOf(3, owners3, differ3, places3, isLower);
      const shifted = isLower ? bound - shift : bound + shift;
      if (isLower !== shifted >= need) continue;
      this.relevant =
        NTH_RELEVANT[cards[ALL]! * 10 + known0]! |
        (NTH_RELEVANT[cards[ALL + 1]! * 10 + known1]! << 8) |
        (NTH_RELEVANT[cards[ALL + 2]! * 10 + known2]! << 16) |
        (NTH_RELEVANT[cards[ALL + 3]! * 10 + known3]! << 24);
      return shifted;
    }
    return UNKNOWN;
  }

  /** How far the points of a suit may move from an entry's cards to those here, down for a lower bound, else up. */
  private shiftOf(suit: number, owners: number, differ: number, places: number, isLower: boolean): number {
    const { cards } = this;
    const shift = this.frame.shifts[suit]!;
    if (differ === 0) {
      const here = cards[ALL + suit]!;
      return isLower
        ? shift[SHIFT_ROW[here]! + SHIFT_COLUMN[places]!]!
        : shift[SHIFT_ROW[places]! + SHIFT_COLUMN[here]!]!;
    }
    const { masks } = this;
    masks[0] = masks[1] = masks[2] = masks[3] = 0;
    for (let rest = places, left = owners; rest !== 0; left >>>= 2) {
      const bit = rest & -rest;
      masks[left & 3]! |= bit;
      rest ^= bit;
    }
    let sum = 0;
    for (let seat = 0; seat < SEAT_COUNT; seat++) {
      const was = masks[seat]!;
      const is = cards[seat * SUIT_COUNT + suit]!;
      sum += isLower ? shift[SHIFT_ROW[is]! + SHIFT_COLUMN[was]!]! : shift[SHIFT_ROW[was]! + SHIFT_COLUMN[is]!]!;
    }
    return sum;
  }

  /** Remembers a bound for the position with `left` tricks left. */
  store(
    hash: number,
    leader: number,
    left: number,
    bound: number,
    isLower: boolean,
    relevant: number,
    lead: number,
  ): void {
    const { cards, words } = this;
    const bucket = (hash & this.mask) * BUCKET;
    const w2 = cards[OWNERS]! | (cards[OWNERS + 1]! << 19);
    const w3 = (cards[OWNERS + 1]! >>> 13) | (cards[OWNERS + 2]! << 6) | (cards[OWNERS + 3]! << 25);
    const w4 = (cards[OWNERS + 3]! >>> 7) | (leader << 12) | (cards[ALL]! << 14) | (cards[ALL + 1]! << 23);
    const places = cards[ALL + 2]! | (cards[ALL + 3]! << 9);
    // 1 Where: the same position, the first free entry, or one with the fewest tricks left, each of them in turn.
    let slot = 0;
    if (words[bucket + WAYS - 1] === 0) {
      while (words[bucket + slot] !== 0 && !this.holds(bucket, slot, hash, w2, w3, w4, places, isLower)) slot++;
    } else {
      let least = 99;
      this.next = (this.next + 1) & (WAYS - 1);
      for (let i = 0; i < WAYS; i++) {
        const way = (this.next + i) & (WAYS - 1);
        if (this.holds(bucket, way, hash, w2, w3, w4, places, isLower)) {
          slot = way;
          break;
        }
        const tricks = words[bucket + HEAD + way]! >>> 27;
        if (tricks < least) {
          least = tricks;
          slot = way;
        }
      }
    }
    // 2 What.
    const known0 = this.frame.hasTrump ? SIZE_OF[cards[ALL]!]! : knownIn(cards[ALL]!, relevant & 255);
    words[bucket + slot] = hash;
    words[bucket + HEAD + slot] = bound | (isLower ? IS_LOWER : 0) | (lead << 17) | (known0 << 23) | (left << 27);
    const at = bucket + BODY + slot * WORDS;
    words[at] = cards[SHAPE]!;
    words[at + 1] = cards[SHAPE + 1]!;
    words[at + 2] = w2;
    words[at + 3] = w3;
    words[at + 4] = w4;
    words[at + 5] =
      places |
      (knownIn(cards[ALL + 1]!, (relevant >>> 8) & 255) << 18) |
      (knownIn(cards[ALL + 2]!, (relevant >>> 16) & 255) << 22) |
      (knownIn(cards[ALL + 3]!, relevant >>> 24) << 26);
  }

  /** Whether an entry is about just this position, and bounds it from the same side. */
  private holds(
    bucket: number,
    way: number,
    hash: number,
    w2: number,
    w3: number,
    w4: number,
    places: number,
    isLower: boolean,
  ): boolean {
    const { words } = this;
    if (words[bucket + way] !== hash || ((words[bucket + HEAD + way]! & IS_LOWER) !== 0) !== isLower) return false;
    const at = bucket + BODY + way * WORDS;
    return (
      words[at + 4] === w4 && words[at + 3] === w3 && words[at + 2] === w2 && (words[at + 5]! & 0x3ffff) === places
    );
  }
}

/** How many cards from the top down to the lowest relevant one. */
function knownIn(all: number, relevant: number): number {
  return relevant === 0 ? 0 : SIZE_OF[all >> (32 - Math.clz32(relevant & -relevant))]!;
}
