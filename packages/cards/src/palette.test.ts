import { describe, expect, it } from 'vitest';

import { paletteOf } from './palette.js';
import { DEFAULT_STYLE, SIGNS, type Style } from './vocabulary.js';

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const STYLES: Style[] = (['classic', 'four'] as const).flatMap((colours) =>
  (['normal', 'high'] as const).flatMap((level) =>
    (['light', 'dark'] as const).map((ground) => ({ ...DEFAULT_STYLE, colours, contrast: level, ground })),
  ),
);
const EVERY = STYLES.flatMap((style) => SIGNS.map((sign) => ({ sign, style })));

describe('contrast', () => {
  it('is computed as published: black on white 21, #767676 on white 4.54', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  // WCAG 2.2, 1.4.3 (AA, 4.5 : 1) and 1.4.6 (AAA, 7 : 1).
  it.each(EVERY)(
    'of the index of $sign on its paper, $style.colours $style.contrast $style.ground',
    ({ sign, style }) => {
      const { index, sign: plain, paper } = paletteOf(sign, style);
      const wanted = style.contrast === 'high' ? 7 : 4.5;
      expect(contrast(index, paper)).toBeGreaterThanOrEqual(wanted);
      expect(contrast(plain, paper)).toBeGreaterThanOrEqual(wanted);
    },
  );

  it.each(EVERY)(
    'of the outlines of $sign on its paper, $style.colours $style.contrast $style.ground',
    ({ sign, style }) => {
      const { ink, paper } = paletteOf(sign, style);
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('four colours', () => {
  /** What a person without red or without green cones sees (Viénot, Brettel and Mollon 1999), linear RGB. */
  const SEEN = {
    protan: [
      [0.11238, 0.88762, 0],
      [0.11238, 0.88762, 0],
      [0.00401, -0.00401, 1],
    ],
    deutan: [
      [0.29275, 0.70725, 0],
      [0.29275, 0.70725, 0],
      [-0.02234, 0.02234, 1],
    ],
  };

  function lab(colour: string, seen: number[][] | null): number[] {
    const plain = [1, 3, 5].map((at) => {
      const value = parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    const [r, g, b] = seen ? seen.map((row) => row.reduce((sum, weight, at) => sum + weight * plain[at]!, 0)) : plain;
    const xyz = [
      (0.4124 * r! + 0.3576 * g! + 0.1805 * b!) / 0.9505,
      0.2126 * r! + 0.7152 * g! + 0.0722 * b!,
      (0.0193 * r! + 0.1192 * g! + 0.9505 * b!) / 1.089,
    ].map((value) => (value > 0.008856 ? Math.cbrt(Math.max(value, 0)) : 7.787 * value + 16 / 116));
    return [116 * xyz[1]! - 16, 500 * (xyz[0]! - xyz[1]!), 200 * (xyz[1]! - xyz[2]!)];
  }

  const four: Style = { ...DEFAULT_STYLE, colours: 'four' };

  // CIE76: up to 2 is seen on close look, 2 to 10 at a glance, above 10 two colours are no longer alike.
  it.each([
    ['Swiss-German', ['eicheln', 'rosen', 'schellen', 'schilten'] as const],
    ['French', ['diamonds', 'hearts', 'clubs', 'spades'] as const],
  ])('%s indexes stay apart, also in red-green blindness', (_deck, signs) => {
    for (const seen of [null, SEEN.protan, SEEN.deutan]) {
      const colours = signs.map((sign) => lab(paletteOf(sign, four).index, seen));
      for (const [at, one] of colours.entries()) {
        for (const other of colours.slice(at + 1)) {
          expect(Math.hypot(...one.map((value, axis) => value - other[axis]!))).toBeGreaterThan(10);
        }
      }
    }
  });
});
