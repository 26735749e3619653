/**
 * Store of a window: the database behind the table's store.
 *
 * A database that cannot be opened is tried again with the next write, so a browser that gets room back saves again by
 * itself; meanwhile the host says `unsaved` and goes on.
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
  return {
    claim: async (id) => claimPartie(await database(), id, owner),
    storeFor: (head: () => PartieHead): TableStore => ({
      async save(_, change) {
        const { secret, practice } = change;
        await saveChange(
          await database(),
          { ...head(), secret, practice, length: change.from + change.events.length },
          change,
        );
      },
      load: async (id) => (await readPartie(await database(), id))?.table ?? null,
    }),
  };
}
