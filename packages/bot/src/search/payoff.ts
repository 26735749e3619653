/**
 * Payoff: what the end of a played-out round is worth, under the table's rules and at its score.
 */
import {
  factorFor,
  type Contract,
  otherTeam,
  type PerTeam,
  type SeatView,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { measureFor } from '../standing.js';

export interface Outcome {
  /** Points the own side writes for the whole round. */
  readonly own: number;
  /** Bigger is better: the difference of points, or the chance to win where the end is near (standing.ts). */
  readonly worth: number;
}

/** Card points with the last trick and tricks by team, of the whole round. */
export type Payoff = (points: ArrayLike<number>, tricks: ArrayLike<number>) => Outcome;

/** Points beside the tricks that a world holds and that are not written yet, by team. */
export const NOTHING_MORE: PerTeam<number> = [0, 0];

/**
 * The payoff in a contract for the seat of a view, of which `before` card points by team are already in its count.
 */
export function payoffFor(
  view: SeatView,
  contract: Contract,
  before: ArrayLike<number>,
): (points: ArrayLike<number>, tricks: ArrayLike<number>, extras?: PerTeam<number>) => Outcome {
  const { profile, counted, score, seat } = view;
  const { worth } = measureFor(view);
  const team = teamOf(seat);
  const other = otherTeam(team);
  const factor = factorFor(contract, profile);
  const bonus = profile.matchBonus * (profile.matchBonusMultiplied ? factor : 1);
  const already = counted[team] - score[team];
  const startOwn = before[team]!;
  const startOther = before[other]!;
  return (points, tricks, extras = NOTHING_MORE) => {
    const own = (points[team]! - startOwn) * factor + (tricks[team] === TRICKS_PER_ROUND ? bonus : 0) + extras[team];
    const theirs =
      (points[other]! - startOther) * factor + (tricks[other] === TRICKS_PER_ROUND ? bonus : 0) + extras[other];
    return { own: already + own, worth: worth(own, theirs) };
  };
}
