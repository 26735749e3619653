/** Shelf: where the kept Partien come from, and the words that stand on each. */
import { signal } from '@preact/signals';
import { type Seat, teamOf } from '@puur/rules';
import { later, said } from '../lang/texts.js';
import { openDatabase } from '../storage/database.js';
import type { PartieHead } from '../storage/partie.js';
import { trouble, type Trouble } from '../storage/trouble.js';
import { sayTime } from '../ui/time.js';

/** Why the device does not give its Partien; null where it does. */
export const shut = signal<Trouble | null>(null);

export async function withDatabase<T>(run: (database: IDBDatabase) => Promise<T>): Promise<T | null> {
  try {
    const database = await openDatabase();
    shut.value = null;
    try {
      return await run(database);
    } finally {
      database.close();
    }
  } catch (cause) {
    shut.value = trouble(cause);
    return null;
  }
}

/** The seat from which a Partie is told: the first with a person. */
export function eyesOf({ sitting }: PartieHead): Seat {
  return ([0, 1, 2, 3] as const).find((seat) => sitting[seat].kind === 'person') ?? 0;
}

export function resultOf(head: PartieHead): string {
  const t = later.value!.review;
  const { ending } = head.summary;
  if (!ending) return t.open;
  if (ending.winner === null) return t.draw;
  return ending.winner === teamOf(eyesOf(head)) ? t.won : t.lost;
}

export function day(time: number): string {
  return sayTime(time, said().locale);
}
