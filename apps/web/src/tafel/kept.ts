/**
 * Kept sheets: the slates of this device, each in one row of a database of their own.
 *
 * A sheet is small (an evening is a few kilobytes), so its row is written whole with each event, and whoever reads finds
 * a whole sheet. The log lies in it as the text of a record: what is read is judged event by event, as a file from
 * outside is, and a profile that gains a setting is read with its default. Two windows may have the same sheet open: who
 * writes says how long the log was that he knew, and where what is stored is no longer the beginning of that the stored
 * one wins: a count alone would take another window's rounds for one's own.
 */
import { readTafel, type SheetEvent, writeTafel } from '@puur/tafel';
import { answerOf, openNamed } from '../storage/database.js';

export const TAFEL_DATABASE = 'puur-tafel';
const STORE = 'sheets';

export interface KeptSheet {
  readonly id: string;
  /** Form of the row. */
  readonly version: 1;
  /** What people call it; may be empty. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly writtenAt: number;
  /** Rounds at the time the strokes were last tidied. */
  readonly tidied: number;
  readonly log: readonly SheetEvent[];
}

interface Row extends Omit<KeptSheet, 'log'> {
  readonly text: string;
  readonly length: number;
}

/** What was written, or what another window has written meanwhile. */
export type Saved = { readonly code: 'saved' } | { readonly code: 'grown'; readonly stored: KeptSheet };

function open(): Promise<IDBDatabase> {
  return openNamed(TAFEL_DATABASE, 1, (fresh) => {
    fresh.createObjectStore(STORE, { keyPath: 'id' });
  });
}

/** Runs requests in one transaction; resolves once everything is on the device. */
async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('not written'));
      };
    });
    // Looked at before the requests, so that an abort is never unheard.
    const [result] = await Promise.all([run(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

function sheetOfRow({ text, length: _, ...row }: Row): KeptSheet | null {
  const log = readTafel(text);
  return log.ok ? { ...row, log: log.value } : null;
}

/** All sheets that can be read, the last written first. */
export async function readSheets(): Promise<readonly KeptSheet[]> {
  const rows = await inStore('readonly', (store) => answerOf(store.getAll() as IDBRequest<Row[]>));
  return rows
    .map(sheetOfRow)
    .filter((sheet) => sheet !== null)
    .sort((a, b) => b.writtenAt - a.writtenAt);
}

/** Whether a log is the beginning of another, or all of it. Both as they are read back: so settings stand alike. */
export function isBeginning(log: readonly SheetEvent[], of: readonly SheetEvent[]): boolean {
  return log.length <= of.length && readBack(log) === readBack(of.slice(0, log.length));
}

function readBack(log: readonly SheetEvent[]): string {
  const text = writeTafel(log);
  const read = readTafel(text);
  return read.ok ? writeTafel(read.value) : text;
}

/**
 * Writes a sheet.
 * @param known events that were there when it was read; 0 for a new one
 */
export function saveSheet({ log, ...head }: KeptSheet, known: number): Promise<Saved> {
  return inStore('readwrite', async (store): Promise<Saved> => {
    const row = await answerOf(store.get(head.id) as IDBRequest<Row | undefined>);
    const stored = row === undefined ? null : sheetOfRow(row);
    if (stored !== null && !isBeginning(stored.log, log.slice(0, known))) return { code: 'grown', stored };
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return { code: 'saved' };
  });
}

/** Writes a sheet as a restored backup does; one that is there already is left alone. Whether it was written. */
export function addSheet({ log, ...head }: KeptSheet): Promise<boolean> {
  return inStore('readwrite', async (store) => {
    if ((await answerOf(store.getKey(head.id))) !== undefined) return false;
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return true;
  });
}

export function forgetSheet(id: string): Promise<void> {
  return inStore('readwrite', (store) => answerOf(store.delete(id)));
}
