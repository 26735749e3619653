/**
 * Statistics of a Schieber sheet, and the curve of its score: numbers only, for whoever draws or tells them.
 */
import { type FactorKey, FACTOR_KEYS, factorKeyOf, type PerTeam, perTeam, type Seat, SEATS } from '@puur/rules';
import type { SchieberRound } from './schieber.js';
import type { SchieberSheet } from './sheet.js';

/**
 * What was played as one contract. `mean` is of card values and last trick of the declaring side, without factor, over
 * the `declared` rounds of which somebody said who that was; null where there is none.
 */
export interface ContractStatistics {
  readonly key: FactorKey;
  readonly rounds: number;
  readonly declared: number;
  readonly mean: number | null;
  readonly matches: number;
}

export interface Statistics {
  readonly rounds: number;
  /** Written points a round, by side. */
  readonly mean: PerTeam<number>;
  readonly best: PerTeam<number>;
  /** As written: with the factor of the round. */
  readonly weis: PerTeam<number>;
  readonly stoeck: PerTeam<number>;
  readonly matches: PerTeam<number>;
  /** Rounds that each side won by points written. */
  readonly roundsWon: PerTeam<number>;
  /** How often the lead changed sides. */
  readonly leadChanges: number;
  /** Contracts that were played, most often first. */
  readonly contracts: readonly ContractStatistics[];
  /** Rounds each seat is said to have declared, and what its side made in them. */
  readonly declarers: readonly { readonly seat: Seat; readonly rounds: number; readonly mean: number }[];
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Counts an evening. */
export function statisticsOf({ rounds, curve }: SchieberSheet): Statistics {
  const own = (played: readonly SchieberRound[]): readonly number[] =>
    played.flatMap(({ entry, declaredBy }) => (declaredBy === null ? [] : [entry.points[declaredBy]]));
  const totals = perTeam((team) => rounds.map(({ account }) => account.teams[team].total));
  const leaders = curve.map(([a, b]) => Math.sign(a - b)).filter((side) => side !== 0);
  return {
    rounds: rounds.length,
    mean: perTeam((team) => meanOf(totals[team])),
    best: perTeam((team) => Math.max(0, ...totals[team])),
    weis: perTeam((team) => rounds.reduce((sum, { account }) => sum + account.teams[team].blocks.weis, 0)),
    stoeck: perTeam((team) => rounds.filter(({ entry }) => entry.stoeck === team).length),
    matches: perTeam((team) => rounds.filter(({ entry }) => entry.match === team).length),
    roundsWon: perTeam((team) => totals[team].filter((total, at) => total > totals[team === 0 ? 1 : 0][at]!).length),
    leadChanges: leaders.filter((side, at) => at > 0 && side !== leaders[at - 1]).length,
    contracts: FACTOR_KEYS.map((key) => {
      const played = rounds.filter(({ entry }) => factorKeyOf(entry.contract) === key);
      const matches = played.filter(
        ({ entry, declaredBy }) => declaredBy !== null && entry.match === declaredBy,
      ).length;
      const made = own(played);
      const mean = made.length === 0 ? null : meanOf(made);
      return { key, rounds: played.length, declared: made.length, mean, matches };
    })
      .filter((contract) => contract.rounds > 0)
      .sort((a, b) => b.rounds - a.rounds),
    declarers: SEATS.map((seat) => {
      const played = rounds.filter(({ declarer }) => declarer === seat);
      return { seat, rounds: played.length, mean: meanOf(own(played)) };
    }),
  };
}
