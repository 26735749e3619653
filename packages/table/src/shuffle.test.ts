import { describe, expect, it } from 'vitest';
import { type Card, CARD_COUNT, CARDS, dealByThrees, formatCards, HAND_SIZE, SEATS } from '@puur/rules';
import { fromHex, toHex } from './digest.js';
import { dealFromSeed, deckFrom, entropyFromSeed, keyFromSeed } from './shuffle.js';

// All literal decks come from a second implementation of the README in Python (hashlib), not from this package.
const DECKS = [
  {
    key: '00'.repeat(32),
    deck:
      'TU TA S8 RK T7 E9 E6 T8 T9 EO R10 S10 TK RA R9 S6 EA SO ' +
      'RU E10 R8 SU S9 S7 E8 R6 R7 EU TO SA SK T10 RO T6 EK E7',
  },
  {
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    deck:
      'T10 SU RK TO EU E8 S7 R9 RA TA EO SO R8 R6 EK SA RU R7 ' +
      'TU S9 EA E7 RO R10 T9 S8 T8 S10 E9 SK T6 S6 T7 E6 TK E10',
  },
  {
    key: 'ff'.repeat(32),
    deck:
      'TU E7 TO S8 R7 E6 S9 TK TA RA EK R9 RK SA R10 E8 S6 S7 ' +
      'T8 RO R6 R8 E9 SK EU T10 T6 RU EO T9 E10 EA S10 T7 SU SO',
  },
];

const SEEDS = [
  { seed: '', key: 'bae953a52c1f55bdaea9d288d789b69a49b6bd6b426eb7a2c404ac197c11c005' },
  { seed: 'puur', key: '97421f35e9b74fd924934bce97b37860abf9e6f07e890d7790cfd64f219b79b8' },
  { seed: 'Grüezi', key: '045165e2d1411998c8ca39054086def7ae48ed2ddecb12c472dea45f9b588424' },
  { seed: 'Gru\u0308ezi', key: '045165e2d1411998c8ca39054086def7ae48ed2ddecb12c472dea45f9b588424' },
  { seed: 'Stöck 🃏', key: '58326fa7d317b76e2fe85e4dbabd037eb9f679bd60e50ddc32ba9212e4f8e782' },
];

describe('the deck of a key', () => {
  it.each(DECKS)('is frozen for $key', ({ key, deck }) => {
    expect(formatCards(deckFrom(fromHex(key)!))).toBe(deck);
  });

  it('is a broken invariant for a key that has not 32 bytes', () => {
    expect(() => deckFrom(new Uint8Array(31))).toThrow();
  });
});

describe('a seed', () => {
  it.each(SEEDS)('gives a frozen key: $seed', ({ seed, key }) => {
    expect(toHex(keyFromSeed(seed))).toBe(key);
  });

  it('gives the same hands on every machine and in every version', () => {
    expect(dealFromSeed('puur').map(formatCards)).toEqual([
      'EU R7 R10 RO S6 S8 SU T7 TO',
      'E6 E7 E10 R6 R9 SO T10 TK TA',
      'E8 EO R8 RK S9 S10 SA T6 T9',
      'E9 EK EA RU RA S7 SK T8 TU',
    ]);
  });

  it('gives entropy that goes on where it stopped', () => {
    const entropy = entropyFromSeed('puur');
    expect(toHex(entropy(8))).toBe('6885789ba6798be1');
    expect(toHex(entropy(4))).toBe('aa8a18d4');
  });
});

/**
 * How far counts are from uniform, as chi-square. A permutation's counts are bound in rows and columns: the sum of
 * (O − E)² / E over card × place is 36/35 times a chi-square with 35² degrees of freedom, over card × seat 36/35 times
 * one with 35 · 3.
 */
function unevenness(deals: number, shuffle: (index: number) => readonly Card[]): { places: number; seats: number } {
  const places = new Uint32Array(CARD_COUNT * CARD_COUNT);
  const seats = new Uint32Array(CARD_COUNT * SEATS.length);
  for (let index = 0; index < deals; index++) {
    const deck = shuffle(index);
    for (const [place, card] of deck.entries()) places[card * CARD_COUNT + place]!++;
    const hands = dealByThrees(deck, 3);
    for (const seat of SEATS) for (const card of hands[seat]) seats[card * SEATS.length + seat]!++;
  }
  const distance = (counts: Uint32Array, expected: number): number =>
    (counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) * (CARD_COUNT - 1)) / CARD_COUNT;
  return {
    places: distance(places, deals / CARD_COUNT),
    seats: distance(seats, (deals * HAND_SIZE) / CARD_COUNT),
  };
}

/** Chi-square quantiles at one in a million on either side, for 1225 and 105 degrees of freedom (scipy.stats.chi2). */
const PLACES = { low: 1003.94, high: 1474.84 };
const SEAT_COUNTS = { low: 49.86, high: 188.78 };
const DEALS = 100_000;

/** Fast bytes for the shuffles that are wrong on purpose: mulberry32 (Tommy Ettinger, public domain). */
function bytesFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 24) & 0xff;
  };
}

/** Fisher and Yates with a choice of how the other place is found. */
function shuffled(pick: (last: number) => number): Card[] {
  const deck = [...CARDS];
  for (let last = CARD_COUNT - 1; last > 0; last--) {
    const other = pick(last);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

describe('over a hundred thousand deals the shuffle', () => {
  it('puts every card into every place and on every seat equally often', () => {
    const { places, seats } = unevenness(DEALS, (index) => deckFrom(keyFromSeed(`deal ${index}`)));
    expect(places).toBeGreaterThan(PLACES.low);
    expect(places).toBeLessThan(PLACES.high);
    expect(seats).toBeGreaterThan(SEAT_COUNTS.low);
    expect(seats).toBeLessThan(SEAT_COUNTS.high);
  });

  it('would be caught if it did not throw away the bytes that favour low places', () => {
    const byte = bytesFrom(1);
    const { places } = unevenness(DEALS, () => shuffled((last) => byte() % (last + 1)));
    expect(places).toBeGreaterThan(PLACES.high);
  });

  it('would be caught if it let every card change with any place', () => {
    const byte = bytesFrom(2);
    const { places, seats } = unevenness(DEALS, () => shuffled(() => (byte() * CARD_COUNT) >> 8));
    expect(places).toBeGreaterThan(PLACES.high);
    expect(seats).toBeGreaterThan(SEAT_COUNTS.high);
  });

  it('would be caught if no card could stay in its place', () => {
    const byte = bytesFrom(3);
    const { places } = unevenness(DEALS, () => shuffled((last) => (byte() * last) >> 8));
    expect(places).toBeGreaterThan(PLACES.high);
  });
});
