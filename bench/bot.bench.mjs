/**
 * The bot: worlds and rollouts a second, iterations a second of the yardstick, time per decision. One thread.
 *
 * Decisions are those of four players of the level in fixed rounds of `turnier-12`; the notes tell their times. How
 * strong the levels are is another question, answered by `puur match` and docs/strength.md.
 */
import {
  apply,
  CardSet,
  dealByThrees,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  fold,
  resolveProfile,
  turnOf,
  viewFor,
} from '@puur/rules';
import { createPlayer, createYardstick, LEVELS, YARDSTICK_ITERATIONS } from '@puur/bot';
import { playOut } from '../packages/bot/dist/search/rollout.js';
import { guide } from '../packages/bot/dist/search/trained.js';
import { remember } from '../packages/bot/dist/memory.js';
import { randomFrom, shuffled } from '../packages/bot/dist/random.js';
import { drawWorld } from '../packages/bot/dist/world.js';
import { measure } from './measure.mjs';

const PROFILE = resolveProfile('turnier-12').value;
const ROUNDS = 4;

function ask(state, command) {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(JSON.stringify(judged));
  return fold(judged.value, state);
}

/** Milliseconds of each choice between two and more, of declarations and of cards, in fixed rounds. */
function decisionTimes(make) {
  const times = { declare: [], play: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const dealer = round % 4;
    const players = [0, 1, 2, 3].map((seat) => make(`bench/${seat}`));
    let state = ask(EMPTY_PARTIE, { type: 'open', profile: PROFILE });
    const hands = dealByThrees(shuffled(randomFrom('bench', round)), dealer);
    state = ask({ ...state, nextDealer: dealer }, { type: 'deal', dealer, hands });
    while (state.rounds.length === 0) {
      const seat = turnOf(state);
      if (seat === null) {
        state = ask(state, { type: 'turn-trick' });
        continue;
      }
      const view = viewFor(state, seat);
      const start = process.hrtime.bigint();
      const { action, weise, stoeck } = players[seat].decide(view);
      const ms = Number(process.hrtime.bigint() - start) / 1e6;
      if (action.type !== 'play') times.declare.push(ms);
      else if (view.options.cards.length > 1) times.play.push(ms);
      state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
    }
  }
  return times;
}

function told(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toPrecision(3);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms (${sorted.length})`;
}

export default function botBench() {
  const board = guide().boardFor('trump:R', DEFAULT_PROFILE);
  const deck = shuffled(randomFrom('bench', 'rollout'));
  const hands = [0, 1, 2, 3].map((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9)));
  const opening = { hands, leader: 0, declarer: 0, pushed: false, match: true };
  // A view at the first card of the second trick, for drawing worlds.
  let state = ask(EMPTY_PARTIE, { type: 'open', profile: PROFILE });
  state = ask({ ...state, nextDealer: 3 }, { type: 'deal', dealer: 3, hands: dealByThrees(deck, 3) });
  const simple = createPlayer('einfach', 1);
  while ((state.round.tricks[0]?.cards.length ?? 0) < 4) {
    const seat = turnOf(state);
    const { action, weise, stoeck } = simple.decide(viewFor(state, seat));
    state = ask(state, action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat });
  }
  if (turnOf(state) === null) state = ask(state, { type: 'turn-trick' });
  const view = viewFor(state, turnOf(state));
  const memory = remember(view, view.round, view.round.contract);
  const random = randomFrom('bench', 'worlds');
  const repeat = (once) => (repeats) => {
    for (let n = 0; n < repeats; n++) once();
    return repeats;
  };
  const figures = [
    measure(
      'worlds drawn at trick 2',
      'worlds',
      repeat(() => drawWorld(memory, random)),
    ),
    measure(
      'rounds played out by the network, trump',
      'rounds',
      repeat(() => {
        board.worth.start(opening);
        playOut(board.worth);
      }),
    ),
  ];
  const yardstick = createYardstick('bench');
  const iterations = repeat(() => yardstick.decide(view));
  figures.push(
    measure('yardstick-1 at trick 2', 'iterations', (repeats) => iterations(repeats) * YARDSTICK_ITERATIONS),
  );
  const notes = LEVELS.map((level) => {
    const { declare, play } = decisionTimes((seed) => createPlayer(level, seed));
    return `${level}: a card ${told(play)}; a contract ${told(declare)}`;
  });
  return { figures, notes };
}
