/**
 * The settings of a rule profile as other programs write them: every name, with its values.
 *
 * This is the whole table in plain words, so that tests can hold the real one against it. The first value is the
 * default (preset `puur`).
 */

import type { OracleSettings } from './oracle/settings.js';

export type ContractKind = 'trump' | 'obenabe' | 'undenufe' | 'slalom' | 'gusti';

/** What multiplies the points of a contract; keys left out are 1. */
export type Factors = Readonly<
  Partial<Record<'E' | 'R' | 'T' | 'S' | 'obenabe' | 'undenufe' | 'slalom' | 'gusti', number>>
>;

/** Every setting of a profile. */
export interface ProfileSettings extends OracleSettings {
  readonly contracts: readonly ContractKind[];
  readonly pushAllowedInFirstDeal: boolean;
  readonly silentLeadIsTrump: boolean;
  readonly firstForehand: 'random' | 'rosen7' | 'schellen10' | 'ecken7' | 'weli' | 'draw-high' | 0 | 1 | 2 | 3;
  readonly lookBack: 'none' | 'last' | 'first' | 'own';
  readonly factors: Factors;
  readonly target: number;
  /** Only with `endMode: 'fixed-rounds'`. */
  readonly rounds: number;
  /** Only with `bergpreis`. */
  readonly berg: number;
  readonly endMode: 'end-of-deal-blocks' | 'immediate' | 'claim' | 'fixed-rounds';
  readonly countOrder: 'weis-stoeck-stich' | 'stoeck-weis-stich' | 'stoeck-stich-weis';
  readonly blockTie: 'trick-order' | 'higher-total' | 'next-deal';
  readonly bergpreis: boolean;
  readonly schneider: boolean;
  readonly revokeRule: 'B' | 'A' | 'replay';
  readonly exactBonus: number;
  readonly exactBonusOnZero: boolean;
}

/** Settings with a short list of values. */
type Listed = Omit<
  ProfileSettings,
  'contracts' | 'quartetRanks' | 'factors' | 'lastTrick' | 'matchBonus' | 'target' | 'rounds' | 'berg' | 'exactBonus'
>;

/** The values of the settings that have a short list of them, the default first. */
export const settingValues: { readonly [Name in keyof Listed]: readonly Listed[Name][] } = {
  pushing: ['once', 'none', 'once-with-push-back', 'round-robin'],
  pushAllowedInFirstDeal: [true, false],
  leader: ['forehand', 'declarer'],
  silentLeadIsTrump: [true, false],
  firstForehand: ['random', 'rosen7', 'schellen10', 'ecken7', 'weli', 'draw-high', 0, 1, 2, 3],
  undertrump: ['forbidden-unless-only-trumps', 'allowed-if-void'],
  onlyTrumps: ['free', 'must-overtrump-if-able'],
  mayTrumpWhenAbleToFollow: [true, false],
  puurExempt: [true, false],
  lookBack: ['none', 'last', 'first', 'own'],
  undenufeValues: ['six-eleven', 'ace-eleven'],
  mixedModeValues: ['obenabe', 'start-mode', 'per-trick'],
  matchBonusMultiplied: [true, false],
  weisMultiplied: [true, false],
  stoeckMultiplied: [true, false],
  weis: [true, false],
  stoeck: [true, false],
  longRuns: ['300-scale', 'capped-100', 'vorarlberg'],
  kreuzweis: [true, false],
  equalPointsTie: ['more-cards', 'quartet-first'],
  totalTie: ['first-in-play-order', 'both-score'],
  undenufeReversed: [true, false],
  weisNeedsTrick: [false, true],
  stoeckAnnounce: ['manual', 'automatic'],
  stoeckPreShowToGoOut: [true, false],
  stoeckWithWeis: [true, false],
  endMode: ['end-of-deal-blocks', 'immediate', 'claim', 'fixed-rounds'],
  countOrder: ['weis-stoeck-stich', 'stoeck-weis-stich', 'stoeck-stich-weis'],
  blockTie: ['trick-order', 'higher-total', 'next-deal'],
  falseClaimLoses: [true, false],
  bergpreis: [false, true],
  schneider: [false, true],
  revokeRule: ['B', 'A', 'replay'],
  exactBonusOnZero: [true, false],
};
