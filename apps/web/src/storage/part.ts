/**
 * Part: what one screen puts into a backup, and how a list of it comes back.
 *
 * A file from outside may hold any value at any place. So a part is judged thing by thing, each by itself: what cannot be
 * read is counted and passed over, and what the device does not take is counted apart, for then the file is good and may
 * be read again.
 */

/** What became of a part, or of a whole file. */
export interface Restored {
  /** What was new. */
  readonly added: number;
  /** What was there already. */
  readonly known: number;
  /** What is nothing that this Puur can read. */
  readonly unread: number;
  /** What can be read, but was not kept by the device: a storage that is full, blocked or held by a newer Puur. */
  readonly unwritten: number;
}

export const NOTHING: Restored = { added: 0, known: 0, unread: 0, unwritten: 0 };

export function sumOf(a: Restored, b: Restored): Restored {
  return {
    added: a.added + b.added,
    known: a.known + b.known,
    unread: a.unread + b.unread,
    unwritten: a.unwritten + b.unwritten,
  };
}

/** What one screen keeps. */
export interface BackupPart {
  /** Its name in the file. */
  readonly name: string;
  /** All of it, as JSON; `miss` is called where one thing of it cannot be written, and the others are. */
  readonly take: (miss: () => void) => Promise<unknown>;
  /** Puts back what can be read of a value from a file. */
  readonly restore: (value: unknown) => Promise<Restored>;
}

/**
 * Puts back a list.
 * @param judge what a thing of the list is; null if it is none
 * @param add writes it; whether it was new
 */
export async function restoreEach<T>(
  value: unknown,
  judge: (thing: unknown) => T | null,
  add: (thing: T) => Promise<boolean>,
): Promise<Restored> {
  if (!Array.isArray(value)) return { ...NOTHING, unread: 1 };
  let [added, known, unread, unwritten] = [0, 0, 0, 0];
  for (const thing of value as readonly unknown[]) {
    const judged = judgedBy(judge, thing);
    if (judged === null) {
      unread++;
      continue;
    }
    try {
      if (await add(judged)) added++;
      else known++;
    } catch {
      unwritten++;
    }
  }
  return { added, known, unread, unwritten };
}

function judgedBy<T>(judge: (thing: unknown) => T | null, thing: unknown): T | null {
  try {
    return judge(thing);
  } catch {
    // Nested so deep that no stack holds it: nothing that Puur has written.
    return null;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The latest time that a Date can hold (ECMA-262, time values). */
const LAST_TIME = 8.64e15;

/** Whether a value is a time at which something can have been played: milliseconds since 1970 that a Date can say. */
export function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LAST_TIME;
}
