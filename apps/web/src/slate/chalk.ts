/**
 * Chalk: the shape of a stroke as a hand leaves it.
 *
 * A stroke is a polygon along a line: its width varies, its edges are rough, its ends shift a little. Everything follows
 * from the number of the stroke, so a stroke never changes its shape. Digits are a few strokes each.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers from 0 to 1 that follow from a seed (a small xorshift). */
export function chances(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}

const round = (value: number): string => value.toFixed(1);

/** Outline of a stroke from one point to another. */
export function strokePath(from: Point, to: Point, width: number, seed: number): string {
  const next = chances(seed);
  const about = (spread: number): number => (next() - 0.5) * 2 * spread;
  const [a, b] = [
    { x: from.x + about(width * 0.3), y: from.y + about(width * 0.35) },
    { x: to.x + about(width * 0.3), y: to.y + about(width * 0.35) },
  ];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const steps = Math.max(3, Math.round(length / 3));
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const along = (i / steps) * length;
    const half = (width / 2) * (0.78 + next() * 0.3);
    const side = (sign: number): string => {
      const reach = sign * half * (1 + about(0.1));
      return `${round(a.x + dx * along - dy * reach)} ${round(a.y + dy * along + dx * reach)}`;
    };
    left.push(side(1));
    right.unshift(side(-1));
  }
  return `M${[...left, ...right].join('L')}Z`;
}

/** Grains that the chalk left out, and dust beside it: small dots along the line. */
export function grains(
  from: Point,
  to: Point,
  width: number,
  seed: number,
  count: number,
): readonly (Point & { readonly r: number })[] {
  const next = chances(seed ^ 0x3c6ef372);
  return Array.from({ length: count }, () => {
    const t = next();
    return {
      x: from.x + (to.x - from.x) * t + (next() - 0.5) * width,
      y: from.y + (to.y - from.y) * t + (next() - 0.5) * width,
      r: 0.25 + next() * 0.45,
    };
  });
}

/** Lines of a digit in a box of 10 × 16, as a hand writes it. */
export const DIGITS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [5, 0.5],
    [1.5, 3],
    [0.8, 8],
    [2, 13.5],
    [5, 15.5],
    [8, 13.5],
    [9.2, 8],
    [8, 2.5],
    [5, 0.5],
  ],
  [
    [2, 4],
    [5.5, 0.5],
    [5.5, 15.5],
  ],
  [
    [1.2, 3.5],
    [3, 1],
    [6, 0.5],
    [8.6, 2.5],
    [8.4, 6],
    [5, 10.5],
    [1, 15.2],
    [9, 15.2],
  ],
  [
    [1.5, 1.5],
    [5, 0.5],
    [8.4, 2.5],
    [7.6, 6.2],
    [4.4, 7.6],
    [8, 9],
    [9, 12.2],
    [6, 15.5],
    [1.2, 14.5],
  ],
  [
    [6.5, 0.5],
    [1, 10.5],
    [9.2, 10.5],
    [6.8, 6],
    [6.8, 15.6],
  ],
  [
    [8.6, 0.8],
    [2.4, 0.8],
    [1.8, 7],
    [5.6, 6.2],
    [9, 9],
    [8.4, 13.6],
    [5, 15.5],
    [1, 14.2],
  ],
  [
    [7.6, 0.6],
    [3.6, 4],
    [1.2, 9.5],
    [2.2, 14],
    [5.4, 15.5],
    [8.8, 12.8],
    [7.8, 9],
    [4.6, 8],
    [1.6, 10.6],
  ],
  [
    [1, 0.8],
    [9.2, 0.8],
    [4, 15.5],
  ],
  [
    [5, 0.6],
    [1.8, 2.8],
    [3, 6],
    [7.6, 9.4],
    [8.4, 13],
    [5, 15.5],
    [1.6, 13],
    [2.4, 9.4],
    [7.2, 6],
    [8.2, 2.8],
    [5, 0.6],
  ],
  [
    [8.4, 4.6],
    [5.6, 7.6],
    [2, 6.2],
    [1.8, 2.4],
    [5, 0.5],
    [8.4, 2.6],
    [8.2, 9],
    [5, 15.5],
  ],
];
