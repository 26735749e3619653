import { oracle } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { CARD_NAMES, CONTRACTS, isCardName, PAIRINGS, partsOf, RANKS, type Sign, signOf, SUITS } from './vocabulary.js';

describe('the words of the drawings are those of the rules', () => {
  it('for suits, ranks, cards and contracts', () => {
    expect(SUITS).toEqual(oracle.suits);
    expect(RANKS).toEqual(oracle.ranks);
    expect(CARD_NAMES).toEqual(oracle.deck);
    expect(CONTRACTS).toEqual(oracle.contracts);
  });

  // Which French suit stands for Eicheln, Rosen, Schellen, Schilten.
  it.each<[pairing: (typeof PAIRINGS)[number], source: string, signs: readonly Sign[]]>([
    ['swisslos', 'Swisslos, rules in German and Italian', ['diamonds', 'hearts', 'clubs', 'spades']],
    ['reglement', 'Jassreglement, table for Coiffeur', ['spades', 'clubs', 'hearts', 'diamonds']],
    ['alemannic', 'Alemannic Wikipedia, Jass', ['clubs', 'hearts', 'diamonds', 'spades']],
    ['jassen-ch', 'jassen.ch', ['clubs', 'spades', 'diamonds', 'hearts']],
  ])('for the pairing %s (%s)', (pairing, _source, signs) => {
    expect(SUITS.map((suit) => signOf(suit, 'french', pairing))).toEqual(signs);
  });

  it('every pairing is one to one', () => {
    for (const pairing of PAIRINGS) {
      expect(new Set(SUITS.map((suit) => signOf(suit, 'french', pairing))).size).toBe(4);
    }
  });
});

describe('isCardName', () => {
  it('knows every card and its parts', () => {
    for (const suit of SUITS) {
      for (const rank of RANKS) {
        const name = `${suit}${rank}` as const;
        expect(isCardName(name)).toBe(true);
        expect(partsOf(name)).toEqual({ suit, rank });
      }
    }
  });

  it.each(['', 'E', 'E5', 'E11', 'E100', 'eU', 'X6', ' E6', 'E6\n', 'EU EO', 'EB'])('%j is no card', (text) => {
    expect(isCardName(text)).toBe(false);
  });
});
