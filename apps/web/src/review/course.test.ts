import { describe, expect, it, test } from 'vitest';
import { linesFor, pointsAfter } from './course.js';

describe('The lines of the curve', () => {
  // prettier-ignore
  const LINES: readonly (readonly [what: string, values: readonly number[], lines: readonly number[]])[] = [
    ['stand close where the points do', [96, 102, 91], [90, 100, 110]],
    ['hold a lone value', [157], [155, 160, 165]],
    ['begin at nothing', [0, 3], [0, 5, 10]],
    ['hold a match that counts six times', [200, 1542], [0, 1000, 2000]],
    ['hold a match at eight times its points', [937, 2056], [0, 2000, 4000]],
    ['hold a match that counts a hundred times', [4000, 25_700], [0, 20_000, 40_000]],
    ['hold what no table should count', [0, 2_570_000], [0, 2_000_000, 4_000_000]],
    ['stand without any value, or one that is no number', [Number.NaN], [0, 5, 10]],
    ['do not go below nothing', [-4, 12], [0, 20, 40]],
  ];
  test.each(LINES)('%s', (_, values, lines) => {
    expect(linesFor(values)).toEqual(lines);
  });
});

describe('The points after a trick', () => {
  const course = [
    { trick: 0, points: 100 },
    { trick: 1, points: 90 },
    { trick: 4, points: 120 },
    { trick: 9, points: 80 },
  ];
  it('are those that are known', () => {
    expect(course.map(({ trick }) => pointsAfter(course, trick))).toEqual([100, 90, 120, 80]);
  });
  it('stay what they were where the round was broken off', () => {
    expect(pointsAfter(course.slice(0, 2), 6)).toBe(90);
    expect(pointsAfter(course.slice(0, 1), 1)).toBe(100);
  });
  it('lie on the way from one to the next where they are not', () => {
    expect([2, 3, 5].map((trick) => pointsAfter(course, trick))).toEqual([100, 110, 112]);
  });
});
