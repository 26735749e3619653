/** The account of a round from sums, as a scorer without the cards has them. */
import {
  accountOf,
  CARD_POINTS,
  ok,
  type PerTeam,
  perTeam,
  refuse,
  type Result,
  type RuleProfile,
  STOECK_POINTS,
  sumsTo152,
  type Takings,
  TEAMS,
  TRICKS_PER_ROUND,
  trumpOf,
} from '@puur/rules';
import type { Fault } from '../fault.js';
import { contract, factor, type Given, orElse, points, side, SIDES, sides, whole } from '../fields.js';
import { type Op, question } from '../op.js';

const FIELDS = {
  contract,
  factor,
  /** Card values in the tricks of each team, without the last trick's bonus. */
  cards: sides(points),
  lastTrick: side,
  tricks: sides(whole(0, TRICKS_PER_ROUND)),
  weis: orElse(sides(points), [0, 0]),
  stoeck: orElse(sides(points), [0, 0]),
} as const;

export const roundTotal: Op = {
  name: 'round-total',
  ask: question(FIELDS, (given, profile) => {
    const takings = takingsOf(given, profile);
    if (!takings.ok) return takings;
    // The factor is the one of the question; which one a contract has under the profile is another matter.
    const { teams } = accountOf(takings.value, given.factor, profile);
    return ok({
      A: teams[0].total,
      B: teams[1].total,
      blocks: { A: teams[0].blocks, B: teams[1].blocks },
    });
  }),
};

function takingsOf(given: Given<typeof FIELDS>, profile: RuleProfile): Result<PerTeam<Takings>, Fault> {
  const { cards, tricks, weis, stoeck } = given;
  const lastTeam = SIDES.indexOf(given.lastTrick);
  if (tricks[0] + tricks[1] !== TRICKS_PER_ROUND) {
    return refuse({ code: 'tricks-sum', path: 'tricks', found: tricks[0] + tricks[1] });
  }
  // Card values that change from trick to trick sum to something else; how much depends on the tricks.
  if (sumsTo152(given.contract, profile) && cards[0] + cards[1] !== CARD_POINTS) {
    return refuse({ code: 'card-points-sum', path: 'cards', found: cards[0] + cards[1] });
  }
  const empty = TEAMS.find((team) => tricks[team] === 0 && cards[team] > 0);
  if (empty !== undefined) {
    return refuse({ code: 'cards-without-trick', path: `cards.${SIDES[empty]}`, found: cards[empty] });
  }
  if (tricks[lastTeam] === 0) {
    return refuse({ code: 'last-trick-without-trick', path: 'lastTrick', found: given.lastTrick });
  }
  const isStoeck = stoeck.every((made) => made === 0 || made === STOECK_POINTS);
  const most = trumpOf(given.contract) === null ? 0 : STOECK_POINTS;
  if (!isStoeck || stoeck[0] + stoeck[1] > most) {
    return refuse({ code: 'bad-stoeck', path: 'stoeck', found: { A: stoeck[0], B: stoeck[1] } });
  }
  return ok(
    perTeam((team) => ({
      cards: cards[team],
      tricks: tricks[team],
      lastTrick: team === lastTeam,
      weis: profile.weis ? weis[team] : 0,
      stoeck: profile.stoeck ? stoeck[team] : 0,
    })),
  );
}
