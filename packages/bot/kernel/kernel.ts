/**
 * The arithmetic of the small network, in WebAssembly with four floats at a time (AssemblyScript).
 *
 * Plain sums and products over one linear memory, whose places the caller gives as byte offsets; `size` counts are
 * floats and multiples of 16. No state, no allocation, no rule of the game. Written this way because the same loops in
 * plain JavaScript took seven to eleven times as long, and the strength of the player is what it can try in its time.
 *
 * `node packages/bot/kernel/build.mjs` compiles it into src/net/kernel-bytes.ts; a test compiles it again and compares.
 */

const ZERO = f32x4.splat(0);

/** sum += row */
export function add(sum: usize, row: usize, size: i32): void {
  const end: usize = <usize>size << 2;
  for (let i: usize = 0; i < end; i += 16) {
    v128.store(sum + i, f32x4.add(v128.load(sum + i), v128.load(row + i)));
  }
}

/** sum -= row */
export function subtract(sum: usize, row: usize, size: i32): void {
  const end: usize = <usize>size << 2;
  for (let i: usize = 0; i < end; i += 16) {
    v128.store(sum + i, f32x4.sub(v128.load(sum + i), v128.load(row + i)));
  }
}

/** first = max(0, start + the rows of `matrix` that `list` names); `list` holds `count` row numbers (i32). */
export function gather(start: usize, first: usize, matrix: usize, list: usize, count: i32, size: i32): void {
  const bytes: usize = <usize>size << 2;
  for (let i: usize = 0; i < bytes; i += 64) {
    let a = v128.load(start + i);
    let b = v128.load(start + i, 16);
    let c = v128.load(start + i, 32);
    let d = v128.load(start + i, 48);
    for (let k: i32 = 0; k < count; k++) {
      const row: usize = matrix + <usize>load<i32>(list + (<usize>k << 2)) * bytes + i;
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
    }
    v128.store(first + i, f32x4.max(a, ZERO));
    v128.store(first + i, f32x4.max(b, ZERO), 16);
    v128.store(first + i, f32x4.max(c, ZERO), 32);
    v128.store(first + i, f32x4.max(d, ZERO), 48);
  }
}

/** Scalar product of two vectors. */
@inline
function dot(a: usize, b: usize, bytes: usize): f32 {
  let s = ZERO;
  let t = ZERO;
  for (let i: usize = 0; i < bytes; i += 32) {
    s = f32x4.add(s, f32x4.mul(v128.load(a + i), v128.load(b + i)));
    t = f32x4.add(t, f32x4.mul(v128.load(a + i, 16), v128.load(b + i, 16)));
  }
  s = f32x4.add(s, t);
  return (
    f32x4.extract_lane(s, 0) + f32x4.extract_lane(s, 1) + (f32x4.extract_lane(s, 2) + f32x4.extract_lane(s, 3))
  );
}

/** out[j] = max(0, bias[j] + matrix[j] . from), for all `rows` rows of `size` floats. */
export function layer(from: usize, out: usize, matrix: usize, bias: usize, rows: i32, size: i32): void {
  const bytes: usize = <usize>size << 2;
  for (let j: i32 = 0; j < rows; j++) {
    const at: usize = <usize>j << 2;
    const sum = dot(matrix + <usize>j * bytes, from, bytes) + load<f32>(bias + at);
    store<f32>(out + at, max<f32>(sum, 0));
  }
}

/** out[n] = bias[r] + matrix[r] . from, for the `count` rows r that `list` names. */
export function heads(from: usize, out: usize, matrix: usize, bias: usize, list: usize, count: i32, size: i32): void {
  const bytes: usize = <usize>size << 2;
  for (let n: i32 = 0; n < count; n++) {
    const row: usize = <usize>load<i32>(list + (<usize>n << 2));
    store<f32>(out + (<usize>n << 2), dot(matrix + row * bytes, from, bytes) + load<f32>(bias + (row << 2)));
  }
}

/** sum += factor * row */
@inline
function accumulate(sum: usize, row: usize, factor: f32, bytes: usize): void {
  const times = f32x4.splat(factor);
  for (let i: usize = 0; i < bytes; i += 16) {
    v128.store(sum + i, f32x4.add(v128.load(sum + i), f32x4.mul(times, v128.load(row + i))));
  }
}

/**
 * Training, one sample: adds its gradient. `slopes[n]` is the derivative of the loss by the n-th of the `count` heads in
 * `list`; `first` (size) and `second` (rows) are the activations of that sample; `inputs` lists its active inputs.
 * The gradient lies as the weights do: w1, b1, w2, b2, w3, b3 at `gradient + offset of each`.
 */
export function backward(
  slopes: usize, list: usize, count: i32,
  first: usize, second: usize, dFirst: usize, dSecond: usize,
  inputs: usize, inputCount: i32,
  w2: usize, w3: usize,
  g1: usize, gb1: usize, g2: usize, gb2: usize, g3: usize, gb3: usize,
  rows: i32, size: i32,
): void {
  const bytes: usize = <usize>size << 2;
  const rowBytes: usize = <usize>rows << 2;
  memory.fill(dFirst, 0, bytes);
  memory.fill(dSecond, 0, rowBytes);
  for (let n: i32 = 0; n < count; n++) {
    const slope = load<f32>(slopes + (<usize>n << 2));
    if (slope == 0) continue;
    const row: usize = <usize>load<i32>(list + (<usize>n << 2));
    accumulate(g3 + row * rowBytes, second, slope, rowBytes);
    store<f32>(gb3 + (row << 2), load<f32>(gb3 + (row << 2)) + slope);
    accumulate(dSecond, w3 + row * rowBytes, slope, rowBytes);
  }
  for (let j: i32 = 0; j < rows; j++) {
    const at: usize = <usize>j << 2;
    if (load<f32>(second + at) <= 0) continue;
    const slope = load<f32>(dSecond + at);
    if (slope == 0) continue;
    accumulate(g2 + <usize>j * bytes, first, slope, bytes);
    store<f32>(gb2 + at, load<f32>(gb2 + at) + slope);
    accumulate(dFirst, w2 + <usize>j * bytes, slope, bytes);
  }
  for (let i: usize = 0; i < bytes; i += 16) {
    const alive = f32x4.gt(v128.load(first + i), ZERO);
    v128.store(dFirst + i, v128.and(v128.load(dFirst + i), alive));
  }
  add(gb1, dFirst, size);
  for (let k: i32 = 0; k < inputCount; k++) {
    add(g1 + <usize>load<i32>(inputs + (<usize>k << 2)) * bytes, dFirst, size);
  }
}

/** Training: one step of Adam over `size` weights, and the gradient cleared. `rate` holds the bias correction. */
export function adam(
  weights: usize, gradient: usize, mean: usize, square: usize, size: i32,
  rate: f32, keepMean: f32, keepSquare: f32, epsilon: f32, scale: f32,
): void {
  const bytes: usize = <usize>size << 2;
  const k1 = f32x4.splat(keepMean);
  const k2 = f32x4.splat(keepSquare);
  const n1 = f32x4.splat(1 - keepMean);
  const n2 = f32x4.splat(1 - keepSquare);
  const e = f32x4.splat(epsilon);
  const step = f32x4.splat(rate);
  const times = f32x4.splat(scale);
  for (let i: usize = 0; i < bytes; i += 16) {
    const g = f32x4.mul(v128.load(gradient + i), times);
    const m = f32x4.add(f32x4.mul(k1, v128.load(mean + i)), f32x4.mul(n1, g));
    const v = f32x4.add(f32x4.mul(k2, v128.load(square + i)), f32x4.mul(n2, f32x4.mul(g, g)));
    v128.store(mean + i, m);
    v128.store(square + i, v);
    v128.store(gradient + i, ZERO);
    const change = f32x4.div(f32x4.mul(step, m), f32x4.add(f32x4.sqrt(v), e));
    v128.store(weights + i, f32x4.sub(v128.load(weights + i), change));
  }
}
