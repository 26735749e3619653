/**
 * Framing: bytes in, lines out.
 *
 * A line ends with `\n`, a `\r` before it is dropped, and the last one needs no end. A line is at most 1 MiB long; a
 * longer one is reported as soon as that is certain, and what follows of it is thrown away as it comes, never stored.
 */
import type { Writable } from 'node:stream';
import type { FaultCode } from './fault.js';

/** The longest line, in bytes, without its end. */
export const LONGEST_LINE: number = 1024 * 1024;

/** A line as text, or why it is none. */
export type Line = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: FaultCode };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** The lines of a stream of bytes, in order. Reads no further than the consumer has asked for. */
export async function* linesOf(chunks: AsyncIterable<unknown>, longest: number = LONGEST_LINE): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let size = 0;
  let isSkipping = false;

  /** Keeps a piece of the running line; false once the line is too long (one byte is spared for a `\r`). */
  const keep = (piece: Buffer): boolean => {
    size += piece.length;
    if (size > longest + 1) return false;
    pieces.push(piece);
    return true;
  };
  const take = (): Line => {
    const line = lineOf(Buffer.concat(pieces), longest);
    pieces = [];
    size = 0;
    return line;
  };

  for await (const chunk of chunks) {
    let rest = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string);
    while (rest.length > 0) {
      const end = rest.indexOf(NEWLINE);
      const piece = end < 0 ? rest : rest.subarray(0, end);
      rest = end < 0 ? rest.subarray(rest.length) : rest.subarray(end + 1);
      if (!isSkipping && !keep(piece)) {
        isSkipping = true;
        pieces = [];
        yield { ok: false, code: 'line-too-long' };
      }
      if (end < 0) continue;
      if (isSkipping) {
        isSkipping = false;
        size = 0;
      } else {
        yield take();
      }
    }
  }
  if (size > 0 && !isSkipping) yield take();
}

function lineOf(bytes: Buffer, longest: number): Line {
  const body = bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
  if (body.length > longest) return { ok: false, code: 'line-too-long' };
  try {
    // A byte order mark, as some programs put before their first line, is no part of the text.
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(body) };
  } catch {
    return { ok: false, code: 'bad-utf8' };
  }
}

/**
 * Writes lines, and waits where the reader is slow. `write` resolves to false once nobody reads any more: a closed pipe
 * is how the other side says goodbye, and no failure.
 */
export class LineWriter {
  readonly #out: Writable;
  #isOpen = true;
  /** Resolves the waiting `write`. */
  #resume: (() => void) | null = null;

  constructor(out: Writable) {
    this.#out = out;
    const close = (): void => {
      this.#isOpen = false;
      this.#resume?.();
    };
    out.on('error', close).on('close', close);
    out.on('drain', () => this.#resume?.());
  }

  async write(line: string): Promise<boolean> {
    if (this.#isOpen && !this.#out.write(`${line}\n`)) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
      this.#resume = null;
    }
    return this.#isOpen;
  }
}
