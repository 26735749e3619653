/**
 * Dice: the yardstick's own randomness, so that nothing outside this folder can move its choices.
 *
 * sfc32 by Chris Doty-Humphrey (PractRand, public domain), seeded by FNV-1a over a text; 32 bits a throw.
 */
const WARM_UP = 12;

export class Dice {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** Begins anew from a text: the same text, the same throws. */
  seed(text: string): void {
    this.#a = hashOf(text, 0x811c9dc5);
    this.#b = hashOf(text, 0x01000193);
    this.#c = text.length;
    this.#counter = 1;
    for (let i = 0; i < WARM_UP; i++) this.next();
  }

  /** A whole number from -2^31 up to 2^31 - 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum;
  }

  /** A whole number from 0 up to, not including, `count`; uneven by less than `count` in 2^32. */
  below(count: number): number {
    return ((this.next() >>> 0) * count * 2 ** -32) | 0;
  }

  /** A number from 0 up to, not including, 1, with 53 bits. */
  fraction(): number {
    const high = this.next() >>> 5;
    return (high * 2 ** 26 + (this.next() >>> 6)) * 2 ** -53;
  }
}

function hashOf(text: string, offset: number): number {
  let hash = offset | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
