// What a first discard says of the suit it is from: people's, and that of a level asked in the same places.
//
//   npm run build && node packages/bot/bench/discards.mjs ROUNDS.jsonl.gz [LEVEL, default stark] [ROUNDS, default 400] [WORLDS]
//
// A first discard is the first card that a seat throws in a round off the suit led, no trump, with cards of two suits to
// throw at least. Rounds that people played and no training has seen. By kind of contract and by who holds the trick:
// 1. how often the thrown suit is one whose best card left the thrower holds, beside how often the other suits are;
// 2. how often it is the suit of which the thrower has fewest;
// 3. how often the level throws from the suit that people threw from, beside a suit drawn evenly.
import { CardSet, holderOf, isTrumpMode, kindOf, modeOf, suitOf, trumpOf, turnOf, viewFor } from '@puur/rules';
import { createPlayer } from '../dist/index.js';
import { ask, dealtAs, roundsKeptBack } from './people.mjs';

const [file, level = 'stark', count = '400', worlds = '40'] = process.argv.slice(2);
const rounds = roundsKeptBack(file, Number(count));

function bySuit(cards) {
  const suits = new Map();
  for (const card of cards) suits.set(suitOf(card), [...(suits.get(suitOf(card)) ?? []), card]);
  return suits;
}

/** Whether the best card of a suit that is still in the hands is among `held`; `gone` are all cards played. */
function isTop(held, suit, gone, mode) {
  const left = new CardSet()
    .complement()
    .toArray()
    .filter((card) => suitOf(card) === suit && !gone.has(card));
  // The best is what would hold a trick of all that are left.
  return left.length > 0 && held.includes(left[holderOf(mode, left)]);
}

const tallies = new Map();
function note(key, facts) {
  const sums = tallies.get(key) ?? {
    places: 0,
    top: 0,
    otherTop: 0,
    others: 0,
    short: 0,
    same: 0,
    chance: 0,
    ownTop: 0,
  };
  tallies.set(key, sums);
  for (const [name, value] of Object.entries(facts)) sums[name] += value;
}

for (const [n, round] of rounds.entries()) {
  const { contract, pushed, cards } = round;
  const { forehand, hands, state: dealt } = dealtAs(round);
  const player = createPlayer(level, `discards/${n}`, { worlds: Number(worlds) });
  let state = dealt;
  if (pushed) state = ask(state, { type: 'push', seat: forehand });
  state = ask(state, { type: 'declare', seat: turnOf(state), contract });
  const threw = new Set();
  const gone = new Set();
  let trick = [];
  let leader = forehand;
  for (const [index, card] of cards.entries()) {
    if (turnOf(state) === null) state = ask(state, { type: 'turn-trick' });
    const seat = turnOf(state);
    const mode = modeOf(contract, Math.floor(index / 4) + 1);
    const view = viewFor(state, seat);
    const isThrown = trick.length > 0 && suitOf(card) !== suitOf(trick[0]) && suitOf(card) !== trumpOf(contract);
    if (isThrown && !threw.has(seat)) {
      threw.add(seat);
      const held = hands[seat].filter((own) => !gone.has(own));
      const free = bySuit(view.options.cards.filter((own) => suitOf(own) !== trumpOf(contract)));
      if (free.size > 1) {
        const suit = suitOf(card);
        const ours = ((leader + holderOf(mode, trick) - seat) & 1) === 0;
        const others = [...free.keys()].filter((other) => other !== suit);
        const fewest = Math.min(...[...free.values()].map((own) => own.length));
        const { action } = player.decide(view);
        const answer = suitOf(action.card);
        note(`${isTrumpMode(mode) ? 'trump' : kindOf(contract)}, ${ours ? 'own side' : 'other side'} holds`, {
          places: 1,
          top: isTop(held, suit, gone, mode),
          otherTop: others.filter((other) => isTop(held, other, gone, mode)).length,
          others: others.length,
          short: free.get(suit).length === fewest,
          same: answer === suit,
          chance: 1 / free.size,
          ownTop: isTop(held, answer, gone, mode),
        });
      }
    }
    gone.add(card);
    trick.push(card);
    if (trick.length === 4) {
      leader = (leader + holderOf(mode, trick)) & 3;
      trick = [];
    }
    state = ask(state, { type: 'play', seat, card });
  }
}

const share = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`.padStart(5);
console.log(`${level}, ${worlds} worlds, ${rounds.length} rounds; the best card left of the suit is held:`);
for (const [key, sums] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const { places, top, otherTop, others, short, same, chance, ownTop } = sums;
  console.log(
    `${key.padEnd(28)} ${String(places).padStart(5)} places  people ${share(top, places)}  other suits ${share(otherTop, others)}` +
      `  shortest ${share(short, places)}  ${level} ${share(ownTop, places)}  same suit ${share(same, places)} (evenly ${share(chance, places)})`,
  );
}
