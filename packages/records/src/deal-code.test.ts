import {
  CARDS,
  DEFAULT_PROFILE,
  parseCards,
  type PerSeat,
  type Card,
  perSeat,
  PRESET_IDS,
  resolveProfile,
  type RuleProfile,
  SEATS,
  SETTINGS,
} from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomProfile, rngOf, shuffled } from '../test/random-partie.js';
import { type Deal, DEAL_CODE_LENGTH, PRESET_NUMBERS, readDealCode, writeDealCode } from './deal-code.js';
import { DEAL_COUNT, dealOfRank, rankOfDeal } from './deal-rank.js';

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 });
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function handsOf(seed: number): PerSeat<readonly Card[]> {
  const deck = shuffled(CARDS, rngOf(seed));
  return perSeat((seat) => deck.slice(seat * 9, seat * 9 + 9).sort((a, b) => a - b));
}

function profileOf(input: unknown): RuleProfile {
  const resolved = resolveProfile(input);
  if (!resolved.ok) throw new Error(resolved.error.setting);
  return resolved.value;
}

/** Every code that a wrong character, or an exchange of two neighbours, makes of a code. */
function* errorsIn(code: string, alphabet: string): Generator<string> {
  for (let at = 0; at < code.length; at++) {
    for (const wrong of alphabet) if (wrong !== code[at]) yield code.slice(0, at) + wrong + code.slice(at + 1);
    if (at > 0 && code[at] !== code[at - 1])
      yield code.slice(0, at - 1) + code[at]! + code[at - 1]! + code.slice(at + 1);
  }
}

describe('The number of a deal', () => {
  test('is one of 36!/(9!)^4', () => {
    expect(DEAL_COUNT).toBe(21452752266265320000n);
  });

  test('is 0 where seat 0 has the first nine cards, seat 1 the next, and the last where it is the other way round', () => {
    const inOrder = perSeat((seat) => CARDS.slice(seat * 9, seat * 9 + 9));
    expect(rankOfDeal(inOrder)).toBe(0n);
    const backwards = perSeat((seat) => CARDS.slice((3 - seat) * 9, (3 - seat) * 9 + 9));
    expect(rankOfDeal(backwards)).toBe(DEAL_COUNT - 1n);
  });

  test('leads back to the deal, and a deal to its number', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        expect(dealOfRank(rankOfDeal(handsOf(seed)))).toEqual(handsOf(seed));
      }),
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: DEAL_COUNT - 1n }), (rank) => {
        expect(rankOfDeal(dealOfRank(rank))).toBe(rank);
      }),
    );
  });

  test('does not depend on the order of a hand', () => {
    const hands = handsOf(1);
    expect(rankOfDeal(perSeat((seat) => [...hands[seat]].reverse()))).toBe(rankOfDeal(hands));
  });
});

describe('A deal code', () => {
  const cards = (text: string): Card[] => {
    const parsed = parseCards(text);
    return parsed.ok ? parsed.value : [];
  };
  const fixed: Deal = {
    hands: [
      cards('E6 E8 E10 EK R7 R9 RU RO RA'),
      cards('S6 S9 S10 SO SA T7 T10 TO TA'),
      cards('E7 E9 EU EO EA R6 R8 R10 RK'),
      cards('S7 S8 SU SK T6 T8 T9 TU TK'),
    ],
    dealer: 2,
    profile: DEFAULT_PROFILE,
  };

  test.each([
    ['puur', 'PUUR'],
    ['puur-2500', 'PUUR2500'],
    ['chibre', 'CHIBRE'],
    [{ target: 1500, factors: { T: 2, slalom: 4 }, contracts: ['slalom', 'trump'], berg: 700, exactBonus: -10 }, 'OWN'],
  ])('once written stays as it is: %j', (profile, name) => {
    expect(writeDealCode({ ...fixed, profile: profileOf(profile) })).toBe(PINNED[name]);
  });

  test('says in sixteen characters any deal, any dealer and every preset', () => {
    const ends = [dealOfRank(0n), dealOfRank(DEAL_COUNT - 1n), handsOf(1), handsOf(2)];
    for (const hands of ends) {
      for (const dealer of SEATS) {
        for (const preset of PRESET_IDS) {
          const deal: Deal = { hands, dealer, profile: profileOf(preset) };
          const code = writeDealCode(deal);
          expect(code).toHaveLength(DEAL_CODE_LENGTH);
          expect(readDealCode(code)).toEqual({ ok: true, value: deal });
        }
      }
    }
  });

  test('says the settings of any other profile, in characters that a URL leaves alone', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const deal: Deal = { hands: handsOf(seed), dealer: 1, profile: randomProfile(rngOf(seed)) };
        const code = writeDealCode(deal);
        expect(encodeURIComponent(code)).toBe(code);
        expect(readDealCode(code)).toEqual({ ok: true, value: deal });
        expect(readDealCode(code.toUpperCase())).toEqual({ ok: true, value: deal });
      }),
      { numRuns: 300 },
    );
  });

  test('has room for every value of every setting', () => {
    for (const spec of Object.values(SETTINGS)) {
      const values = spec.kind === 'factors' ? spec.keys : spec.kind === 'points' ? [] : spec.values;
      for (const value of values) expect(String(value)).toMatch(/^[0-9A-Za-z-]+$/);
    }
  });

  test('has a number for every preset, and keeps it', () => {
    expect([...PRESET_NUMBERS].sort()).toEqual([...PRESET_IDS].sort());
    expect(PRESET_NUMBERS.slice(0, 9)).toEqual([
      'puur',
      'puur-2500',
      'swisslos-1000',
      'swisslos-2500',
      'turnier-12',
      'offiziell',
      'uri-2000',
      'pagat-3000',
      'chibre',
    ]);
    expect(PRESET_NUMBERS.length).toBeLessThanOrEqual(32);
  });

  test('reads as people type it', () => {
    const code = writeDealCode(fixed);
    const typed = [
      code.toLowerCase(),
      code.replace(/(.{4})(?=.)/g, '$1-'),
      code.replace(/(.{4})(?=.)/g, '$1 '),
      `  ${code}\n`,
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ];
    for (const text of typed) expect(readDealCode(text)).toEqual({ ok: true, value: fixed });
  });

  test('finds every wrong character and every exchange of neighbours', () => {
    for (let seed = 0; seed < 12; seed++) {
      const code = writeDealCode({ hands: handsOf(seed), dealer: (seed & 3) as 0, profile: DEFAULT_PROFILE });
      for (const wrong of errorsIn(code, DIGITS)) {
        expect(readDealCode(wrong), `${code} as ${wrong}`).toEqual({
          ok: false,
          error: { code: 'deal-code-checksum' },
        });
      }
    }
  });

  test('finds them in the settings too', () => {
    const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz-._~';
    for (let seed = 0; seed < 6; seed++) {
      const code = writeDealCode({ hands: handsOf(seed), dealer: 0, profile: randomProfile(rngOf(seed)) });
      const tail = code.slice(DEAL_CODE_LENGTH + 1);
      for (const wrong of errorsIn(tail, alphabet)) {
        const read = readDealCode(code.slice(0, DEAL_CODE_LENGTH + 1) + wrong);
        expect(read, `${tail} as ${wrong}`).toEqual({ ok: false, error: { code: 'deal-code-checksum' } });
      }
    }
  });

  const whole = writeDealCode(fixed);
  test.each([
    ['nothing', '', { code: 'deal-code-length', expected: 16, found: 0 }],
    ['a character too few', whole.slice(1), { code: 'deal-code-length', expected: 16, found: 15 }],
    ['a character too many', `${whole}0`, { code: 'deal-code-length', expected: 16, found: 17 }],
    ['a U, which is no digit', `12-U${whole.slice(3)}`, { code: 'deal-code-character', position: 4, found: 'u' }],
    [
      'a strange character in the settings',
      `${whole}.target_2€`,
      { code: 'deal-code-character', position: 26, found: '€' },
    ],
    ['settings that were not there', `${whole}.target_1500`, { code: 'deal-code-checksum' }],
    ['all zeros: version 1, but no such check', '0000000000000001', { code: 'deal-code-checksum' }],
    ['version 2', codeOf(109n * 1n), { code: 'newer-version', found: 2, known: 1 }],
    ['a preset without number', codeOf(109n * 4n * 31n), { code: 'deal-code-setting', found: 'preset 31' }],
    ['a deal beyond the last', codeOf(109n * 4n * 32n * 4n * DEAL_COUNT), { code: 'deal-code-checksum' }],
    ['far too much', '0'.repeat(20_000_000), { code: 'too-large', found: 20_000_000 }],
  ])('refuses %s', (_, text, error) => {
    expect(readDealCode(text)).toMatchObject({ ok: false, error });
  });

  test('reads or refuses any text, and never throws', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.stringMatching(/^[0-9a-zA-Z]{16}(\.[a-z]+_\w*)*$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(typeof readDealCode(text).ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });
});

/** The sixteen digits of a number. */
function codeOf(code: bigint): string {
  return Array.from({ length: 16 }, (_, place) => DIGITS[Number((code >> BigInt(5 * (15 - place))) & 31n)]!).join('');
}

/**
 * Codes of version 1: whoever has one keeps it. Computed by a second implementation, twenty lines of Python that follow
 * the head of deal-code.ts.
 */
const PINNED: Readonly<Record<string, string>> = {
  PUUR: '00C6D1H63H9B1K80',
  PUUR2500: '00C6D1H63H9B1KNM',
  CHIBRE: '00C6D1H63H9B1PN0',
  OWN: '00C6D1H63H9B1K8M.contracts_slalom~trump.factors-t_2.factors-slalom_4.target_1500.berg_700.exactbonus_-10',
};
