/**
 * Store: where a table is kept between two cards.
 *
 * The host writes after each event; a store is told which part of the log is new and nothing more. One write is one
 * whole step of the Partie, so a store that writes all of it or nothing can be read at any moment. The secret of the
 * running shuffle is kept here, for the round could not be shown to be fair without it; it is in no view.
 */
import type { PartieEvent, PerSeat } from '@puur/rules';
import type { SeatRecord } from './seat.js';

/** All that is needed to sit down again at the very card. */
export interface StoredTable {
  readonly log: readonly PartieEvent[];
  /** Secret of the shuffle that was committed to and not revealed yet, in hexadecimal; null where there is none. */
  readonly secret: string | null;
  readonly seats: PerSeat<SeatRecord>;
  readonly practice: boolean;
}

/** One write. */
export interface TableChange extends Omit<StoredTable, 'log'> {
  /** Index of the first of `events` in the log. What stood there and behind goes: it was taken back. */
  readonly from: number;
  readonly events: readonly PartieEvent[];
}

export interface TableStore {
  /**
   * Writes a change, all of it or nothing. Rejects where it could not; the same part comes again then. Rejects with `LogGap`
   * where less of the log lies there than the change builds on, as when somebody deleted it meanwhile; then all of it comes.
   */
  save(tableId: string, change: TableChange): Promise<void>;
  /** What was saved last; null for a table that was never saved. */
  load(tableId: string): Promise<StoredTable | null>;
}

/** A store has less of the log than a change builds on. */
export class LogGap extends Error {
  constructor() {
    super('there is a gap in the log');
  }
}

/** A store in memory. `fails` makes the n-th write (from 1) fail. */
export function memoryStore(fails: (write: number) => boolean = () => false): TableStore {
  const tables = new Map<string, string>();
  let writes = 0;
  const read = (tableId: string): StoredTable | null => {
    const text = tables.get(tableId);
    return text === undefined ? null : (JSON.parse(text) as StoredTable);
  };
  return {
    save(tableId, { from, events, ...rest }) {
      if (fails(++writes)) return Promise.reject(new Error('the store is full'));
      const before = read(tableId)?.log.slice(0, from) ?? [];
      if (before.length !== from) return Promise.reject(new LogGap());
      tables.set(tableId, JSON.stringify({ log: [...before, ...events], ...rest }));
      return Promise.resolve();
    },
    load: (tableId) => Promise.resolve(read(tableId)),
  };
}
