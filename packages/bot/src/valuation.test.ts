import { CONTRACTS, DEFAULT_PROFILE, resolveProfile, type RuleProfile } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../test/position.js';
import { measureFor } from './standing.js';
import { contractsAt, meanFactor } from './valuation.js';

function profileOf(settings: Parameters<typeof resolveProfile>[0]): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(resolved.error.code);
  return resolved.value;
}

describe('The mean factor of a table', () => {
  it('is that of the contracts it allows', () => {
    expect(meanFactor(DEFAULT_PROFILE)).toBe(1);
    // Two suits single, two double, Obenabe and Undenufe threefold: 12 in 6.
    expect(meanFactor(profileOf('puur-2500'))).toBe(2);
    expect(contractsAt(profileOf({ contracts: ['slalom', 'trump'] }))).toEqual([
      ...CONTRACTS.slice(0, 4),
      ...CONTRACTS.slice(6, 8),
    ]);
  });

  it('is the same for the score: a slalom may be begun in two ways, so it counts twice', () => {
    // 1 + 1 + 2 + 2 of the suits and 3 + 3 of the slaloms are 12 in 6; a rich round brings 300 times that.
    const profile = {
      contracts: ['trump', 'slalom'],
      factors: { ...DEFAULT_PROFILE.factors, S: 2, T: 2, slalom: 3 },
      target: 2500,
    };
    const isNear = (score: number): boolean =>
      measureFor(viewOf({ seat: 0, dealer: 3, hand: [], tricks: [], score: [score, 0], profile })).nearEnd;
    expect([1899, 1900].map(isNear)).toEqual([false, true]);
  });
});
