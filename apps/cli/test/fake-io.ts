/**
 * Streams for a command under test: what it wrote, and somebody who answers its questions.
 */
import { PassThrough, Writable } from 'node:stream';
import type { Command, Io } from '../src/io.js';

export interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Answers a question, given all that was written so far; null ends the input. */
export type Answerer = (written: string) => string | null;

export interface FakeSettings {
  readonly env?: Io['env'];
  /** Input that is there from the beginning, or somebody who answers. Default: no input at all. */
  readonly input?: string | Answerer;
  /** Pretend that the output is a terminal of so many columns. */
  readonly columns?: number;
  /** Called with every piece of output, for a test that looks on. */
  readonly onOutput?: (piece: string, stdout: Writable) => void;
}

/** A question ends with its prompt sign, or with the choices in brackets. */
const QUESTION = /(?:[›>]|\[[^\]]+\]) $/;

/** Runs a command to its end. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  settings: FakeSettings = {},
): Promise<Heard> {
  const { env = {}, input = '', columns, onOutput } = settings;
  let out = '';
  let err = '';
  const stdin = new PassThrough();
  const stdout = new Writable({
    decodeStrings: false,
    write(piece: string, _encoding, done) {
      out += piece;
      onOutput?.(piece, stdout);
      if (typeof input === 'function' && QUESTION.test(out)) {
        const answer = input(out);
        if (answer === null) stdin.end();
        else stdin.write(`${answer}\n`);
      }
      done();
    },
  });
  const stderr = new Writable({
    decodeStrings: false,
    write(piece: string, _encoding, done) {
      err += piece;
      done();
    },
  });
  if (columns !== undefined) Object.assign(stdout, { isTTY: true, columns });
  if (typeof input === 'string') stdin.end(input);
  const code = await command.run(args, { stdin, stdout, stderr, env });
  return { code, out, err };
}

/** What a text looks like with every escape made visible; empty if there is none. */
export function escapesIn(text: string): string {
  return (text.match(/\p{Control}/gu) ?? []).filter((sign) => sign !== '\n').join('');
}
