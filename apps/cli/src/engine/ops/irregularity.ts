/**
 * What a mistake costs, told by sums and single tricks. The form of the question is told by its fields; a whole story goes
 * to `puur referee`. Sources: jasswiki and the Jassführer (school B), jassonkel (school A), stöcherei, bluewin.
 */
import {
  CardSet,
  cardOf,
  formatCard as named,
  isTrumpMode,
  legalCards,
  modeOf,
  ok,
  pointsOf,
  refusalOf,
  refuse,
  type RuleProfile,
  strengthOf,
  type Suit,
  suitOf,
  TRICKS_PER_ROUND,
  UNDER,
} from '@puur/rules';
import { highestOwed, winnerAmong } from '@puur/referee';
import { bool, card, cards, cardTwice, contract, oneOf, optional, seat, trickNo, whole } from '../fields.js';
import { type Answer, type Ask, type Op, question } from '../op.js';

/** Was it a revoke at all? */
const isRevoke: Ask = question(
  {
    contract,
    led: card,
    handOfOffender: cards({ max: 9, tooMany: 'hand-too-large' }),
    played: card,
    trickNo: optional(trickNo),
  },
  ({ contract: of, led, handOfOffender, played, trickNo: no = 1 }, profile) => {
    const hand = CardSet.from(handOfOffender).with(played);
    const twice = cardTwice('led', [...hand, led]);
    if (twice) return refuse(twice);
    const mode = modeOf(of, no);
    const reason = refusalOf(played, hand, [led], mode, profile);
    const legal = legalCards(hand, [led], mode, profile).toArray();
    return ok({ revoke: reason !== null, ...(reason !== null && { reason, legal: legal.map(named) }) });
  },
);

/** Found before the trick is turned. `offender` counts in the order played. */
const inTrick: Ask = question(
  {
    contract,
    trick: cards({ min: 2, max: 4, tooFew: 'trick-size', tooMany: 'trick-size' }),
    handOfOffender: cards({ max: 9, tooMany: 'hand-too-large' }),
    offender: whole(1, 3, 'bad-seat'),
    detected: oneOf(['before-trick-turned']),
    trickNo: optional(trickNo),
  },
  ({ contract: of, trick, handOfOffender, offender, trickNo: no = 1 }, profile) => {
    const played = trick[offender];
    if (played === undefined) return refuse({ code: 'bad-seat', path: 'offender', found: offender });
    const hand = CardSet.from(handOfOffender).with(played);
    const others = trick.filter((_, index) => index !== offender);
    const twice = cardTwice('handOfOffender', [...hand, ...others]);
    if (twice) return refuse(twice);
    const mode = modeOf(of, no);
    const lying = trick.slice(0, offender);
    const legal = legalCards(hand, lying, mode, profile);
    if (legal.has(played)) {
      return ok({ revoke: false, replaceWith: null, trickTo: 'as-played', cardsLosingTrickPower: [] });
    }
    if (profile.revokeRule === 'replay') return ok({ revoke: true, action: 'redeal' });
    if (profile.revokeRule === 'A') {
      const order = legal.toArray().sort((a, b) => strengthOf(mode, a) - strengthOf(mode, b));
      const harmless = order.find((each) => winnerAmong(mode, [...lying, each], () => true) < lying.length);
      const replaceWith = harmless ?? order[0]!;
      const winner = winnerAmong(mode, trick.map((each, index) => (index === offender ? replaceWith : each)), (index) => index !== offender); // prettier-ignore
      const lost = harmless === undefined ? [named(replaceWith)] : [];
      return ok({ revoke: true, replaceWith: named(replaceWith), trickTo: winner, cardsLosingTrickPower: lost });
    }
    const replaceWith = highestOwed({ legal, lying, mode });
    const led = suitOf(trick[0]!);
    const isTrumpLed = isTrumpMode(mode) && led === (mode as number);
    const rest = isTrumpLed
      ? hand
          .intersect(CardSet.ofSuit(mode as number as Suit))
          .without(replaceWith)
          .without(cardOf(led, UNDER))
      : CardSet.EMPTY;
    return ok({
      revoke: true,
      replaceWith: named(replaceWith),
      trickTo: 'opponents-of-offender',
      cardsLosingTrickPower: [played, replaceWith].map(named),
      // Who did not follow trump cannot make a Bock of the others either (tournament sheet, jassverzeichnis).
      ...(isTrumpLed && { trumpsLosingTrickPower: rest.toArray().map(named) }),
    });
  },
);

/** Found later. */
const late: Ask = question(
  { offender: seat, revokeTrick: trickNo, detected: oneOf(['after-trick-turned']) },
  ({ revokeTrick }, profile) => lateBy(profile, revokeTrick),
);

function lateBy({ revokeRule }: RuleProfile, from: number): Answer {
  switch (revokeRule) {
    case 'B': {
      const tricks = Array.from({ length: TRICKS_PER_ROUND + 1 - from }, (_, index) => from + index);
      return ok({ tricksToOpponents: tricks, mayCreateMatch: true });
    }
    case 'A':
      return ok({ tricksToOpponents: [], mayCreateMatch: false, deal: 'opponents-may-annul' });
    case 'replay':
      return ok({ tricksToOpponents: [], mayCreateMatch: false, deal: 'redeal' });
  }
}

/** Looking at a trick that was turned. `which` may say that the table allows this one. */
const look: Ask = question(
  {
    looksAtTurnedTrick: bool,
    cardsSeen: cards({ max: 36 }),
    contract,
    which: optional(oneOf(['last', 'first', 'own', 'other'])),
  },
  ({ looksAtTurnedTrick, cardsSeen, contract: of, which }, profile) => {
    const isFree = !looksAtTurnedTrick || (which !== undefined && which !== 'other' && profile.lookBack === which);
    return ok({ pointsToOpponents: isFree ? 0 : pointsOf(cardsSeen, of, 1, profile) });
  },
);

/** A hand laid down with "Rest". */
const rest: Ask = question({ claimRest: bool, allRemainingTricksCertain: bool }, ({ claimRest, ...claim }) => {
  if (!claimRest) return ok({ remainingTricksTo: 'as-played' });
  return ok({ remainingTricksTo: claim.allRemainingTricksCertain ? 'claimant' : 'opponents' });
});

/** A trump put under a higher one. `offender` counts in the order played. */
const undertrump: Ask = question(
  {
    undertrumpedIllegally: bool,
    contract,
    trick: cards({ min: 4, max: 4, tooFew: 'trick-size', tooMany: 'trick-size' }),
    offender: whole(0, 3, 'bad-seat'),
    trickNo: optional(trickNo),
  },
  ({ undertrumpedIllegally, contract: of, trick, offender, trickNo: no = 1 }) =>
    ok({
      cardLosesTrickPower: undertrumpedIllegally,
      trickWinnerIgnoringOffender: winnerAmong(modeOf(of, no), trick, (index) => index !== offender),
    }),
);

const FORMS: readonly (readonly [field: string, ask: Ask])[] = [
  ['undertrumpedIllegally', undertrump],
  ['claimRest', rest],
  ['looksAtTurnedTrick', look],
  ['revokeTrick', late],
  ['detected', inTrick],
];

export const irregularity: Op = {
  name: 'irregularity',
  ask: (fields, profile) => (FORMS.find(([field]) => Object.hasOwn(fields, field))?.[1] ?? isRevoke)(fields, profile),
};
