// Networks on disk while they are being trained: the weights as 32-bit floats, with the shape before them.
import { readFileSync, writeFileSync } from 'node:fs';
import { Network } from '../dist/net/network.js';

export function writeNetwork(file, net) {
  const { inputs, first, second } = net.shape;
  writeFileSync(file, Buffer.from(Float32Array.from([inputs, first, second, ...net.read()]).buffer));
}

export function readNetwork(file) {
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const [inputs, first, second] = floats;
  return { shape: { inputs, first, second }, weights: floats.slice(3) };
}

export function loadNetwork(kernel, file) {
  const { shape, weights } = readNetwork(file);
  return new Network(kernel, shape, weights);
}
