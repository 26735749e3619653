// People's declarations against a level's, on rounds that people played and no training has seen.
//
//   npm run build && node packages/bot/bench/declares.mjs ROUNDS.jsonl.gz [LEVEL, default stark] [ROUNDS, default 400]
//
// The table is the one at which people declared: factors 1/1/2/2/3/3 (the dear suits are S and T in the file), match 100,
// no Weis and no Stöck. Both declarations of a deal are played by `yardstick-1` in all four seats, with the same seeds.
// Prints what the forehand's side made more than the other, with the factor and without.
import { turnOf, viewFor } from '@puur/rules';
import { createPlayer, createYardstick } from '../dist/index.js';
import { ask, dealtAs, roundsKeptBack } from './people.mjs';

const [file, level = 'stark', count = '400'] = process.argv.slice(2);
const rounds = roundsKeptBack(file, Number(count));

/** Plays a declared round with the yardstick; account of the forehand's side less the other, with factor and without. */
function played(state, forehand, seed) {
  const players = [0, 1, 2, 3].map((seat) => createYardstick(`${seed}/${seat}`));
  let at = state;
  while (at.rounds.length === 0) {
    const seat = turnOf(at);
    at =
      seat === null
        ? ask(at, { type: 'turn-trick' })
        : ask(at, { ...players[seat].decide(viewFor(at, seat)).action, seat });
  }
  const { teams, factor } = at.rounds[0].account;
  const difference = teams[forehand & 1].total - teams[1 - (forehand & 1)].total;
  return { full: difference, plain: difference / factor };
}

const sums = [];
const same = { action: 0, pushes: 0, ours: 0 };
for (const [n, round] of rounds.entries()) {
  const { contract, pushed } = round;
  const { forehand, state: dealt } = dealtAs(round);
  let people = dealt;
  if (pushed) people = ask(people, { type: 'push', seat: forehand });
  people = ask(people, { type: 'declare', seat: turnOf(people), contract });
  let ours = dealt;
  const player = createPlayer(level, `declares/${n}`);
  while (ours.phase === 'declare') {
    const seat = turnOf(ours);
    const { action } = player.decide(viewFor(ours, seat));
    if (action.type === 'push') same.ours++;
    ours = ask(ours, { ...action, seat });
  }
  if (pushed) same.pushes++;
  if (ours.round.contract === contract && ours.round.pushes > 0 === pushed) {
    same.action++;
    sums.push({ full: 0, plain: 0, people: played(people, forehand, n).full });
  } else {
    const [a, b] = [played(ours, forehand, n), played(people, forehand, n)];
    sums.push({ full: a.full - b.full, plain: a.plain - b.plain, people: b.full });
  }
}
const told = (key) => {
  const values = sums.map((entry) => entry[key]);
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / (values.length - 1);
  return `${mean.toFixed(1)} ± ${Math.sqrt(variance / values.length).toFixed(1)}`;
};
console.log(
  `${rounds.length} rounds; pushes of people ${same.pushes}, of ${level} ${same.ours}; same declaration ${same.action}`,
);
console.log(
  `people: ${told('people')} a round; ${level} more by ${told('full')}, without the factor by ${told('plain')} (± one standard error)`,
);
