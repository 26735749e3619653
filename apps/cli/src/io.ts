/**
 * Io: what a command of `puur` reads from and writes to, and the shape of a command.
 *
 * Commands never touch `process`: they are given their streams and settings, so that a test can give them others.
 */
import { fstatSync } from 'node:fs';
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

/** Reading or writing fails (EX_IOERR): a full disk, an input that is a folder. No answer of a command has this exit code. */
export const EXIT_IO = 74;

/**
 * Why nothing can be read from an input, by the system's name for it; null if something can. Node takes an input that is
 * a folder (`< folder`) for one that has ended, so nobody would hear of it.
 */
export function inputFault(stdin: Readable): string | null {
  const fd = 'fd' in stdin ? stdin.fd : undefined;
  if (typeof fd !== 'number') return null;
  try {
    return fstatSync(fd).isDirectory() ? 'EISDIR' : null;
  } catch (cause) {
    return reasonOf(cause);
  }
}

/** Whether something was thrown by the operating system. */
export function isSystemError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && 'syscall' in cause;
}

/** What was thrown, in a word or a few: ENOSPC. */
export function reasonOf(cause: unknown): string {
  if (isSystemError(cause) && cause.code !== undefined) return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
