/**
 * Counting: the count helper. The cards of one side's tricks give both sides' points.
 *
 * People count their pile twice and disagree; here the cards are tapped once. Besides the sum it says what does not fit:
 * a number of cards that is no number of tricks.
 *
 * Source: reference page ("zusammen 157"); values in @puur/rules.
 */
import {
  type Card,
  CARD_COUNT,
  type Contract,
  duplicatesIn,
  ok,
  type PerTeam,
  pointsOf,
  refuse,
  type Result,
  type RuleProfile,
  SEAT_COUNT,
  sumsTo152,
  type Team,
} from '@puur/rules';
import { roundPoints } from './plausible.js';

export type CountRules = Pick<RuleProfile, 'undenufeValues' | 'mixedModeValues' | 'lastTrick'>;

/** What was counted from the pile of one side. Points without match bonus and factor, the last trick included. */
export interface Count {
  readonly points: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  /** Card values alone. */
  readonly cards: PerTeam<number>;
  /** The side with all nine tricks; null if both have some. */
  readonly match: Team | null;
}

export type CountRefusal =
  | { readonly code: 'count-card-twice'; readonly cards: readonly Card[] }
  /** Four cards make a trick; `missing` are lacking to the next. */
  | { readonly code: 'count-no-tricks'; readonly found: number; readonly missing: number }
  /** The side of the last trick has no trick. */
  | { readonly code: 'count-last-trick' }
  /** Values that change from trick to trick cannot be counted from a pile. */
  | { readonly code: 'count-not-from-pile' };

/**
 * Counts a round from the cards of one side.
 * @param lastTrick the side that made the last trick
 */
export function countPile(
  cards: readonly Card[],
  team: Team,
  lastTrick: Team,
  contract: Contract,
  rules: CountRules,
): Result<Count, CountRefusal> {
  const twice = duplicatesIn(cards);
  if (twice.length > 0) return refuse({ code: 'count-card-twice', cards: twice });
  if (!sumsTo152(contract, rules)) return refuse({ code: 'count-not-from-pile' });
  const over = cards.length % SEAT_COUNT;
  if (over !== 0) return refuse({ code: 'count-no-tricks', found: cards.length, missing: SEAT_COUNT - over });
  const own = cards.length / SEAT_COUNT;
  const theirs = (CARD_COUNT - cards.length) / SEAT_COUNT;
  if ((lastTrick === team ? own : theirs) === 0) return refuse({ code: 'count-last-trick' });
  const values = pointsOf(cards, contract, 1, rules);
  const whole = roundPoints(contract, rules)! - rules.lastTrick;
  const pair = (mine: number, other: number): PerTeam<number> => (team === 0 ? [mine, other] : [other, mine]);
  const bonus = (side: Team): number => (side === lastTrick ? rules.lastTrick : 0);
  return ok({
    cards: pair(values, whole - values),
    points: pair(values + bonus(team), whole - values + bonus(team === 0 ? 1 : 0)),
    tricks: pair(own, theirs),
    match: own === 0 ? (team === 0 ? 1 : 0) : theirs === 0 ? team : null,
  });
}
