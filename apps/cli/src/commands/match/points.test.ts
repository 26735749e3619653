/** What two totals a round can end with: card values by the rules, 157 with the last trick, tens for what is announced. */
import { resolveProfile, type RuleProfile } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { endingsAt } from './points.js';

const profileOf = (rules: Parameters<typeof resolveProfile>[0]): RuleProfile => {
  const profile = resolveProfile(rules);
  if (!profile.ok) throw new Error('no such rules');
  return profile.value;
};

describe('a round of 157 without Weis, Stöck and match', () => {
  const canEnd = endingsAt({
    ...profileOf('turnier-12'),
    weis: false,
    stoeck: false,
    matchBonus: 0,
    contracts: ['trump', 'obenabe', 'undenufe'],
  });
  it.each([
    ['an even round', 79, 78, true],
    ['nothing for the others', 157, 0, true],
    ['one too many', 80, 78, false],
    ['one too few', 78, 78, false],
    ['a single point, which no card has', 156, 1, false],
    ['less than nothing', 160, -3, false],
  ])('%s: %i : %i is %s', (_, a, b, is) => {
    expect(canEnd([a, b])).toBe(is);
    expect(canEnd([b, a])).toBe(is);
  });
});

describe('a round with factors, Weis and a match', () => {
  const canEnd = endingsAt({ ...profileOf('turnier-12'), weis: true, stoeck: true, matchBonus: 100 });
  it.each([
    ['Weis of 50 and Stöck', 79 + 70, 78, true],
    ['a match', 257, 0, true],
    ['a match and 20', 277, 0, true],
    ['a Weis of 5', 79 + 5, 78, false],
  ])('%s: %i : %i is %s', (_, a, b, is) => {
    expect(canEnd([a, b])).toBe(is);
  });

  it('counts all of it several times where the contract does', () => {
    const doubled = endingsAt({
      ...profileOf('turnier-12'),
      weis: false,
      stoeck: false,
      factors: { ...profileOf('turnier-12').factors, E: 2, R: 2, S: 2, T: 2, obenabe: 2, undenufe: 2 },
      contracts: ['trump'],
    });
    expect(doubled([158, 156])).toBe(true);
    expect(doubled([157, 157])).toBe(false);
    expect(doubled([79, 78])).toBe(false);
  });
});

it('leaves a round be that may have ended early, since the target is near', () => {
  const canEnd = endingsAt({ ...profileOf('puur'), target: 100 });
  expect(canEnd([100, 12])).toBe(true);
  expect(canEnd([1e9, 0])).toBe(false);
});
