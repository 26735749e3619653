/**
 * Standing: what a round's points are worth to a side, by the score.
 *
 * Far from the end a point is a point. Where a side may reach the target in this round the measure is the chance to win
 * the Partie, so that a safe contract beats a rich one when little is needed, and the other way round far behind. Where
 * the chance is the same whatever is done, points decide: a Partie that is lost is still played to its last card.
 */
import { otherTeam, type SeatView, teamOf } from '@puur/rules';
import { meanFactor } from './valuation.js';

/** What a round that brings `own` and `other` points is worth; bigger is better, differences are what counts. */
export type Standing = (own: number, other: number) => number;

export interface Measure {
  /** Whether the measure is the chance to win and not points. */
  readonly nearEnd: boolean;
  readonly worth: Standing;
  /** What a point more is worth where it does not change the chance. */
  readonly point: number;
}

/** Points of a round with factor 1, without match. */
export const ROUND_POINTS = 157;
/** Standard deviation of the difference of points in a round with factor 1. */
const ROUND_SPREAD = 95;
/** From the standard deviation of a normal distribution to the scale of the logistic one. */
const LOGISTIC = 0.55;
/** What a rich round brings without factor: a match, some Weis. */
const RICH_ROUND = 300;
/** Points by which one choice may bring a side less far ahead than another and still be called even with it. */
export const EVEN = 1;
/** What a whole round's points are worth, as a chance, where they change none: far less than any chance that can be seen. */
const ROUND_AS_CHANCE = 1e-3;
/** Points of both sides in an average round without factor. */
const BOTH_SIDES = 190;

export function measureFor(view: SeatView): Measure {
  const { profile, counted, seat, rounds } = view;
  const own = counted[teamOf(seat)];
  const other = counted[otherTeam(teamOf(seat))];
  const byPoints: Measure = { nearEnd: false, worth: (a, b) => a - b, point: 1 };
  const factor = meanFactor(profile);
  const point = ROUND_AS_CHANCE / (ROUND_POINTS * factor);
  const byChance = (chance: Standing): Measure => ({
    nearEnd: true,
    worth: (a, b) => chance(a, b) + point * (a - b),
    point,
  });
  if (profile.endMode === 'fixed-rounds') {
    const isLast = rounds.length + 1 >= profile.rounds;
    return isLast ? byChance((a, b) => Math.sign(own + a - other - b)) : byPoints;
  }
  if (Math.max(own, other) + RICH_ROUND * factor < profile.target) return byPoints;
  return byChance((a, b) => chanceToWin(profile.target - own - a, profile.target - other - b, factor));
}

/** Chance to win with so many points still needed, own and the opponents'. */
function chanceToWin(own: number, other: number, factor: number): number {
  if (own <= 0 || other <= 0) return own > 0 ? 0 : other > 0 ? 1 : 0.5;
  const rounds = (own + other) / (BOTH_SIDES * factor);
  const scale = LOGISTIC * ROUND_SPREAD * factor * Math.sqrt(rounds);
  return 1 / (1 + Math.exp((own - other) / scale));
}
