/**
 * Discarding: the card to play when the trick is not to be taken with one's own card.
 *
 * Onto the partner's trick the points (smear), onto the opponents' the least useful card. Both are one question: what
 * the card brings now, by the chance that the trick is one's own side's, less what it would bring later.
 */
import { type Card, suitOf } from '@puur/rules';
import type { Reason } from './reason.js';
import { isBock, type Table } from './table.js';
import { bestOf, type Weighed } from './weighed.js';
import { worthOf } from './worth.js';

/**
 * The best card to throw on a trick that is the own side's with chance `ours`; null without cards.
 *
 * @param cards The cards that might be thrown: `legal` without those that take the trick.
 * @param legal All cards that may be laid: what a card spares, it spares among these. A Bock that may not be laid anyway
 *   is not kept by laying another.
 */
export function discard(cards: readonly Card[], legal: readonly Card[], ours: number, table: Table): Weighed | null {
  return bestOf(
    cards.map((card) => ({
      card,
      gain: table.values[card]! * (2 * ours - 1) - worthOf(card, table),
      reason: throwPurpose(card, legal, ours, table),
    })),
  );
}

/** Points from which a card is one to smear. */
const WORTH_SMEARING = 3;

/** What throwing a card of the legal ones does, on a trick that is the own side's with chance `ours`. */
export function throwPurpose(card: Card, legal: readonly Card[], ours: number, table: Table): Reason {
  const { values, memory } = table;
  if (ours > 0.5) return values[card]! >= WORTH_SMEARING ? 'smear' : 'leave-to-partner';
  const keeps = legal.some((other) => suitOf(other) !== memory.trump && isBock(other, table));
  return keeps && !isBock(card, table) ? 'keep-bock' : 'throw-low';
}
