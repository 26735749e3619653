/**
 * Stöck: König and Ober of the trump suit in one hand, 20 points.
 *
 * - Only with a trump suit; independent of who wins the Weis; valid without a trick and against a match.
 * - Announced with the second of the two cards, in either order; lost once the next player has covered it. For the last
 *   player of a trick there is no next player: the right lasts until the trick is turned (by analogy with Weis).
 * - The partner may not remind: then no points.
 * - Shown inside a valid Weis in trick 1, no later word is needed (`stoeckWithWeis`).
 * - To go out it may be shown at any time, even unplayed, if the 20 points suffice (`stoeckPreShowToGoOut`).
 *
 * Sources: reference page (first three); jasswelt.ch "Die Stöcke", the official Jassreglement (all).
 */
import { type Card, cardOf, KOENIG, OBER } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { type Contract, trumpOf } from '../play/contract.js';
import type { RuleProfile } from '../profile/profile.js';

export const STOECK_POINTS = 20;

/** How a Stöck came to be said; the words of the rule cases and of the referee. */
export const STOECK_CALLS = [
  'with-second-card',
  'with-first-card-only',
  'after-next-player-covered',
  'reminded-by-partner',
  'with-valid-weis-in-trick-1',
  'pre-shown-to-go-out',
] as const;
export type StoeckCall = (typeof STOECK_CALLS)[number];

export type StoeckRules = Pick<RuleProfile, 'stoeck' | 'stoeckAnnounce' | 'stoeckPreShowToGoOut' | 'stoeckWithWeis'>;

/** The two cards of the Stöck, Ober and König of trump; null without a trump suit. */
export function stoeckCards(contract: Contract): readonly [Card, Card] | null {
  const trump = trumpOf(contract);
  return trump === null ? null : [cardOf(trump, OBER), cardOf(trump, KOENIG)];
}

/** Whether a hand of nine holds the Stöck of a contract. */
export function holdsStoeck(hand: CardSet, contract: Contract): boolean {
  const cards = stoeckCards(contract);
  return cards !== null && cards.every((card) => hand.has(card));
}

/**
 * Whether a Stöck held in one hand counts, by how it was said.
 * @param needed points the team still needs to go out (only for `pre-shown-to-go-out`)
 * @param worth what the Stöck is worth with the factor of the contract
 */
export function stoeckCounts(
  call: StoeckCall,
  rules: StoeckRules,
  needed: number,
  worth: number = STOECK_POINTS,
): boolean {
  if (!rules.stoeck) return false;
  switch (call) {
    case 'with-second-card':
      return true;
    // Where the program announces for the players there is nothing to forget.
    case 'with-first-card-only':
    case 'after-next-player-covered':
    case 'reminded-by-partner':
      return rules.stoeckAnnounce === 'automatic';
    case 'with-valid-weis-in-trick-1':
      return rules.stoeckWithWeis || rules.stoeckAnnounce === 'automatic';
    case 'pre-shown-to-go-out':
      return (rules.stoeckPreShowToGoOut && needed <= worth) || rules.stoeckAnnounce === 'automatic';
  }
}
