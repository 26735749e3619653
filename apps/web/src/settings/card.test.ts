import { PRESET_IDS, RANK_NAMES, SETTING_NAMES, SETTINGS } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { agreedOn, type HouseRules, houseRulesOf, profileOf } from '../app/house-rules.js';
import { readCard, writeCard } from './card.js';

describe('a house-rule card', () => {
  test.each(PRESET_IDS)('of the table %s reads as the same table', (preset) => {
    const rules: HouseRules = { preset, settings: {} };
    expect(readCard(writeCard(rules))?.rules).toEqual(rules);
  });

  it('carries every value of every setting', () => {
    for (const name of SETTING_NAMES) {
      const spec = SETTINGS[name];
      const values: readonly unknown[] =
        spec.kind === 'choice'
          ? spec.values
          : spec.kind === 'points'
            ? [spec.min, spec.max]
            : spec.kind === 'list'
              ? [spec.values.slice(0, 2)]
              : [{ E: 3, obenabe: 7 }];
      for (const value of values) {
        const rules: HouseRules = { preset: 'puur', settings: { [name]: value } };
        expect(readCard(writeCard(rules))?.profile, `${name} ${String(value)}`).toEqual(
          (profileOf(rules) as { value: unknown }).value,
        );
      }
    }
  });

  // A card that says what the table says anyway would tell a guest of a change where there is none.
  test.each([
    ['one flipped there and back', { weisNeedsTrick: true }, { weisNeedsTrick: false }],
    ['factors all of one', { factors: { E: 2 } }, { factors: { E: 1 } }],
    [
      'the quartets all taken again, in another order',
      { quartetRanks: ['9'] },
      { quartetRanks: [...RANK_NAMES].reverse() },
    ],
    ['the target of the table', { target: 800 }, { target: 1000 }],
  ])('carries a change and no setting that is as the table has it: %s', (_, changed, back) => {
    const card = (settings: Readonly<Record<string, unknown>>): string => writeCard({ preset: 'puur', settings });
    expect(Object.keys(readCard(card(changed))?.rules.settings ?? {})).toEqual(Object.keys(changed));
    expect(card(back)).toBe(card({}));
    expect(agreedOn({ preset: 'puur', settings: { ...changed, ...back } }).settings).toEqual({});
  });

  it('of before, that carries such a setting, reads as none', () => {
    const old = btoa('{"preset":"swisslos-1000","settings":{"endMode":"immediate","target":2000}}').replaceAll('=', '');
    expect(readCard(old)?.rules.settings).toEqual({ target: 2000 });
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', btoa('hello').replaceAll('=', '')],
    ['another preset', btoa('{"preset":"bridge","settings":{}}').replaceAll('=', '')],
    ['a setting that is none', writeCard({ preset: 'puur', settings: { jokers: true } })],
    ['a value that is none', writeCard({ preset: 'puur', settings: { target: -5 } })],
    ['a list', btoa('[1,2]').replaceAll('=', '')],
    ['far too long a text', 'A'.repeat(5000)],
  ])('with %s is refused', (_, code) => {
    expect(readCard(code)).toBeNull();
  });

  it('of any text is refused or read, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        readCard(text);
        readCard(btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')));
      }),
    );
  });
});

describe('the house rules of a profile', () => {
  test.each(PRESET_IDS)('name the preset %s and nothing beside it', (preset) => {
    const profile = profileOf({ preset, settings: {} });
    if (!profile.ok) throw new Error('a preset resolves');
    const found = houseRulesOf(profile.value);
    expect(found.settings).toEqual({});
    expect(profileOf(found)).toEqual(profile);
  });
});
