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
import { answerOf, inStore, openNamed } from '../storage/database.js';
import { isObject, isTime } from '../storage/part.js';

export const TAFEL_DATABASE = 'puur-tafel';
const STORE = 'sheets';

export interface KeptSheet {
  readonly id: string;
  /** Form of the row. */
  readonly version: 1;
  /** What people call it; may be empty. */
  readonly name: string;
  /** Milliseconds since 1970; null where nobody knows. */
  readonly startedAt: number | null;
  /** Milliseconds since 1970; 0 where nobody knows. */
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

function inSheets<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  return inStore(open(), STORE, mode, run);
}

/** What of a value is a slate, beside its log. */
type KeptHead = Omit<KeptSheet, 'log'>;

/**
 * The head of a slate, whoever wrote it: this Puur, an older one, or a file. The id alone has to be right; a time that no
 * Date can hold is none, and the slate with its rounds is there all the same.
 */
function readHead(value: unknown): KeptHead | null {
  if (!isObject(value)) return null;
  const { id, name, startedAt, writtenAt, tidied } = value;
  if (typeof id !== 'string' || id === '' || id.length > MOST_ID) return null;
  return {
    id,
    version: 1,
    name: typeof name === 'string' ? name.slice(0, MOST_NAME) : '',
    startedAt: isTime(startedAt) ? startedAt : null,
    writtenAt: isTime(writtenAt) ? writtenAt : isTime(startedAt) ? startedAt : 0,
    tidied: typeof tidied === 'number' && Number.isSafeInteger(tidied) && tidied >= 0 ? tidied : 0,
  };
}
const [MOST_ID, MOST_NAME] = [80, 60];

/** A slate out of a value from the device or from a file: its head field by field, its log event by event. */
export function sheetIn(value: unknown): KeptSheet | null {
  const head = readHead(value);
  if (head === null || !isObject(value) || typeof value['text'] !== 'string') return null;
  const log = readTafel(value['text']);
  return log.ok && log.value.length > 0 ? { ...head, log: log.value } : null;
}

/** All sheets that can be read, the last written first. */
export async function readSheets(): Promise<readonly KeptSheet[]> {
  const rows = await inSheets('readonly', (store) => answerOf(store.getAll() as IDBRequest<unknown[]>));
  return rows
    .map(sheetIn)
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
  return inSheets('readwrite', async (store): Promise<Saved> => {
    const row = await answerOf(store.get(head.id) as IDBRequest<unknown>);
    const stored = sheetIn(row);
    if (stored !== null && !isBeginning(stored.log, log.slice(0, known))) return { code: 'grown', stored };
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return { code: 'saved' };
  });
}

/** Writes a sheet as a restored backup does; one that is there already is left alone. Whether it was written. */
export function addSheet({ log, ...head }: KeptSheet): Promise<boolean> {
  return inSheets('readwrite', async (store) => {
    if ((await answerOf(store.getKey(head.id))) !== undefined) return false;
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return true;
  });
}

export function forgetSheet(id: string): Promise<void> {
  return inSheets('readwrite', (store) => answerOf(store.delete(id)));
}
