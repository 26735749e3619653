/**
 * Trainer: takes samples, adds up their gradients and steps the weights (Adam, Kingma and Ba 2015).
 *
 * A sample is the list of its active inputs and, for some heads, the derivative of its loss. The forward pass is done
 * again here, so samples may be kept as small lists of numbers.
 */
import { MOST_INPUTS } from '../net/inputs.js';
import { Kernel, type Place } from '../net/kernel.js';
import { Network, type Shape, SHAPE, weightCount } from '../net/network.js';

const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;
const EPSILON = 1e-8;

export class Trainer {
  readonly net: Network;
  /** The heads of the sample at hand, what the network says of each, and the derivative of the loss by it. */
  readonly heads: Int32Array;
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly #inputsAt: Place;
  readonly #inputs: Int32Array;
  readonly #headsAt: Place;
  readonly #valuesAt: Place;
  readonly #slopesAt: Place;
  readonly #firstAt: Place;
  readonly #secondAt: Place;
  readonly #dFirst: Place;
  readonly #dSecond: Place;
  readonly #gradient: Place;
  readonly #mean: Place;
  readonly #square: Place;
  #inputCount = 0;
  #samples = 0;
  #steps = 0;

  /** Floats that a trainer needs in its kernel beside the network. */
  static room(shape: Shape = SHAPE): number {
    return 3 * weightCount(shape) + 4096;
  }

  constructor(net: Network) {
    const { kernel, shape } = net;
    this.net = net;
    const count = weightCount(shape);
    this.#gradient = kernel.take(count);
    this.#mean = kernel.take(count);
    this.#square = kernel.take(count);
    this.#inputsAt = kernel.take(MOST_INPUTS);
    this.#headsAt = kernel.take(64);
    this.#valuesAt = kernel.take(64);
    this.#slopesAt = kernel.take(64);
    this.#firstAt = kernel.take(shape.first);
    this.#secondAt = kernel.take(shape.second);
    this.#dFirst = kernel.take(shape.first);
    this.#dSecond = kernel.take(shape.second);
    this.#inputs = kernel.ints.subarray(this.#inputsAt / 4, this.#inputsAt / 4 + MOST_INPUTS);
    this.heads = kernel.ints.subarray(this.#headsAt / 4, this.#headsAt / 4 + 64);
    this.values = kernel.floats.subarray(this.#valuesAt / 4, this.#valuesAt / 4 + 64);
    this.slopes = kernel.floats.subarray(this.#slopesAt / 4, this.#slopesAt / 4 + 64);
  }

  /** Random weights to begin with (He 2015 for the layers, small ones for the heads). */
  scatter(random: () => number): void {
    const { kernel, shape, w1, b1, w2, b2, w3, b3 } = this.net;
    const fill = (from: Place, to: Place, spread: number): void => {
      for (let i = from / 4; i < to / 4; i++) kernel.floats[i] = (random() + random() + random() - 1.5) * 2 * spread;
    };
    fill(w1, b1, 1 / Math.sqrt(50));
    fill(w2, b2, Math.sqrt(2 / shape.first));
    fill(w3, b3, 0.3 / Math.sqrt(shape.second));
  }

  /** Loads a sample: its inputs, from `at` on. Fill `heads` first; `values` hold the answers afterwards. */
  forward(inputs: ArrayLike<number>, at: number, inputCount: number, headCount: number): void {
    const { kernel, shape, b1, w1, w2, b2, w3, b3 } = this.net;
    for (let i = 0; i < inputCount; i++) this.#inputs[i] = inputs[at + i]!;
    this.#inputCount = inputCount;
    kernel.run.gather(b1, this.#firstAt, w1, this.#inputsAt, inputCount, shape.first);
    kernel.run.layer(this.#firstAt, this.#secondAt, w2, b2, shape.second, shape.first);
    kernel.run.heads(this.#secondAt, this.#valuesAt, w3, b3, this.#headsAt, headCount, shape.second);
  }

  /** Adds the gradient of the sample at hand, by its `slopes`. */
  backward(headCount: number): void {
    const { net } = this;
    const gradient = (place: Place): Place => this.#gradient + place - net.weights;
    net.kernel.run.backward(
      this.#slopesAt,
      this.#headsAt,
      headCount,
      this.#firstAt,
      this.#secondAt,
      this.#dFirst,
      this.#dSecond,
      this.#inputsAt,
      this.#inputCount,
      net.w2,
      net.w3,
      gradient(net.w1),
      gradient(net.b1),
      gradient(net.w2),
      gradient(net.b2),
      gradient(net.w3),
      gradient(net.b3),
      net.shape.second,
      net.shape.first,
    );
    this.#samples++;
  }

  /** Steps the weights by the mean gradient of the samples since the last step. */
  step(rate: number): void {
    if (this.#samples === 0) return;
    this.#steps++;
    const correction = Math.sqrt(1 - KEEP_SQUARE ** this.#steps) / (1 - KEEP_MEAN ** this.#steps);
    this.net.kernel.run.adam(
      this.net.weights,
      this.#gradient,
      this.#mean,
      this.#square,
      weightCount(this.net.shape),
      rate * correction,
      KEEP_MEAN,
      KEEP_SQUARE,
      EPSILON,
      1 / this.#samples,
    );
    this.#samples = 0;
  }
}

/** A network to be trained, in a kernel of its own with room for `extra` floats more. */
export function trainee(shape: Shape, extra: number): { readonly kernel: Kernel; readonly net: Network } {
  const kernel = new Kernel(weightCount(shape) + Trainer.room(shape) + extra);
  return { kernel, net: new Network(kernel, shape) };
}
