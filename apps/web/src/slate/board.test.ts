import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BARS, type BoardStroke, boardOf, CHALK, CLEAR, HALF } from './board.js';
import type { Point } from './chalk.js';

/** Where the figures of the rest stand (`slate.tsx`): nothing may come near them. */
const FIGURES = { left: 0.8 * HALF.width, top: BARS.bottom - 29.44 * 0.62 };

const kindOf = ({ seed }: BoardStroke): number => Math.floor(seed / 1000);
const indexOf = ({ seed }: BoardStroke): number => seed % 1000;
/** Strokes of a block of five, or of a pair of fifties, may cross. */
const groupOf = (stroke: BoardStroke): string =>
  `${kindOf(stroke)}/${Math.floor(indexOf(stroke) / (kindOf(stroke) === 2 ? 2 : 5))}`;
const isAcross = (stroke: BoardStroke): boolean =>
  kindOf(stroke) === 2 ? indexOf(stroke) % 2 === 1 : indexOf(stroke) % 5 === 4;

function fromPoint(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** The distance between the middle lines of two strokes. */
function between(s: BoardStroke, t: BoardStroke): number {
  const isCrossing =
    turn(s.from, s.to, t.from) !== turn(s.from, s.to, t.to) && turn(t.from, t.to, s.from) !== turn(t.from, t.to, s.to);
  if (isCrossing) return 0;
  return Math.min(
    fromPoint(s.from, t.from, t.to),
    fromPoint(s.to, t.from, t.to),
    fromPoint(t.from, s.from, s.to),
    fromPoint(t.to, s.from, s.to),
  );
}

/** Pairs that touch though they should not, as text; and what leaves its half or comes near the rest. */
function wrongIn(strokes: readonly BoardStroke[]): string[] {
  const wrong: string[] = [];
  strokes.forEach((one, at) => {
    for (const other of strokes.slice(at + 1)) {
      if (groupOf(one) === groupOf(other) && (isAcross(one) || isAcross(other))) continue;
      const apart = between(one, other);
      if (apart < (CLEAR * (one.width + other.width)) / 2 - 0.001)
        wrong.push(`${one.seed} and ${other.seed}: ${apart}`);
    }
    for (const { x, y } of [one.from, one.to]) {
      if (x < 8 || y < 8 || y > HALF.height - 8) wrong.push(`${one.seed} leaves the half`);
      if (x > FIGURES.left - one.width && y > FIGURES.top - one.width) wrong.push(`${one.seed} lies over the rest`);
    }
  });
  return wrong;
}

/** 1763 in fourteen rounds. */
const LONG = [157, 88, 257, 62, 119, 138, 95, 177, 157, 62, 91, 103, 157, 100];

describe('strokes of a half', () => {
  test.each([
    { name: 'at once', entries: [1763] },
    { name: 'as an evening brings it', entries: LONG },
  ])('fifties keep off the hundreds at 1763, $name', ({ entries }) => {
    const board = boardOf(entries);
    expect(board.total).toBe(1763);
    expect(wrongIn(board.strokes)).toEqual([]);
  });

  it('never touch wrongly, whatever the total', () => {
    for (let total = 0; total <= 3000; total++) expect(wrongIn(boardOf([total]).strokes), `${total}`).toEqual([]);
  });

  it('never touch wrongly after a long evening that nobody tidied', () => {
    const roundArb = fc.oneof(
      fc.nat(157),
      fc.nat(157).map((points) => points * 3),
      fc.constantFrom(257, 514, 69, 50),
    );
    fc.assert(
      fc.property(fc.array(roundArb, { maxLength: 40 }), (entries) => {
        expect(wrongIn(boardOf(entries).strokes)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are as thick as chalk while there is room, and never so thin that nobody sees them', () => {
    for (const stroke of boardOf([157, 88, 62]).strokes) expect(stroke.width).toBeCloseTo(CHALK);
    // An evening as it comes, and 24 rounds of 69, each of which leaves another fifty.
    const thinnest = (entries: readonly number[]): number =>
      Math.min(...boardOf(entries).strokes.map((one) => one.width));
    expect(thinnest(LONG)).toBeGreaterThan(3);
    expect(thinnest(Array.from({ length: 24 }, () => 69))).toBeGreaterThan(1);
  });
});
