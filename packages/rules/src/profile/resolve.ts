/**
 * Resolving: from a preset's name or from settings that differ, to a whole profile, or to what is wrong with it; and back.
 */
import { CONTRACT_KINDS, FACTOR_KEYS } from '../play/contract.js';
import { isSeat } from '../play/seat.js';
import { ok, refuse, type Result } from '../result.js';
import { type PresetId, PRESETS } from './preset.js';
import {
  DEFAULT_PROFILE,
  type Factors,
  type RuleProfile,
  SETTING_NAMES,
  type SettingName,
  type SettingSpec,
  SETTINGS,
} from './profile.js';

/** A profile that cannot be: the setting, what was found, what is allowed. */
export interface ProfileRefusal {
  readonly code: 'bad-profile';
  /** The setting, or `profile` where the whole is unusable. */
  readonly setting: string;
  readonly found: unknown;
  /** Allowed values or names, or a range as `min..max`. */
  readonly allowed: readonly (string | number | boolean)[];
}

/** The values of a setting as a list for messages and for `info`. */
export function allowedFor(name: SettingName): readonly (string | number | boolean)[] {
  const spec = SETTINGS[name];
  switch (spec.kind) {
    case 'choice':
      return spec.orSeat ? [...spec.values, 0, 1, 2, 3] : spec.values;
    case 'list':
      return spec.values;
    case 'points':
      return [`${spec.min}..${spec.max}`];
    case 'factors':
      return spec.keys.map((key) => `${key}: ${spec.min}..${spec.max}`);
  }
}

/** A profile from a preset's name, or from an object with the settings that differ from `puur`. */
export function resolveProfile(input: unknown): Result<RuleProfile, ProfileRefusal> {
  if (input === undefined) return ok(DEFAULT_PROFILE);
  if (typeof input === 'string') {
    const preset = Object.hasOwn(PRESETS, input) ? PRESETS[input as PresetId] : undefined;
    return preset
      ? resolveProfile(preset.settings)
      : refuse({ code: 'bad-profile', setting: 'profile', found: input, allowed: Object.keys(PRESETS) });
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse({ code: 'bad-profile', setting: 'profile', found: input, allowed: Object.keys(PRESETS) });
  }
  const profile: Record<string, unknown> = { ...DEFAULT_PROFILE };
  for (const [name, value] of Object.entries(input as Readonly<Record<string, unknown>>)) {
    if (!Object.hasOwn(SETTINGS, name)) {
      return refuse({ code: 'bad-profile', setting: name, found: value, allowed: SETTING_NAMES });
    }
    const setting = name as SettingName;
    if (!fits(SETTINGS[setting], value)) {
      return refuse({ code: 'bad-profile', setting, found: value, allowed: allowedFor(setting) });
    }
    profile[setting] =
      SETTINGS[setting].kind === 'factors' ? { ...DEFAULT_PROFILE.factors, ...(value as object) } : value;
  }
  return ok(Object.freeze(profile) as unknown as RuleProfile);
}

function fits(spec: SettingSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'choice':
      return (spec.values as readonly unknown[]).includes(value) || (spec.orSeat === true && isSeat(value));
    case 'list':
      return isSubset(value, spec.values) && (spec.values !== CONTRACT_KINDS || value.length > 0);
    case 'points':
      return isWhole(value, spec.min, spec.max) || (value === null && spec.standard === null);
    case 'factors':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value).every(
          ([key, factor]) => (spec.keys as readonly string[]).includes(key) && isWhole(factor, spec.min, spec.max),
        )
      );
  }
}

function isSubset(value: unknown, of: readonly string[]): value is readonly string[] {
  return (
    Array.isArray(value) &&
    new Set<unknown>(value).size === value.length &&
    value.every((entry) => of.includes(entry as string))
  );
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** The settings of a profile that differ from `puur`: what has to be written down to find it again. */
export function settingsOf(profile: RuleProfile): Partial<RuleProfile> {
  return Object.fromEntries(differencesBetween(DEFAULT_PROFILE, profile).map((name) => [name, profile[name]]));
}

/** The settings in which two profiles differ, in the order of SETTINGS. */
export function differencesBetween(a: RuleProfile, b: RuleProfile): SettingName[] {
  return SETTING_NAMES.filter((name) => !sameValue(name, a[name], b[name]));
}

function sameValue(name: SettingName, a: unknown, b: unknown): boolean {
  const kind = SETTINGS[name].kind;
  if (kind === 'factors') return FACTOR_KEYS.every((key) => (a as Factors)[key] === (b as Factors)[key]);
  if (kind === 'list') {
    const [left, right] = [a as readonly string[], b as readonly string[]];
    return left.length === right.length && left.every((entry) => right.includes(entry));
  }
  return a === b;
}
