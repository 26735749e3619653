import type { Card, SeatView } from '@puur/rules';
import { parseCard } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { handOf, sortHand } from './sort.js';

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
