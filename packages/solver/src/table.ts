/**
 * Table: what is already proved about positions at the start of a trick.
 *
 * A position is known by its owners: for each suit, who holds each remaining card from the strongest down, whatever the
 * cards are called. Two positions with the same owners and the same leader are played alike, and differ only in what
 * the cards count; the search shifts the bounds of one to the other by that difference, so an entry also keeps which
 * places its cards stood in.
 *
 * Two entries a bucket, the first of which prefers the position with more tricks left. An entry is four words of keys
 * in one array and one word of bounds in another:
 *
 *   0: owners of suit 0 (19 bits) · low 13 bits of owners 1
 *   1: high 6 bits of owners 1 · owners 2 · low 7 bits of owners 3
 *   2: high 12 bits of owners 3 · leader (2) · places of suits 0 and 1 (9 + 9)
 *   3: places of suits 2 and 3 (9 + 9) · best lead, or 63 (6) · tricks left (4)
 *   bounds: lower (16) · upper (16)
 */
export const NO_SPOT = 63;
/** The part of word 2 that belongs to the owners. */
export const OWNER_BITS = 0x3fff;
/** In word 2: whether the highest place of suit 0, the Puur, is still held. */
export const PUUR_BIT: number = 1 << 22;

export class Table {
  keys: Int32Array = new Int32Array(0);
  bounds: Int32Array = new Int32Array(0);
  private mask = 0;

  /** Forgets everything; room for 2^`bits` entries. */
  reset(bits: number): void {
    const size = 2 ** bits;
    this.mask = (size >> 1) - 1;
    if (this.bounds.length < size) {
      this.keys = new Int32Array(size * 4);
      this.bounds = new Int32Array(size);
    } else {
      this.keys.fill(0, 0, size * 4);
    }
  }

  /** The first entry of the bucket for these owners. */
  bucketOf(w0: number, w1: number, w2: number): number {
    let hash = Math.imul(w0, 0x9e3779b1) ^ Math.imul(w1, 0x85ebca6b) ^ Math.imul(w2 & OWNER_BITS, 0x27d4eb2f);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) & this.mask) << 1;
  }

  /** The entry of a bucket to write a position with `left` tricks left into. Makes room there. */
  place(bucket: number, left: number): number {
    const { keys, bounds } = this;
    const at = bucket * 4;
    if (keys[at] === 0) return bucket;
    if (left < keys[at + 3]! >>> 24) return bucket + 1;
    keys[at + 4] = keys[at]!;
    keys[at + 5] = keys[at + 1]!;
    keys[at + 6] = keys[at + 2]!;
    keys[at + 7] = keys[at + 3]!;
    bounds[bucket + 1] = bounds[bucket]!;
    return bucket;
  }
}
