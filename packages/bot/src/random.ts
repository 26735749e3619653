/**
 * Randomness from a seed: the only kind a bot has, so that the same view and the same seed give the same decision.
 *
 * The generator is mulberry32 by Tommy Ettinger (public domain), the hash FNV-1a: 32 bits, good for sampling and for
 * shuffles of an arena, not for a fair deal between people.
 */
import { type Card, CARDS } from '@puur/rules';

/** The next number from 0 up to, not including, 1. */
export type Random = () => number;

/** A generator from a seed and what else the draw shall depend on. */
export function randomFrom(seed: number | string, ...parts: readonly (number | string)[]): Random {
  let state = hashOf([seed, ...parts].join('/'));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}

/** The cards of a list in random order (Fisher and Yates); the whole deck without a list. */
export function shuffled(random: Random, cards: readonly Card[] = CARDS): Card[] {
  return drawn(random, cards, cards.length);
}

/** So many cards of a list, at random. */
export function drawn(random: Random, cards: readonly Card[], count: number): Card[] {
  const deck = [...cards];
  for (let place = 0; place < count; place++) {
    const other = place + Math.floor(random() * (deck.length - place));
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  deck.length = count;
  return deck;
}
