import { describe, expect, it } from 'vitest';

import { ACE, cardOf, CARDS, EICHELN, isCard, RANKS, rankOf, SCHILTEN, SIX, SUITS, suitOf } from './card.js';

describe('cards', () => {
  it('are 36: four suits of nine', () => {
    expect(CARDS).toHaveLength(36);
    expect(new Set(CARDS.map((card) => `${suitOf(card)}/${rankOf(card)}`)).size).toBe(36);
  });

  it('are numbered suit by suit from the six of Eicheln to the ace of Schilten', () => {
    expect(cardOf(EICHELN, SIX)).toBe(0);
    expect(cardOf(SCHILTEN, ACE)).toBe(35);
    const all = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));
    expect(all).toEqual(CARDS);
  });

  it.each([-1, 36, 1.5, NaN, Infinity, '5', null, undefined, [3], true])('%o is no card', (value) => {
    expect(isCard(value)).toBe(false);
  });

  it('knows every card', () => {
    expect(CARDS.every(isCard)).toBe(true);
  });
});
