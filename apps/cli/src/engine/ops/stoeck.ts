/** Stöck: 20 or 0 by how it came to be said. */
import {
  CardSet,
  factorFor,
  HAND_SIZE,
  holdsStoeck,
  ok,
  refuse,
  type RuleProfile,
  STOECK_CALLS,
  STOECK_POINTS,
  type StoeckCall,
  stoeckCounts,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { bool, bySeat, cards, cardTwice, contract, oneOf, optional, orElse, points, whole } from '../fields.js';
import { type Op, question } from '../op.js';

export const stoeck: Op = {
  name: 'stoeck',
  ask: question(
    {
      contract,
      sameHand: optional(cards({ min: 2, max: 2 })),
      split: optional(bySeat(cards({ max: HAND_SIZE, tooMany: 'hand-too-large' }))),
      announced: oneOf(STOECK_CALLS),
      needed: optional(points),
      weisWonByOpponent: orElse(bool, false),
      // Without a trick the Stöck count all the same; the field is there to ask about it.
      teamTricks: optional(whole(0, TRICKS_PER_ROUND)),
    },
    (given, profile) => {
      const { announced, needed, sameHand, split } = given;
      if (sameHand && split) return refuse({ code: 'fields-exclude', details: { fields: ['sameHand', 'split'] } });
      const hands = sameHand ? [sameHand] : split?.map((hand = []) => hand);
      if (!hands) return refuse({ code: 'missing-field', path: 'sameHand', expected: 'sameHand or split' });
      const twice = cardTwice('split', hands.flat());
      if (twice) return refuse(twice);
      if (announced === 'pre-shown-to-go-out' && needed === undefined) {
        return refuse({ code: 'missing-field', path: 'needed', expected: 'the points to the target' });
      }
      const isHeld = hands.some((hand) => holdsStoeck(CardSet.from(hand), given.contract));
      const worth = STOECK_POINTS * (profile.stoeckMultiplied ? factorFor(given.contract, profile) : 1);
      const counts = isHeld && isSaid(announced, given.weisWonByOpponent, needed ?? 0, worth, profile);
      return ok({ stoeckPoints: counts ? STOECK_POINTS : 0 });
    },
  ),
};

function isSaid(
  call: StoeckCall,
  weisWonByOpponent: boolean,
  needed: number,
  worth: number,
  profile: RuleProfile,
): boolean {
  // Where the program announces for the players, a Stöck that was held is said, whatever the player did.
  if (profile.stoeckAnnounce === 'automatic') return profile.stoeck;
  // Only a valid Weis spares the word (jasswelt.ch, "Die Stöcke"). One that the opponents beat is not laid open, nor is
  // any at a table without Weis: the two cards stay in the hand, and had to be announced with the second.
  if (call === 'with-valid-weis-in-trick-1' && (weisWonByOpponent || !profile.weis)) return false;
  return stoeckCounts(call, profile, needed, worth);
}
