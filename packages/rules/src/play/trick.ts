/**
 * Tricks: four cards, one winner.
 *
 * Source: reference page ("Wie wird ein Stich gespielt"): the highest trump, else the highest card of the suit led.
 */
import type { Card } from '../cards/card.js';
import type { Mode } from './contract.js';
import { beats } from './order.js';

/** Index, in the order played, of the card that holds a trick (0 = the leader). Needs one card at least. */
export function holderOf(mode: Mode, cards: readonly Card[]): number {
  let holder = 0;
  for (let i = 1; i < cards.length; i++) {
    if (beats(mode, cards[i]!, cards[holder]!)) holder = i;
  }
  return holder;
}
