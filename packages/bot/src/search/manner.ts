/**
 * Manner: how much a searching player thinks, and what it believes. The figures are measured, see docs/strength.md.
 */
import type { Effort } from './deliberate.js';

export interface Manner {
  readonly effort: Effort;
  /** Worlds in which contracts are tried. */
  readonly contractWorlds: number;
}

/** What a decision may cost. */
export interface Thinking {
  /** Worlds to play out for a card, a whole number from 1 on; the same number gives the same decision. */
  readonly worlds?: number;
  /** Milliseconds for a decision, by `now`; without `worlds` as many worlds as fit. */
  readonly timeMs?: number;
  /** A clock in milliseconds, needed with `timeMs`: this package has none of its own. */
  readonly now?: () => number;
}

/** A share of the worlds of a decision: the `index`-th, from 0, of `of`. Each is drawn by a seed of its own. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** All of it. */
export const WHOLE: Share = { index: 0, of: 1 };

export const STRONG: Manner = {
  effort: {
    worlds: 140,
    drawn: 8,
    belief: 0.7,
    declared: 1,
    trust: { softness: 12, people: 0.5, strange: 0.1 },
    doubt: 0.05,
    prior: 10,
    exact: 6,
  },
  contractWorlds: 150,
};

/** Worlds that a decision limited by time alone stops at. */
const ENOUGH = 600;

/** Throws a RangeError where a budget is none: it would be spent without an end, or on nothing. */
export function checkThinking({ worlds, timeMs, now }: Thinking): void {
  if (worlds !== undefined && !(Number.isSafeInteger(worlds) && worlds >= 1)) {
    throw new RangeError(`worlds is ${worlds}, and has to be a whole number from 1 on`);
  }
  if (timeMs === undefined) return;
  // Nought is a budget: the least work that gives an answer.
  if (!(Number.isFinite(timeMs) && timeMs >= 0)) {
    throw new RangeError(`timeMs is ${timeMs}, and has to be a number of milliseconds from 0 on`);
  }
  if (now === undefined && worlds === undefined) throw new RangeError('timeMs needs a clock: pass now as well');
}

/** The manner within a budget. */
export function within({ worlds, timeMs, now }: Thinking, manner: Manner): Manner {
  const byTime = timeMs !== undefined && now !== undefined;
  const wanted = worlds ?? (byTime ? ENOUGH : manner.effort.worlds);
  const share = wanted / manner.effort.worlds;
  return {
    effort: { ...manner.effort, worlds: wanted },
    contractWorlds: Math.max(1, Math.ceil(manner.contractWorlds * share)),
  };
}

/** The part of a manner that falls to a share. The worlds add up to those of the whole, but for one at least in each. */
export function shared({ effort, contractWorlds }: Manner, { index, of }: Share): Manner {
  const part = (all: number): number => Math.max(1, Math.floor((all + of - 1 - index) / of));
  const { worlds, prior } = effort;
  return { effort: { ...effort, worlds: part(worlds), prior: prior / of }, contractWorlds: part(contractWorlds) };
}
