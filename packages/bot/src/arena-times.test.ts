import { describe, expect, it } from 'vitest';
import { addTimes, meanTime, NO_TIMES, percentileTime, timesOf } from './arena-times.js';

describe('Times', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

  it('give the mean exactly and a percentile within five in a hundred', () => {
    const times = timesOf(hundred);
    expect(meanTime(times)).toBeCloseTo(50.5);
    for (const share of [0.5, 0.95, 1]) {
      const percentile = percentileTime(times, share);
      expect(percentile / (100 * share)).toBeGreaterThan(0.95);
      expect(percentile / (100 * share)).toBeLessThan(1.05);
    }
  });

  it('add up to the same as all at once', () => {
    const parts = addTimes(timesOf(hundred.slice(0, 30)), timesOf(hundred.slice(30)));
    expect(parts).toEqual(timesOf(hundred));
    expect(addTimes(NO_TIMES, parts)).toEqual(parts);
  });

  it('are nought of nothing, and hold what takes no time', () => {
    expect(meanTime(NO_TIMES)).toBe(0);
    expect(percentileTime(NO_TIMES, 0.95)).toBe(0);
    expect(percentileTime(timesOf([0, 0, 0]), 0.95)).toBe(0);
  });
});
