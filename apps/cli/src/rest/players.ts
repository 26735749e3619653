/** Players: who plays at an address of our service, by the name in it. */
import { createPlayer, createYardstick, LEVELS, YARDSTICK_NAME } from '@puur/bot';
import type { Player } from '@puur/rules';

type Maker = (seed: string) => Player;

const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ...LEVELS.map((level): [string, Maker] => [level, (seed) => createPlayer(level, seed)]),
  [YARDSTICK_NAME, createYardstick],
]);

export const SERVED_NAMES: readonly string[] = [...MAKERS.keys()];

/** The players of these names. They keep nothing between questions, so one of each serves every round. */
export function servedPlayers(names: readonly string[], seed: string): ReadonlyMap<string, Player> {
  return new Map(
    names.flatMap((name): [string, Player][] => {
      const make = MAKERS.get(name);
      return make === undefined ? [] : [[name, make(seed)]];
    }),
  );
}
