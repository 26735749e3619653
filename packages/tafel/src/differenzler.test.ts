import { describe, expect, it, test } from 'vitest';

import { chargeFor, differenzlerSheet, judgeDifferenzler } from './differenzler.js';

const RULES = { exactBonus: 0, exactBonusOnZero: true };

describe('Differenzler', () => {
  it('charges the difference (Swisslos)', () => {
    const entry = { announced: [40, 60, 0, 50], made: [47, 60, 12, 38] } as const;
    expect(judgeDifferenzler(entry, RULES)).toMatchObject({
      value: { difference: [7, 0, 12, 12], charged: [7, 0, 12, 12] },
    });
  });

  test.each([
    { name: 'exact', announced: 60, made: 60, rules: { exactBonus: -10, exactBonusOnZero: true }, charge: -10 },
    {
      name: 'exact at zero, not counted',
      announced: 0,
      made: 0,
      rules: { exactBonus: -10, exactBonusOnZero: false },
      charge: 0,
    },
    {
      name: 'exact at zero, counted',
      announced: 0,
      made: 0,
      rules: { exactBonus: -10, exactBonusOnZero: true },
      charge: -10,
    },
    { name: 'one off', announced: 60, made: 59, rules: { exactBonus: -10, exactBonusOnZero: true }, charge: 1 },
  ])('$name costs $charge', ({ announced, made, rules, charge }) => {
    expect(chargeFor(announced, made, rules)).toBe(charge);
  });

  test.each([
    { made: [47, 60, 12, 37], code: 'differenzler-sum' },
    { made: [1, 60, 46, 50], code: 'differenzler-impossible' },
    { made: [158, -1, 0, 0], code: 'differenzler-made' },
  ] as const)('refuses $made: $code', ({ made, code }) => {
    expect(judgeDifferenzler({ announced: [0, 0, 0, 0], made }, RULES)).toMatchObject({ ok: false, error: { code } });
  });

  it('adds a penalty, ends after its rounds, and the lowest wins', () => {
    const entry = { announced: [40, 60, 0, 50], made: [47, 60, 12, 38], penalty: [0, 20, 0, 0] } as const;
    const judged = judgeDifferenzler(entry, RULES);
    if (!judged.ok) throw new Error(judged.error.code);
    const sheet = differenzlerSheet([judged.value, judged.value], { ...RULES, rounds: 2 });
    expect(sheet).toMatchObject({ totals: [14, 40, 24, 24], over: true, winners: [0] });
  });
});
