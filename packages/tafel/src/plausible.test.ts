import { DEFAULT_PROFILE, resolveProfile, type RuleProfile } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';

import { isPossibleSplit, isWeisSum, possiblePoints } from './plausible.js';

function profileOf(settings: unknown): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

describe('points of a round', () => {
  test.each([
    { contract: 'trump:E', missing: [1, 156], source: 'enumerated, see peers: 156 to 1 never occurs' },
    { contract: 'trump:S', missing: [1, 156], source: 'the same for every suit' },
  ] as const)('in $contract all from 0 to 157 but $missing ($source)', ({ contract, missing }) => {
    const possible = possiblePoints(contract, DEFAULT_PROFILE);
    const wanted = Array.from({ length: 158 }, (_, points) => points).filter(
      (points) => !(missing as readonly number[]).includes(points),
    );
    expect([...possible].sort((a, b) => a - b)).toEqual(wanted);
  });

  it.each(['obenabe', 'undenufe', 'slalom:obenabe'] as const)(
    'never have a 1 in %s either: no card counts one',
    (contract) => {
      const possible = possiblePoints(contract, DEFAULT_PROFILE);
      expect(possible.has(1)).toBe(false);
      expect(possible.has(156)).toBe(false);
      expect(possible.has(0) && possible.has(157) && possible.has(2) && possible.has(155)).toBe(true);
    },
  );

  it('are refused where they do not sum to 157', () => {
    expect(isPossibleSplit(87, 69, 'trump:T', DEFAULT_PROFILE)).toBe(false);
    expect(isPossibleSplit(88, 69, 'trump:T', DEFAULT_PROFILE)).toBe(true);
    expect(isPossibleSplit(156, 1, 'trump:T', DEFAULT_PROFILE)).toBe(false);
  });

  it('rule nothing out where the values change from trick to trick', () => {
    const perTrick = profileOf({ mixedModeValues: 'per-trick' });
    expect(isPossibleSplit(100, 46, 'slalom:obenabe', perTrick)).toBe(true);
  });
});

test.each([
  [0, true],
  [10, false],
  [20, true],
  [30, false],
  [40, true],
  [70, true],
  [110, true],
  [250, true],
  [255, false],
  [-20, false],
  [5000, false],
])('a Weis of %d: %s (runs and quartets of docs/rules.md)', (points, possible) => {
  expect(isWeisSum(points, DEFAULT_PROFILE)).toBe(possible);
});
