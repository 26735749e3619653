// Source: the measures of the look: everything has its place from the first to the last trick, and the hand keeps clear of
// the edge and of the mat.
import { describe, expect, it } from 'vitest';
import { cardHeight, layoutOf, type Layout, modeOf } from './layout.js';

const WINDOWS = [
  [320, 568, 'upright'],
  [360, 740, 'upright'],
  [412, 915, 'upright'],
  [740, 360, 'side'],
  [768, 1024, 'tablet'],
  [1280, 800, 'desktop'],
  [2560, 1440, 'desktop'],
] as const;
const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe.each(WINDOWS)('a window of %d × %d', (width, height, mode) => {
  const layouts = COUNTS.map((cards) => layoutOf({ width, height, cards, isLarge: false }));

  it(`is ${mode}`, () => {
    expect(modeOf(width, height)).toBe(mode);
  });

  it('keeps mat and trick where they are, however many cards are left', () => {
    const still = ({ mat, trick, panel }: Layout): unknown => ({ mat, trick, panel });
    for (const layout of layouts) expect(still(layout)).toEqual(still(layouts.at(-1)!));
  });

  it('keeps every card of the hand inside the sides of the window', () => {
    for (const { hand } of layouts) {
      for (const { x, turn } of hand.places) {
        // The upper outer corner of a card turned about the middle of its lower edge.
        const lean = Math.sin((Math.abs(turn) * Math.PI) / 180) * cardHeight(hand.width);
        expect(Math.abs(x - width / 2) + hand.width / 2).toBeLessThanOrEqual(width / 2 + 1);
        if (mode === 'upright') expect(x - hand.width / 2 - lean).toBeGreaterThan(-4);
      }
    }
  });

  it('shows at least the index of every card', () => {
    for (const { hand } of layouts) {
      const steps = hand.places.slice(1).map(({ x }, index) => x - hand.places[index]!.x);
      for (const step of steps) expect(step / hand.width).toBeGreaterThan(0.4);
    }
  });
});
