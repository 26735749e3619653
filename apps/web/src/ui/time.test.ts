import { expect, it } from 'vitest';
import { sayTime } from './time.js';

it('says the day of a time', () => {
  expect(sayTime(Date.UTC(2026, 10, 30, 12), 'de-CH')).toContain('30.11.2026');
});

it.each([1e300, 8.64e15 + 1, -1e18, NaN, Infinity, undefined as never, 'x' as never])(
  'has a dash for %s, which no Date can hold',
  (time) => {
    expect(sayTime(time, 'de-CH')).toBe('–');
  },
);
