/**
 * Kept Partien: their heads and their logs.
 *
 * A head tells a list what it needs (who, when, the score) without reading a log. `owner` is the window that plays: a
 * window that has lost a Partie to another one can write to it no more, whatever it still has in hand.
 */
import type { PartieEnding, PartieEvent, PartieState, PerSeat, PerTeam } from '@puur/rules';
import { LogGap, type StoredTable, type TableChange } from '@puur/table';
import { type Aim, aimOf } from '../app/aim.js';
import { answerOf, inTransaction } from './database.js';

/** Who sits on a seat, with the level of a program. */
export interface SittingRecord {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly level: string | null;
}

/** What a list shows of a Partie. */
export interface PartieSummary extends Aim {
  readonly score: PerTeam<number>;
  /** Rounds that are scored. */
  readonly rounds: number;
  readonly ending: PartieEnding | null;
}

export interface PartieHead {
  readonly id: string;
  /** Form of the rows; a newer one is left alone. */
  readonly version: 1;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly playedAt: number;
  readonly sitting: PerSeat<SittingRecord>;
  readonly practice: boolean;
  readonly secret: string | null;
  readonly length: number;
  readonly summary: PartieSummary;
  readonly owner: string;
}

/** A head as it lies there, whichever Puur wrote it; the first ones say no number of rounds. */
type StoredHead = Omit<PartieHead, 'version' | 'summary'> & {
  readonly version: number;
  readonly summary: Omit<PartieSummary, 'limit'> & Partial<Pick<PartieSummary, 'limit'>>;
};

interface EventRow {
  readonly partie: string;
  readonly at: number;
  readonly event: PartieEvent;
}

/** What a list shows of a Partie that stands so. */
export function summaryOf({ score, rounds, profile, ending }: PartieState): PartieSummary {
  return { score, rounds: rounds.length, ...aimOf(profile), ending };
}

/** Names as a record keeps them; a seat without one is told by its number. */
export function namesOf(sitting: PerSeat<SittingRecord>): PerSeat<string> {
  const name = (seat: 0 | 1 | 2 | 3): string => sitting[seat].name.trim() || String(seat + 1);
  return [name(0), name(1), name(2), name(3)];
}

/** Another window has taken the Partie over. */
export class TakenOver extends Error {}

const BOTH = ['partien', 'events'] as const;

/** All rows of a Partie from an index on. */
function rowsFrom(id: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
}

/** Writes a change, all of it or nothing. */
export function saveChange(database: IDBDatabase, head: PartieHead, change: TableChange): Promise<void> {
  return inTransaction(database, BOTH, 'readwrite', async (transaction) => {
    const heads = transaction.objectStore('partien');
    const known = (await answerOf(heads.get(head.id))) as PartieHead | undefined;
    if (known && known.owner !== head.owner) throw new TakenOver('another window plays');
    if ((known?.length ?? 0) < change.from) throw new LogGap();
    const events = transaction.objectStore('events');
    events.delete(rowsFrom(head.id, change.from));
    for (const [index, event] of change.events.entries()) {
      events.add({ partie: head.id, at: change.from + index, event } satisfies EventRow);
    }
    heads.put(head);
  });
}

/** Makes this window the owner; null if there is no such Partie. */
export function claimPartie(
  database: IDBDatabase,
  id: string,
  owner: string,
): Promise<{ head: PartieHead; table: StoredTable } | null> {
  return inTransaction(database, BOTH, 'readwrite', async (transaction) => {
    const heads = transaction.objectStore('partien');
    const known = (await answerOf(heads.get(id))) as StoredHead | undefined;
    if (!known) return null;
    const head: PartieHead = { ...(await whole(known, transaction.objectStore('events'))), owner };
    heads.put(head);
    const rows = (await answerOf(transaction.objectStore('events').getAll(rowsFrom(id, 0)))) as EventRow[];
    return { head, table: storedTable(head, rows) };
  });
}

/** A Partie to look at; null if there is none. */
export function readPartie(
  database: IDBDatabase,
  id: string,
): Promise<{ head: PartieHead; table: StoredTable } | null> {
  return inTransaction(database, BOTH, 'readonly', async (transaction) => {
    const known = (await answerOf(transaction.objectStore('partien').get(id))) as StoredHead | undefined;
    if (!known) return null;
    const head = await whole(known, transaction.objectStore('events'));
    const rows = (await answerOf(transaction.objectStore('events').getAll(rowsFrom(id, 0)))) as EventRow[];
    return { head, table: storedTable(head, rows) };
  });
}

/** All heads, the last played first. */
export function readHeads(database: IDBDatabase): Promise<PartieHead[]> {
  return inTransaction(database, BOTH, 'readonly', async (transaction) => {
    const stored = (await answerOf(transaction.objectStore('partien').getAll())) as StoredHead[];
    const events = transaction.objectStore('events');
    const heads = await Promise.all(stored.map((head) => whole(head, events)));
    return heads.sort((a, b) => b.playedAt - a.playedAt);
  });
}

/**
 * Writes a whole Partie, as a restored backup does: in the place of none, or of one that is damaged. One that is whole is
 * left alone. Whether it was written; rejects where a newer Puur has written it.
 * @param isPlayable what of a log that lies there is more than the right number of rows
 */
export function addPartie(
  database: IDBDatabase,
  head: PartieHead,
  log: readonly PartieEvent[],
  isPlayable: (log: readonly PartieEvent[]) => boolean = () => true,
): Promise<boolean> {
  return inTransaction(database, BOTH, 'readwrite', async (transaction) => {
    const heads = transaction.objectStore('partien');
    const events = transaction.objectStore('events');
    const known = (await answerOf(heads.get(head.id))) as StoredHead | undefined;
    if (known !== undefined) {
      if (known.version > head.version) throw new Error('kept by a newer Puur');
      const rows = (await answerOf(events.getAll(rowsFrom(head.id, 0)))) as EventRow[];
      const isWhole = rows.length === known.length && rows.every(({ at }, index) => at === index);
      if (isWhole && isPlayable(rows.map(({ event }) => event))) return false;
      events.delete(rowsFrom(head.id, 0));
    }
    for (const [at, event] of log.entries()) events.put({ partie: head.id, at, event } satisfies EventRow);
    heads.put(head);
    return true;
  });
}

/** Forgets a Partie. */
export function deletePartie(database: IDBDatabase, id: string): Promise<void> {
  return inTransaction(database, BOTH, 'readwrite', (transaction) => {
    transaction.objectStore('partien').delete(id);
    transaction.objectStore('events').delete(rowsFrom(id, 0));
  });
}

/** A head with all that this Puur knows of one: an old summary gets the number of its rounds from the log's first event. */
async function whole(head: StoredHead, events: IDBObjectStore): Promise<PartieHead> {
  const { summary } = head;
  if (summary.limit !== undefined) return head as PartieHead;
  const row = (await answerOf(events.get([head.id, 0]))) as EventRow | undefined;
  const limit = row?.event.type === 'opened' ? aimOf(row.event.profile).limit : null;
  return { ...head, summary: { ...summary, limit } } as PartieHead;
}

function storedTable(head: PartieHead, rows: readonly EventRow[]): StoredTable {
  // Rows behind the length the head tells cannot be: both are written together. Rows with a gap are cut at the gap.
  const log: PartieEvent[] = [];
  for (const { at, event } of rows) if (at === log.length && at < head.length) log.push(event);
  const [a, b, c, d] = head.sitting.map(({ kind, name }) => ({ kind, name }));
  return { log, secret: head.secret, practice: head.practice, seats: [a!, b!, c!, d!] };
}
