/**
 * Profile: the table that HSLU's player services play at.
 *
 * Their Schieber counts the cards and the last trick and nothing else: no Weis, no Stöck, no match bonus, no factor. That
 * is the preset `turnier-12`. Which of its twelve rounds it is nobody tells; taken for the first, a point is a point.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), rule_schieber.py and game_rule.py.
 */
import { assert, resolveProfile, type RuleProfile } from '@puur/rules';

export const HSLU_PROFILE: RuleProfile = profileOf('turnier-12');

function profileOf(name: string): RuleProfile {
  const profile = resolveProfile(name);
  assert(profile.ok, `${name} is a preset`);
  return profile.value;
}
