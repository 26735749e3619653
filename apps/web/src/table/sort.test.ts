import type { Card, SeatView } from '@puur/rules';
import { DECKS, PAIRINGS, parseCard, suitOf } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { handOf, sortHand, suitsOf } from './sort.js';

const cards = (text: string): Card[] =>
  text.split(' ').map((name) => {
    const card = parseCard(name);
    if (!card.ok) throw new Error(name);
    return card.value;
  });

describe('the order of a hand', () => {
  it('puts trump leftmost and each suit from strong to weak', () => {
    // Puur before Nell before ace, the page «Punktewerte»: in trump the Under is the highest card and the nine the second.
    const hand = cards('EA E9 EU R6 RA SA');
    expect(sortHand(hand, 'trump:E', 'german', 'swisslos').slice(0, 3)).toEqual(cards('EU E9 EA'));
  });

  it('keeps the suits where they were when one of them is played out, as a person would', () => {
    const hand = cards('EA EU E9 RA R10 T7 SU S10 S9');
    const before = sortHand(hand, 'undenufe', 'german', 'swisslos');
    for (const laid of hand) {
      const left = hand.filter((card) => card !== laid);
      const view = {
        seat: 0,
        round: { hand: left, contract: 'undenufe', tricks: [{ leader: 0, cards: [laid] }] },
      } as unknown as SeatView;
      expect(handOf(view, 'german', 'swisslos')).toEqual(before.filter((card) => card !== laid));
    }
  });

  it('does not depend on the order in which the cards came', () => {
    const hand = cards('EA EU E9 RA R10 T7 SU S10 S9');
    expect(sortHand(hand.toReversed(), null, 'german', 'swisslos')).toEqual(sortHand(hand, null, 'german', 'swisslos'));
  });
});

describe('the order of the suits', () => {
  it('is Eicheln, Rosen, Schilten, Schellen on the Swiss deck: green and red in turn', () => {
    expect(suitsOf('german', 'swisslos').map((suit) => 'ERST'[suit])).toEqual(['E', 'R', 'T', 'S']);
  });

  it('is that of a hand with as many of each', () => {
    const hand = cards('EA E6 RA R6 SA S6 TA T6');
    for (const deck of DECKS) {
      for (const pairing of PAIRINGS) {
        const held = [...new Set(sortHand(hand, null, deck, pairing).map(suitOf))];
        expect(suitsOf(deck, pairing)).toEqual(held);
      }
    }
  });
});
