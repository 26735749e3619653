import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { profileOf } from './house-rules.js';
import { aimOf, fullOf, raceOf } from './aim.js';

const POINTS = { target: 1000, limit: null };
const twelve = profileOf({ preset: 'turnier-12', settings: {} });
const FOUR = { target: 1000, limit: 4 };

describe('what a Partie is played to', () => {
  it('is the target of the reference page, though the profile has a number of rounds too', () => {
    expect(aimOf(DEFAULT_PROFILE)).toEqual({ target: 1000, limit: null });
  });

  it('is twelve rounds at a tournament (Swisslos)', () => {
    expect(twelve.ok && aimOf(twelve.value).limit).toBe(12);
  });
});

describe('the race', () => {
  it.each([
    ['half way to the target and all of it', POINTS, 3, [500, 1200], [0.25, 0.5]],
    ['two of four rounds, three parts to one', FOUR, 2, [300, 100], [0.375, 0.125]],
    ['all rounds played fill the way', FOUR, 4, [300, 500], [0.375, 0.625]],
    ['nothing played', FOUR, 0, [0, 0], [0, 0]],
  ] as const)('%s', (_, aim, played, score, shares) => {
    expect(raceOf(aim, played, score)).toEqual(shares);
  });

  it.each([
    ['the target', POINTS, 2, [300, 100], 1000],
    ['more than the target, once it is passed', POINTS, 9, [1200, 100], 1200],
    ['what 300 in two of four rounds lead to', FOUR, 2, [300, 100], 600],
    ['the sum of the side ahead at the end', FOUR, 4, [300, 500], 500],
  ] as const)('has bars that are filled by %s', (_, aim, played, score, full) => {
    expect(fullOf(aim, played, score)).toBe(full);
  });
});
