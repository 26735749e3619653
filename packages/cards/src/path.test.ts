import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { around, brief, moved, num } from './path.js';

/** Reads any path data with the letters M L H V C Q Z, and gives every point it names, absolute. */
function points(d: string): number[][] {
  const pieces = d.match(/[MLHVCQZ]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const found: number[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let letter = '';
  let index = 0;
  const next = (): number => Number(pieces[index++]);
  while (index < pieces.length) {
    if (/[a-z]/i.test(pieces[index]!)) letter = pieces[index++]!;
    const own = letter !== letter.toUpperCase();
    const [fromX, fromY] = [own ? x : 0, own ? y : 0];
    const command = letter.toUpperCase();
    if (command === 'Z') {
      [x, y] = [startX, startY];
      continue;
    }
    for (let control = command === 'C' ? 2 : command === 'Q' ? 1 : 0; control > 0; control--) {
      found.push([next() + fromX, next() + fromY]);
    }
    if (command !== 'V') x = next() + fromX;
    if (command !== 'H') y = next() + fromY;
    found.push([x, y]);
    if (command === 'M') {
      [startX, startY] = [x, y];
      letter = own ? 'l' : 'L';
    }
  }
  return found;
}

const number = fc.integer({ min: -20000, max: 20000 }).map((value) => value / 100);
const pair = fc.tuple(number, number).map(([x, y]) => `${x} ${y}`);
const step = fc.oneof(
  pair.map((end) => `L${end}`),
  fc.tuple(pair, pair).map((two) => `Q${two.join(' ')}`),
  fc.tuple(pair, pair, pair).map((three) => `C${three.join(' ')}`),
  fc.constant('L0 0L0 5L7 5'), // level and upright
);
const part = fc
  .tuple(pair, fc.array(step, { maxLength: 6 }), fc.boolean())
  .map(([start, steps, closed]) => `M${start}${steps.join('')}${closed ? 'Z' : ''}`);
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));

describe('brief', () => {
  it('names the same points to a tenth of a unit', () => {
    fc.assert(
      fc.property(path, (d) => {
        const [before, after] = [points(d), points(brief(d))];
        expect(after).toHaveLength(before.length);
        for (const [index, [x, y]] of before.entries()) {
          expect(Math.abs(after[index]![0]! - x!)).toBeLessThan(0.0501);
          expect(Math.abs(after[index]![1]! - y!)).toBeLessThan(0.0501);
        }
      }),
    );
  });

  it('is never longer than the path to a tenth, and is its own brief form', () => {
    fc.assert(
      fc.property(path, (d) => {
        const once = brief(d);
        const tenths = d.replace(/-?\d+(\.\d+)?/g, (value) => num(Math.round(Number(value) * 10) / 10));
        expect(once.length).toBeLessThanOrEqual(tenths.length);
      }),
    );
  });

  it.each([
    ['M0 0L10 0L10 5L0 5Z', 'M0 0H10V5H0Z'],
    ['M.5 .5L-1.5 .5', 'M.5.5h-2'],
    ['M10 10L11 12L12 14', 'M10 10l1 2 1 2'],
    ['M100 100C101 101 102 101 103 100', 'M100 100c1 1 2 1 3 0'],
  ])('%s becomes %s', (d, wanted) => {
    expect(brief(d)).toBe(wanted);
  });
});

describe('moved', () => {
  it.each([
    [{ x: 3, y: -2 }, [[4, -2]]],
    [{ turn: 90 }, [[0, 1]]],
    [{ turn: 180, x: 100, y: 156 }, [[99, 156]]],
    [{ scale: 2 }, [[2, 0]]],
    [{ flip: true }, [[-1, 0]]],
    [{ flip: true, turn: 90, scale: 3, x: 1 }, [[1, -3]]],
  ])('by %o', (move, wanted) => {
    expect(points(moved('M1 0', move))).toEqual(wanted);
  });

  it('four quarter turns lead back', () => {
    fc.assert(
      fc.property(path, (d) => {
        let turned = d;
        for (let quarter = 0; quarter < 4; quarter++) turned = moved(turned, { turn: 90 });
        expect(points(turned)).toEqual(
          points(d).map((point) => point.map((value) => Math.round(value * 100) / 100 + 0)),
        );
      }),
    );
  });

  it('leaves relative steps in place and turns them', () => {
    expect(points(moved('M10 10l5 0', { x: 1, turn: 90 }))).toEqual([
      [-9, 10],
      [-9, 15],
    ]);
  });
});

describe('around', () => {
  it('repeats a path by equal turns', () => {
    expect(points(around('M0 -10', 4))).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
  });
});

describe('num', () => {
  it.each([
    [0, '0'],
    [-0.001, '0'],
    [0.5, '.5'],
    [-0.25, '-.25'],
    [10.456, '10.46'],
    [-10, '-10'],
    [1, '1'],
    [-0.999, '-1'],
  ])('%d is written %s', (value, text) => {
    expect(num(value)).toBe(text);
  });
});
