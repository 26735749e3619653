/**
 * Database: where Partien are kept on this device.
 *
 * Two stores: `partien`, one head each, and `events`, one row an event under [partie, index]. A change of a Partie is one
 * transaction over both, so whoever reads, at any moment, reads a whole Partie. IndexedDB is used by hand: it is sixty
 * lines, and a library would be more.
 */
import { after } from '../app/after.js';

export const DATABASE = 'puur';
const VERSION = 1;

/** How long a browser is waited for that neither opens a database nor says that it does not, in milliseconds. */
const PATIENCE = 4000;
/** The same once it has let somebody wait in vain. */
const SHORT_PATIENCE = 500;
let patienceNow = PATIENCE;

/** How long a transaction is waited for, and by which clock. */
export interface Waiting {
  /** Milliseconds. */
  readonly patience: number;
  /** Calls `run` once after so many milliseconds, unless what it gives back is called before. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** A write that is to lie on the disk takes a second where much is going on; six are none any more. */
const WAITING: Waiting = { patience: 6000, after };

/**
 * A database of this device, opened; rejects where the browser keeps nothing (blocked, private, full), keeps a newer one, or
 * does not answer.
 * @param create makes the stores of a database that was not there
 * @param patience how long is waited, in milliseconds
 */
export function openNamed(
  name: string,
  version: number,
  create: (fresh: IDBDatabase) => void,
  patience: number = patienceNow,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // A browser that blocks storage throws here, or has no `indexedDB` at all.
    const request = indexedDB.open(name, version);
    let isGivenUp = false;
    const timer = setTimeout(() => {
      isGivenUp = true;
      patienceNow = SHORT_PATIENCE;
      reject(new Error('no answer'));
    }, patience);
    const answered = (): void => {
      clearTimeout(timer);
      patienceNow = PATIENCE;
    };
    request.onupgradeneeded = () => {
      create(request.result);
    };
    request.onsuccess = () => {
      answered();
      const { result } = request;
      // Nobody waits for it any more.
      if (isGivenUp) {
        result.close();
        return;
      }
      // Another window with a newer Puur wants to change the database: give way.
      result.onversionchange = () => {
        result.close();
      };
      resolve(result);
    };
    request.onerror = () => {
      answered();
      reject(request.error ?? new Error('no database'));
    };
    request.onblocked = () => {
      answered();
      reject(new Error('blocked'));
    };
  });
}

/** The database of the Partien, opened. */
export function openDatabase(name: string = DATABASE, patience?: number): Promise<IDBDatabase> {
  return openNamed(
    name,
    VERSION,
    (fresh) => {
      fresh.createObjectStore('partien', { keyPath: 'id' });
      fresh.createObjectStore('events', { keyPath: ['partie', 'at'] });
    },
    patience,
  );
}

/**
 * Runs requests in one transaction; resolves once everything is written, rejects if anything was not, or if the browser
 * says neither. Such a transaction is called off, and what it would have written is to be written again.
 */
export function inTransaction<T>(
  database: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  run: (transaction: IDBTransaction) => Promise<T> | T,
  waiting: Waiting = WAITING,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    const callOff = (): void => {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
    };
    // In two halves: a page that was frozen meanwhile hears of its time before it hears of its database.
    const half = waiting.patience / 2;
    let answered = waiting.after(half, () => {
      answered = waiting.after(half, () => {
        reject(new Error('no answer'));
        callOff();
      });
    });
    let result: { readonly value: T } | null = null;
    let failure: unknown = null;
    transaction.oncomplete = () => {
      answered();
      if (result) resolve(result.value);
      else reject(asError(failure));
    };
    transaction.onabort = () => {
      answered();
      reject(asError(failure ?? transaction.error));
    };
    Promise.resolve()
      .then(() => run(transaction))
      .then(
        (value) => {
          result = { value };
        },
        (cause: unknown) => {
          failure = cause;
          callOff();
        },
      );
  });
}

/** The same over one store of a database that is opened for it and closed after it. */
export async function inStore<T>(
  opening: Promise<IDBDatabase>,
  store: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T> | T,
): Promise<T> {
  const database = await opening;
  try {
    return await inTransaction(database, [store], mode, (transaction) => run(transaction.objectStore(store)));
  } finally {
    database.close();
  }
}

/** The answer of a request. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(asError(request.error));
    };
  });
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
