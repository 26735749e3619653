import { expect, it } from 'vitest';
import { profileOf } from '../app/house-rules.js';
import { DAILY_RULES, dayOf, isDay } from './daily.js';

it.each([
  ['2026-11-30', true],
  ['2024-02-29', true],
  ['2026-02-31', false],
  ['2025-02-29', false],
  ['9999-99-99', false],
  ['0000-00-00', false],
  ['2026-1-1', false],
  ['2026-11-30T00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('names the day of a moment', () => {
  expect(dayOf(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-11-30');
});

it('is one round at the table of the reference page, for everybody', () => {
  const found = profileOf(DAILY_RULES);
  expect(found).toMatchObject({ ok: true, value: { endMode: 'fixed-rounds', rounds: 1 } });
});
