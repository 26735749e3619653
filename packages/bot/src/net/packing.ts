/**
 * Packing: the weights of a network in a quarter of the bytes, one signed byte a weight and a scale a row.
 *
 * Layout: first and second as 16-bit numbers; then each row of w1, b1, w2, b2, w3, b3 in turn as a 32-bit scale and its
 * bytes (the biases are one row each). Little-endian. How many inputs there are follows from the length.
 */
import { CARD_COUNT } from '@puur/rules';
import { INPUT_COUNT, PLAIN_INPUTS } from './inputs.js';
import { type Shape, weightCount } from './network.js';

const MOST = 127;

export interface Weights {
  readonly shape: Shape;
  /** In the order of `Network`. */
  readonly weights: Float32Array;
}

/** Rows of a network's weights in order: how many, and of how many weights. */
function rowsOf({ inputs, first, second }: Shape): readonly (readonly [rows: number, size: number])[] {
  return [
    [inputs, first],
    [1, first],
    [second, first],
    [1, second],
    [CARD_COUNT, second],
    [1, CARD_COUNT],
  ];
}

function lengthOf(shape: Shape): number {
  return 4 + rowsOf(shape).reduce((sum, [count, size]) => sum + count * (4 + size), 0);
}

/** The packed weights; each is off by at most half a step of its row's scale. */
export function pack({ shape, weights }: Weights): Uint8Array {
  const bytes = new Uint8Array(lengthOf(shape));
  const out = new DataView(bytes.buffer);
  out.setUint16(0, shape.first, true);
  out.setUint16(2, shape.second, true);
  let at = 4;
  let from = 0;
  for (const [count, size] of rowsOf(shape)) {
    for (let row = 0; row < count; row++, from += size) {
      const some = weights.subarray(from, from + size);
      const scale = some.reduce((top, weight) => Math.max(top, Math.abs(weight)), 0) / MOST;
      out.setFloat32(at, scale, true);
      at += 4;
      for (const weight of some) out.setInt8(at++, scale === 0 ? 0 : Math.round(weight / scale));
    }
  }
  return bytes;
}

/** The weights of packed bytes. Throws where the bytes are not a network of this program's inputs. */
export function unpack(bytes: Uint8Array): Weights {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layers = { first: data.getUint16(0, true), second: data.getUint16(2, true) };
  const shapes = [PLAIN_INPUTS, INPUT_COUNT].map((inputs): Shape => ({ inputs, ...layers }));
  const shape = shapes.find((some) => lengthOf(some) === bytes.length);
  if (shape === undefined) {
    throw new Error(`packed weights of ${shapes.map(lengthOf).join(' or ')} bytes expected, ${bytes.length} found`);
  }
  const weights = new Float32Array(weightCount(shape));
  let at = 4;
  let to = 0;
  for (const [count, size] of rowsOf(shape)) {
    for (let row = 0; row < count; row++) {
      const scale = data.getFloat32(at, true);
      at += 4;
      for (let n = 0; n < size; n++) weights[to++] = scale * data.getInt8(at++);
    }
  }
  return { shape, weights };
}
