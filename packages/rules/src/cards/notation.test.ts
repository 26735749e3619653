import { oracle } from '@puur/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CARDS } from './card.js';
import { formatCard, formatCards, parseCard, parseCards } from './notation.js';

describe('notation', () => {
  it('names the 36 cards as the deck does, suit by suit from the six up', () => {
    expect(CARDS.map(formatCard)).toEqual(oracle.deck);
  });

  it('gives every card back', () => {
    for (const card of CARDS) expect(parseCard(formatCard(card))).toEqual({ ok: true, value: card });
  });

  it('gives every list of different cards back, whatever the blanks between', () => {
    const blank = fc.constantFrom(' ', '  ', '\t', '\n');
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARDS]), blank, blank, (cards, before, between) => {
        expect(parseCards(formatCards(cards))).toEqual({ ok: true, value: cards });
        const text = before + cards.map(formatCard).join(between) + before;
        expect(parseCards(text)).toEqual({ ok: true, value: cards });
      }),
    );
  });

  it.each(['', 'E', 'e6', 'Eu', 'E5', 'E11', 'X6', ' EU', 'EU ', 'E 6', 'U', '6E', 'E06', 'EUE', '__proto__', 'EÜ'])(
    'refuses %o as a card',
    (text) => {
      expect(parseCard(text)).toEqual({ ok: false, error: { code: 'bad-card', found: text } });
    },
  );

  it('names the first piece that is no card', () => {
    expect(parseCards('EU Q9 T11')).toEqual({ ok: false, error: { code: 'bad-card', found: 'Q9' } });
  });

  it('refuses a card named twice', () => {
    expect(parseCards('EU T10 EU')).toEqual({ ok: false, error: { code: 'card-twice', found: 'EU' } });
  });

  it('reads an empty text as no cards', () => {
    expect(parseCards('  \n')).toEqual({ ok: true, value: [] });
  });
});
