/**
 * Table name: what a table is called, and what it is, with the aim it has agreed on.
 *
 * `Puur 1000` is Puur 800 once the target was changed. What a preset is in a sentence tells also how its Partie ends, so a
 * table that has agreed on another ending has no such sentence.
 */
import { DEFAULT_PROFILE, PRESETS, resolveProfile, type RuleProfile } from '@puur/rules';
import type { RuleWords } from '@puur/words';
import { aimOf } from './aim.js';
import { type HouseRules, profileOf } from './house-rules.js';

/** The profile of house rules; the reference page's where they no longer go together. */
export function playedBy(rules: HouseRules): RuleProfile {
  const found = profileOf(rules);
  return found.ok ? found.value : DEFAULT_PROFILE;
}

/** `Puur 800`, `Turnier, 4 Runden`. */
export function tableName(rules: HouseRules, { tableNames }: Pick<RuleWords, 'tableNames'>): string {
  return tableNames[rules.preset](aimOf(playedBy(rules)));
}

/** What the table is, in a sentence; undefined where it ends otherwise than the preset. */
export function tableText(rules: HouseRules, { tables }: Pick<RuleWords, 'tables'>): string | undefined {
  const profile = playedBy(rules);
  const own = resolveProfile(PRESETS[rules.preset].settings);
  return own.ok && own.value.endMode === profile.endMode ? tables[rules.preset](aimOf(profile)) : undefined;
}
