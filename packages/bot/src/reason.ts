/**
 * Reasons: why a player of any level did what it did, as a closed vocabulary.
 *
 * A reason names the rule that decided, in the words people use when they teach Jass; the apps turn it into a sentence.
 * The simple player goes by these rules; a player that searches or goes by a network names the rule that leads to the same
 * card, and says that it has weighed (`played-out`) or seen (`by-feel`) where none does.
 * Sources of the rules: Anzeiger von Saanen ("Das Farben, Schmieren und Verwerfen"), jassonkel, jasswiki.
 */
import type { Decision } from '@puur/rules';

export const REASONS = [
  // Declaring
  /** The own hand is worth more than what the partner is expected to find. */
  'best-contract',
  /** The partner is expected to find something better. */
  'push',
  /** A push is not allowed (any more): the best of what there is. */
  'must-declare',
  /** The game is all but won or lost: the contract that more surely reaches the target. */
  'target-in-reach',
  // Any card
  'only-card',
  /** This trick is sure, and with it the target is reached. */
  'go-out',
  /** The last tricks, counted out. */
  'count-out',
  /** Played out in many deals that fit what is known: the best on average. */
  'played-out',
  /** By the eye of experience, not weighed. */
  'by-feel',
  // Leading
  /** Take the trumps out of the opponents' hands. */
  'draw-trump',
  /** Lead a trump because the partner chose it. */
  'trump-for-partner',
  /** A card that nothing in its suit beats any more; it may still be trumped. */
  'cash-bock',
  /** A suit that the partner has led. */
  'partners-suit',
  /** The partner may well take the trick. */
  'partner-helps',
  /** No sure trick: something small, so that little is lost. */
  'lead-low',
  // Following
  /** Points onto a trick that is the partner's. */
  'smear',
  /** The cheapest card that takes the trick. */
  'take-cheaply',
  /** A higher card than would do, so that the trick holds. */
  'take-surely',
  /** The card with the points takes the trick, so it is home. */
  'bring-home',
  /** A trump on a trick that is worth one. */
  'ruff',
  /** The trick is lost, or not worth it: the least useful card. */
  'throw-low',
  /** The trick is the partner's, but there are no points to give. */
  'leave-to-partner',
  /** A card that will win later stays in hand. */
  'keep-bock',
  /** Trumps stay in hand for the last tricks. */
  'keep-trump',
] as const;
export type Reason = (typeof REASONS)[number];

/** A decision with the reason for it. */
export interface ReasonedDecision extends Decision {
  readonly reason: Reason;
}
