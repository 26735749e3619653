import { describe, expect, it } from 'vitest';
import { evenBest, roughness } from './even.js';

interface Choice {
  readonly name: number;
  readonly expectedPoints: number;
  readonly expectedTheirs: number;
  readonly stdError: number;
}

/** What one side makes of the 157 points the other does not (jasvel.org: 152 and 5 for the last trick). */
const of = (...all: readonly (readonly [points: number, stdError: number])[]): readonly Choice[] =>
  all.map(([expectedPoints, stdError], name) => ({
    name,
    expectedPoints,
    expectedTheirs: 157 - expectedPoints,
    stdError,
  }));

describe('choices that are as good as the same', () => {
  it.each([
    ['two that are less than a point apart, counted exactly', of([90, 0], [89.4, 0], [80, 0]), [0, 1]],
    ['three within what is known', of([90, 2.5], [92, 2], [91, 2.2], [70, 2]), [1, 2, 0]],
    ['one that is clearly ahead', of([90, 1], [80, 1]), [0]],
    ['none where nothing was weighed', of(), []],
    ['the better of two as far apart as neither is unsure', of([90, 3], [86, 3]), [0]],
  ] as const)('are %s', (_, considered, even) => {
    expect(evenBest(considered).map(({ name }) => name)).toEqual(even);
  });

  it('are measured by what is ahead of the others, not by what a factor makes of both', () => {
    const plain = { name: 0, expectedPoints: 100, expectedTheirs: 57, stdError: 1 };
    const tripled = { name: 1, expectedPoints: 240, expectedTheirs: 231, stdError: 1 };
    expect(evenBest([tripled, plain]).map(({ name }) => name)).toEqual([0]);
  });

  it('are known as roughly as the roughest of them, and never better than to a point', () => {
    expect(roughness(of([90, 0.2], [80, 2.4]))).toBe(2.4);
    expect(roughness(of([90, 0]))).toBe(1);
    expect(roughness(of([90, Infinity], [80, 2]))).toBe(2);
  });
});
