import { describe, expect, it } from 'vitest';
import { viewOf } from '../test/position.js';
import { measureFor } from './standing.js';

function measure(score: readonly [number, number], profile: object = {}): ReturnType<typeof measureFor> {
  return measureFor(viewOf({ seat: 0, dealer: 3, hand: [], tricks: [], score, profile }));
}

describe('What points are worth', () => {
  it('far from the end: a point is a point', () => {
    const { nearEnd, worth } = measure([300, 400]);
    expect(nearEnd).toBe(false);
    expect(worth(100, 57)).toBe(43);
    expect(worth(257, 0) - worth(157, 0)).toBe(100);
  });

  it('in reach of the target: the chance to win', () => {
    const { nearEnd, worth } = measure([900, 900]);
    expect(nearEnd).toBe(true);
    expect(worth(100, 57)).toBeCloseTo(1);
    expect(worth(57, 100)).toBeCloseTo(0);
    expect(worth(99, 58)).toBeGreaterThan(0.5);
    expect(worth(58, 99)).toBeCloseTo(1 - worth(99, 58));
    // More than the target needs is worth next to nothing more.
    expect(worth(157, 0)).toBeCloseTo(worth(110, 47));
  });

  it.each<[string, readonly [number, number], object]>([
    ['won already', [1100, 300], {}],
    ['lost already', [300, 1100], {}],
    ['lost already at a table that counts up to seven times', [300, 1900], { target: 1500, factors: { slalom: 7 } }],
    ['decided in the last of fixed rounds', [500, 0], { endMode: 'fixed-rounds', rounds: 1 }],
  ])('where the Partie is %s, points decide, and weigh less than any chance', (_, score, profile) => {
    const { worth, point } = measure(score, profile);
    expect(worth(100, 57)).toBeGreaterThan(worth(99, 58));
    expect(worth(99, 58)).toBeGreaterThan(worth(57, 100));
    expect(worth(257, 0) - worth(0, 257)).toBeLessThan(0.004);
    expect(worth(90, 67) - worth(89, 67)).toBeCloseTo(point, 9);
  });

  it('is the same measure from the other side', () => {
    const own = measure([800, 950]).worth;
    const theirs = measureFor(viewOf({ seat: 1, dealer: 0, hand: [], tricks: [], score: [800, 950] })).worth;
    expect(own(60, 40) + theirs(40, 60)).toBeCloseTo(1);
  });

  it('a table of fixed rounds: points until the last round, then who has more', () => {
    expect(measure([300, 400], { endMode: 'fixed-rounds', rounds: 12 }).nearEnd).toBe(false);
    const { worth } = measure([300, 400], { endMode: 'fixed-rounds', rounds: 1 });
    expect(worth(129, 28)).toBeCloseTo(1);
    expect(worth(128, 29)).toBeCloseTo(-1);
  });
});
