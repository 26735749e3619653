import { settingValues } from '@puur/testkit';
import { describe, expect, it } from 'vitest';

import { PRESET_IDS, type PresetId, PRESETS } from './preset.js';
import { DEFAULT_PROFILE, type RuleProfile, SETTING_NAMES, type SettingName, SETTINGS } from './profile.js';
import { allowedFor, differencesBetween, resolveProfile, settingsOf } from './resolve.js';
import { SOURCES } from './source.js';

const POINTS: Readonly<Partial<Record<SettingName, readonly [standard: number | null, good: readonly number[]]>>> = {
  lastTrick: [5, [0, 5, 10]],
  matchBonus: [100, [0, 100, 157]],
  target: [1000, [1000, 1200, 1500, 2000, 2500, 3000]],
  rounds: [12, [8, 12, 16]],
  berg: [null, [500, 750]],
  exactBonus: [0, [0, -10]],
};

const LISTS: Readonly<Partial<Record<SettingName, readonly [standard: readonly string[], all: readonly string[]]>>> = {
  contracts: [
    ['trump', 'obenabe', 'undenufe'],
    ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'],
  ],
  quartetRanks: [
    ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
    ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'],
  ],
};

const ONES = { E: 1, R: 1, T: 1, S: 1, obenabe: 1, undenufe: 1, slalom: 1, gusti: 1 };

function resolved(input: unknown): RuleProfile {
  const result = resolveProfile(input);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('the settings', () => {
  it('are those of the tables, here and in the testkit, and `factors`', () => {
    const known = [...Object.keys(settingValues), ...Object.keys(POINTS), ...Object.keys(LISTS), 'factors'];
    expect([...SETTING_NAMES].sort()).toEqual(known.sort());
  });

  it.each(Object.entries(settingValues))('%s may be %o', (name, values) => {
    expect(DEFAULT_PROFILE[name as SettingName]).toBe(values[0]);
    for (const value of values) expect(resolved({ [name]: value })[name as SettingName]).toBe(value);
    for (const bad of ['nonsense', null, undefined, {}, [], 7, -1, 0.5, '']) {
      expect(resolveProfile({ [name]: bad })).toEqual({
        ok: false,
        error: { code: 'bad-profile', setting: name, found: bad, allowed: values },
      });
    }
  });

  it.each(Object.entries(POINTS))('%s is a number of points', (name, [standard, good]) => {
    expect(DEFAULT_PROFILE[name as SettingName]).toBe(standard);
    for (const value of good) expect(resolved({ [name]: value })[name as SettingName]).toBe(value);
    for (const bad of ['12', 1.5, NaN, Infinity, 1e9, -1e9, true, {}]) {
      expect(resolveProfile({ [name]: bad })).toMatchObject({
        ok: false,
        error: { code: 'bad-profile', setting: name },
      });
    }
    expect(resolveProfile({ [name]: null }).ok).toBe(standard === null);
    expect(allowedFor(name as SettingName)).toHaveLength(1);
  });

  it.each(Object.entries(LISTS))('%s is a list', (name, [standard, all]) => {
    expect(DEFAULT_PROFILE[name as SettingName]).toEqual(standard);
    expect(resolved({ [name]: all })[name as SettingName]).toEqual(all);
    expect(resolved({ [name]: all.slice(0, 1) })[name as SettingName]).toEqual(all.slice(0, 1));
    for (const bad of [['nonsense'], [...all, all[0]], all[0], null, [1], [null], {}]) {
      expect(resolveProfile({ [name]: bad })).toEqual({
        ok: false,
        error: { code: 'bad-profile', setting: name, found: bad, allowed: all },
      });
    }
  });

  it('leaves a table without any contract nothing to play', () => {
    expect(resolveProfile({ contracts: [] })).toMatchObject({ ok: false, error: { setting: 'contracts' } });
  });

  it('has factors for suits and kinds; keys left out keep 1', () => {
    expect(DEFAULT_PROFILE.factors).toEqual(ONES);
    expect(resolved({ factors: { T: 2, undenufe: 4 } }).factors).toEqual({ ...ONES, T: 2, undenufe: 4 });
    for (const bad of [{ E: 0 }, { E: -1 }, { E: 1.5 }, { E: '2' }, { X: 2 }, { trump: 2 }, [2], 2, null]) {
      expect(resolveProfile({ factors: bad })).toMatchObject({
        ok: false,
        error: { code: 'bad-profile', setting: 'factors', found: bad },
      });
    }
  });

  it('refuses a name nobody knows, and lists all that are known', () => {
    for (const name of ['kanton', 'Weis', 'toString', 'constructor', '']) {
      expect(resolveProfile({ [name]: true })).toEqual({
        ok: false,
        error: { code: 'bad-profile', setting: name, found: true, allowed: SETTING_NAMES },
      });
    }
    const proto = JSON.parse('{"__proto__": {"weis": false}}') as unknown;
    expect(resolveProfile(proto)).toMatchObject({ ok: false, error: { code: 'bad-profile', setting: '__proto__' } });
  });

  it('refuses a profile that is none, and lists the presets', () => {
    for (const bad of ['zuger', '', 'toString', null, 7, true, ['puur']]) {
      expect(resolveProfile(bad)).toEqual({
        ok: false,
        error: { code: 'bad-profile', setting: 'profile', found: bad, allowed: PRESET_IDS },
      });
    }
  });

  it('give every default a source', () => {
    for (const name of SETTING_NAMES) {
      expect(SETTINGS[name].sources.length).toBeGreaterThan(0);
      for (const source of SETTINGS[name].sources) expect(Object.keys(SOURCES)).toContain(source);
    }
  });
});

const STOECK_FIRST = { countOrder: 'stoeck-weis-stich' };
const ONE_TWO_THREE = { ...ONES, T: 2, S: 2, obenabe: 3, undenufe: 3 };

/** What differs from `puur`. */
const TABLE: Readonly<Record<PresetId, object>> = {
  puur: {},
  'puur-2500': { target: 2500, factors: ONE_TWO_THREE },
  'swisslos-1000': { ...STOECK_FIRST, endMode: 'immediate' },
  'swisslos-2500': { ...STOECK_FIRST, endMode: 'immediate', target: 2500, factors: ONE_TWO_THREE },
  'turnier-12': { endMode: 'fixed-rounds', weis: false, stoeck: false, matchBonus: 0 },
  offiziell: { ...STOECK_FIRST, endMode: 'claim' },
  'uri-2000': {
    ...STOECK_FIRST,
    ...{ endMode: 'claim', target: 2000, factors: { ...ONES, T: 2, S: 2, obenabe: 2, undenufe: 2 } },
  },
  'pagat-3000': {
    ...STOECK_FIRST,
    ...{ endMode: 'claim', target: 3000, firstForehand: 'rosen7' },
    factors: { ...ONES, T: 2, S: 2, obenabe: 3, undenufe: 4 },
  },
  chibre: {
    ...STOECK_FIRST,
    ...{ endMode: 'claim', target: 1500, kreuzweis: false, totalTie: 'both-score', firstForehand: 'ecken7' },
  },
};

describe('the presets', () => {
  it('are nine, the reference page first', () => {
    expect([...PRESET_IDS].sort()).toEqual(Object.keys(TABLE).sort());
    expect(PRESET_IDS[0]).toBe('puur');
  });

  it.each(PRESET_IDS)('%s is what its table says, and nothing else', (id) => {
    const profile = resolved(id);
    expect(profile).toEqual({ ...DEFAULT_PROFILE, ...TABLE[id] });
    expect(settingsOf(profile)).toEqual(TABLE[id]);
    if (id === 'turnier-12') expect(profile.rounds).toBe(12);
  });

  it.each(PRESET_IDS)('%s names a source for every value', (id) => {
    const { settings, sources } = PRESETS[id];
    expect(Object.keys(sources)).toEqual(Object.keys(settings));
    for (const list of Object.values(sources)) {
      expect(list.length).toBeGreaterThan(0);
      for (const source of list) expect(Object.keys(SOURCES)).toContain(source);
    }
  });
});

describe('what differs', () => {
  it('is written down and found again', () => {
    for (const id of PRESET_IDS) expect(resolved(settingsOf(resolved(id)))).toEqual(resolved(id));
  });

  it('is nothing between a profile and itself, whatever the order of a list', () => {
    const turned = resolved({ contracts: ['undenufe', 'trump', 'obenabe'], factors: ONES });
    expect(differencesBetween(DEFAULT_PROFILE, turned)).toEqual([]);
  });

  it('is named in the order of the settings', () => {
    expect(differencesBetween(DEFAULT_PROFILE, resolved('chibre'))).toEqual(
      SETTING_NAMES.filter((name) => name in TABLE.chibre),
    );
  });

  it('does not reach the default profile', () => {
    expect(Object.isFrozen(DEFAULT_PROFILE)).toBe(true);
    resolved({ factors: { E: 9 }, target: 77 });
    expect(DEFAULT_PROFILE.factors.E).toBe(1);
    expect(resolved(undefined)).toEqual(DEFAULT_PROFILE);
  });
});
