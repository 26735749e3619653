/**
 * Yardstick: the player `yardstick-1`, a ruler for all others. FROZEN: it is never improved.
 *
 * Plain information-set search as the field knows it: 2,000 iterations a card, worlds drawn evenly from what logic
 * leaves, random play-outs, points as pay-off, contract by Graf's rule; every Weis and Stöck is said. Whoever has a
 * better idea builds another player and measures it against this one. What would change a choice of it (a fault against
 * the rules of the game is the only reason) makes a `yardstick-2`; the test beside this file holds the choices of
 * `yardstick-1` on fixed views and seeds. That is why this folder imports nothing of the package but the announcing:
 * rules and cards from @puur/rules, and its own dice, worlds, knowledge and search.
 */
import { assert, type Decision, type Player, type SeatView } from '@puur/rules';
import { saysStoeck, speakUp, weiseToSay } from '../announcing.js';
import { Dice } from './dice.js';
import { declareByGraf } from './graf.js';
import { knowledgeOf } from './knowledge.js';
import { Search } from './search.js';
import { Worlds } from './worlds.js';

/** The name it is known by, in matches and in docs/strength.md. */
export const YARDSTICK_NAME = 'yardstick-1';
/** Iterations a card; part of what the name means. */
export const YARDSTICK_ITERATIONS = 2000;

/** The yardstick answers at once. */
export interface Yardstick extends Player {
  decide(view: SeatView): Decision;
  interject(view: SeatView): ReturnType<typeof speakUp>;
}

/**
 * The player `yardstick-1`. It keeps nothing between calls: the same view and the same seed give the same decision.
 *
 * @param iterations for tests only; a player with other than 2,000 is not `yardstick-1`
 * @example const ruler = createYardstick(7); ruler.decide(viewFor(state, 0)).action
 */
export function createYardstick(seed: number | string, iterations: number = YARDSTICK_ITERATIONS): Yardstick {
  const dice = new Dice();
  let search: Search | null = null;
  return {
    interject: speakUp,
    decide(view) {
      if (view.phase === 'declare') {
        return { action: declareByGraf(view), weise: [], stoeck: false, considered: [] };
      }
      const { round, options, seat, profile } = view;
      const [only, ...others] = options.cards;
      assert(round !== null && round.contract !== null && only !== undefined, 'a card is due');
      let card = only;
      if (others.length > 0) {
        const played = round.tricks.reduce((sum, { cards }) => sum + cards.length, 0);
        dice.seed(`${seed}/${round.number}/${seat}/${played}`);
        search ??= new Search(iterations, dice, new Worlds());
        card = search.choose(knowledgeOf(round, round.contract, seat, profile), profile) ?? only;
      }
      return {
        action: { type: 'play', card },
        weise: weiseToSay(view),
        stoeck: saysStoeck(card, view),
        considered: [],
      };
    },
  };
}
