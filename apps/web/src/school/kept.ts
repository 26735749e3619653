/**
 * Kept log: what was learned on this device, one row an answer, in a database of its own.
 *
 * Rows are only ever added, so two windows lose nothing to each other, and an answer costs the same on the first day and
 * after a year. What is read is checked row by row by @puur/school; a row that is none is left where it is and passed over.
 */
import { PROGRESS_FORMAT, PROGRESS_VERSION, type ProgressEvent, readProgress } from '@puur/school';
import { answerOf } from '../storage/database.js';

export const SCHOOL_DATABASE = 'puur-school';
const STORE = 'log';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A browser that blocks storage throws here, or has no `indexedDB` at all; a newer database than ours is refused.
    const request = indexedDB.open(SCHOOL_DATABASE, PROGRESS_VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { autoIncrement: true });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
      };
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('no database'));
    };
    request.onblocked = () => {
      reject(new Error('blocked'));
    };
  });
}

/** What of a value from outside is progress: all of it, what can still be read, or nothing. */
export function eventsIn(value: unknown): readonly ProgressEvent[] {
  const read = readProgress(value);
  if (read.ok) return read.value;
  return read.error.code === 'damaged' ? read.error.readable : [];
}

export async function readLog(): Promise<readonly ProgressEvent[]> {
  const database = await open();
  try {
    const store = database.transaction(STORE, 'readonly').objectStore(STORE);
    const rows = await answerOf(store.getAll() as IDBRequest<unknown[]>);
    return eventsIn({ format: PROGRESS_FORMAT, version: PROGRESS_VERSION, log: rows });
  } finally {
    database.close();
  }
}

/** Adds answers; resolves once they are on the device. */
export async function addToLog(events: readonly ProgressEvent[]): Promise<void> {
  if (events.length === 0) return;
  const database = await open();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('not written'));
      };
    });
    for (const event of events) transaction.objectStore(STORE).add(event);
    await done;
  } finally {
    database.close();
  }
}

const isSame = (a: ProgressEvent, b: ProgressEvent): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What another log of the same learner adds to this one.
 *
 * Both began alike and may have parted, as a backup and the device do: what they have in common counts once, and what
 * only the other has comes after. A log that was taken in before adds nothing again.
 */
export function newIn(ours: readonly ProgressEvent[], theirs: readonly ProgressEvent[]): readonly ProgressEvent[] {
  const parted = theirs.findIndex((event, at) => ours[at] === undefined || !isSame(event, ours[at]));
  if (parted < 0) return [];
  const rest = theirs.slice(parted);
  const isThere = ours.some((_, from) => rest.every((event, at) => isSame(event, ours[from + at] ?? NEVER)));
  return isThere ? [] : rest;
}
const NEVER = {} as ProgressEvent;
