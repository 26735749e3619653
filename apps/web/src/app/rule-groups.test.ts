import { DEFAULT_PROFILE, type RuleProfile, type SettingName } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { doesMatter } from './rule-groups.js';

describe('a setting', () => {
  it.each([
    ['target', { endMode: 'fixed-rounds' }, false],
    ['target', {}, true],
    ['rounds', {}, false],
    ['rounds', { endMode: 'fixed-rounds' }, true],
    ['totalTie', { weis: false }, false],
    ['weis', { weis: false }, true],
    ['stoeckAnnounce', { stoeck: false }, false],
    ['stoeck', { stoeck: false }, true],
    ['falseClaimLoses', {}, false],
    ['falseClaimLoses', { endMode: 'claim' }, true],
    ['berg', { bergpreis: false }, false],
    ['mixedModeValues', { contracts: ['trump'] }, false],
    ['mixedModeValues', { contracts: ['trump', 'slalom'] }, true],
    ['undenufeValues', { contracts: ['trump'] }, false],
    ['matchBonusMultiplied', { matchBonus: 0 }, false],
    ['lookBack', {}, true],
  ] as const satisfies readonly (readonly [SettingName, Partial<RuleProfile>, boolean])[])(
    '«%s» at a table of %j says something: %s',
    (name, change, expected) => {
      expect(doesMatter(name, { ...DEFAULT_PROFILE, ...change })).toBe(expected);
    },
  );
});
