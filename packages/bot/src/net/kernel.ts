/**
 * Kernel: the arithmetic of the network in WebAssembly (kernel/kernel.ts), and the one memory it works on.
 *
 * A kernel hands out places in its memory and never takes one back; everything that is needed is asked for when a
 * player is made, so nothing is allocated while it thinks. The memory never grows afterwards: the views stay valid.
 */
import { KERNEL_BYTES } from './kernel-bytes.js';

/** Floats that the kernel works on at once; sizes of layers are multiples of it. */
export const LANES = 16;

/** A place in a kernel's memory, in bytes. */
export type Place = number;

/** What kernel/kernel.ts exports; sizes in floats, places in bytes. */
interface Arithmetic {
  add(sum: Place, row: Place, size: number): void;
  subtract(sum: Place, row: Place, size: number): void;
  gather(start: Place, first: Place, matrix: Place, list: Place, count: number, size: number): void;
  layer(from: Place, out: Place, matrix: Place, bias: Place, rows: number, size: number): void;
  heads(from: Place, out: Place, matrix: Place, bias: Place, list: Place, count: number, size: number): void;
  backward(...places: number[]): void;
  adam(...places: number[]): void;
}

// WebAssembly is part of every host the players run in, but of none of the type libraries this package may use.
interface Wasm {
  Memory: new (limits: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
}
declare const WebAssembly: Wasm;

const PAGE = 65_536;
/** The lowest places are the module's own. */
const FIRST_PLACE = 1024;

let compiled: object | null = null;

export class Kernel {
  readonly run: Arithmetic;
  readonly floats: Float32Array;
  readonly ints: Int32Array;
  #next = FIRST_PLACE;
  readonly #end: number;

  /** A kernel with room for so many floats. */
  constructor(room: number) {
    const pages = Math.ceil((room * 4 + FIRST_PLACE) / PAGE) + 1;
    const memory = new WebAssembly.Memory({ initial: pages });
    compiled ??= new WebAssembly.Module(bytesOfBase64(KERNEL_BYTES));
    this.run = new WebAssembly.Instance(compiled, { env: { memory } }).exports as Arithmetic;
    this.floats = new Float32Array(memory.buffer);
    this.ints = new Int32Array(memory.buffer);
    this.#end = pages * PAGE;
  }

  /** The place of `count` fresh floats or integers, all nought. Throws when the room is used up. */
  take(count: number): Place {
    const place = this.#next;
    this.#next += Math.ceil(count / LANES) * LANES * 4;
    if (this.#next > this.#end) throw new Error(`the kernel has no room for ${count} more floats`);
    return place;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SEXTETS = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))));

/** The bytes of a base64 text; every host has a decoder of its own, but no two the same one. */
export function bytesOfBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let at = 0, from = 0; at < bytes.length; at += 3, from += 4) {
    let word = 0;
    for (let i = 0; i < 4; i++) word = (word << 6) | SEXTETS[text.charCodeAt(from + i)]!;
    bytes[at] = word >> 16;
    if (at + 1 < bytes.length) bytes[at + 1] = (word >> 8) & 0xff;
    if (at + 2 < bytes.length) bytes[at + 2] = word & 0xff;
  }
  return bytes;
}
