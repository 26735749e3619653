/**
 * Summary: what the pairs of a match say together. The same pairs in any order give the same figures to the last bit.
 */
import { type PairResult, type Side, SIDES } from './arena.js';
import { type Choice, FAULTS, type Fault } from './arena-round.js';
import { addTimes, meanTime, NO_TIMES, percentileTime } from './arena-times.js';

/** What one side did in a match. */
export interface SideSummary {
  /** Points a round. */
  readonly points: number;
  /** Answers to questions with more than one. */
  readonly decisions: number;
  /** Milliseconds an answer: the mean, and what 95 of 100 do not exceed. */
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** How often each contract was declared, and how often it was pushed. */
  readonly chosen: Readonly<Partial<Record<Choice, number>>>;
}

export interface MatchSummary {
  /** Deals, each played twice. */
  readonly deals: number;
  /** A less B, points a round. */
  readonly mean: number;
  /** Over deals. Infinite, and the interval with it, below two deals. */
  readonly stdError: number;
  /** The 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
  readonly a: SideSummary;
  readonly b: SideSummary;
}

/** Two-sided 95 % of the normal distribution. */
const Z95 = 1.96;

/** What some pairs say together; all noughts for none. */
export function summaryOf(results: readonly PairResult[]): MatchSummary {
  const pairs = [...results].sort((one, other) => one.deal - other.deal);
  const deals = pairs.length;
  const differences = pairs.map(({ points: [one, two] }) => (one[0] - one[1] + two[0] - two[1]) / 2);
  const mean = deals === 0 ? 0 : sum(differences) / deals;
  const variance = deals < 2 ? Infinity : sum(differences.map((x) => (x - mean) ** 2)) / (deals - 1);
  const stdError = Math.sqrt(variance / Math.max(1, deals));
  return {
    deals,
    mean,
    stdError,
    low: mean - Z95 * stdError,
    high: mean + Z95 * stdError,
    a: sideSummary(pairs, 'a'),
    b: sideSummary(pairs, 'b'),
  };
}

function sideSummary(pairs: readonly PairResult[], side: Side): SideSummary {
  const team = SIDES.indexOf(side) as 0 | 1;
  const times = pairs.reduce((all, pair) => addTimes(all, pair[side].times), NO_TIMES);
  const faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  const chosen: Partial<Record<Choice, number>> = {};
  for (const { [side]: did } of pairs) {
    for (const { fault } of did.incidents) faults[fault]++;
    for (const choice of did.chosen) chosen[choice] = (chosen[choice] ?? 0) + 1;
  }
  return {
    points:
      pairs.length === 0 ? 0 : sum(pairs.map(({ points: [one, two] }) => one[team] + two[team])) / (2 * pairs.length),
    decisions: times.count,
    meanMs: meanTime(times),
    p95Ms: percentileTime(times, 0.95),
    faults,
    chosen,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, x) => total + x, 0);
}
