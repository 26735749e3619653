import { PRESET_IDS, SETTING_NAMES, SETTINGS } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type HouseRules, houseRulesOf, profileOf } from '../app/house-rules.js';
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

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', btoa('hello').replaceAll('=', '')],
    ['another preset', writeCard({ preset: 'bridge' as never, settings: {} })],
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
