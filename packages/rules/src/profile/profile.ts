/**
 * RuleProfile: the rules of one table, as data.
 *
 * Every field is a setting a table may agree on; its values, its default (the first value) and the sources of that
 * default stand in SETTINGS below. A real difference in procedure is a small named function that reads a setting;
 * nothing ever asks for a canton. The default is the reference page (preset `puur`).
 *
 * `resolveProfile` (resolve.ts) is the only door: a preset's name, or an object with the settings that differ from `puur`.
 */
import { type RankName, RANK_NAMES } from '../cards/card.js';
import { CONTRACT_KINDS, type ContractKind, FACTOR_KEYS, type FactorKey } from '../play/contract.js';
import type { Seat } from '../play/seat.js';
import type { SourceId } from './source.js';

export const PUSHING = ['once', 'none', 'once-with-push-back', 'round-robin'] as const;
export const LEADERS = ['forehand', 'declarer'] as const;
export const FIRST_FOREHANDS = ['random', 'rosen7', 'schellen10', 'ecken7', 'weli', 'draw-high'] as const;
export const UNDERTRUMP = ['forbidden-unless-only-trumps', 'allowed-if-void'] as const;
export const ONLY_TRUMPS = ['free', 'must-overtrump-if-able'] as const;
export const LOOK_BACK = ['none', 'last', 'first', 'own'] as const;
export const UNDENUFE_VALUES = ['six-eleven', 'ace-eleven'] as const;
export const MIXED_MODE_VALUES = ['obenabe', 'start-mode', 'per-trick'] as const;
export const LONG_RUNS = ['300-scale', 'capped-100', 'vorarlberg'] as const;
export const EQUAL_POINTS_TIES = ['more-cards', 'quartet-first'] as const;
export const TOTAL_TIES = ['first-in-play-order', 'both-score'] as const;
export const STOECK_ANNOUNCE = ['manual', 'automatic'] as const;
export const END_MODES = ['end-of-deal-blocks', 'immediate', 'claim', 'fixed-rounds'] as const;
export const COUNT_ORDERS = ['weis-stoeck-stich', 'stoeck-weis-stich', 'stoeck-stich-weis'] as const;
export const BLOCK_TIES = ['trick-order', 'higher-total', 'next-deal'] as const;
export const REVOKE_RULES = ['B', 'A', 'replay'] as const;

export type Factors = Readonly<Record<FactorKey, number>>;

export interface RuleProfile {
  // Declaring
  readonly contracts: readonly ContractKind[];
  /** How often the forehand may pass the choice on. */
  readonly pushing: (typeof PUSHING)[number];
  readonly pushAllowedInFirstDeal: boolean;
  /** Who leads to the first trick. */
  readonly leader: (typeof LEADERS)[number];
  /** A card led without a word makes its suit trump. */
  readonly silentLeadIsTrump: boolean;
  /** Who is forehand in the first deal of a Partie. */
  readonly firstForehand: (typeof FIRST_FOREHANDS)[number] | Seat;
  // Play
  readonly undertrump: (typeof UNDERTRUMP)[number];
  readonly onlyTrumps: (typeof ONLY_TRUMPS)[number];
  readonly mayTrumpWhenAbleToFollow: boolean;
  readonly puurExempt: boolean;
  readonly lookBack: (typeof LOOK_BACK)[number];
  // Values
  readonly undenufeValues: (typeof UNDENUFE_VALUES)[number];
  readonly mixedModeValues: (typeof MIXED_MODE_VALUES)[number];
  /** Points for the last trick. */
  readonly lastTrick: number;
  /** Points for all nine tricks. */
  readonly matchBonus: number;
  readonly factors: Factors;
  readonly matchBonusMultiplied: boolean;
  readonly weisMultiplied: boolean;
  readonly stoeckMultiplied: boolean;
  // Weis
  readonly weis: boolean;
  readonly longRuns: (typeof LONG_RUNS)[number];
  /** Ranks of which four make a Weis. */
  readonly quartetRanks: readonly RankName[];
  /** A card may serve in a run and in a quartet. */
  readonly kreuzweis: boolean;
  readonly equalPointsTie: (typeof EQUAL_POINTS_TIES)[number];
  readonly totalTie: (typeof TOTAL_TIES)[number];
  readonly undenufeReversed: boolean;
  readonly weisNeedsTrick: boolean;
  // Stöck
  readonly stoeck: boolean;
  readonly stoeckAnnounce: (typeof STOECK_ANNOUNCE)[number];
  readonly stoeckPreShowToGoOut: boolean;
  readonly stoeckWithWeis: boolean;
  // End
  readonly target: number;
  /** Rounds of a Partie, only with `fixed-rounds`. */
  readonly rounds: number;
  /** Points for the Bergpreis, only with `bergpreis`; null = half the target. */
  readonly berg: number | null;
  readonly endMode: (typeof END_MODES)[number];
  readonly countOrder: (typeof COUNT_ORDERS)[number];
  readonly blockTie: (typeof BLOCK_TIES)[number];
  readonly falseClaimLoses: boolean;
  readonly bergpreis: boolean;
  readonly schneider: boolean;
  // Arbiter
  readonly revokeRule: (typeof REVOKE_RULES)[number];
  // Differenzler
  readonly exactBonus: number;
  readonly exactBonusOnZero: boolean;
}

export type SettingName = keyof RuleProfile;

/** What a setting may be. The first of `values` is the default. */
export type SettingSpec =
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | boolean)[];
      readonly orSeat?: true;
      readonly sources: readonly SourceId[];
    }
  | {
      readonly kind: 'list';
      readonly values: readonly string[];
      readonly standard: readonly string[];
      readonly sources: readonly SourceId[];
    }
  | {
      readonly kind: 'points';
      readonly standard: number | null;
      readonly min: number;
      readonly max: number;
      readonly sources: readonly SourceId[];
    }
  | {
      readonly kind: 'factors';
      readonly keys: readonly FactorKey[];
      readonly min: number;
      readonly max: number;
      readonly sources: readonly SourceId[];
    };

const YES = [true, false] as const;
const NO = [false, true] as const;

function choice(values: readonly (string | boolean)[], ...sources: SourceId[]): SettingSpec {
  return { kind: 'choice', values, sources };
}

function points(standard: number | null, min: number, max: number, ...sources: SourceId[]): SettingSpec {
  return { kind: 'points', standard, min, max, sources };
}

/** All settings: values, default first, and the sources of the default. */
export const SETTINGS: Readonly<Record<SettingName, SettingSpec>> = {
  contracts: {
    kind: 'list',
    values: CONTRACT_KINDS,
    standard: ['trump', 'obenabe', 'undenufe'],
    sources: ['jasvel', 'swisslos'],
  },
  pushing: choice(PUSHING, 'jasvel', 'swisslos', 'jasswiki', 'romandie'),
  pushAllowedInFirstDeal: choice(YES, 'jasvel'),
  leader: choice(LEADERS, 'jasvel', 'swisslos', 'tournaments'),
  silentLeadIsTrump: choice(YES, 'saanen', 'parlett'),
  firstForehand: { kind: 'choice', values: FIRST_FOREHANDS, orSeat: true, sources: ['puur'] },
  undertrump: choice(UNDERTRUMP, 'swisslos', 'jasswiki', 'jassverzeichnis', 'jassonkel'),
  onlyTrumps: choice(ONLY_TRUMPS, 'jassonkel', 'jassverzeichnis'),
  mayTrumpWhenAbleToFollow: choice(YES, 'swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'),
  puurExempt: choice(YES, 'swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'),
  lookBack: choice(LOOK_BACK, 'stoecherei', 'jasswiki'),
  undenufeValues: choice(UNDENUFE_VALUES, 'jasswiki', 'tournaments', 'swisslos'),
  mixedModeValues: choice(MIXED_MODE_VALUES, 'puur'),
  lastTrick: points(5, 0, 1000, 'jasvel', 'swisslos'),
  matchBonus: points(100, 0, 10_000, 'jasvel', 'swisslos'),
  factors: { kind: 'factors', keys: FACTOR_KEYS, min: 1, max: 100, sources: ['jasvel', 'swisslos'] },
  matchBonusMultiplied: choice(YES, 'urikon', 'parlett', 'swisslos'),
  weisMultiplied: choice(YES, 'swisslos', 'jasskarten'),
  stoeckMultiplied: choice(YES, 'swisslos', 'jasskarten'),
  weis: choice(YES, 'jasvel', 'swisslos'),
  longRuns: choice(LONG_RUNS, 'jasswelt', 'jassverzeichnis', 'jasswiki'),
  quartetRanks: {
    kind: 'list',
    values: RANK_NAMES,
    standard: RANK_NAMES,
    sources: ['jasswelt', 'jassverzeichnis', 'jasswiki'],
  },
  kreuzweis: choice(YES, 'jasswelt', 'jasswiki'),
  equalPointsTie: choice(EQUAL_POINTS_TIES, 'jassonkel', 'jasswiki'),
  totalTie: choice(TOTAL_TIES, 'jassonkel'),
  undenufeReversed: choice(YES, 'saanen', 'parlett'),
  weisNeedsTrick: choice(NO, 'jassverzeichnis'),
  stoeck: choice(YES, 'jasvel', 'swisslos'),
  stoeckAnnounce: choice(STOECK_ANNOUNCE, 'jasvel', 'jasswelt'),
  stoeckPreShowToGoOut: choice(YES, 'jasswelt'),
  stoeckWithWeis: choice(YES, 'jasswelt'),
  target: points(1000, 1, 100_000, 'jasvel', 'swisslos'),
  rounds: points(12, 1, 1000, 'swisslos', 'tournaments'),
  berg: points(null, 1, 100_000, 'jassfuehrer'),
  endMode: choice(END_MODES, 'jasvel'),
  countOrder: choice(COUNT_ORDERS, 'jasvel'),
  blockTie: choice(BLOCK_TIES, 'puur'),
  falseClaimLoses: choice(YES, 'jasswiki', 'allmedias', 'stoecherei'),
  bergpreis: choice(NO, 'jasvel'),
  schneider: choice(NO, 'jasvel'),
  revokeRule: choice(REVOKE_RULES, 'jasswiki'),
  exactBonus: points(0, -157, 157, 'swisslos'),
  exactBonusOnZero: choice(YES, 'puur'),
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The value a setting has when nothing is said. */
export function standardOf(name: SettingName): RuleProfile[SettingName] {
  const spec = SETTINGS[name];
  switch (spec.kind) {
    case 'choice':
      return spec.values[0] as RuleProfile[SettingName];
    case 'list':
      return spec.standard as RuleProfile[SettingName];
    case 'points':
      return spec.standard;
    case 'factors':
      return Object.fromEntries(spec.keys.map((key) => [key, 1])) as unknown as Factors;
  }
}

/** The preset `puur`: the reference page. */
export const DEFAULT_PROFILE: RuleProfile = Object.freeze(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, standardOf(name)])),
) as unknown as RuleProfile;
