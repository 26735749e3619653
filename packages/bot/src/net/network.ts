/**
 * Network: inputs, two layers, and a figure for each of the 36 cards (slot * 9 + rank).
 *
 * The first layer is a sum of rows, one for each input that is on, which a running sum keeps for the inputs that stay
 * (perspectives.ts). Weights are floats in a kernel's memory in the order w1 b1 w2 b2 w3 b3.
 */
import { CARD_COUNT } from '@puur/rules';
import { PLAIN_INPUTS } from './inputs.js';
import type { Kernel, Place } from './kernel.js';

/** Points to one unit of what a network of worth says. */
export const WORTH_UNIT = 100;

export interface Shape {
  /** Inputs that it knows: all, or the plain ones (inputs.ts). */
  readonly inputs: number;
  /** Neurons of the first and of the second layer, multiples of 16. */
  readonly first: number;
  readonly second: number;
}

export const SHAPE: Shape = { inputs: PLAIN_INPUTS, first: 128, second: 32 };

/** Number of weights of a shape. */
export function weightCount({ inputs, first, second }: Shape): number {
  return inputs * first + first + first * second + second + second * CARD_COUNT + padded(CARD_COUNT);
}

const padded = (count: number): number => Math.ceil(count / 16) * 16;

export class Network {
  readonly kernel: Kernel;
  readonly shape: Shape;
  readonly weights: Place;
  readonly w1: Place;
  readonly b1: Place;
  readonly w2: Place;
  readonly b2: Place;
  readonly w3: Place;
  readonly b3: Place;

  /** A network in the kernel's memory; `weights` in the order above, all nought without. */
  constructor(kernel: Kernel, shape: Shape = SHAPE, weights?: Float32Array) {
    const { inputs, first, second } = shape;
    this.kernel = kernel;
    this.shape = shape;
    this.weights = kernel.take(weightCount(shape));
    this.w1 = this.weights;
    this.b1 = this.w1 + inputs * first * 4;
    this.w2 = this.b1 + first * 4;
    this.b2 = this.w2 + first * second * 4;
    this.w3 = this.b2 + second * 4;
    this.b3 = this.w3 + second * CARD_COUNT * 4;
    if (weights) kernel.floats.set(weights, this.weights / 4);
  }

  /** A copy of the weights. */
  read(): Float32Array {
    return this.kernel.floats.slice(this.weights / 4, this.weights / 4 + weightCount(this.shape));
  }
}
