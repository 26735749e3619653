/**
 * Voices: for a setting on which the books differ, who holds which value. House rules say it themselves (house-rules.ts).
 *
 * A ruling that hangs on such a setting is only as well founded as the value that the table plays by. Source: the tables of
 * conflicts in the sections on play, Weis, Stöck, ending and mistakes that `docs/rules.md` names; a value nobody holds is
 * not listed.
 */
import type { SettingName } from '@puur/rules';
import { HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRuleName } from './house-rules.js';
import type { RefereeSourceId } from './sources.js';

type ByValue = Readonly<Record<string, readonly RefereeSourceId[]>>;

const SETTING_VOICES: Readonly<Partial<Record<SettingName, ByValue>>> = {
  leader: {
    forehand: ['jasvel', 'swisslos', 'jassmarathon', 'kzjv', 'tournaments'],
    declarer: ['stoecherei', 'jassguru'],
  },
  pushing: {
    once: ['jasvel', 'swisslos', 'jasswiki', 'tournaments'],
    'once-with-push-back': ['pagat', 'parlett'],
  },
  onlyTrumps: { free: ['jassonkel', 'jassverzeichnis'], 'must-overtrump-if-able': ['vorarlberg'] },
  mayTrumpWhenAbleToFollow: { true: ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'] },
  puurExempt: { true: ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'] },
  undertrump: { 'forbidden-unless-only-trumps': ['swisslos', 'jasswiki', 'jassonkel', 'jassverzeichnis'] },
  undenufeValues: { 'six-eleven': ['jasswiki', 'spielkarten', 'jassevents'], 'ace-eleven': ['vorarlberg'] },
  matchBonus: { '100': ['jasvel', 'swisslos'], '0': ['tournaments'] },
  longRuns: {
    '300-scale': ['jasswelt', 'jassverzeichnis', 'wikipedia', 'jasswiki'],
    'capped-100': ['jassonkel', 'spotlight', 'parlett', 'jassench'],
    vorarlberg: ['vorarlberg'],
  },
  kreuzweis: { true: ['jasswelt', 'jasswiki'], false: ['parlett', 'romandie'] },
  equalPointsTie: { 'more-cards': ['jassonkel', 'jasswiki'], 'quartet-first': ['jassench'] },
  totalTie: { 'first-in-play-order': ['jassonkel', 'jassguru'], 'both-score': ['romandie'] },
  undenufeReversed: { true: ['saanen', 'parlett'] },
  weisNeedsTrick: { false: ['jassverzeichnis', 'jasswelt'], true: ['parlett'] },
  stoeckAnnounce: { manual: ['jasvel', 'jasswelt'], automatic: ['jassench', 'swisslos'] },
  countOrder: {
    'weis-stoeck-stich': ['jasvel'],
    'stoeck-weis-stich': ['swisslos', 'jassfuehrer', 'jasswiki', 'allmedias', 'saanen'],
    'stoeck-stich-weis': ['allmedias', 'jasswiki'],
  },
  endMode: {
    'end-of-deal-blocks': ['jasvel'],
    claim: ['reglement', 'jasswiki', 'allmedias', 'stoecherei'],
    immediate: ['swisslos'],
  },
  falseClaimLoses: { true: ['jasswiki', 'allmedias', 'stoecherei'] },
  revokeRule: { B: ['jasswiki', 'jassguru', 'tournaments'], A: ['jassonkel', 'reglement'] },
};

/** Who holds which value of a setting or house rule; nothing where the books do not differ. */
export function voicesOn(name: SettingName | HouseRuleName): ByValue {
  if ((HOUSE_RULE_NAMES as readonly string[]).includes(name)) return HOUSE_RULES[name as HouseRuleName].sources;
  return SETTING_VOICES[name as SettingName] ?? {};
}
