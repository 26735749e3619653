// Seeing: what a player would make that saw all four hands, beside what one makes that does not, on the same deals.
//
//   npm run build && node packages/bot/bench/seeing.mjs OPPONENT [DEALS] [WORLDS] [SEED]
//
// OPPONENT is a level, yardstick-1 or random. Prints, every twenty deals, points a round more than it (turnier-12, without
// Weis, Stöck and match; each deal twice, the sides swapped) for `stark` with WORLDS a card, for the seeing player, and for
// the second less the first. The seeing player declares and plays its first trick as `stark` does, by its own hand; from
// eight cards on it plays the open cards out exactly, as if the others saw them too. So it is no player of the package and
// no bound either: against weak players a plan for their mistakes would make more.
import { apply, CardSet, dealByThrees, EMPTY_PARTIE, fold, resolveProfile, turnOf, viewFor } from '@puur/rules';
import { Solver } from '@puur/solver';
import { createPlayer, createYardstick, LEVELS, randomPlayer, YARDSTICK_NAME } from '../dist/index.js';
import { randomFrom, shuffled } from '../dist/random.js';

const [opponent = YARDSTICK_NAME, deals = '100', worlds = '40', seed = 'seeing'] = process.argv.slice(2);
const SEEN = 8;
const profile = { ...resolveProfile('turnier-12').value, matchBonus: 0, weis: false, stoeck: false };
const solver = new Solver();

const strong = (name) => createPlayer('stark', name, { worlds: Number(worlds) });
function seeing(name) {
  const blind = strong(name);
  return {
    decide(view, state) {
      const { hand, contract, tricks } = view.round;
      if (view.phase === 'declare' || hand.length > SEEN || view.options.cards.length === 1) return blind.decide(view);
      const last = tricks.at(-1);
      const lies = last.cards.length < 4;
      const played = CardSet.from(tricks.flatMap(({ cards }) => cards));
      const hands = state.round.hands.map((dealt) => dealt.diff(played));
      const leader = lies ? last.leader : last.holder;
      const solved = solver.solve({ contract, hands, leader, trick: lies ? last.cards : [], rules: profile });
      if (!solved.ok || !solved.value.exact) throw new Error(JSON.stringify(solved));
      const own = view.seat & 1;
      const [card] = [...solved.value.moves].reduce((best, move) => (move[1][own] > best[1][own] ? move : best));
      return { action: { type: 'play', card } };
    },
  };
}
const others = { [YARDSTICK_NAME]: createYardstick, random: (name) => randomPlayer(name, 0) };
const other = others[opponent] ?? (LEVELS.includes(opponent) ? (name) => createPlayer(opponent, name) : null);
if (other === null) {
  console.error(`No player: ${opponent}`);
  process.exit(2);
}

function ask(state, command) {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(JSON.stringify(judged));
  return fold(judged.value, state);
}

/** Points of team 0 more than team 1 in a round. */
function round(players, deck, dealer) {
  let state = ask(EMPTY_PARTIE, { type: 'open', profile });
  state = ask({ ...state, nextDealer: dealer }, { type: 'deal', dealer, hands: dealByThrees(deck, dealer) });
  while (state.rounds.length === 0) {
    const seat = turnOf(state);
    if (seat === null) {
      state = ask(state, { type: 'turn-trick' });
      continue;
    }
    const { action } = players[seat].decide(viewFor(state, seat), state);
    state = ask(state, action.type === 'play' ? { ...action, seat, weise: [], stoeck: false } : { ...action, seat });
  }
  const [one, two] = state.rounds[0].account.teams;
  return one.total - two.total;
}

function told(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return `${mean.toFixed(1)} ± ${Math.sqrt(square / (values.length - 1) / values.length).toFixed(1)}`;
}

const made = { stark: [], seeing: [] };
for (let deal = 0; deal < Number(deals); deal++) {
  const deck = shuffled(randomFrom(seed, deal));
  const sit = (even, odd) => [0, 1, 2, 3].map((seat) => (seat & 1 ? odd : even)(`${seed}/${deal}/${seat}`));
  for (const [name, player] of Object.entries({ stark: strong, seeing })) {
    const first = round(sit(player, other), deck, deal & 3);
    made[name].push((first - round(sit(other, player), deck, deal & 3)) / 2);
  }
  if ((deal + 1) % 20 === 0 || deal + 1 === Number(deals)) {
    const more = made.seeing.map((value, index) => value - made.stark[index]);
    console.log(
      `${deal + 1} deals against ${opponent}: stark ${told(made.stark)}, seeing ${told(made.seeing)}, more ${told(more)}`,
    );
  }
}
