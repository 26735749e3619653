/**
 * Lock: one game at a time with one file.
 *
 * The lock is a file beside it with the number of the process. One whose process is gone (killed, power cut) is taken
 * over: a game can never be locked out of its own save.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** Locks a file; null where a living process has it, else what gives it back. */
export function lockFile(path: string): (() => void) | null {
  const lock = `${path}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
      return () => {
        rmSync(lock, { force: true });
      };
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      if (isAlive(ownerOf(lock))) return null;
      rmSync(lock, { force: true });
    }
  }
  return null;
}

function ownerOf(lock: string): number {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
