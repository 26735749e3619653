/** Players: the computers at the table, from @puur/bot. */
import { createPlayer, type Level, LEVELS } from '@puur/bot';
import type { Player, Seat } from '@puur/rules';

/** The level that plays when nothing is said: the strongest there is. */
export const STANDARD_LEVEL: Level = LEVELS.at(-1)!;

export function isLevel(value: string): value is Level {
  return (LEVELS as readonly string[]).includes(value);
}

/** The computer on a seat. Without a seed its chance is that of the name of the seat, for it plays no other way by it. */
export function playerFor(level: Level, seed: string | null, seat: Seat): Player {
  return createPlayer(level, `${seed ?? ''}/${seat}`);
}
