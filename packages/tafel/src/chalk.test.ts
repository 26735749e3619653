import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  CHALK_SCHEMES,
  chalkFor,
  chalkTotal,
  isChalkScheme,
  STROKE_KINDS,
  strokeCount,
  tryChalk,
  type ChalkMarks,
  type ChalkScheme,
} from './chalk.js';

/** Marks in a row, as a person would say them: V, hundreds, fifties, twenties, rest. */
type Row = readonly [v: number, hundreds: number, fifties: number, twenties: number, rest: number];

interface Case {
  readonly name: string;
  readonly total: number;
  readonly scheme: ChalkScheme;
  readonly row: Row;
  readonly source: string;
}

const SLATE = 'jassonkel.ch Schreiben auf Tafel; jasswiki.ch Schreibweise';
const VOGEL = 'jassonkel.ch; jasswiki.ch (Vogel = 500)';
const DERIVED = 'derived by hand from the definition of the scheme';

const CASES: readonly Case[] = [
  // greedy
  { name: 'nothing', total: 0, scheme: 'greedy', row: [0, 0, 0, 0, 0], source: DERIVED },
  { name: 'the rest alone up to 19', total: 19, scheme: 'greedy', row: [0, 0, 0, 0, 19], source: DERIVED },
  { name: 'the first stroke at 20', total: 20, scheme: 'greedy', row: [0, 0, 0, 1, 0], source: DERIVED },
  { name: '60 as a fifty and rest 10', total: 60, scheme: 'greedy', row: [0, 0, 1, 0, 10], source: SLATE },
  { name: '70 as a fifty and a twenty', total: 70, scheme: 'greedy', row: [0, 0, 1, 1, 0], source: SLATE },
  { name: '99 with every kind below a hundred', total: 99, scheme: 'greedy', row: [0, 0, 1, 2, 9], source: DERIVED },
  { name: '138 without a fifty', total: 138, scheme: 'greedy', row: [0, 1, 0, 1, 18], source: SLATE },
  { name: 'all card points of a round', total: 157, scheme: 'greedy', row: [0, 1, 1, 0, 7], source: SLATE },
  { name: 'a Match', total: 257, scheme: 'greedy', row: [0, 2, 1, 0, 7], source: DERIVED },
  { name: '514 without V', total: 514, scheme: 'greedy', row: [0, 5, 0, 0, 14], source: DERIVED },
  // greedy-v
  { name: '499 not yet with V', total: 499, scheme: 'greedy-v', row: [0, 4, 1, 2, 9], source: DERIVED },
  { name: 'a doubled Match', total: 514, scheme: 'greedy-v', row: [1, 0, 0, 0, 14], source: VOGEL },
  { name: 'the whole Partie in two V', total: 1000, scheme: 'greedy-v', row: [2, 0, 0, 0, 0], source: VOGEL },
  { name: '2398 with every kind', total: 2398, scheme: 'greedy-v', row: [4, 3, 1, 2, 8], source: DERIVED },
  // min-rest: a rest of ten goes into twenties, but 10 and 30 have no strokes
  { name: '10 has no stroke', total: 10, scheme: 'min-rest', row: [0, 0, 0, 0, 10], source: DERIVED },
  { name: '39 is a twenty and rest 19', total: 39, scheme: 'min-rest', row: [0, 0, 0, 1, 19], source: DERIVED },
  { name: '60 as three twenties', total: 60, scheme: 'min-rest', row: [0, 0, 0, 3, 0], source: DERIVED },
  { name: '80 as four twenties', total: 80, scheme: 'min-rest', row: [0, 0, 0, 4, 0], source: DERIVED },
  { name: '92 as greedy', total: 92, scheme: 'min-rest', row: [0, 0, 1, 2, 2], source: DERIVED },
  { name: '98 as greedy', total: 98, scheme: 'min-rest', row: [0, 0, 1, 2, 8], source: DERIVED },
  { name: '110 gives up the hundred', total: 110, scheme: 'min-rest', row: [0, 0, 1, 3, 0], source: DERIVED },
  { name: '118 gives up the hundred', total: 118, scheme: 'min-rest', row: [0, 0, 1, 3, 8], source: DERIVED },
  { name: '130 in five strokes', total: 130, scheme: 'min-rest', row: [0, 0, 1, 4, 0], source: DERIVED },
  { name: '157 as greedy', total: 157, scheme: 'min-rest', row: [0, 1, 1, 0, 7], source: DERIVED },
  {
    name: '360 in hundreds and twenties',
    total: 360,
    scheme: 'min-rest',
    row: [0, 3, 0, 3, 0],
    source: 'jasskarten.com',
  },
  { name: '500 without V', total: 500, scheme: 'min-rest', row: [0, 5, 0, 0, 0], source: DERIVED },
  // signed-rest: the strokes may say up to ten too much
  { name: '5 as it is', total: 5, scheme: 'signed-rest', row: [0, 0, 0, 0, 5], source: DERIVED },
  { name: '10 not as 20 - 10', total: 10, scheme: 'signed-rest', row: [0, 0, 0, 0, 10], source: DERIVED },
  { name: '11 as 20 - 9', total: 11, scheme: 'signed-rest', row: [0, 0, 0, 1, -9], source: DERIVED },
  { name: '30 not as 40 - 10', total: 30, scheme: 'signed-rest', row: [0, 0, 0, 1, 10], source: DERIVED },
  { name: '31 as 40 - 9', total: 31, scheme: 'signed-rest', row: [0, 0, 0, 2, -9], source: DERIVED },
  { name: '45 as 50 - 5, not 40 + 5', total: 45, scheme: 'signed-rest', row: [0, 0, 1, 0, -5], source: DERIVED },
  { name: '55 as 50 + 5, not 60 - 5', total: 55, scheme: 'signed-rest', row: [0, 0, 1, 0, 5], source: DERIVED },
  { name: '92 as 90 + 2', total: 92, scheme: 'signed-rest', row: [0, 0, 1, 2, 2], source: DERIVED },
  { name: '95 as 100 - 5', total: 95, scheme: 'signed-rest', row: [0, 1, 0, 0, -5], source: DERIVED },
  { name: '98 as 100 - 2', total: 98, scheme: 'signed-rest', row: [0, 1, 0, 0, -2], source: DERIVED },
  { name: '115 as 120 - 5', total: 115, scheme: 'signed-rest', row: [0, 1, 0, 1, -5], source: DERIVED },
  { name: '118 as 120 - 2', total: 118, scheme: 'signed-rest', row: [0, 1, 0, 1, -2], source: DERIVED },
  { name: '157 as 160 - 3', total: 157, scheme: 'signed-rest', row: [0, 1, 0, 3, -3], source: DERIVED },
];

function marksOf([fuenfhunderter, hunderter, fuenfziger, zwanziger, rest]: Row): ChalkMarks {
  return { fuenfhunderter, hunderter, fuenfziger, zwanziger, rest };
}

const anyTotal: fc.Arbitrary<number> = fc.oneof(fc.nat(5000), fc.maxSafeNat());
const anyScheme: fc.Arbitrary<ChalkScheme> = fc.constantFrom(...CHALK_SCHEMES);
const smallTotals: readonly number[] = Array.from({ length: 5001 }, (_, total) => total);

describe('chalkFor', () => {
  test.each(CASES)('$scheme writes $total: $name [$source]', ({ total, scheme, row }) => {
    expect(chalkFor(total, scheme)).toEqual(marksOf(row));
  });

  test.each(CHALK_SCHEMES)('%s loses no point of any total to 5000', (scheme) => {
    const wrong = smallTotals.filter((total) => chalkTotal(chalkFor(total, scheme)) !== total);
    expect(wrong).toEqual([]);
  });

  it('loses no point of a total of any size', () => {
    fc.assert(
      fc.property(anyTotal, anyScheme, (total, scheme) => {
        const marks = chalkFor(total, scheme);
        expect(chalkTotal(marks)).toBe(total);
        for (const kind of STROKE_KINDS) {
          expect(Number.isSafeInteger(marks[kind]) && marks[kind] >= 0).toBe(true);
        }
      }),
    );
  });

  test.each(CHALK_SCHEMES)('%s is exact for the largest whole numbers', (scheme) => {
    for (let below = 0; below < 1000; below++) {
      const total = Number.MAX_SAFE_INTEGER - below;
      expect(chalkTotal(chalkFor(total, scheme))).toBe(total);
    }
  });

  it('writes a V in greedy-v only', () => {
    fc.assert(
      fc.property(anyTotal, anyScheme, (total, scheme) => {
        const { fuenfhunderter } = chalkFor(total, scheme);
        expect(fuenfhunderter).toBe(scheme === 'greedy-v' ? Number(BigInt(total) / 500n) : 0);
      }),
    );
  });

  it('never leaves a larger rest with min-rest than with greedy, nor with signed-rest than with min-rest', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const smallest = chalkFor(total, 'min-rest').rest;
        expect(smallest).toBeGreaterThanOrEqual(0);
        expect(smallest).toBeLessThanOrEqual(chalkFor(total, 'greedy').rest);
        expect(Math.abs(chalkFor(total, 'signed-rest').rest)).toBeLessThanOrEqual(smallest);
      }),
    );
  });

  it('writes one more hundred for a hundred more, once the total is past the small exceptions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: Number.MAX_SAFE_INTEGER - 100 }),
        fc.constantFrom<ChalkScheme>('greedy', 'min-rest', 'signed-rest'),
        (total, scheme) => {
          const marks = chalkFor(total, scheme);
          expect(chalkFor(total + 100, scheme)).toEqual({ ...marks, hunderter: marks.hunderter + 1 });
        },
      ),
    );
  });

  it('never has to choose between two rests by their sign, as neighbouring tens differ in strokes', () => {
    for (let tens = 40; tens < 400; tens += 10) {
      const [one, other] = [chalkFor(tens, 'min-rest'), chalkFor(tens + 10, 'min-rest')];
      expect([one.rest, other.rest]).toEqual([0, 0]);
      expect(strokeCount(one), `${tens}`).not.toBe(strokeCount(other));
    }
  });

  it('takes a negative zero for zero', () => {
    for (const scheme of CHALK_SCHEMES) expect(chalkFor(-0, scheme)).toEqual(marksOf([0, 0, 0, 0, 0]));
  });

  it('throws on what is no total', () => {
    for (const total of [-1, 0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1]) {
      expect(() => chalkFor(total, 'greedy')).toThrow(RangeError);
    }
  });

  it('throws on what is no scheme', () => {
    expect(() => chalkFor(157, 'pretty' as ChalkScheme)).toThrow(RangeError);
  });
});

describe('tryChalk', () => {
  it('gives the marks of a total', () => {
    expect(tryChalk(157, 'greedy')).toEqual({ ok: true, value: marksOf([0, 1, 1, 0, 7]) });
  });

  test.each([[-1], [1.5], [NaN], [2 ** 53], ['157'], [null], [undefined], [[157]]])(
    'refuses %j and shows it',
    (found) => {
      expect(tryChalk(found, 'greedy')).toEqual({ ok: false, error: { code: 'tafel-total', found } });
    },
  );
});

describe('isChalkScheme', () => {
  it('knows the four schemes and nothing else', () => {
    expect(CHALK_SCHEMES.every(isChalkScheme)).toBe(true);
    expect(['Greedy', '', 'toString', 0, null, undefined].some(isChalkScheme)).toBe(false);
  });
});

describe('strokeCount', () => {
  it('counts a V as one stroke and the rest as none', () => {
    expect(strokeCount(marksOf([1, 3, 1, 2, -12]))).toBe(7);
  });
});

describe('against every drawing there is', () => {
  /** What a scheme looks at, most important first; the smaller list wins. */
  const PREFERENCE: Readonly<Record<ChalkScheme, (marks: ChalkMarks) => readonly number[]>> = {
    greedy: (marks) => [marks.fuenfhunderter, -marks.hunderter, -marks.fuenfziger, -marks.zwanziger],
    'greedy-v': (marks) => [-marks.fuenfhunderter, -marks.hunderter, -marks.fuenfziger, -marks.zwanziger],
    'min-rest': (marks) => [marks.fuenfhunderter, marks.rest, strokeCount(marks)],
    'signed-rest': (marks) => [marks.fuenfhunderter, Math.abs(marks.rest), strokeCount(marks), -marks.rest],
  };

  /** All drawings of a total whose strokes say at most 40 too much. */
  function drawings(total: number): readonly ChalkMarks[] {
    const found: ChalkMarks[] = [];
    const limit = total + 40;
    for (let v = 0; 500 * v <= limit; v++) {
      for (let h = 0; 500 * v + 100 * h <= limit; h++) {
        for (let f = 0; 500 * v + 100 * h + 50 * f <= limit; f++) {
          for (let z = 0; 500 * v + 100 * h + 50 * f + 20 * z <= limit; z++) {
            found.push(marksOf([v, h, f, z, total - 500 * v - 100 * h - 50 * f - 20 * z]));
          }
        }
      }
    }
    return found;
  }

  function isBefore(one: readonly number[], other: readonly number[]): boolean {
    const at = one.findIndex((value, place) => value !== other[place]);
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
  }

  function bestDrawing(total: number, scheme: ChalkScheme): ChalkMarks {
    const rank = PREFERENCE[scheme];
    return drawings(total)
      .filter((marks) => scheme === 'signed-rest' || marks.rest >= 0)
      .reduce((best, marks) => (isBefore(rank(marks), rank(best)) ? marks : best));
  }

  test.each(CHALK_SCHEMES)(
    '%s picks the best of all drawings of every total to 320, and around 500 and 620',
    (scheme) => {
      const totals = [...smallTotals.slice(0, 321), ...smallTotals.slice(490, 516), ...smallTotals.slice(600, 640)];
      for (const total of totals) expect(chalkFor(total, scheme), `${total}`).toEqual(bestDrawing(total, scheme));
    },
  );
});
