import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { bestDrawings, drawingOf } from './tafel.js';

describe('the Jasstafel', () => {
  test.each(casesOf('tafel'))('$id', ({ given, expect: expected }) => {
    expect(drawingOf(given.total, given.scheme)).toEqual(expected);
  });

  test('360 is three hundreds and three twenties with the smallest rest, and the greedy scheme leaves 10', () => {
    expect(drawingOf(360, 'min-rest')).toEqual({
      fuenfhunderter: 0,
      hunderter: 3,
      fuenfziger: 0,
      zwanziger: 3,
      rest: 0,
    });
    expect(drawingOf(360, 'greedy')).toEqual({
      fuenfhunderter: 0,
      hunderter: 3,
      fuenfziger: 1,
      zwanziger: 0,
      rest: 10,
    });
  });

  test('a rest may be negative where it is smaller that way, and is positive when both are as good', () => {
    expect(drawingOf(158, 'signed-rest')).toMatchObject({ hunderter: 1, fuenfziger: 0, zwanziger: 3, rest: -2 });
    expect(drawingOf(30, 'signed-rest')).toMatchObject({ zwanziger: 1, rest: 10 });
    expect(drawingOf(10, 'signed-rest')).toMatchObject({ zwanziger: 0, rest: 10 });
  });

  test.each(['greedy', 'greedy-v', 'min-rest', 'signed-rest'] as const)(
    '%s picks one drawing with the sum',
    (scheme) => {
      for (let total = 0; total <= 620; total++) {
        const drawings = bestDrawings(total, scheme);
        expect(drawings).toHaveLength(1);
        const [{ fuenfhunderter, hunderter, fuenfziger, zwanziger, rest } = drawingOf(total, scheme)] = drawings;
        expect(fuenfhunderter * 500 + hunderter * 100 + fuenfziger * 50 + zwanziger * 20 + rest).toBe(total);
        expect(Math.abs(rest)).toBeLessThan(20);
      }
    },
  );

  test('what is no total has no drawing', () => {
    expect(() => drawingOf(-1, 'greedy')).toThrow('not a total');
    expect(() => drawingOf(1.5, 'greedy')).toThrow('not a total');
  });
});
