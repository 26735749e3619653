import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import { declarersFor } from './declarers.js';

describe('who may declare', () => {
  // Reference page: the forehand, or pushed once to the partner; Coiffeur pushes on round the table; jasskarten.com and
  // pagat know tables without pushing, and Vorarlberg one whose first deal may not be pushed.
  test.each([
    { name: 'the forehand or the partner', forehand: 1, round: 3, rules: {}, seats: [1, 3] },
    { name: 'over the end of the table', forehand: 3, round: 1, rules: {}, seats: [3, 1] },
    {
      name: 'pushed back: the same two',
      forehand: 0,
      round: 2,
      rules: { pushing: 'once-with-push-back' },
      seats: [0, 2],
    },
    { name: 'no pushing', forehand: 2, round: 2, rules: { pushing: 'none' }, seats: [2] },
    { name: 'round the table', forehand: 2, round: 2, rules: { pushing: 'round-robin' }, seats: [2, 3, 0, 1] },
    { name: 'first deal not pushed', forehand: 2, round: 1, rules: { pushAllowedInFirstDeal: false }, seats: [2] },
    { name: 'second deal pushed', forehand: 3, round: 2, rules: { pushAllowedInFirstDeal: false }, seats: [3, 1] },
  ] as const)('$name', ({ forehand, round, rules, seats }) => {
    expect(declarersFor(forehand, round, { ...DEFAULT_PROFILE, ...rules })).toEqual(seats);
  });
});
