import { describe, expect, it } from 'vitest';
import { resolveProfile } from '../profile/resolve.js';
import { goesOnAt } from './going-on.js';

describe('A round follows on told totals', () => {
  it.each([
    { name: 'below the target', settings: { target: 1000 }, score: [999, 0], goesOn: true },
    { name: 'not where one side has it', settings: { target: 1000 }, score: [1000, 0], goesOn: false },
    { name: 'not where one side is far beyond it', settings: { target: 1000 }, score: [5000, 5000], goesOn: false },
    { name: 'on equal totals', settings: { target: 1000 }, score: [1000, 1000], goesOn: true },
    {
      name: 'on a tie that goes to another deal',
      settings: { target: 1000, blockTie: 'next-deal' },
      score: [1010, 1003],
      goesOn: true,
    },
    {
      name: 'not on a tie that the total decides',
      settings: { target: 1000, blockTie: 'higher-total' },
      score: [1010, 1003],
      goesOn: false,
    },
    {
      name: 'at any totals where they have to be claimed',
      settings: { endMode: 'claim', target: 1000 },
      score: [1500, 20],
      goesOn: true,
    },
    {
      name: 'not where two rounds before this cannot have given so much',
      settings: { endMode: 'fixed-rounds', rounds: 3, weis: false, stoeck: false, matchBonus: 100 },
      score: [515, 0],
      goesOn: false,
    },
    {
      name: 'where two matches before this give just so much',
      settings: { endMode: 'fixed-rounds', rounds: 3, weis: false, stoeck: false, matchBonus: 100 },
      score: [514, 0],
      goesOn: true,
    },
  ] as const)('$name', ({ settings, score, goesOn }) => {
    const profile = resolveProfile({ endMode: 'end-of-deal-blocks', ...settings });
    if (!profile.ok) throw new Error(JSON.stringify(profile.error));
    expect(goesOnAt(score, profile.value)).toBe(goesOn);
  });
});
