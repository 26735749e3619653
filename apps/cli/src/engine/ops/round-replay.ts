/** A whole round from its cards: every play judged, every trick counted, without factor, Weis and Stöck. */
import {
  accountOf,
  type Card,
  CARD_COUNT,
  CardSet,
  type Contract,
  formatCard,
  HAND_SIZE,
  holderOf,
  isDeal,
  legalCards,
  modeOf,
  ok,
  perSeat,
  perTeam,
  pointsOf,
  refusalOf,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { Fault } from '../fault.js';
import { card, cards, cardTwice, contract, everySeat, list, seat } from '../fields.js';
import { type Op, question } from '../op.js';

const HAND = cards({ min: HAND_SIZE, max: HAND_SIZE, tooFew: 'not-a-deal', tooMany: 'not-a-deal' });
// A card that is played twice is an illegal play, so these are lists and no sets.
const TRICK = list(card, { min: SEAT_COUNT, max: SEAT_COUNT, tooFew: 'trick-size', tooMany: 'trick-size' });

export const roundReplay: Op = {
  name: 'round-replay',
  ask: question(
    {
      contract,
      leader: seat,
      hands: everySeat(HAND),
      tricks: list(TRICK, { min: TRICKS_PER_ROUND, max: TRICKS_PER_ROUND }),
    },
    (given, profile) => {
      const twice = cardTwice('hands', given.hands.flat());
      if (twice) return refuse(twice);
      if (!isDeal(given.hands)) return refuse({ code: 'not-a-deal', path: 'hands', expected: `${CARD_COUNT} cards` });
      const winners = winnersOf(given.contract, given.leader, given.hands, given.tricks, profile);
      if (!winners.ok) return winners;
      const takings = perTeam((team) => {
        const won = given.tricks.map((cards, index) => ({ cards, index, winner: winners.value[index]! }));
        const own = won.filter(({ winner }) => teamOf(winner) === team);
        return {
          cards: own.reduce((sum, { cards, index }) => sum + pointsOf(cards, given.contract, index + 1, profile), 0),
          tricks: own.length,
          lastTrick: teamOf(winners.value.at(-1)!) === team,
          weis: 0,
          stoeck: 0,
        };
      });
      const { teams } = accountOf(takings, 1, profile);
      return ok({
        trickWinners: winners.value,
        cardPoints: teams.map((team) => team.cards + team.lastTrick),
        tricks: teams.map((team) => team.tricks),
        roundPoints: teams.map((team) => team.total),
      });
    },
  ),
};

/** The winner of each trick, or the first play that was not allowed. */
function winnersOf(
  contract: Contract,
  leader: Seat,
  dealt: readonly (readonly Card[])[],
  tricks: readonly (readonly Card[])[],
  profile: RuleProfile,
): Result<Seat[], Fault> {
  const hands = perSeat((at) => CardSet.from(dealt[at]!));
  const winners: Seat[] = [];
  for (const [index, cards] of tricks.entries()) {
    const mode = modeOf(contract, index + 1);
    const first = winners.at(-1) ?? leader;
    for (const [place, played] of cards.entries()) {
      const at = seatAfter(first, place);
      const lying = cards.slice(0, place);
      const reason = refusalOf(played, hands[at], lying, mode, profile);
      if (reason !== null) {
        return refuse({
          code: 'illegal-play',
          path: `tricks[${index}][${place}]`,
          details: {
            trick: index + 1,
            seat: at,
            card: formatCard(played),
            legal: legalCards(hands[at], lying, mode, profile).toArray().map(formatCard),
            reason,
          },
        });
      }
      hands[at] = hands[at].without(played);
    }
    winners.push(seatAfter(first, holderOf(mode, cards)));
  }
  return ok(winners);
}
