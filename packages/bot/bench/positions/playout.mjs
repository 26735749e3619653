// Playout: a second opinion on a play position, without open cards.
//
// Exact play knows where every card lies. Here the simple player plays on in all four seats, each seeing its own hand
// only, over the same kind of worlds. It is a weak player, so this proves nothing; but a card that is better in both
// measures is not better because of open cards.
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
import { createPlayer } from '../../dist/index.js';
import { cardsOf, factsOf, must } from './told.mjs';
import { randomFrom, worldsOf } from './worlds.mjs';
import { compareIn, legalIn } from './worth.mjs';

const player = createPlayer('einfach', 'playout');

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

function ask(state, command) {
  return fold(must(apply(state, command)), state);
}

/** Half the difference of the round when `card` is played and the simple player plays on. */
function outcome(start, card, seat) {
  let state = ask(start, { type: 'play', seat, card, weise: [], stoeck: false });
  while (state.rounds.length === 0) {
    const turn = turnOf(state);
    if (turn === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action } = player.decide(viewFor(state, turn));
    state = ask(state, { ...action, seat: turn, weise: [], stoeck: false });
  }
  const { teams } = state.rounds[0].account;
  const team = teamOf(seat);
  return (teams[team].total - teams[1 - team].total) / 2;
}

/** `{ worlds, margin, stdError, bestOther, neverWorse }`, as in `verified`, from playing on. */
export function playOut(position, { worlds, seed = 1 }) {
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
    rows.push({ values: cards.map((card) => outcome(start, card, view.seat)) });
  }
  const accept = position.accept.map(({ play }) => play);
  return { worlds: rows.length, ...compareIn({ cards: cards.map(formatCard), rows }, accept) };
}
