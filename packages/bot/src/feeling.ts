/**
 * Feeling: the players that do not search. They ask a network about their own cards and take its word.
 */
import { assert, type Card, type RoundView, type SeatView } from '@puur/rules';
import { type Choice } from './declaring.js';
import { type Memory, remember } from './memory.js';
import { guidedKindOf } from './net/guided.js';
import { WORTH_UNIT } from './net/network.js';
import type { Perspectives } from './net/perspectives.js';
import { type CardChoice, chooseCard } from './playing.js';
import { type Random, randomFrom } from './random.js';
import { CUSTOMS } from './search/custom.js';
import { glance } from './search/glance.js';
import type { Board } from './search/guide.js';
import { pastOf } from './search/past.js';
import { guide } from './search/trained.js';
import { meanFactor, worthsOf } from './valuation.js';

/** How much more often than people a learner takes the unlikely card: 1 is as people do. */
const CARELESS = 1.5;
/** How softly a learner chooses by worth where nobody knows what people play, in points: as weak as it is elsewhere. */
const SOFTNESS = 4;
/** How softly a learner names a contract, and how unsure it is of a push; against what people do. */
const UNSURE = 1.5;

/**
 * A learner's card: drawn from what people play, the unlikely ones more often. In Slalom and Gusti, where it is not known
 * what people play, from what the cards are worth.
 */
export function chooseByFeel(view: SeatView, seed: number | string): CardChoice {
  return chooseBy(view, seed, ({ people, worth }, look, random) =>
    people === null ? draw(look(worth), SOFTNESS / WORTH_UNIT, random) : draw(look(people), CARELESS, random),
  );
}

/**
 * The card that the network thinks is worth most. In Slalom and Gusti the simple player's: there the eye alone is no better
 * than its rules, and in Gusti worse (docs/strength.md).
 */
export function chooseByEye(view: SeatView, seed: number | string): CardChoice {
  const contract = view.round?.contract ?? null;
  if (contract !== null && guidedKindOf(contract) === 'turning') return chooseCard(view, seed);
  return chooseBy(view, seed, ({ worth }, look) => {
    const figures = look(worth);
    return figures.indexOf(Math.max(...figures));
  });
}

type Look = (round: Perspectives) => readonly number[];

function chooseBy(
  view: SeatView,
  seed: number | string,
  pick: (board: Board, look: Look, random: Random) => number,
): CardChoice {
  const { round, options, seat, profile } = view;
  const { cards } = options;
  const [only] = cards;
  assert(round !== null && round.contract !== null && only !== undefined, 'a card is due');
  if (cards.length === 1) return { card: only, reason: 'only-card', considered: [] };
  const board = guide().boardFor(round.contract, profile);
  const memory: Memory = remember(view, round, round.contract);
  const past = pastOf(view, round, round.contract);
  const look: Look = (asked) => glance(asked, memory, past);
  const random = randomFrom(seed, round.number, seat, memory.trickNo);
  const card: Card = cards[pick(board, look, random)] ?? only;
  return { card, reason: 'by-feel', considered: [] };
}

/** A learner's contract or push: likelier the more the hand is worth in it. */
export function declareByFeel(view: SeatView, seed: number | string): Choice {
  const { round, options, profile, seat } = view;
  const { contracts } = options;
  assert(round !== null && contracts.length > 0, 'a contract is due');
  const random = randomFrom(seed, round.number, seat, 'declare');
  const worths = worthsOf(round.hand, contracts, seat !== round.forehand, profile);
  const unit = meanFactor(profile);
  if (options.push) {
    const lean = (Math.max(...worths) / unit - CUSTOMS.bar) / (CUSTOMS.width * UNSURE);
    if (random() < 1 / (1 + Math.exp(lean))) return { action: { type: 'push' }, reason: 'push', considered: [] };
  }
  const softness = CUSTOMS.softness * UNSURE * unit;
  const contract =
    contracts[
      draw(
        worths.map((worth) => worth / softness),
        1,
        random,
      )
    ]!;
  return { action: { type: 'declare', contract }, reason: reasonFor(round, options.push), considered: [] };
}

function reasonFor(round: RoundView, couldPush: boolean): Choice['reason'] {
  return couldPush || round.pushes === 0 ? 'best-contract' : 'must-declare';
}

/** An index, likelier the higher its figure (softmax); `softness` 1 is as the figures say. */
function draw(figures: readonly number[], softness: number, random: Random): number {
  const most = Math.max(...figures);
  const weights = figures.map((figure) => Math.exp((figure - most) / softness));
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (rest -= weight) < 0),
  );
}
