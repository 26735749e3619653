/**
 * Kept sheets: the slates of this device, each in one row of a database of their own.
 *
 * A sheet is small (an evening is a few kilobytes), so its row is written whole with each event, and whoever reads finds
 * a whole sheet. The log lies in it as the text of a record: what is read is judged event by event, as a file from
 * outside is, and a profile that gains a setting is read with its default. Two windows may have the same sheet open: who
 * writes says how long the log was that he knew, and where what is stored is no longer the beginning of that the stored
 * one wins: a count alone would take another window's rounds for one's own.
 *
 * A row that cannot be read is not passed over: what it may hold is told, can be taken off as it is, and is replaced by a
 * whole slate alone. A row of a newer Puur is whole, only not for this one: it is never written over.
 */
import { readTafel, type SheetEvent, writeTafel } from '@puur/tafel';
import { answerOf, inStore, openNamed } from '../../storage/database.js';
import { isObject, isTime } from '../../storage/part.js';

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

/** A row that this Puur cannot read: cut or spoilt, or written by a newer one. */
export interface UnreadSheet {
  readonly id: string;
  readonly why: 'damaged' | 'newer';
  /** What people called it, as far as it can be read; may be empty. */
  readonly name: string;
  /** The row as it is stored. */
  readonly row: unknown;
}

/** What was written, or what is in the way: rounds of another window, or a row that only a newer Puur understands. */
export type Saved =
  { readonly code: 'saved' } | { readonly code: 'grown'; readonly stored: KeptSheet } | { readonly code: 'newer' };

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
  const found = judge(value);
  return typeof found === 'string' ? null : found;
}

/** The slate a value is, or why it is none. */
function judge(value: unknown): KeptSheet | UnreadSheet['why'] {
  if (!isObject(value)) return 'damaged';
  const { text, version } = value;
  if (typeof version === 'number' && version > ROW_VERSION) return 'newer';
  const head = readHead(value);
  if (head === null || typeof text !== 'string') return 'damaged';
  const log = readTafel(text);
  if (!log.ok) return log.error.code === 'file-newer' ? 'newer' : 'damaged';
  return log.value.length > 0 ? { ...head, log: log.value } : 'damaged';
}
const ROW_VERSION = 1;

/** All that is kept: the sheets, the last written first, and the rows that cannot be read. */
export interface AllKept {
  readonly sheets: readonly KeptSheet[];
  readonly unread: readonly UnreadSheet[];
}

export async function readAll(): Promise<AllKept> {
  const rows = await inSheets('readonly', (store) => answerOf(store.getAll() as IDBRequest<unknown[]>));
  const [sheets, unread]: [KeptSheet[], UnreadSheet[]] = [[], []];
  for (const row of rows) {
    const found = judge(row);
    if (typeof found === 'string') unread.push(unreadOf(row, found));
    else sheets.push(found);
  }
  return { sheets: sheets.sort((a, b) => b.writtenAt - a.writtenAt), unread };
}

function unreadOf(row: unknown, why: UnreadSheet['why']): UnreadSheet {
  // The key of the store: nothing lies in it without one, and Puur has never used another than a text.
  const { id, name } = row as { readonly id: unknown; readonly name?: unknown };
  return { id: id as string, why, name: typeof name === 'string' ? name.slice(0, MOST_NAME) : '', row };
}

/** All sheets that can be read, the last written first. */
export async function readSheets(): Promise<readonly KeptSheet[]> {
  return (await readAll()).sheets;
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
 * Writes a sheet. A row that is damaged is replaced: who writes has the whole sheet.
 * @param known events that were there when it was read; 0 for a new one
 */
export function saveSheet({ log, ...head }: KeptSheet, known: number): Promise<Saved> {
  return inSheets('readwrite', async (store): Promise<Saved> => {
    const row = await answerOf(store.get(head.id) as IDBRequest<unknown>);
    const stored = row === undefined ? 'damaged' : judge(row);
    if (stored === 'newer') return { code: 'newer' };
    if (stored !== 'damaged' && !isBeginning(stored.log, log.slice(0, known))) return { code: 'grown', stored };
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return { code: 'saved' };
  });
}

/**
 * Writes a sheet as a restored backup does: in the place of none, or of one that is damaged. One that can be read is left
 * alone. Whether it was written; rejects where a row of a newer Puur lies, which nothing may write over.
 */
export function addSheet({ log, ...head }: KeptSheet): Promise<boolean> {
  return inSheets('readwrite', async (store) => {
    const row = await answerOf(store.get(head.id) as IDBRequest<unknown>);
    const stored = row === undefined ? 'damaged' : judge(row);
    if (stored === 'newer') throw new Error('kept by a newer Puur');
    if (stored !== 'damaged') return false;
    await answerOf(store.put({ ...head, text: writeTafel(log), length: log.length } satisfies Row));
    return true;
  });
}

export function forgetSheet(id: string): Promise<void> {
  return inSheets('readwrite', (store) => answerOf(store.delete(id)));
}

/** Puts a row back as it was, where nothing lies meanwhile: a deleted one that could not be read. */
export function putBack({ id, row }: UnreadSheet): Promise<void> {
  return inSheets('readwrite', async (store) => {
    if ((await answerOf(store.getKey(id))) === undefined) await answerOf(store.put(row));
  });
}
