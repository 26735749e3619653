/**
 * Aim: what a Partie is played to, a target of points or a number of rounds (Swisslos and tournaments: the higher sum after
 * twelve). A profile has both numbers; its end mode says which of them counts.
 */
import type { PerTeam, RuleProfile } from '@puur/rules';

export interface Aim {
  readonly target: number;
  /** Rounds of the Partie; null where it is played to the target. */
  readonly limit: number | null;
}

export function aimOf({ target, rounds, endMode }: Pick<RuleProfile, 'target' | 'rounds' | 'endMode'>): Aim {
  return { target, limit: endMode === 'fixed-rounds' ? rounds : null };
}

/**
 * How far both sides are, as shares of one way on which they come towards each other: at a target each has half of it; in
 * so many rounds what is played of them is shared by the points.
 */
export function raceOf({ target, limit }: Aim, played: number, score: PerTeam<number>): PerTeam<number> {
  const [a, b] = score;
  if (limit === null) return [Math.min(1, a / target) / 2, Math.min(1, b / target) / 2];
  const sum = Math.max(1, a + b);
  const way = Math.min(1, played / limit);
  return [(way * a) / sum, (way * b) / sum];
}

/** The points that fill a bar: the target, or what the side ahead would have after the last round at this pace. */
export function fullOf({ target, limit }: Aim, played: number, score: PerTeam<number>): number {
  const most = Math.max(...score);
  return Math.max(1, limit === null ? Math.max(target, most) : (most * limit) / Math.max(1, played));
}
