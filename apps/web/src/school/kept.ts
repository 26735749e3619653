/**
 * Kept log: what was learned on this device, one row an answer, in a database of its own.
 *
 * Rows are only ever added, so two windows lose nothing to each other, and an answer costs the same on the first day and
 * after a year. What is read is checked row by row by @puur/school; a row that is none is left where it is and passed over.
 *
 * Every answer has an id of its own, drawn when it is given, and takes it along into a backup and onto another device. So
 * two logs are joined as sets: an answer counts once however often and by whichever way it comes, and two answers that
 * look alike both count. Rows and files of before have no ids; theirs follow from the answers up to each (see `named`).
 */
import { PROGRESS_FORMAT, PROGRESS_VERSION, type ProgressEvent, readProgress } from '@puur/school';
import { isObject } from '../storage/part.js';
import { answerOf, inStore, openNamed } from '../storage/database.js';

export const SCHOOL_DATABASE = 'puur-school';
const STORE = 'log';

function open(): Promise<IDBDatabase> {
  return openNamed(SCHOOL_DATABASE, PROGRESS_VERSION, (fresh) => {
    fresh.createObjectStore(STORE, { autoIncrement: true });
  });
}

/** An answer as it is kept and backed up: the event with its id. */
export type KeptAnswer = ProgressEvent & { readonly id: string };

/** What of a value from outside is progress; `unread` counts what in it is none. */
export interface ReadAnswers {
  readonly answers: readonly KeptAnswer[];
  readonly unread: number;
}

/** What of a value from outside is progress: all of it, what can still be read, or nothing. */
export function answersIn(value: unknown): ReadAnswers {
  const read = readProgress(value);
  if (!read.ok && read.error.code !== 'damaged') return { answers: [], unread: 1 };
  const damaged = new Set(read.ok ? [] : read.error.code === 'damaged' ? read.error.at : []);
  const events = read.ok ? read.value : read.error.code === 'damaged' ? read.error.readable : [];
  // It was read, so it has a log; what is left of that without the damaged has the order of the events.
  const { log } = value as { readonly log: readonly unknown[] };
  const ids = log.filter((_, at) => !damaged.has(at)).map(idOf);
  return { answers: named(events, ids), unread: damaged.size };
}

/** Ids have this form, whoever has drawn them. */
const ID = /^[0-9a-z-]{8,40}$/;

function idOf(row: unknown): string | null {
  const id = isObject(row) ? row['id'] : null;
  return typeof id === 'string' && ID.test(id) ? id : null;
}

/**
 * Answers with their ids. One that was kept before there were ids gets one out of itself and all of its kind before it:
 * the device that still has it and every file that was written there come to the same, and two that look alike differ.
 */
function named(events: readonly ProgressEvent[], ids: readonly (string | null)[]): readonly KeptAnswer[] {
  let chain = '';
  return events.map((event, at) => {
    const id = ids[at] ?? null;
    if (id !== null) return { ...event, id };
    chain = `old-${digest(chain + JSON.stringify(event))}`;
    return { ...event, id: chain };
  });
}

/**
 * A text as 16 hexadecimal digits: FNV-1a over its UTF-16 units, and beside it a second mix of 32 bits. The browser's own
 * digests cannot be asked inside a transaction, and nobody gains by forging one.
 */
function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 15);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** 96 random bits. */
export function drawId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function rowsOf(store: IDBObjectStore): Promise<readonly KeptAnswer[]> {
  const rows = await answerOf(store.getAll() as IDBRequest<unknown[]>);
  return answersIn({ format: PROGRESS_FORMAT, version: PROGRESS_VERSION, log: rows }).answers;
}

/** The answers of this device with their ids, in the order in which they came. */
export function readAnswers(): Promise<readonly KeptAnswer[]> {
  return inStore(open(), STORE, 'readonly', rowsOf);
}

/** The same as a log for @puur/school. */
export async function readLog(): Promise<readonly ProgressEvent[]> {
  return (await readAnswers()).map(({ id: _, ...event }) => event);
}

/** Adds answers just given; resolves once they are on the device. */
export async function addToLog(events: readonly ProgressEvent[], draw: () => string = drawId): Promise<void> {
  if (events.length === 0) return;
  await inStore(open(), STORE, 'readwrite', (store) => {
    for (const event of events) store.add({ ...event, id: draw() } satisfies KeptAnswer);
  });
}

/**
 * Adds the answers of another log that are not in this one; resolves once they are on the device. Looked and written in
 * one transaction, so two windows that do it at once add nothing twice.
 * @returns how many were new
 */
export async function merge(theirs: readonly KeptAnswer[]): Promise<number> {
  if (theirs.length === 0) return 0;
  return inStore(open(), STORE, 'readwrite', async (store) => {
    const fresh = newIn(await rowsOf(store), theirs);
    for (const answer of fresh) store.add(answer);
    return fresh.length;
  });
}

/** What another log adds to this one: the answers that this one does not have, each once. */
export function newIn(ours: readonly KeptAnswer[], theirs: readonly KeptAnswer[]): readonly KeptAnswer[] {
  const seen = new Set(ours.map(({ id }) => id));
  return theirs.filter(({ id }) => !seen.has(id) && seen.add(id));
}
