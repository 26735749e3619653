/**
 * Randomness as a parameter: the same seed makes the same drills on every device.
 *
 * mulberry32 by Tommy Ettinger (public domain): good enough for exercises, never for a deal that matters.
 */

/** The next whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** A generator from a 32-bit seed. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
