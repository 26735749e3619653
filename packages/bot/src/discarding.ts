/**
 * Discarding: the card to play when the trick is not to be taken with one's own card.
 *
 * Onto the partner's trick the points (smear), onto the opponents' the least useful card. Both are one question: what
 * the card brings now, by the chance that the trick is one's own side's, less what it would bring later.
 */
import { type Card, suitOf } from '@puur/rules';
import type { Reason } from './reason.js';
import { type Table, worthOf } from './worth.js';

/** A card with what playing it is expected to bring, in half the difference of points, and the rule behind it. */
export interface Weighed {
  readonly card: Card;
  readonly gain: number;
  readonly reason: Reason;
}

/** The best card to throw on a trick that is the own side's with chance `ours`; null without cards. */
export function discard(cards: readonly Card[], ours: number, table: Table): Weighed | null {
  let best: Weighed | null = null;
  for (const card of cards) {
    const value = table.values[card]!;
    const gain = value * (2 * ours - 1) - worthOf(card, table);
    if (best === null || gain > best.gain) best = { card, gain, reason: reasonFor(card, cards, ours, table) };
  }
  return best;
}

function reasonFor(card: Card, cards: readonly Card[], ours: number, { values, memory }: Table): Reason {
  if (ours > 0.5) return values[card]! >= 3 ? 'smear' : 'leave-to-partner';
  const plain = cards.some((other) => suitOf(other) !== memory.trump);
  return plain && cards.some((other) => values[other]! > values[card]! + 5) ? 'keep-bock' : 'throw-low';
}
