import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { chalkFor, STROKE_KINDS, strokeCount, type StrokeKind } from './chalk.js';
import { GROUP_SIZE, groupStrokes, strokeAt, strokeGroups, strokesBetween } from './strokes.js';

const SLATE = 'jassonkel.ch Schreiben auf Tafel; jasswiki.ch Schreibweise';

const GROUPINGS: readonly {
  readonly kind: StrokeKind;
  readonly count: number;
  readonly groups: readonly number[];
  readonly source: string;
}[] = [
  { kind: 'hunderter', count: 0, groups: [], source: SLATE },
  { kind: 'hunderter', count: 4, groups: [4], source: SLATE },
  { kind: 'hunderter', count: 5, groups: [5], source: SLATE },
  { kind: 'hunderter', count: 13, groups: [5, 5, 3], source: SLATE },
  { kind: 'fuenfziger', count: 1, groups: [1], source: SLATE },
  { kind: 'fuenfziger', count: 2, groups: [2], source: SLATE },
  { kind: 'fuenfziger', count: 5, groups: [2, 2, 1], source: SLATE },
  { kind: 'zwanziger', count: 6, groups: [5, 1], source: SLATE },
  { kind: 'fuenfhunderter', count: 2, groups: [1, 1], source: SLATE },
];

const anyKind: fc.Arbitrary<StrokeKind> = fc.constantFrom(...STROKE_KINDS);

describe('groupStrokes', () => {
  test.each(GROUPINGS)('$count × $kind stand as $groups [$source]', ({ kind, count, groups }) => {
    expect(groupStrokes(kind, count)).toEqual({ kind, groups });
  });

  it('loses no stroke and leaves only the last group open', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(500), (kind, count) => {
        const { groups } = groupStrokes(kind, count);
        expect(groups.reduce((sum, group) => sum + group, 0)).toBe(count);
        expect(groups.slice(0, -1).every((group) => group === GROUP_SIZE[kind])).toBe(true);
        expect(groups.every((group) => group > 0)).toBe(true);
      }),
    );
  });

  it('throws on what is no number of strokes', () => {
    for (const count of [-1, 1.5, NaN]) expect(() => groupStrokes('hunderter', count)).toThrow(RangeError);
  });
});

describe('strokeGroups', () => {
  it('lists every kind from the most valuable on, also one without a stroke', () => {
    expect(strokeGroups(chalkFor(578, 'greedy'))).toEqual([
      { kind: 'fuenfhunderter', groups: [] },
      { kind: 'hunderter', groups: [5] },
      { kind: 'fuenfziger', groups: [1] },
      { kind: 'zwanziger', groups: [1] },
    ]);
  });
});

describe('strokeAt', () => {
  it('lets the fifth hundred cross the four before', () => {
    const crossing = [0, 1, 2, 3, 4, 5].filter((index) => strokeAt('hunderter', index).crosses);
    expect(crossing).toEqual([4]);
    expect(strokeAt('hunderter', 5)).toEqual({ kind: 'hunderter', index: 5, group: 1, position: 0, crosses: false });
  });

  it('lets the second fifty cross the first, and a V nothing', () => {
    expect(strokeAt('fuenfziger', 3)).toEqual({ kind: 'fuenfziger', index: 3, group: 1, position: 1, crosses: true });
    expect(strokeAt('fuenfhunderter', 0).crosses).toBe(false);
  });

  it('agrees with the groups', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(200), (kind, count) => {
        const perGroup: number[] = [];
        for (let index = 0; index < count; index++) {
          const { group, position } = strokeAt(kind, index);
          expect(position).toBe(perGroup[group] ?? 0);
          perGroup[group] = position + 1;
        }
        expect(perGroup).toEqual(groupStrokes(kind, count).groups);
      }),
    );
  });
});

describe('strokesBetween', () => {
  it('goes on with the numbers of the strokes that stand', () => {
    const added = strokesBetween(chalkFor(420, 'greedy'), chalkFor(578, 'greedy'));
    expect(added).toEqual([
      { kind: 'hunderter', index: 4, group: 0, position: 4, crosses: true },
      { kind: 'fuenfziger', index: 0, group: 0, position: 0, crosses: false },
    ]);
  });

  it('lists every stroke from an empty half on', () => {
    fc.assert(
      fc.property(fc.nat(5000), (total) => {
        const marks = chalkFor(total, 'greedy-v');
        expect(strokesBetween(chalkFor(0, 'greedy'), marks)).toHaveLength(strokeCount(marks));
      }),
    );
  });
});
