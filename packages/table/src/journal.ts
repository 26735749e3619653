/**
 * Journal: brings a table into its store, one write after the other.
 *
 * While a write is under way the next changes gather into one. A write that fails is reported and comes again with the
 * next change, from the same place on, or after a while where none comes, as after the last trick of a Partie; the game
 * does not wait for it. Where the store turns out to have less than it had, all is written anew.
 */
import type { Clock, Millis } from './clock.js';
import { LogGap, type StoredTable, type TableChange, type TableStore } from './store.js';

/** `off`: there is no store · `unsaved`: the last write failed. */
export const SAVINGS = ['off', 'saved', 'saving', 'unsaved'] as const;
export type Saving = (typeof SAVINGS)[number];

export interface JournalOptions {
  readonly store: TableStore;
  readonly tableId: string;
  /** How much of the log the store has already. */
  readonly saved: number;
  /** The table as it stands; its log may be the live one. */
  readonly record: () => StoredTable;
  /** A write failed that was not only tried again. */
  readonly onFailure: (cause: unknown) => void;
  readonly clock: Clock;
  /** Called when `saving` may have changed. */
  readonly onChange: () => void;
}

/** How long after a write that failed it is tried again. */
export const RETRY: Millis = 5000;

export class Journal {
  readonly #options: JournalOptions;
  /** What the store has of the log as it stands, the write under way included. */
  #saved: number;
  #isDue = false;
  #hasFailed = false;
  #writing: Promise<void> | null = null;
  /** Whether the write under way is one that failed before, without anything new. */
  #isRetry = false;
  #cancelRetry: (() => void) | null = null;
  #isClosed = false;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.#saved = options.saved;
  }

  get saving(): Saving {
    return this.#writing !== null ? 'saving' : this.#hasFailed ? 'unsaved' : 'saved';
  }

  /** The log has changed from this index on, or something else of the table has. */
  changed(from: number): void {
    this.#saved = Math.min(this.#saved, from);
    this.#isDue = true;
    this.#isRetry = false;
    this.#dropRetry();
    this.#writing ??= this.#writeAll();
  }

  /** Nothing is tried again from now on. */
  close(): void {
    this.#isClosed = true;
    this.#dropRetry();
  }

  /** Waits for the writes under way. Whether the table is saved as it stands. */
  async settled(): Promise<boolean> {
    while (this.#writing !== null) await this.#writing;
    return !this.#hasFailed;
  }

  async #writeAll(): Promise<void> {
    // Not in the same breath as the change, so that `#writing` is set before this ends.
    await Promise.resolve();
    while (this.#isDue) {
      this.#isDue = false;
      await this.#write();
    }
    this.#writing = null;
    if (this.#hasFailed && !this.#isClosed) {
      this.#cancelRetry = this.#options.clock.after(RETRY, () => {
        this.#cancelRetry = null;
        this.#isDue = true;
        this.#isRetry = true;
        this.#writing ??= this.#writeAll();
      });
    }
    this.#options.onChange();
  }

  #dropRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  async #write(): Promise<void> {
    const { store, tableId, record, onFailure } = this.#options;
    const { log, ...rest } = record();
    const from = this.#saved;
    const change: TableChange = { from, events: log.slice(from), ...rest };
    this.#saved = log.length;
    try {
      await store.save(tableId, change);
      this.#hasFailed = false;
    } catch (cause) {
      if (cause instanceof LogGap && from > 0) {
        this.#saved = 0;
        this.#isDue = true;
        return;
      }
      this.#saved = Math.min(this.#saved, from);
      this.#hasFailed = true;
      if (!this.#isRetry) onFailure(cause);
    }
  }
}
