/**
 * Store of a window: the database behind the table's store.
 *
 * A database that cannot be opened, or does not answer, is opened anew for the next write, so a browser that gets room back
 * saves again by itself; meanwhile the host says `unsaved` and goes on. Nothing is lost by that: each write begins where the
 * last one that is certain ended, and what a late one has written meanwhile is written over by the same.
 */
import type { TableStore } from '@puur/table';
import { openDatabase } from '../storage/database.js';
import { claimPartie, type PartieHead, readPartie, saveChange } from '../storage/partie.js';
import type { PartieStore } from './desk.js';

/** The store of a window that is `owner` of what it plays. */
export function windowStore(owner: string, open: () => Promise<IDBDatabase> = openDatabase): PartieStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().then((found) => {
      found.onclose = () => {
        opened = null;
      };
      return found;
    });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  /** Does something with it; one that fails is not gone on with. */
  const using = async <T>(run: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    const found = await database();
    try {
      return await run(found);
    } catch (cause) {
      found.close();
      opened = null;
      throw cause;
    }
  };
  return {
    claim: (id) => using((found) => claimPartie(found, id, owner)),
    storeFor: (head: () => PartieHead): TableStore => ({
      async save(_, change) {
        const { secret, practice } = change;
        const length = change.from + change.events.length;
        await using((found) => saveChange(found, { ...head(), secret, practice, length }, change));
      },
      load: (id) => using(async (found) => (await readPartie(found, id))?.table ?? null),
    }),
  };
}
