import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.js';
import { Race } from './race.js';

const outcome = (worth: number, own = worth): { own: number; worth: number } => ({ own, worth });

describe('A race', () => {
  it('has the figures that are worked out by hand', () => {
    const race = new Race(2);
    for (const own of [10, 20, 30, 40]) race.world(1, (n) => (n === 0 ? outcome(2 * own - 157, own) : outcome(-1, 78)));
    // Mean 25, mean square 750: variance 125, over four worlds.
    expect(race.standing(0)).toEqual({ mean: 2 * 25 - 157, own: 25, stdError: Math.sqrt(125 / 4), tries: 4 });
    expect(race.standing(1)).toEqual({ mean: -1, own: 78, stdError: 0, tries: 4 });
    expect(race.best()).toBe(1);
  });

  it('counts a world by its weight', () => {
    const race = new Race(2);
    for (const [weight, own] of [
      [1, 10],
      [2, 20],
      [1, 50],
    ] as const)
      race.world(weight, (n) => (n === 0 ? outcome(own) : outcome(24)));
    expect(race.standing(0).own).toBe(25);
    expect(race.mean(0)).toBe(25);
    expect(race.best()).toBe(0);
  });

  it('finds the best of known distributions, and keeps it to the end', () => {
    let found = 0;
    for (let seed = 0; seed < 20; seed++) {
      const random = randomFrom(seed);
      const race = new Race(4);
      // All four hang on the world by far more than they differ.
      for (let n = 0; n < 300 && !race.isOver; n++) {
        const world = 100 * (random() - 0.5);
        race.world(1, (candidate) => outcome(world + [0, 8, 5, -20][candidate]! + 20 * (random() - 0.5)));
      }
      if (race.best() === 1) found++;
      expect(race.isRunning(1)).toBe(true);
      expect(race.isRunning(3)).toBe(false);
    }
    expect(found).toBe(20);
  });

  it('drops what is surely behind, asks it no more and keeps its figures', () => {
    const race = new Race(3);
    const asked = [0, 0, 0];
    for (let n = 0; n < 64; n++) {
      race.world(1, (candidate) => {
        asked[candidate]!++;
        return outcome([n % 2, n % 2, (n % 2) - 1][candidate]!, 50 + candidate);
      });
    }
    expect([0, 1, 2].map((n) => race.isRunning(n))).toEqual([true, true, false]);
    expect(asked[2]).toBeLessThan(64);
    expect(race.standing(2)).toEqual({ mean: -0.5, own: 52, stdError: 0, tries: asked[2]! });
    expect(race.standing(0).tries).toBe(64);
    expect(race.isOver).toBe(false);
  });

  it('never drops an equal, nor the only one left', () => {
    const random = randomFrom(1);
    const race = new Race(3);
    for (let n = 0; n < 200; n++) {
      const worth = random();
      race.world(1, () => outcome(worth));
    }
    expect([0, 1, 2].every((n) => race.isRunning(n))).toBe(true);
    expect(race.best()).toBe(0);
    const alone = new Race(2);
    for (let n = 0; n < 200; n++) alone.world(1, (candidate) => outcome(candidate));
    expect([alone.isOver, alone.best(), alone.isRunning(0)]).toEqual([true, 1, false]);
  });

  it('drops nothing on a handful of worlds', () => {
    const race = new Race(2);
    for (let n = 0; n < 8; n++) race.world(1, (candidate) => outcome(100 * candidate));
    expect(race.isOver).toBe(false);
  });
});
