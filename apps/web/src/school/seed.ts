/**
 * Seed: which question of a drill lies on the table, for as long as its window is open: who reloads gets the same one again,
 * and cannot pass over a question that way.
 */
import type { DrillId, Level } from '@puur/school';

const KEY = 'puur.school.question';
/** Seeds are 32 bits. */
const MOST = 2 ** 32;

export interface Lying {
  readonly seed: number;
  readonly level: Level;
}

/** The question of this drill that was not answered yet; null where there is none. */
export function lyingIn(drill: DrillId): Lying | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { drill: of, seed, level } = kept as Readonly<Record<string, unknown>>;
    const isSeed = Number.isInteger(seed) && Number(seed) >= 0 && Number(seed) < MOST;
    const isLevel = level === 1 || level === 2 || level === 3;
    return of === drill && isSeed && isLevel ? { seed: seed as number, level } : null;
  } catch {
    // Nothing is kept, or what is kept is something else.
    return null;
  }
}

/** Keeps which question lies; null once it is answered. */
export function keepLying(drill: DrillId, lying: Lying | null): void {
  try {
    if (lying === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ drill, ...lying }));
  } catch {
    // The browser keeps nothing: then a reload asks another one.
  }
}
