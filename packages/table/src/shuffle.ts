/**
 * Shuffle: from a key of 32 bytes to a deck, the same on every machine and in every version.
 *
 * Fisher and Yates, from the last place down, on a stream of SHA-256 blocks over key and counter; a byte that would make
 * one place likelier than another is thrown away. The README ("The provable deal") writes the algorithm out, so that
 * anybody can check a deal in any language; the vectors in shuffle.test.ts freeze it.
 */
import { assert, type Card, CARD_COUNT, CARDS, dealByThrees, type PerSeat, type Seat } from '@puur/rules';
import { digest, DIGEST_BYTES, sha256Of, textBytes, uint32 } from './digest.js';

/** Where random bytes come from: so many of them. */
export type Entropy = (bytes: number) => Uint8Array;

/** The bytes that a key gives, without end: SHA-256(key ‖ 0), SHA-256(key ‖ 1), … with a counter of four bytes. */
function* bytesOf(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) yield* sha256Of(key, uint32(block));
}

/** A whole number from 0 up to, not including, `below` (1..256), each equally likely. */
function draw(stream: Generator<number, never>, below: number): number {
  const limit = 256 - (256 % below);
  for (;;) {
    const byte = stream.next().value;
    if (byte < limit) return byte % below;
  }
}

/** The deck of a key: all 36 cards, the first to be dealt first. */
export function deckFrom(key: Uint8Array): Card[] {
  assert(key.length === DIGEST_BYTES, 'a key has 32 bytes');
  const stream = bytesOf(key);
  const deck = [...CARDS];
  for (let last = CARD_COUNT - 1; last > 0; last--) {
    const other = draw(stream, last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/** The key of a seed: any text, equal ones giving equal deals for ever. */
export function keyFromSeed(seed: string): Uint8Array {
  return digest('puur/seed/1', textBytes(seed));
}

/** The four hands of a seed, dealt by threes. Without a dealer seat 3 deals, so that seat 0 is forehand. */
export function dealFromSeed(seed: string, dealer: Seat = 3): PerSeat<readonly Card[]> {
  return dealByThrees(deckFrom(keyFromSeed(seed)), dealer);
}

/** Bytes that follow from a seed: the entropy of a table that is to be played the same way again. */
export function entropyFromSeed(seed: string): Entropy {
  const stream = bytesOf(digest('puur/entropy/1', textBytes(seed)));
  return (bytes) => Uint8Array.from({ length: bytes }, () => stream.next().value);
}
