/**
 * House rules: a preset people know, and what a table has agreed on beside it.
 */
import {
  differencesBetween,
  type PresetId,
  PRESETS,
  type ProfileRefusal,
  resolveProfile,
  type Result,
  type RuleProfile,
} from '@puur/rules';

export interface HouseRules {
  readonly preset: PresetId;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The whole profile of a table, or what is wrong with it. */
export function profileOf({ preset, settings }: HouseRules): Result<RuleProfile, ProfileRefusal> {
  return resolveProfile({ ...PRESETS[preset].settings, ...settings });
}

/**
 * The same table told by what differs: a setting that was moved and moved back, or that says what the preset says anyway, was
 * not agreed on. Settings that no table could play by are left as they are, to be refused where they are read.
 */
export function agreedOn(rules: HouseRules): HouseRules {
  const { preset } = rules;
  const [own, played] = [profileOf({ preset, settings: {} }), profileOf(rules)];
  if (!own.ok || !played.ok) return rules;
  const names = differencesBetween(own.value, played.value);
  return { preset, settings: Object.fromEntries(names.map((name) => [name, played.value[name]])) };
}

/** House rules of a profile: the preset it is nearest to, and the settings in which it differs. */
export function houseRulesOf(profile: RuleProfile): HouseRules {
  const known = (Object.keys(PRESETS) as PresetId[]).map((preset) => {
    const found = resolveProfile(preset);
    const names = found.ok ? differencesBetween(found.value, profile) : [];
    return { preset, isThere: found.ok, names };
  });
  const [nearest] = known.filter(({ isThere }) => isThere).sort((a, b) => a.names.length - b.names.length);
  const { preset, names } = nearest!;
  return { preset, settings: Object.fromEntries(names.map((name) => [name, profile[name]])) };
}
