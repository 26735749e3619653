import { CARD_COUNT } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { indifferent, scattered, SMALL } from '../../test/networks.js';
import { INPUT_COUNT, PLAIN_INPUTS } from './inputs.js';
import { pack, unpack } from './packing.js';

describe('Packed weights', () => {
  it.each([SMALL, { inputs: INPUT_COUNT, first: 32, second: 16 }, { inputs: PLAIN_INPUTS, first: 32, second: 16 }])(
    'come back within half a step of their row ($inputs, $first, $second)',
    (shape) => {
      const { weights } = scattered(3, shape);
      const back = unpack(pack({ shape, weights }));
      expect(back.shape).toEqual(shape);
      expect(back.weights.length).toBe(weights.length);
      const sizes = [
        ...Array.from({ length: shape.inputs }, () => shape.first),
        shape.first,
        ...Array.from({ length: shape.second }, () => shape.first),
        shape.second,
        ...Array.from({ length: CARD_COUNT }, () => shape.second),
        CARD_COUNT,
      ];
      let at = 0;
      let off = 0;
      let worst = 0;
      for (const size of sizes) {
        const row = weights.slice(at, at + size);
        // The scale itself is a 32-bit float: a millionth of the row's top may be added.
        const top = Math.max(...row.map(Math.abs));
        const most = top / 127 / 2 + top * 1e-6;
        for (let n = 0; n < size; n++) {
          const error = Math.abs(back.weights[at + n]! - row[n]!);
          worst = Math.max(worst, error / most);
          off = Math.max(off, error);
        }
        at += size;
      }
      expect(at).toBe(
        shape.inputs * shape.first + shape.first * (shape.second + 1) + shape.second * (CARD_COUNT + 1) + CARD_COUNT,
      );
      expect(worst).toBeLessThanOrEqual(1);
      expect(off).toBeGreaterThan(0);
    },
  );

  it('are the same when packed again', () => {
    const once = pack(unpack(pack(scattered(4))));
    expect(Buffer.compare(pack(unpack(once)), once)).toBe(0);
  });

  it('of a network without any are nought', () => {
    expect(unpack(pack(indifferent())).weights.every((weight) => weight === 0)).toBe(true);
  });

  it('take a byte a weight and four a row', () => {
    const rows = INPUT_COUNT + 1 + 16 + 1 + CARD_COUNT + 1;
    const weights = INPUT_COUNT * 16 + 16 + 16 * 16 + 16 + CARD_COUNT * 16 + CARD_COUNT;
    expect(pack(scattered(1)).length).toBe(4 + 4 * rows + weights);
  });

  it.each([
    { name: 'one byte short', change: (bytes: Uint8Array) => bytes.subarray(0, -1) },
    { name: 'one byte long', change: (bytes: Uint8Array) => Uint8Array.from([...bytes, 0]) },
    { name: 'a row of inputs short', change: (bytes: Uint8Array) => bytes.subarray(0, -(4 + SMALL.first)) },
    { name: 'of another shape', change: (bytes: Uint8Array) => Uint8Array.from([32, 0, ...bytes.subarray(2)]) },
    { name: 'empty', change: () => new Uint8Array(0) },
  ])('are refused: $name', ({ change }) => {
    expect(() => unpack(change(pack(scattered(1))))).toThrow();
  });

  it('may lie anywhere in a buffer', () => {
    const bytes = pack(scattered(2));
    const buffer = new Uint8Array(bytes.length + 7);
    buffer.set(bytes, 5);
    const { weights } = unpack(buffer.subarray(5, 5 + bytes.length));
    expect(Buffer.compare(Buffer.from(weights.buffer), Buffer.from(unpack(bytes).weights.buffer))).toBe(0);
  });
});
