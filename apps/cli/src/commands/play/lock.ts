/**
 * Lock: one game at a time with one file.
 *
 * The lock is a file beside it that names the process: its number, when it started, and the boot of the machine. One whose
 * process is gone (killed, power cut) is taken over, and so is one whose number has passed to another process since: in a
 * container that starts anew even to this one. Where a system does not tell the start of a process, the number has to do.
 * A process that has ended and that nobody has asked after (a zombie, as in a container without init) still has its number
 * and its start, and is gone all the same. Fields 1, 3 and 22 of `/proc/PID/stat`: proc_pid_stat(5).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/** The locks that this process has. */
const held = new Set<string>();

/** The file that locks a file. */
export function lockOf(path: string): string {
  return `${path}.lock`;
}

/** Locks a file; null where a living process has it, else what gives it back. */
export function lockFile(path: string): (() => void) | null {
  const lock = lockOf(path);
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lock, `${[process.pid, startOf(process.pid), bootNow()].join(' ')}\n`, { flag: 'wx' });
      held.add(lock);
      return () => {
        held.delete(lock);
        rmSync(lock, { force: true });
      };
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      if (held.has(lock) || isHeldByAnother(textOf(lock))) return null;
      rmSync(lock, { force: true });
    }
  }
  return null;
}

/** Whether the process that a lock names lives, and is still the same. */
function isHeldByAnother(text: string): boolean {
  const [number = '', start = UNKNOWN, boot = UNKNOWN] = text.trim().split(' ');
  const pid = Number.parseInt(number, 10);
  if (pid === process.pid || !isAlive(pid) || ENDED.includes(statOf(pid)[0] ?? '')) return false;
  const isSame = (noted: string, now: string): boolean => noted === UNKNOWN || now === UNKNOWN || noted === now;
  return isSame(boot, bootNow()) && isSame(start, startOf(pid));
}

/** Stands where the system does not say. */
const UNKNOWN = '-';

/** States of a process that has ended and is still listed: zombie, dead. */
const ENDED = ['Z', 'X', 'x'];

/** What the system says of a process from its state on, field 3; nothing where it does not. */
function statOf(pid: number): readonly string[] {
  // The name of the process, in brackets, may hold blanks and brackets itself; its state comes behind it.
  return textOf(`/proc/${pid}/stat`)
    .replace(/^.*\)\s*/s, '')
    .trim()
    .split(' ');
}

/** When a process started, in clock ticks since the boot. */
function startOf(pid: number): string {
  const start = statOf(pid)[19] ?? '';
  return /^\d+$/.test(start) ? start : UNKNOWN;
}

/** Which boot of the machine this is. */
function bootNow(): string {
  const boot = textOf('/proc/sys/kernel/random/boot_id').trim();
  return boot === '' ? UNKNOWN : boot;
}

/** The text of a file; nothing where it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
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
