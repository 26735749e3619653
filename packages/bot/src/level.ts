/**
 * Levels: the players there are to sit down with, from the learner to the strongest.
 *
 * - `lernend` plays as people play on their worse days: a card drawn from those that people would play in its place, the
 *   unlikely ones a little more often; it chooses contracts in the same way. Its mistakes are people's mistakes.
 * - `einfach` goes by the rules that Jass teachers give (playing.ts), and counts out the last three tricks.
 * - `geuebt` has the eye of the network (search/glance.ts) and does not search; in Slalom and Gusti it goes by the rules.
 * - `stark` searches (search/searcher.ts).
 *
 * What is said (Weis, Stöck, Bedanken) is the same for all: a learner's partner should not lose points by it.
 */
import type { Player, SeatView } from '@puur/rules';
import { saysStoeck, speakUp, weiseToSay } from './announcing.js';
import { chooseContract } from './declaring.js';
import { chooseByEye, chooseByFeel, declareByFeel } from './feeling.js';
import { chooseCard } from './playing.js';
import type { ReasonedDecision } from './reason.js';
import { checkThinking, STRONG, type Thinking } from './search/manner.js';
import { guide } from './search/trained.js';
import { Searcher } from './search/searcher.js';

export type { Thinking } from './search/manner.js';

/** The weakest first. */
export const LEVELS = ['lernend', 'einfach', 'geuebt', 'stark'] as const;
export type Level = (typeof LEVELS)[number];

/** The level that a person means; null if none. Who types `geübt` means `geuebt`, in either way of writing an umlaut. */
export function levelNamed(name: string): Level | null {
  const plain = name.normalize('NFC').replaceAll('ü', 'ue');
  return LEVELS.find((level) => level === plain) ?? null;
}

/** A player of a level answers at once, and with its reason. */
export interface LevelPlayer extends Player {
  decide(view: SeatView): ReasonedDecision;
  interject(view: SeatView): ReturnType<typeof speakUp>;
}

type Decide = (view: SeatView) => ReasonedDecision;
type Chooser = (
  view: SeatView,
) => Pick<ReasonedDecision, 'reason' | 'considered'> & { readonly card: ReturnType<typeof chooseCard>['card'] };

const MAKERS: Readonly<Record<Level, (seed: number | string, thinking: Thinking) => Decide>> = {
  lernend: (seed) =>
    decider(
      (view) => declareByFeel(view, seed),
      (view) => chooseByFeel(view, seed),
    ),
  einfach: (seed) =>
    decider(
      (view) => chooseContract(view, seed),
      (view) => chooseCard(view, seed),
    ),
  geuebt: (seed) =>
    decider(
      (view) => chooseContract(view, seed),
      (view) => chooseByEye(view, seed),
    ),
  stark: (seed, thinking) => {
    const searcher = new Searcher(guide(), STRONG, seed);
    return (view) => searcher.decide(view, thinking);
  },
};

/**
 * A player of a level. It keeps nothing between calls that changes an answer: the same view, seed and number of worlds
 * give the same decision. Only `stark` thinks by its budget; without one it takes the work that its strength was measured with.
 * Throws a RangeError for a level that there is not, and for a budget that is none: a caller's mistake, never a view's.
 *
 * @example const player = createPlayer('stark', 7, { worlds: 50 }); player.decide(viewFor(state, 0)).action
 */
export function createPlayer(level: Level, seed: number | string, thinking: Thinking = {}): LevelPlayer {
  if (!(LEVELS as readonly string[]).includes(level)) {
    throw new RangeError(`there is no level ${JSON.stringify(level)}; the levels are ${LEVELS.join(', ')}`);
  }
  checkThinking(thinking);
  return { decide: MAKERS[level](seed, thinking), interject: speakUp };
}

function decider(
  declare: (view: SeatView) => Pick<ReasonedDecision, 'action' | 'reason' | 'considered'>,
  choose: Chooser,
): Decide {
  return (view) => {
    if (view.phase === 'declare') return { ...declare(view), weise: [], stoeck: false };
    const { card, reason, considered } = choose(view);
    const action = { type: 'play', card } as const;
    return { action, weise: weiseToSay(view), stoeck: saysStoeck(card, view), considered, reason };
  };
}
