import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.js';
import type { Outcome } from './payoff.js';
import { Race } from './race.js';

const outcome = (worth: number, own = worth): Outcome => ({ own, theirs: 157 - own, worth });

/** Which candidates a race still asks, found by one more world that changes nothing between them. */
function askedIn(race: Race): boolean[] {
  const asked = Array.from({ length: race.size }, () => false);
  race.world(1, (candidate) => {
    asked[candidate] = true;
    return outcome(0);
  });
  return asked;
}

describe('A race', () => {
  it('has the figures that are worked out by hand', () => {
    const race = new Race(2);
    for (const own of [10, 20, 30, 40]) race.world(1, (n) => (n === 0 ? outcome(2 * own - 157, own) : outcome(-1, 78)));
    // Mean 25, mean square 750: variance 125, over four worlds.
    expect(race.figures(0)).toEqual({
      mean: 2 * 25 - 157,
      own: 25,
      theirs: 132,
      stdError: Math.sqrt(125 / 4),
      tries: 4,
    });
    expect(race.figures(1)).toEqual({ mean: -1, own: 78, theirs: 79, stdError: 0, tries: 4 });
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
    expect(race.figures(0).own).toBe(25);
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
      if (!race.isOver) expect([1, 3].map((n) => askedIn(race)[n])).toEqual([true, false]);
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
    expect(asked[2]).toBeLessThan(64);
    expect(race.figures(2)).toEqual({ mean: -0.5, own: 52, theirs: 105, stdError: 0, tries: asked[2]! });
    expect(race.figures(0).tries).toBe(64);
    expect(race.isOver).toBe(false);
    expect(askedIn(race)).toEqual([true, true, false]);
  });

  it('never drops an equal, nor the only one left', () => {
    const random = randomFrom(1);
    const race = new Race(3);
    for (let n = 0; n < 200; n++) {
      const worth = random();
      race.world(1, () => outcome(worth));
    }
    expect(race.best()).toBe(0);
    expect(askedIn(race)).toEqual([true, true, true]);
    const alone = new Race(2);
    for (let n = 0; n < 200; n++) alone.world(1, (candidate) => outcome(candidate));
    expect([alone.isOver, alone.best()]).toEqual([true, 1]);
    expect(askedIn(alone)).toEqual([false, true]);
  });

  it('tells two apart by the spread of their difference, which is far less than that of either', () => {
    const race = new Race(4);
    // All go up and down by 40 together; the second is a point behind, the third as often ahead as behind by two.
    for (let n = 0; n < 12; n++) {
      const world = n % 2 === 0 ? 40 : -40;
      race.world(1, (candidate) => outcome(world + [0, -1, n % 4 < 2 ? 2 : -2, 0][candidate]!));
    }
    expect(race.figures(0).mean).toBe(0);
    expect([1, 2, 3].map((n) => race.isEven(0, n, 0))).toEqual([false, true, true]);
    expect([1, 2, 3].map((n) => race.isEven(0, n, 1))).toEqual([true, true, true]);
    expect(race.isEven(1, 1, 0)).toBe(true);
  });

  it('drops nothing on a handful of worlds', () => {
    const race = new Race(2);
    for (let n = 0; n < 8; n++) race.world(1, (candidate) => outcome(100 * candidate));
    expect(race.isOver).toBe(false);
  });

  it('begins with what is expected, as much as so many worlds would say', () => {
    const race = new Race(2);
    race.expect([12, 0], 10);
    expect(race.best()).toBe(0);
    for (let n = 0; n < 5; n++) race.world(1, (candidate) => outcome(candidate === 0 ? 0 : 21, 80));
    // 10 * 12 + 5 * 0 and 10 * 0 + 5 * 21, each of 15.
    expect([race.mean(0), race.mean(1)]).toEqual([8, 7]);
    expect(race.best()).toBe(0);
    race.world(2, (candidate) => outcome(candidate === 0 ? 0 : 21, 80));
    expect(race.best()).toBe(1);
    // What is expected is a matter of worth, not of points.
    expect(race.figures(1)).toMatchObject({ own: 80, stdError: 0, tries: 6 });
  });

  it('measures the spread by the worlds alone, not by what was expected', () => {
    const race = new Race(2);
    race.expect([1.8, 0], 10);
    // The worlds say 0 +- 1: after 16 the first is 18 / 26 ahead, less than three times 1 / 4.
    for (let n = 0; n < 16; n++) race.world(1, (candidate) => outcome(candidate === 0 ? 0 : n % 2 === 0 ? 1 : -1));
    expect(race.mean(0) - race.mean(1)).toBeCloseTo(18 / 26, 9);
    expect(askedIn(race)).toEqual([true, true]);
  });

  it('on worlds in three shares, sent and merged, has found what one race on all of them finds', () => {
    // Twelve worlds are too few to drop anybody, so every race tries all candidates.
    const worlds = Array.from({ length: 12 }, (_, n) => {
      const random = randomFrom(n, 'worlds');
      return {
        weight: 1 + Math.floor(3 * random()),
        outcomes: [0, 1, 2].map((bonus) => outcome(Math.floor(157 * random()) + bonus)),
      };
    });
    const run = (some: typeof worlds): Race => {
      const race = new Race(3);
      for (const { weight, outcomes } of some) race.world(weight, (n) => outcomes[n]!);
      return race;
    };
    const whole = run(worlds);
    const shares = [0, 1, 2].map((share) => run(worlds.filter((_, n) => n % 3 === share)));
    const merged = Race.merged(shares.map((race) => structuredClone(race.tally())));
    const figures = (race: Race): unknown => [0, 1, 2].map((n) => race.figures(n));
    expect(figures(merged)).toEqual(figures(whole));
    expect(merged.best()).toBe(whole.best());
    for (const race of [whole, merged]) race.expect([900, 0, 0], 10);
    expect(merged.best()).toBe(0);
    expect(figures(merged)).toEqual(figures(whole));
  });

  it('that is merged lets nobody win who was dropped in every share, and anybody who was not', () => {
    const run = (worths: readonly number[]): Race => {
      const race = new Race(3);
      for (let n = 0; n < 32; n++) race.world(1, (candidate) => outcome(worths[candidate]! + (n % 2)));
      return race;
    };
    const [one, other] = [run([50, 10, 49.9]), run([10, 5, 60])];
    expect([one.tally().running, other.tally().running]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
    const merged = Race.merged([one.tally(), other.tally()]);
    expect(merged.tally().running).toEqual([true, false, true]);
    expect(merged.best()).toBe(2);
  });
});

describe('What is even in a race', () => {
  it('is the best and what is less than so much behind it', () => {
    const race = new Race(4);
    const worths = [10, 12, 11.6, 11.4];
    race.world(1, (n) => outcome(worths[n]!));
    expect(race.even(0)).toEqual([1]);
    expect(race.even(0.5)).toEqual([1, 2]);
    expect(race.even(2)).toEqual([0, 1, 2, 3]);
  });

  it('is not what was dropped', () => {
    const race = new Race(2);
    for (let n = 0; n < 64; n++) race.world(1, (candidate) => outcome(n - candidate));
    expect(race.even(5)).toEqual([0]);
  });
});
