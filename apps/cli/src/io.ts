/**
 * Io: what a command of `puur` reads from and writes to, and the shape of a command.
 *
 * Commands never touch `process`: they are given their streams and settings, so that a test can give them others.
 */
import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A module of a command: what `main.ts` loads when the command is called. */
export interface Command {
  /** Runs with the words after the command's name; resolves to the exit code. */
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}
