import type { Player, Seat } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { greedyPlayer, randomPlayer } from '../test/players.js';
import { profileOf } from '../test/position.js';
import { compare } from './arena.js';
import { createPlayer } from './level.js';

const simple = (seed: number): Player => createPlayer('einfach', seed);
/** 157 points a round: no Weis, no Stöck, no match. */
const TOURNAMENT = profileOf('turnier-12');

describe('The arena', () => {
  it('finds no difference between a player and itself', async () => {
    const { mean, pairs } = await compare(simple, simple, 5, TOURNAMENT, 1);
    expect(pairs).toBe(5);
    // Paired deals with the same seeds: the same rounds from both sides.
    expect(mean).toBe(0);
  });

  it('finds the same for the same seed, and the opposite from the other side', async () => {
    const there = await compare(simple, randomPlayer, 8, TOURNAMENT, 1);
    const back = await compare(randomPlayer, simple, 8, TOURNAMENT, 1);
    expect(await compare(simple, randomPlayer, 8, TOURNAMENT, 1)).toEqual(there);
    expect(there.low).toBeLessThan(there.mean);
    expect(there.mean).toBeLessThan(there.high);
    expect(back.mean).toBeCloseTo(-there.mean);
  });
});

describe('The simple player makes more points a round, in paired deals', () => {
  // Measured over 1000 pairs (bench/arena.mjs): 75, 66 and 233, each within 10; asserted well below.
  const rivals: readonly {
    readonly name: string;
    readonly rival: (seed: number, seat: Seat) => Player;
    readonly profile: string;
    readonly atLeast: number;
  }[] = [
    { name: 'than one that plays any legal card', rival: randomPlayer, profile: 'turnier-12', atLeast: 50 },
    { name: 'than a greedy one', rival: greedyPlayer, profile: 'turnier-12', atLeast: 30 },
    {
      name: 'than one at random, with Weis, Stöck, match and factors',
      rival: randomPlayer,
      profile: 'puur-2500',
      atLeast: 100,
    },
  ];
  it.each(rivals)('$name', async ({ rival, profile, atLeast }) => {
    const { low } = await compare(simple, rival, 25, profileOf(profile), 3);
    expect(low).toBeGreaterThan(atLeast);
  });
});
