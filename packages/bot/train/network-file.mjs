// Networks on disk while they are being trained: the weights as 32-bit floats, with the shape before them.
import { readFileSync, writeFileSync } from 'node:fs';
import { Network, weightCount } from '../dist/net/network.js';

export function writeNetwork(file, net) {
  const { inputs, first, second } = net.shape;
  writeFileSync(file, Buffer.from(Float32Array.from([inputs, first, second, ...net.read()]).buffer));
}

export function readNetwork(file) {
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const [inputs, first, second] = floats;
  const shape = { inputs, first, second };
  const weights = floats.slice(3);
  // A file of another form would be read one number off, and play like noise.
  if (!(weightCount(shape) === weights.length)) {
    throw new Error(`${file}: no network: ${weights.length} weights do not fit ${inputs}, ${first} and ${second}`);
  }
  return { shape, weights };
}

export function loadNetwork(kernel, file) {
  const { shape, weights } = readNetwork(file);
  return new Network(kernel, shape, weights);
}
