/**
 * Profile words: a rule profile as a preset and the settings in which it differs, for people to read and write.
 *
 * A setting is a name and a value as text: `target` `2500`, `weis` `false`, `contracts` `trump,slalom`, and for a factor
 * `factors.T` `2`. Names are found whatever their case. The order of a list is kept, so that nothing is lost.
 */
import {
  DEFAULT_PROFILE,
  FACTOR_KEYS,
  ok,
  PRESET_IDS,
  type PresetId,
  PRESETS,
  type ProfileRefusal,
  refuse,
  resolveProfile,
  type Result,
  type RuleProfile,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from '@puur/rules';

/** A setting's name, or `factors.` and a key; and its value. */
export type SettingWord = readonly [name: string, value: string];

export interface ProfileWords {
  readonly preset: PresetId;
  readonly settings: readonly SettingWord[];
}

const PRESET_PROFILES: ReadonlyMap<PresetId, RuleProfile> = new Map(
  PRESET_IDS.map((id) => {
    const resolved = resolveProfile(id);
    return [id, resolved.ok ? resolved.value : DEFAULT_PROFILE];
  }),
);

/** The preset that is nearest to a profile, and what differs from it. */
export function profileWords(profile: RuleProfile): ProfileWords {
  const candidates = PRESET_IDS.map((preset) => ({
    preset,
    settings: wordsBetween(PRESET_PROFILES.get(preset)!, profile),
  }));
  return candidates.reduce((best, next) => (next.settings.length < best.settings.length ? next : best));
}

function wordsBetween(base: RuleProfile, profile: RuleProfile): SettingWord[] {
  return SETTING_NAMES.flatMap((name): SettingWord[] => {
    if (name === 'factors') {
      return FACTOR_KEYS.filter((key) => base.factors[key] !== profile.factors[key]).map((key) => [
        `factors.${key}`,
        String(profile.factors[key]),
      ]);
    }
    const [before, after] = [String(base[name]), String(profile[name])];
    return before === after ? [] : [[name, after]];
  });
}

/** The settings in which a profile differs from `puur`, as a record writes them: of the factors only those above 1. */
export function settingsToWrite(profile: RuleProfile): Readonly<Record<string, unknown>> {
  const names = new Set(wordsBetween(DEFAULT_PROFILE, profile).map(([name]) => name.split('.')[0]!));
  return Object.fromEntries(
    SETTING_NAMES.filter((name) => names.has(name)).map((name) => [
      name,
      name === 'factors'
        ? Object.fromEntries(
            FACTOR_KEYS.filter((key) => profile.factors[key] !== 1).map((key) => [key, profile.factors[key]]),
          )
        : profile[name],
    ]),
  );
}

/** The profile that some words mean. A value that does not fit comes back in the refusal, with what is allowed. */
export function profileOfWords(words: {
  readonly preset: string;
  readonly settings: readonly SettingWord[];
}): Result<RuleProfile, ProfileRefusal> {
  const preset = PRESET_IDS.find((id) => id === words.preset.toLowerCase());
  if (preset === undefined) {
    return refuse({ code: 'bad-profile', setting: 'profile', found: words.preset, allowed: PRESET_IDS });
  }
  const twice = repeatedIn(words.settings);
  if (twice) return refuse(twice);
  const settings: [string, unknown][] = Object.entries(PRESETS[preset].settings);
  const factors: [string, unknown][] = Object.entries(PRESETS[preset].settings.factors ?? {});
  for (const [name, text] of words.settings) {
    const lower = name.toLowerCase();
    if (lower.startsWith('factors.')) {
      const key = FACTOR_KEYS.find((known) => known.toLowerCase() === lower.slice('factors.'.length));
      factors.push([key ?? name.slice('factors.'.length), valueOf('factors', text)]);
      continue;
    }
    const known = SETTING_NAMES.find((setting) => setting.toLowerCase() === lower);
    settings.push([known ?? name, known === undefined ? text : valueOf(known, text)]);
  }
  if (factors.length > 0) settings.push(['factors', Object.fromEntries(factors)]);
  const resolved = resolveProfile(Object.fromEntries(settings));
  return resolved.ok ? ok(resolved.value) : resolved;
}

/** The first setting that is named twice, whatever its case: nobody can say which of the two was meant. */
function repeatedIn(words: readonly SettingWord[]): ProfileRefusal | null {
  const seen = new Map<string, string>();
  for (const [name, value] of words) {
    const before = seen.get(name.toLowerCase());
    if (before !== undefined)
      return { code: 'bad-profile', setting: name, found: `${before}, ${value}`, allowed: ['once'] };
    seen.set(name.toLowerCase(), value);
  }
  return null;
}

/** A text as the value it most likely stands for; `resolveProfile` has the last word. */
function valueOf(name: SettingName, text: string): unknown {
  const spec = SETTINGS[name];
  if (spec.kind === 'list') {
    const find = (entry: string): string =>
      spec.values.find((value) => value.toLowerCase() === entry.toLowerCase()) ?? entry;
    return text === '' ? [] : text.split(',').map(find);
  }
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  const lower = text.toLowerCase();
  if (lower === 'null') return null;
  if (spec.kind !== 'choice') return text;
  return spec.values.find((value) => String(value).toLowerCase() === lower) ?? text;
}
