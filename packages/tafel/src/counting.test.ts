import { type Card, CARDS, DEFAULT_PROFILE, parseCards } from '@puur/rules';
import { describe, expect, it } from 'vitest';

import { countPile } from './counting.js';

function cards(text: string): Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.found);
  return parsed.value;
}

describe('the count helper', () => {
  it.each([
    {
      name: 'a pile of a quarrel: 88 and 69',
      pile: 'T8 T9 TU TO TA SU S9 T10 S8 SK S7 S10 E8 E6 R10 EK',
      contract: 'trump:T',
      lastTrick: 1,
      points: [88, 69],
    },
    {
      name: 'the five for the last trick: 90 and 67',
      pile: 'R6 EA RU RA TK TU EU TA E6 E7 R8 E9 EO E10 SU S7',
      contract: 'trump:E',
      lastTrick: 1,
      points: [90, 67],
    },
    {
      name: 'the eights of Obenabe: 94 and 63',
      pile: 'R6 RO RU RA E6 EU R7 E9 T8 R8 TK T9 E8 T10 SO EA T7 E10 RK R10',
      contract: 'obenabe',
      lastTrick: 1,
      points: [94, 63],
    },
  ] as const)('$name (quarrels as people tell them)', ({ pile, contract, lastTrick, points }) => {
    const counted = countPile(cards(pile), 0, lastTrick, contract, DEFAULT_PROFILE);
    expect(counted).toMatchObject({ ok: true, value: { points, match: null } });
  });

  it('sees a match in an empty pile', () => {
    expect(countPile([], 1, 0, 'trump:E', DEFAULT_PROFILE)).toMatchObject({
      ok: true,
      value: { points: [157, 0], tricks: [9, 0], match: 0 },
    });
  });

  it('sees that an empty trick is no match', () => {
    expect(countPile(cards('S6 S7 S8 S9'), 1, 0, 'trump:R', DEFAULT_PROFILE)).toMatchObject({
      ok: true,
      value: { points: [157, 0], tricks: [8, 1], match: null },
    });
  });

  it.each([
    { pile: CARDS.slice(0, 6), lastTrick: 0, refusal: { code: 'count-no-tricks', found: 6, missing: 2 } },
    { pile: [CARDS[0]!, CARDS[0]!], lastTrick: 0, refusal: { code: 'count-card-twice', cards: [0] } },
    { pile: [], lastTrick: 0, refusal: { code: 'count-last-trick' } },
  ] as const)('refuses what no tricks give: $refusal.code', ({ pile, lastTrick, refusal }) => {
    expect(countPile(pile, 0, lastTrick, 'trump:E', DEFAULT_PROFILE)).toEqual({ ok: false, error: refusal });
  });
});
