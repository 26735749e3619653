import { describe, expect, it } from 'vitest';
import { compile } from '../../kernel/compile.mjs';
import { randomFrom } from '../random.js';
import { KERNEL_BYTES } from './kernel-bytes.js';
import { bytesOfBase64, Kernel, type Place } from './kernel.js';

const SIZE = 32;
const ROWS = 16;
const random = randomFrom(5, 'kernel');
const floats = (count: number): number[] => Array.from({ length: count }, () => Math.fround(2 * random() - 1));

/** A kernel that a test may fill. */
class Bench {
  readonly kernel = new Kernel(20_000);

  put(values: readonly number[]): Place {
    const place = this.kernel.take(values.length);
    this.kernel.floats.set(values, place / 4);
    return place;
  }

  list(values: readonly number[]): Place {
    const place = this.kernel.take(values.length);
    this.kernel.ints.set(values, place / 4);
    return place;
  }

  read(place: Place, count: number): number[] {
    return Array.from(this.kernel.floats.subarray(place / 4, place / 4 + count));
  }
}

function expectClose(actual: readonly number[], expected: readonly number[], digits = 5): void {
  expect(actual.length).toBe(expected.length);
  const off = expected.flatMap((value, n) =>
    Math.abs(actual[n]! - value) < 10 ** -digits / 2 ? [] : [[n, actual[n], value]],
  );
  expect(off).toEqual([]);
}

const row = (matrix: readonly number[], index: number, size: number): number[] =>
  matrix.slice(index * size, index * size + size);
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, n) => sum + x * b[n]!, 0);
const relu = (x: number): number => Math.max(0, x);

describe('The kernel', () => {
  it('is what its source compiles to, byte for byte', async () => {
    expect(Buffer.from(await compile()).toString('base64')).toBe(KERNEL_BYTES);
  });

  it('reads base64 as everybody does, with and without padding', () => {
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
      const back = bytesOfBase64(Buffer.from(bytes).toString('base64'));
      expect(Buffer.compare(back, bytes), `${length} bytes`).toBe(0);
    }
  });

  it('hands out places that do not overlap and are nought, and says when the room is used up', () => {
    const kernel = new Kernel(1000);
    const places = [1, 16, 17, 64].map((count) => ({ count, place: kernel.take(count) }));
    for (const [n, { count, place }] of places.entries()) {
      expect(place % 16).toBe(0);
      expect(place + count * 4).toBeLessThanOrEqual(places[n + 1]?.place ?? Infinity);
      expect(kernel.floats[place / 4]).toBe(0);
    }
    expect(() => kernel.take(1_000_000)).toThrow(/room/);
  });
});

describe('The arithmetic of the kernel agrees with plain loops', () => {
  it('add and subtract', () => {
    const bench = new Bench();
    const [a, b] = [floats(SIZE), floats(SIZE)];
    const [sum, other] = [bench.put(a), bench.put(b)];
    bench.kernel.run.add(sum, other, SIZE);
    expectClose(
      bench.read(sum, SIZE),
      a.map((x, n) => x + b[n]!),
      6,
    );
    bench.kernel.run.subtract(sum, other, SIZE);
    expectClose(bench.read(sum, SIZE), a, 6);
    expectClose(bench.read(other, SIZE), b, 10);
  });

  it.each([0, 1, 7])('gather, of %i rows', (count) => {
    const bench = new Bench();
    const [start, matrix] = [floats(SIZE), floats(SIZE * 40)];
    const list = Array.from({ length: count }, () => Math.floor(random() * 40));
    const [at, out] = [bench.put(start), bench.kernel.take(SIZE)];
    bench.kernel.run.gather(at, out, bench.put(matrix), bench.list(list), count, SIZE);
    const expected = start.map((x, n) => relu(list.reduce((sum, index) => sum + matrix[index * SIZE + n]!, x)));
    expectClose(bench.read(out, SIZE), expected);
    expectClose(bench.read(at, SIZE), start, 10);
  });

  it('layer', () => {
    const bench = new Bench();
    const [from, matrix, bias] = [floats(SIZE), floats(SIZE * ROWS), floats(ROWS)];
    const out = bench.kernel.take(ROWS);
    bench.kernel.run.layer(bench.put(from), out, bench.put(matrix), bench.put(bias), ROWS, SIZE);
    expectClose(
      bench.read(out, ROWS),
      bias.map((x, n) => relu(x + dot(row(matrix, n, SIZE), from))),
    );
  });

  it('heads, which may be below nought', () => {
    const bench = new Bench();
    const [from, matrix, bias] = [floats(SIZE), floats(SIZE * 36), floats(36)];
    const list = [35, 0, 7, 7, 20];
    const out = bench.kernel.take(36);
    bench.kernel.run.heads(bench.put(from), out, bench.put(matrix), bench.put(bias), bench.list(list), 5, SIZE);
    const expected = list.map((head) => bias[head]! + dot(row(matrix, head, SIZE), from));
    expect(Math.min(...expected)).toBeLessThan(0);
    expectClose(bench.read(out, 5), expected);
  });

  it('adam: the formula of Kingma and Ba, algorithm 1, over three steps', () => {
    const bench = new Bench();
    const [rate, beta1, beta2, epsilon, scale] = [0.01, 0.9, 0.999, 1e-8, 0.25];
    const weights = floats(SIZE);
    const [w, g, m, v] = [bench.put(weights), ...[0, 0, 0].map(() => bench.kernel.take(SIZE))] as [
      number,
      number,
      number,
      number,
    ];
    const expected = [...weights];
    const mean = weights.map(() => 0);
    const square = weights.map(() => 0);
    for (let step = 1; step <= 3; step++) {
      const gradient = floats(SIZE);
      bench.kernel.floats.set(gradient, g / 4);
      // The bias corrections of both moments, taken together into the rate (section 2 of the paper).
      const corrected = (rate * Math.sqrt(1 - beta2 ** step)) / (1 - beta1 ** step);
      bench.kernel.run.adam(w, g, m, v, SIZE, corrected, beta1, beta2, epsilon, scale);
      for (let n = 0; n < SIZE; n++) {
        const slope = gradient[n]! * scale;
        mean[n] = beta1 * mean[n]! + (1 - beta1) * slope;
        square[n] = beta2 * square[n]! + (1 - beta2) * slope * slope;
        const [first, second] = [mean[n]! / (1 - beta1 ** step), square[n]! / (1 - beta2 ** step)];
        expected[n]! -= (rate * first) / (Math.sqrt(second) + epsilon);
      }
      expectClose(bench.read(w, SIZE), expected, 4);
      expect(bench.read(g, SIZE)).toEqual(weights.map(() => 0));
    }
  });
});

describe('The gradient of the kernel', () => {
  const INPUTS = 8;
  const HEADS = 7;
  const sizes = { w1: INPUTS * 16, b1: 16, w2: 256, b2: 16, w3: HEADS * 16, b3: HEADS };
  type Part = keyof typeof sizes;
  type Weights = Record<Part, number[]>;
  const parts = Object.keys(sizes) as Part[];

  interface Sample {
    readonly inputs: readonly number[];
    readonly heads: readonly number[];
    readonly slopes: readonly number[];
  }

  function forward(weights: Weights, inputs: readonly number[]): { first: number[]; second: number[] } {
    const first = weights.b1.map((x, n) => relu(inputs.reduce((sum, index) => sum + weights.w1[index * 16 + n]!, x)));
    return { first, second: weights.b2.map((x, n) => relu(x + dot(row(weights.w2, n, 16), first))) };
  }

  /** A loss whose derivative by each head is its slope. */
  function loss(weights: Weights, { inputs, heads, slopes }: Sample): number {
    const { second } = forward(weights, inputs);
    return heads.reduce(
      (sum, head, n) => sum + slopes[n]! * (weights.b3[head]! + dot(row(weights.w3, head, 16), second)),
      0,
    );
  }

  it('is the slope that small changes of every weight show, summed over two samples', () => {
    const weights = Object.fromEntries(parts.map((part) => [part, floats(sizes[part])])) as Weights;
    const samples: Sample[] = [
      { inputs: [0, 3, 5, 6, 7], heads: [6, 2, 4], slopes: [0.7, -0.4, 0] },
      { inputs: [3, 4], heads: [2], slopes: [-1.3] },
    ];
    const bench = new Bench();
    const { kernel } = bench;
    const places = Object.fromEntries(parts.map((part) => [part, bench.put(weights[part])])) as Record<Part, Place>;
    const gradient = Object.fromEntries(parts.map((part) => [part, kernel.take(sizes[part])])) as Record<Part, Place>;
    for (const { inputs, heads, slopes } of samples) {
      const { first, second } = forward(weights, inputs);
      kernel.run.backward(
        ...[bench.put(slopes), bench.list(heads), heads.length, bench.put(first), bench.put(second)],
        // What lies there before must not matter.
        ...[bench.put(floats(16)), bench.put(floats(16)), bench.list(inputs), inputs.length, places.w2, places.w3],
        ...[gradient.w1, gradient.b1, gradient.w2, gradient.b2, gradient.w3, gradient.b3, 16, 16],
      );
    }
    const total = (): number => samples.reduce((sum, sample) => sum + loss(weights, sample), 0);
    const step = 1e-6;
    for (const part of parts) {
      const expected = weights[part].map((weight, n): number => {
        weights[part][n] = weight + step;
        const above = total();
        weights[part][n] = weight - step;
        const below = total();
        weights[part][n] = weight;
        return (above - below) / (2 * step);
      });
      expect(
        expected.some((slope) => Math.abs(slope) > 0.01),
        part,
      ).toBe(true);
      expectClose(bench.read(gradient[part], sizes[part]), expected, 4);
    }
  });
});
