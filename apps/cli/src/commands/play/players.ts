/**
 * Players: the computers at the table, from @puur/bot. The partner and the opponents may be of different levels.
 */
import { createPlayer, type Level, levelNamed, LEVELS } from '@puur/bot';
import { type Player, type Seat, teamOf } from '@puur/rules';

/** The level that plays when nothing is said: the strongest there is. */
export const STANDARD_LEVEL: Level = LEVELS.at(-1)!;

/** How well the person's partner plays, and how well the other side. */
export interface Levels {
  readonly partner: Level;
  readonly opponents: Level;
}

/** The levels by their names; one that this version does not know is the usual one. */
export function levelsFrom({ partner, opponents }: Readonly<Record<keyof Levels, string>>): Levels {
  return { partner: levelNamed(partner) ?? STANDARD_LEVEL, opponents: levelNamed(opponents) ?? STANDARD_LEVEL };
}

/** The level on a seat, for a person on `own`. */
export function levelAt(seat: Seat, own: Seat, { partner, opponents }: Levels): Level {
  return teamOf(seat) === teamOf(own) ? partner : opponents;
}

/** The computer on a seat. Without a seed its chance is that of the name of the seat, for it plays no other way by it. */
export function playerFor(level: Level, seed: string | null, seat: Seat): Player {
  return createPlayer(level, `${seed ?? ''}/${seat}`);
}
