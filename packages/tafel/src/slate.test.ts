import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { chalkFor, chalkTotal, STROKE_KINDS, strokeCount, type ChalkMarks } from './chalk.js';
import { emptySlate, slateOf, tidy, writeEntry, type Slate, type WriteOptions } from './slate.js';

/** Marks in a row, as a person would say them: V, hundreds, fifties, twenties, rest. */
function half(v: number, hundreds: number, fifties: number, twenties: number, rest: number): ChalkMarks {
  return { fuenfhunderter: v, hunderter: hundreds, fuenfziger: fifties, zwanziger: twenties, rest };
}

const RULE = 'the rule in the head of slate.ts';

const ENTRIES: readonly {
  readonly name: string;
  readonly before: Slate;
  readonly points: number;
  readonly options?: WriteOptions;
  readonly after: Slate;
  readonly source: string;
}[] = [
  { name: 'a lost round', before: half(0, 1, 0, 0, 7), points: 0, after: half(0, 1, 0, 0, 7), source: RULE },
  { name: 'a rest that goes up', before: half(0, 0, 0, 0, 7), points: 12, after: half(0, 0, 0, 0, 19), source: RULE },
  { name: 'a rest that goes down', before: half(0, 0, 0, 0, 19), points: 1, after: half(0, 0, 0, 1, 0), source: RULE },
  { name: '62 on rest 7', before: half(0, 0, 0, 0, 7), points: 62, after: half(0, 0, 1, 0, 19), source: RULE },
  {
    name: 'two twenties avoided, as the rest makes the fifty',
    before: half(0, 2, 0, 0, 7),
    points: 45,
    after: half(0, 2, 1, 0, 2),
    source: RULE,
  },
  {
    name: 'a second fifty that makes an X and no hundred',
    before: half(0, 0, 1, 0, 7),
    points: 43,
    after: half(0, 0, 2, 0, 0),
    source: 'jassonkel.ch Schreiben auf Tafel (X = 100)',
  },
  {
    name: 'a fifth twenty that closes the block and no hundred',
    before: half(0, 0, 0, 4, 0),
    points: 20,
    after: half(0, 0, 0, 5, 0),
    source: 'jassonkel.ch Schreiben auf Tafel (block of twenties = 100)',
  },
  {
    name: 'a doubled Match in hundreds',
    before: half(0, 0, 0, 0, 7),
    points: 514,
    after: half(0, 5, 0, 1, 1),
    source: RULE,
  },
  {
    name: 'a doubled Match as V',
    before: half(0, 0, 0, 0, 7),
    points: 514,
    options: { vogel: true },
    after: half(1, 0, 0, 1, 1),
    source: 'jassonkel.ch; jasswiki.ch (Vogel = 500)',
  },
  {
    name: 'points that make up for a negative rest',
    before: half(0, 1, 0, 0, -12),
    points: 82,
    after: half(0, 1, 1, 1, 0),
    source: 'jasswiki.ch Schreibweise (rest -12)',
  },
  {
    name: 'points too few for a negative rest',
    before: half(0, 1, 0, 0, -12),
    points: 5,
    after: half(0, 1, 0, 0, -7),
    source: 'jasswiki.ch Schreibweise (rest -12)',
  },
];

const entries: fc.Arbitrary<readonly number[]> = fc.array(fc.nat(2000), { maxLength: 40 });
const options: fc.Arbitrary<WriteOptions> = fc.record({ vogel: fc.boolean() });
const anyHalf: fc.Arbitrary<ChalkMarks> = fc.record({
  fuenfhunderter: fc.nat(4),
  hunderter: fc.nat(30),
  fuenfziger: fc.nat(12),
  zwanziger: fc.nat(20),
  rest: fc.integer({ min: -60, max: 60 }),
});

describe('writeEntry', () => {
  test.each(ENTRIES)('writes $name [$source]', ({ before, points, options: how, after }) => {
    const written = writeEntry(before, points, how);
    expect(written.slate).toEqual(after);
    expect(chalkTotal(after)).toBe(chalkTotal(before) + points);
  });

  it('tells the strokes one by one, going on where the half stood', () => {
    const { added } = writeEntry(half(0, 4, 1, 0, 8), 162);
    expect(added).toEqual([
      { kind: 'hunderter', index: 4, group: 0, position: 4, crosses: true },
      { kind: 'fuenfziger', index: 1, group: 0, position: 1, crosses: true },
      { kind: 'zwanziger', index: 0, group: 0, position: 0, crosses: false },
    ]);
  });

  it('adds exactly the points to any half, and never takes a stroke away', () => {
    fc.assert(
      fc.property(anyHalf, fc.nat(2000), options, (before, points, how) => {
        const { slate, added } = writeEntry(before, points, how);
        expect(chalkTotal(slate)).toBe(chalkTotal(before) + points);
        for (const kind of STROKE_KINDS) {
          expect(slate[kind] - before[kind]).toBe(added.filter((stroke) => stroke.kind === kind).length);
        }
        expect(slate.rest).toBeLessThan(20);
        expect(slate.rest).toBeGreaterThanOrEqual(Math.min(0, before.rest));
      }),
    );
  });

  it('leaves the half it was given as it is', () => {
    const before = Object.freeze(half(0, 1, 0, 0, 7));
    writeEntry(before, 93);
    expect(before).toEqual(half(0, 1, 0, 0, 7));
  });

  it('throws on what are no points, and on a total that is no longer exact', () => {
    for (const points of [-1, 0.5, NaN]) expect(() => writeEntry(emptySlate(), points)).toThrow(RangeError);
    const full = half(0, Math.floor(Number.MAX_SAFE_INTEGER / 100), 0, 0, 0);
    expect(() => writeEntry(full, 100)).toThrow(RangeError);
  });
});

describe('slateOf', () => {
  it('is empty without entries', () => {
    expect(slateOf([])).toEqual(emptySlate());
  });

  it('depends on how the total came about', () => {
    expect(slateOf([60, 60, 60])).toEqual(half(0, 0, 3, 1, 10));
    expect(slateOf([180])).toEqual(half(0, 1, 1, 1, 10));
  });

  it('has the sum of its entries as total, step by step, with a rest of 0 to 19 and strokes that only grow', () => {
    fc.assert(
      fc.property(entries, options, (points, how) => {
        let sum = 0;
        let before = emptySlate();
        for (const [step, entry] of points.entries()) {
          const slate = slateOf(points.slice(0, step + 1), how);
          sum += entry;
          expect(chalkTotal(slate)).toBe(sum);
          expect(slate.rest >= 0 && slate.rest < 20).toBe(true);
          for (const kind of STROKE_KINDS) expect(slate[kind]).toBeGreaterThanOrEqual(before[kind]);
          before = slate;
        }
      }),
    );
  });

  it('writes a single entry as greedy does', () => {
    fc.assert(
      fc.property(fc.nat(5000), (points) => {
        expect(slateOf([points])).toEqual(chalkFor(points, 'greedy'));
        expect(slateOf([points], { vogel: true })).toEqual(chalkFor(points, 'greedy-v'));
      }),
    );
  });
});

describe('tidy', () => {
  const TIDIED: readonly { readonly name: string; readonly before: Slate; readonly after: Slate }[] = [
    { name: 'five twenties become a hundred', before: half(0, 0, 0, 5, 3), after: half(0, 1, 0, 0, 3) },
    { name: 'two fifties become a hundred', before: half(0, 1, 2, 0, 3), after: half(0, 2, 0, 0, 3) },
    { name: 'a fifty and three twenties become a hundred', before: half(0, 0, 1, 3, 0), after: half(0, 1, 0, 0, 10) },
    { name: 'three twenties become a fifty', before: half(0, 0, 0, 3, 0), after: half(0, 0, 1, 0, 10) },
    { name: 'five hundreds stay a block', before: half(0, 5, 0, 0, 0), after: half(0, 5, 0, 0, 0) },
    { name: 'a V stays', before: half(1, 4, 2, 0, 0), after: half(1, 5, 0, 0, 0) },
    { name: 'a V that says too much goes', before: half(1, 0, 0, 0, -12), after: half(0, 4, 1, 1, 18) },
    { name: 'a large rest goes into strokes', before: half(0, 0, 0, 0, 69), after: half(0, 0, 1, 0, 19) },
    { name: 'less than nothing stays a rest', before: half(0, 0, 0, 1, -50), after: half(0, 0, 0, 0, -30) },
  ];

  test.each(TIDIED)('$name', ({ before, after }) => {
    expect(tidy(before)).toEqual(after);
  });

  it('writes every 500 as V when asked', () => {
    expect(tidy(half(1, 5, 0, 0, 7), { vogel: true })).toEqual(half(2, 0, 0, 0, 7));
  });

  it('keeps the total and has nothing left to do', () => {
    fc.assert(
      fc.property(anyHalf, options, (before, how) => {
        const clean = tidy(before, how);
        expect(chalkTotal(clean)).toBe(chalkTotal(before));
        expect(tidy(clean, how)).toEqual(clean);
      }),
    );
  });

  it('never takes more strokes than a half that was written entry by entry', () => {
    fc.assert(
      fc.property(entries, options, options, (points, how, tidyHow) => {
        const slate = slateOf(points, how);
        expect(strokeCount(tidy(slate, tidyHow))).toBeLessThanOrEqual(strokeCount(slate));
      }),
    );
  });

  it('takes the fewest strokes of all drawings with a rest of 0 to 19', () => {
    for (let total = 0; total <= 400; total++) {
      let fewest = Infinity;
      for (let h = 0; 100 * h <= total; h++) {
        for (let f = 0; 100 * h + 50 * f <= total; f++) {
          for (let z = 0; 100 * h + 50 * f + 20 * z <= total; z++) {
            if (total - 100 * h - 50 * f - 20 * z < 20) fewest = Math.min(fewest, h + f + z);
          }
        }
      }
      expect(strokeCount(tidy(half(0, 0, 0, 0, total))), `${total}`).toBe(fewest);
    }
  });
});
