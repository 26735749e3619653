/**
 * Glance: what a network says of a seat's cards at once, without drawing a world.
 *
 * The networks need no other hand to answer for a seat, so the unseen cards are put anywhere; this works for any view,
 * also for one that contradicts itself.
 */
import { CardSet, HAND_SIZE, perSeat } from '@puur/rules';
import type { Memory } from '../memory.js';
import type { Perspectives } from '../net/perspectives.js';
import { type Past, openingIn } from './past.js';

/** The figures of the seat's legal cards, in card order, from one of a board's networks. */
export function glance(round: Perspectives, memory: Memory, past: Past): readonly number[] {
  const unseen = memory.unseen.toArray();
  let next = 0;
  const hands = perSeat((seat) => {
    if (seat === memory.seat) return memory.hand;
    const from = next;
    next += Math.max(0, HAND_SIZE - past.played[seat].size);
    return CardSet.from(unseen.slice(from, next));
  });
  round.start(openingIn(hands, past));
  for (const card of past.cards) round.play(card);
  const count = round.position.legal();
  round.think(count);
  return Array.from(round.values.subarray(0, count));
}
