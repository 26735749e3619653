/**
 * Oracle: the settings of a rule profile that the oracle knows, with the values of the preset `puur`.
 *
 * Sources: each setting exists because two of the sources disagree; they are named where the setting is used. The
 * defaults are the reference page (jasvel.org), completed by the Jassreglement (Egg/Hagenbucher) and Swisslos.
 */

/** The part of a rule profile that decides play, values, Weis, Stöck and the end. */
export interface OracleSettings {
  readonly pushing: 'once' | 'none' | 'once-with-push-back' | 'round-robin';
  readonly leader: 'forehand' | 'declarer';
  readonly undertrump: 'forbidden-unless-only-trumps' | 'allowed-if-void';
  readonly onlyTrumps: 'free' | 'must-overtrump-if-able';
  readonly mayTrumpWhenAbleToFollow: boolean;
  readonly puurExempt: boolean;
  readonly undenufeValues: 'six-eleven' | 'ace-eleven';
  readonly mixedModeValues: 'obenabe' | 'start-mode' | 'per-trick';
  readonly lastTrick: number;
  readonly matchBonus: number;
  readonly matchBonusMultiplied: boolean;
  readonly weisMultiplied: boolean;
  readonly stoeckMultiplied: boolean;
  readonly weis: boolean;
  readonly stoeck: boolean;
  readonly longRuns: '300-scale' | 'capped-100' | 'vorarlberg';
  readonly quartetRanks: readonly string[];
  readonly kreuzweis: boolean;
  readonly equalPointsTie: 'more-cards' | 'quartet-first';
  readonly totalTie: 'first-in-play-order' | 'both-score';
  readonly undenufeReversed: boolean;
  readonly weisNeedsTrick: boolean;
  readonly stoeckAnnounce: 'manual' | 'automatic';
  readonly stoeckPreShowToGoOut: boolean;
  readonly stoeckWithWeis: boolean;
  readonly falseClaimLoses: boolean;
}

/** The settings that decide which cards are legal. */
export type LegalSettings = Pick<
  OracleSettings,
  'undertrump' | 'onlyTrumps' | 'mayTrumpWhenAbleToFollow' | 'puurExempt'
>;

/** The values of the preset `puur`. */
export const defaultSettings: OracleSettings = {
  pushing: 'once',
  leader: 'forehand',
  undertrump: 'forbidden-unless-only-trumps',
  onlyTrumps: 'free',
  mayTrumpWhenAbleToFollow: true,
  puurExempt: true,
  undenufeValues: 'six-eleven',
  mixedModeValues: 'obenabe',
  lastTrick: 5,
  matchBonus: 100,
  matchBonusMultiplied: true,
  weisMultiplied: true,
  stoeckMultiplied: true,
  weis: true,
  stoeck: true,
  longRuns: '300-scale',
  quartetRanks: ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  kreuzweis: true,
  equalPointsTie: 'more-cards',
  totalTie: 'first-in-play-order',
  undenufeReversed: true,
  weisNeedsTrick: false,
  stoeckAnnounce: 'manual',
  stoeckPreShowToGoOut: true,
  stoeckWithWeis: true,
  falseClaimLoses: true,
};

/** The default settings with some of them changed. */
export function settingsWith(changes: Partial<OracleSettings> = {}): OracleSettings {
  return { ...defaultSettings, ...changes };
}
