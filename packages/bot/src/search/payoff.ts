/**
 * Payoff: what the end of a played-out round is worth, under the table's rules and at its score.
 *
 * Where the Partie ends the moment a side has the target, a played-out round ends there too: who gets there first has won,
 * whatever the rest would bring.
 */
import {
  factorFor,
  type Contract,
  otherTeam,
  type PerTeam,
  type SeatView,
  type Team,
  TEAMS,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { measureFor } from '../standing.js';
import type { Goal } from './rollout.js';

export interface Outcome {
  /** Points the own side writes for the whole round. */
  readonly own: number;
  /** The same of the others. */
  readonly theirs: number;
  /** Bigger is better: the difference of points, or the chance to win where the end is near (standing.ts). */
  readonly worth: number;
}

/** Card points with the last trick, or tricks, by team, of the whole round. */
type ByTeam = ArrayLike<number>;

export interface Payoff {
  /** `extras`: points beside the tricks that are not written yet, by team. */
  outcome(points: ByTeam, tricks: ByTeam, extras?: PerTeam<number>): Outcome;
  /** Card points with which a side reaches the target; null where the Partie does not end within the round. */
  goal(extras?: PerTeam<number>): Goal | null;
}

const NOTHING_MORE: PerTeam<number> = [0, 0];

/** The payoff in a contract for the seat of a view, in whose count `before` card points by team are written already. */
export function payoffFor(view: SeatView, contract: Contract, before: ByTeam): Payoff {
  const { profile, counted, score, seat } = view;
  const { worth, nearEnd } = measureFor(view);
  const team = teamOf(seat);
  const other = otherTeam(team);
  const factor = factorFor(contract, profile);
  const bonus = profile.matchBonus * (profile.matchBonusMultiplied ? factor : 1);
  const already = counted.map((points, side) => points - score[side]!);
  const since = TEAMS.map((side) => before[side]!);
  const made = (side: number, points: ByTeam): number => (points[side]! - since[side]!) * factor;
  const endsAtOnce = nearEnd && (profile.endMode === 'immediate' || profile.endMode === 'claim');
  return {
    outcome(points, tricks, extras = NOTHING_MORE) {
      const sideOf = (side: 0 | 1): number =>
        made(side, points) + (tricks[side] === TRICKS_PER_ROUND ? bonus : 0) + extras[side];
      const [own, theirs] = [sideOf(team), sideOf(other)];
      return { own: already[team]! + own, theirs: already[other]! + theirs, worth: worth(own, theirs) };
    },
    goal(extras = NOTHING_MORE) {
      if (!endsAtOnce) return null;
      const goalOf = (side: Team): number => since[side]! + (profile.target - counted[side] - extras[side]) / factor;
      return [goalOf(0), goalOf(1)];
    },
  };
}
