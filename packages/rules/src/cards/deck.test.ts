import { describe, expect, it } from 'vitest';

import { CARDS, SUITS } from './card.js';
import { FRENCH_SUIT_IDS, frenchSuitOf, indexIdOf, nameIdsOf, type Pairing, PAIRINGS, suitOfFrench } from './deck.js';
import { formatCard, parseCard } from './notation.js';

/** French suit of Eicheln, Rosen, Schilten, Schellen, in the order in which the sources list them. */
const TABLES: readonly { readonly pairing: Pairing; readonly source: string; readonly french: readonly string[] }[] = [
  { pairing: 'swisslos', source: 'Swisslos DE and IT', french: ['diamonds', 'hearts', 'spades', 'clubs'] },
  { pairing: 'reglement', source: 'Jassreglement, Coiffeur tables', french: ['spades', 'clubs', 'diamonds', 'hearts'] },
  { pairing: 'alemannic', source: 'Alemannic Wikipedia', french: ['clubs', 'hearts', 'spades', 'diamonds'] },
  { pairing: 'jassen-ch', source: 'jassen.ch', french: ['clubs', 'spades', 'hearts', 'diamonds'] },
];

function cardNamed(text: string): Parameters<typeof nameIdsOf>[0] {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('pairings of the decks', () => {
  it.each(TABLES)('$pairing pairs as $source does', ({ pairing, french }) => {
    const paired = ['E6', 'R6', 'T6', 'S6'].map((text) => nameIdsOf(cardNamed(text), 'french', pairing).suit);
    expect(paired).toEqual(french);
  });

  it('covers every pairing there is', () => {
    expect(TABLES.map(({ pairing }) => pairing).sort()).toEqual([...PAIRINGS].sort());
  });

  it.each(PAIRINGS)('%s pairs one to one and back', (pairing) => {
    expect(SUITS.map((suit) => suitOfFrench(frenchSuitOf(suit, pairing), pairing))).toEqual(SUITS);
    expect(new Set(SUITS.map((suit) => frenchSuitOf(suit, pairing))).size).toBe(FRENCH_SUIT_IDS.length);
  });

  it('makes "Schilten and Schellen double" and "the black suits double" one rule by default', () => {
    const black = CARDS.filter((card) => ['spades', 'clubs'].includes(nameIdsOf(card, 'french').suit));
    expect(black.every((card) => /^[ST]/.test(formatCard(card)))).toBe(true);
    expect(black).toHaveLength(18);
  });
});

describe('names of cards', () => {
  it.each([
    { card: 'EU', deck: 'german', suit: 'eicheln', rank: 'under', index: 'U' },
    { card: 'T10', deck: 'german', suit: 'schilten', rank: 'banner', index: '10' },
    { card: 'SA', deck: 'german', suit: 'schellen', rank: 'ass', index: 'A' },
    { card: 'RK', deck: 'german', suit: 'rosen', rank: 'koenig', index: 'K' },
    { card: 'EU', deck: 'french', suit: 'diamonds', rank: 'jack', index: 'J' },
    { card: 'RO', deck: 'french', suit: 'hearts', rank: 'queen', index: 'Q' },
    { card: 'S10', deck: 'french', suit: 'clubs', rank: '10', index: '10' },
    { card: 'T6', deck: 'french', suit: 'spades', rank: '6', index: '6' },
  ] as const)('$card is $rank of $suit on the $deck deck', ({ card, deck, suit, rank, index }) => {
    expect(nameIdsOf(cardNamed(card), deck)).toEqual({ suit, rank });
    expect(indexIdOf(cardNamed(card), deck)).toBe(index);
  });

  it('are different for every two cards of a deck', () => {
    for (const deck of ['german', 'french'] as const) {
      expect(new Set(CARDS.map((card) => JSON.stringify(nameIdsOf(card, deck)))).size).toBe(36);
    }
  });
});
