/** What may be played, who wins it, what it counts. */
import {
  CARD_COUNT,
  CardSet,
  formatCard,
  HAND_SIZE,
  holderOf,
  legalCards,
  modeOf,
  ok,
  pointsOf,
  refusalOf,
  refuse,
  SEAT_COUNT,
} from '@puur/rules';
import { bool, cards, cardTwice, contract, orElse, trickNo } from '../fields.js';
import { type Op, question } from '../op.js';

export const legalMoves: Op = {
  name: 'legal-moves',
  ask: question(
    {
      contract,
      hand: cards({ min: 1, max: HAND_SIZE, tooFew: 'hand-empty', tooMany: 'hand-too-large' }),
      trick: cards({ max: SEAT_COUNT - 1, tooMany: 'trick-full' }),
      trickNo: orElse(trickNo, 1),
    },
    (given, profile) => {
      const twice = cardTwice('trick', [...given.hand, ...given.trick]);
      if (twice) return refuse(twice);
      const most = HAND_SIZE + 1 - given.trickNo;
      if (given.hand.length > most) {
        const expected = `at most ${most} cards in trick ${given.trickNo}`;
        return refuse({ code: 'hand-too-large', path: 'hand', expected, found: given.hand.length });
      }
      const hand = CardSet.from(given.hand);
      const mode = modeOf(given.contract, given.trickNo);
      const legal = legalCards(hand, given.trick, mode, profile);
      const refused = hand.diff(legal).toArray();
      return ok({
        legal: legal.toArray().map(formatCard),
        reasons: Object.fromEntries(
          refused.map((card) => [formatCard(card), refusalOf(card, hand, given.trick, mode, profile)]),
        ),
      });
    },
  ),
};

export const trickWinner: Op = {
  name: 'trick-winner',
  ask: question(
    {
      contract,
      trick: cards({ min: SEAT_COUNT, max: SEAT_COUNT, tooFew: 'trick-size', tooMany: 'trick-size' }),
      trickNo: orElse(trickNo, 1),
    },
    (given) => ok({ winner: holderOf(modeOf(given.contract, given.trickNo), given.trick) }),
  ),
};

export const cardPoints: Op = {
  name: 'card-points',
  ask: question(
    { contract, cards: cards({ max: CARD_COUNT }), lastTrick: orElse(bool, false), trickNo: orElse(trickNo, 1) },
    (given, profile) => {
      const points = pointsOf(given.cards, given.contract, given.trickNo, profile);
      return ok({ points: points + (given.lastTrick ? profile.lastTrick : 0) });
    },
  ),
};
