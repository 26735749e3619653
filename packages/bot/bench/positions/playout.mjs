// Playout: a second opinion on play positions, without open cards.
//
//   npm run build && nice node packages/bot/bench/positions/playout.mjs [LEVEL] [ID…]
//
// Exact play knows where every card lies. Here a level plays on in all four seats, each seeing its own hand only, over the
// same kind of worlds. It is only as good as the level (a weak partner wastes what a good lead offers), so it proves
// nothing and stands in no fixture; but where it speaks against an accepted card, somebody looks again.
import {
  apply,
  CardSet,
  evolve,
  fold,
  formatCard,
  SEAT_COUNT,
  SEATS,
  seatAfter,
  teamOf,
  turnOf,
  viewFor,
} from '@puur/rules';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createPlayer, LEVELS } from '../../dist/index.js';
import { OWN_POSITIONS } from './fixture.mjs';
import { cardsOf, factsOf, must } from './told.mjs';
import { randomFrom, worldsOf } from './worlds.mjs';
import { compareIn, legalIn } from './worth.mjs';

const WORLDS = 100;

/** The state of a play position in a world (the hands as they are now). */
function stateIn(view, facts, hands) {
  const { dealer, declaration, tricks, weis = [] } = view;
  const dealt = SEATS.map((seat) => [...hands[seat], ...facts.played[seat]]);
  let state = fold([
    { type: 'opened', profile: facts.profile },
    { type: 'dealt', dealer, hands: dealt },
  ]);
  state = { ...state, score: view.score ?? [0, 0], round: { ...state.round, number: 2 } };
  const add = (event) => {
    state = evolve(state, event);
  };
  if (declaration.pushed) add({ type: 'pushed', seat: seatAfter(dealer) });
  add({ type: 'declared', seat: declaration.by, contract: declaration.contract, silent: false });
  tricks.forEach(({ leader, cards }, index) => {
    cardsOf(cards).forEach((card, place) => add({ type: 'card-played', seat: seatAfter(leader, place), card }));
    if (cards.length < SEAT_COUNT) return;
    add({ type: 'trick-turned', winner: facts.winners[index], points: 0 });
    if (index > 0) return;
    for (const { seat, points, cards: laid } of weis) {
      add({ type: 'weis-announced', seat, weise: [{ cards: cardsOf(laid), points }] });
      add({ type: 'weis-shown', seat, weise: [cardsOf(laid)] });
    }
  });
  return state;
}

/** Applies a command that the table allows. */
function ask(state, command) {
  return fold(must(apply(state, command)), state);
}

/** Half the difference of the round when `card` is played and the player plays on. */
async function outcome(player, start, card, seat) {
  let state = ask(start, { type: 'play', seat, card, weise: [], stoeck: false });
  while (state.rounds.length === 0) {
    const turn = turnOf(state);
    if (turn === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action } = await player.decide(viewFor(state, turn));
    state = ask(state, { ...action, seat: turn, weise: [], stoeck: false });
  }
  const { teams } = state.rounds[0].account;
  const team = teamOf(seat);
  return (teams[team].total - teams[1 - team].total) / 2;
}

/** `{ worlds, margin, stdError, bestOther, neverWorse }`, as in `verified`, from playing on. */
export async function playOut(position, player, { worlds, seed = 1 }) {
  const { view } = position;
  const facts = factsOf(view);
  const cards = legalIn(view);
  const space = worldsOf(facts);
  const random = randomFrom(`${seed}/out/${JSON.stringify(view)}`);
  const rows = [];
  for (let draws = 0; rows.length < worlds && draws < worlds * SEAT_COUNT; draws++) {
    const hands = space.draw(random);
    if (hands === null) continue;
    const start = stateIn(
      view,
      facts,
      hands.map((own) => CardSet.from(own).toArray()),
    );
    const values = [];
    for (const card of cards) values.push(await outcome(player, start, card, view.seat));
    rows.push({ values });
  }
  const accept = position.accept.map(({ play }) => play);
  return { worlds: rows.length, ...compareIn({ cards: cards.map(formatCard), rows }, accept) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const player = createPlayer(LEVELS.includes(args[0]) ? args.shift() : LEVELS.at(-1), 'playout');
  const { positions } = JSON.parse(readFileSync(OWN_POSITIONS, 'utf8'));
  for (const position of positions) {
    const { id, kind, view, verified } = position;
    if (kind !== 'play' || view.score || (args.length > 0 && !args.includes(id))) continue;
    const { margin, stdError, bestOther } = await playOut(position, player, { worlds: WORLDS });
    const doubt = margin < 2 * stdError ? ` LOOK AGAIN at ${bestOther}` : '';
    console.log(`${id}: exact ${verified.margin}, played on ${margin} ± ${stdError}${doubt}`);
  }
}
