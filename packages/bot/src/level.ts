/**
 * Levels: the players there are to sit down with. One so far, the simple one; stronger ones join the list.
 */
import type { Player, SeatView } from '@puur/rules';
import { saysStoeck, speakUp, weiseToSay } from './announcing.js';
import { chooseContract } from './declaring.js';
import { chooseCard } from './playing.js';
import type { SimpleDecision } from './reason.js';

export const LEVELS = ['einfach'] as const;
export type Level = (typeof LEVELS)[number];

/** The simple player answers at once, and with its reason. */
export interface SimplePlayer extends Player {
  decide(view: SeatView): SimpleDecision;
  interject(view: SeatView): ReturnType<typeof speakUp>;
}

const MAKERS: Readonly<Record<Level, (seed: number | string) => SimplePlayer>> = {
  einfach: (seed) => ({ decide: (view) => decide(view, seed), interject: speakUp }),
};

/**
 * A player of a level. It keeps nothing between calls: the same view and the same seed give the same decision.
 *
 * @example const player = createPlayer('einfach', 7); player.decide(viewFor(state, 0)).action
 */
export function createPlayer(level: Level, seed: number | string): SimplePlayer {
  return MAKERS[level](seed);
}

function decide(view: SeatView, seed: number | string): SimpleDecision {
  if (view.phase === 'declare') return { ...chooseContract(view, seed), weise: [], stoeck: false };
  const { card, reason, considered } = chooseCard(view, seed);
  const action = { type: 'play', card } as const;
  return { action, weise: weiseToSay(view), stoeck: saysStoeck(card, view), considered, reason };
}
