/**
 * Settings: the rules of a table from what a person types after `--profile`.
 *
 * A preset's name, settings as `name=value` with commas, or both (`swisslos-2500,kreuzweis=false`). A list of several
 * values is joined with `+` (`contracts=trump+obenabe`), a factor is `factors.T=2`.
 */
import {
  DEFAULT_PROFILE,
  FACTOR_KEYS,
  ok,
  PRESET_IDS,
  type PresetId,
  PRESETS,
  refuse,
  resolveProfile,
  type Result,
  type RuleProfile,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  differencesBetween,
} from '@puur/rules';
import type { ShellTexts } from '../lang/messages.js';
import { nearestOf } from './nearest.js';

/** The profile that a text asks for, or the sentence that says what is wrong with it. */
export function profileFrom(text: string | undefined, texts: ShellTexts): Result<RuleProfile, string> {
  if (text === undefined) return ok(DEFAULT_PROFILE);
  const settings: Record<string, unknown> = {};
  // A map, so that a key such as __proto__ stays a key and is refused like any other that is no factor.
  let factors = new Map<string, unknown>();
  let table: PresetId | null = null;
  /** What was typed for each setting; of two values nobody could say which was meant. */
  const seen = new Map<string, string>();
  for (const [index, part] of text.split(',').entries()) {
    const word = part.trim();
    if (word === '') return refuse(texts.emptySetting(text));
    const equals = word.indexOf('=');
    if (equals < 0) {
      const preset = PRESET_IDS.find((id) => id === word.toLowerCase());
      if (preset === undefined) return refuse(texts.unknownProfile(word, nearestOf(word, PRESET_IDS)));
      if (table !== null) return refuse(texts.twoTables(table, preset));
      if (index > 0) return refuse(texts.tableFirst(preset));
      table = preset;
      Object.assign(settings, PRESETS[preset].settings);
      factors = new Map(Object.entries(PRESETS[preset].settings.factors ?? {}));
      continue;
    }
    const [typed, value] = [word.slice(0, equals).trim(), word.slice(equals + 1).trim()];
    const before = seen.get(typed.toLowerCase());
    if (before !== undefined) return refuse(texts.twice(typed, before, value));
    seen.set(typed.toLowerCase(), value);
    if (typed.toLowerCase().startsWith('factors.')) {
      const key = typed.slice('factors.'.length);
      const known = FACTOR_KEYS.find((factor) => factor.toLowerCase() === key.toLowerCase());
      factors.set(known ?? key, valueOf('factors', value));
      continue;
    }
    const name = SETTING_NAMES.find((known) => known.toLowerCase() === typed.toLowerCase());
    if (name === undefined) return refuse(texts.unknownSetting(typed, nearestOf(typed, SETTING_NAMES)));
    settings[name] = valueOf(name, value);
  }
  if (factors.size > 0) settings.factors = Object.fromEntries(factors);
  const resolved = resolveProfile(settings);
  if (resolved.ok) return resolved;
  const { setting, found, allowed } = resolved.error;
  const shown = typeof found === 'string' ? found : JSON.stringify(found);
  return refuse(texts.badValue(setting, shown, allowed.join(', ')));
}

/** A typed value as what it most likely is; `resolveProfile` has the last word. */
function valueOf(name: SettingName, text: string): unknown {
  const spec = SETTINGS[name];
  const lower = text.toLowerCase();
  if (spec.kind === 'list') {
    const find = (entry: string): string => spec.values.find((value) => value.toLowerCase() === entry) ?? entry;
    return lower === '' ? [] : lower.split('+').map((entry) => find(entry.trim()));
  }
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  if (lower === 'null') return null;
  if (spec.kind !== 'choice') return text;
  return spec.values.find((value) => String(value).toLowerCase() === lower) ?? text;
}

/** The preset that a profile is nearest to, and whether it is exactly that. */
export function nearestPreset(profile: RuleProfile): { readonly id: PresetId; readonly exact: boolean } {
  const ranked = PRESET_IDS.map((id) => {
    const preset = resolveProfile(id);
    return { id, far: preset.ok ? differencesBetween(preset.value, profile).length : SETTING_NAMES.length };
  }).sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return { id: best!.id, exact: best!.far === 0 };
}
