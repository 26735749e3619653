/**
 * Prefs: what a person has set on this device.
 *
 * They are read before the first picture, so they lie in `localStorage`, which answers at once; where the browser keeps
 * nothing they hold until the window closes. Each field is checked when it is read, and one that is not understood has its
 * default: a setting is never a reason not to start.
 */
import { signal } from '@preact/signals';
import { DECKS, PAIRINGS, PRESET_IDS } from '@puur/rules';
import { type Language, LANGUAGES } from '@puur/words';
import { languageOf } from '../lang/language.js';
import { agreedOn, type HouseRules } from './house-rules.js';
import { PREFS_KEY } from './prefs-key.js';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
/** How Weis and Stöck are said: with the moment, always in sight so that it gives nothing away, or by themselves. */
export const SAYINGS = ['moment', 'always', 'auto'] as const;
export const SIZES = ['normal', 'large'] as const;
export const TAKINGS = ['timed', 'tap'] as const;
export const CUTTINGS = ['self', 'auto'] as const;
export const BACKS = ['tanne', 'nacht', 'ziegel'] as const;
/** How many people share the device: one, the partners, or all four. */
export const PEOPLE = [1, 2, 3, 4] as const;

interface Spec<T> {
  readonly standard: T;
  readonly read: (value: unknown) => T | undefined;
}

function choice<const T>(values: readonly T[], standard: T = values[0]!): Spec<T> {
  return { standard, read: (value) => values.find((known) => known === value) };
}

const flag = (standard: boolean): Spec<boolean> => choice([true, false], standard);

function text(standard: string, most: number): Spec<string> {
  return { standard, read: (value) => (typeof value === 'string' ? value.slice(0, most) : undefined) };
}

/** Longest name of a seat. */
export const NAME_LENGTH = 16;

const NAMES: Spec<readonly [string, string, string, string]> = {
  standard: ['', '', '', ''],
  read: (value) =>
    Array.isArray(value) && value.length === 4 && value.every((name) => typeof name === 'string')
      ? (value.map((name: string) => name.slice(0, NAME_LENGTH)) as unknown as [string, string, string, string])
      : undefined,
};

const RULES: Spec<HouseRules> = {
  standard: { preset: 'puur', settings: {} },
  read: (value) => {
    if (typeof value !== 'object' || value === null || !('preset' in value) || !('settings' in value)) return undefined;
    const { preset, settings } = value;
    const known = PRESET_IDS.find((id) => id === preset);
    return known && typeof settings === 'object' && settings !== null
      ? agreedOn({ preset: known, settings: settings as Readonly<Record<string, unknown>> })
      : undefined;
  },
};

const SPECS = {
  language: choice<Language | 'auto'>(['auto', ...LANGUAGES]),
  theme: choice(THEMES),
  deck: choice(DECKS),
  pairing: choice(PAIRINGS),
  fourColours: flag(false),
  size: choice(SIZES),
  back: choice(BACKS),
  leftHanded: flag(false),
  speed: choice(SPEEDS, 'normal'),
  oneTap: flag(false),
  weis: choice(SAYINGS),
  stoeck: choice(SAYINGS),
  cutting: choice(CUTTINGS),
  taking: choice(TAKINGS),
  onlyCard: flag(false),
  lastTrick: flag(true),
  hints: flag(true),
  practice: flag(false),
  sound: flag(false),
  haptics: flag(true),
  spoken: flag(false),
  names: NAMES,
  people: choice(PEOPLE),
  partnerLevel: text('', 40),
  opponentLevel: text('', 40),
  rules: RULES,
} as const;

export type Prefs = { readonly [Name in keyof typeof SPECS]: (typeof SPECS)[Name]['standard'] };
const PREF_NAMES = Object.keys(SPECS) as (keyof Prefs)[];

/** What of a value from outside are settings, field by field; `unread` counts those that are not understood. */
export function prefsIn(value: unknown): { readonly found: Partial<Prefs>; readonly unread: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { found: {}, unread: 1 };
  const said = PREF_NAMES.filter((name) => Object.hasOwn(value, name)).map((name) => {
    const { read } = SPECS[name] as Spec<unknown>;
    return [name, read((value as Readonly<Record<string, unknown>>)[name])] as const;
  });
  const understood = said.filter(([, one]) => one !== undefined);
  return { found: Object.fromEntries(understood), unread: said.length - understood.length };
}

const STANDARD = Object.fromEntries(PREF_NAMES.map((name) => [name, SPECS[name].standard])) as unknown as Prefs;

/** Prefs out of what was stored; what is missing or not understood has its default. */
function prefsFrom(stored: unknown): Prefs {
  return { ...STANDARD, ...prefsIn(stored).found };
}

function load(): Prefs {
  try {
    return prefsFrom(JSON.parse(localStorage.getItem(PREFS_KEY) ?? '{}'));
  } catch {
    return prefsFrom({});
  }
}

export const prefs = signal<Prefs>(load());

/** Changes what a person has set, for now and for the next time. */
export function setPrefs(change: Partial<Prefs>): void {
  prefs.value = { ...prefs.value, ...change };
  try {
    localStorage.setItem(PREFS_KEY, JSON.stringify(prefs.value));
  } catch {
    // The browser keeps nothing: it holds until the window closes.
  }
}

// Another window has changed them.
globalThis.addEventListener('storage', (event) => {
  if (event.key === PREFS_KEY) prefs.value = load();
});

/** The language a person reads: the one set, else the browser's, else German. */
export function languageNow(): Language {
  return languageOf(prefs.value.language);
}
