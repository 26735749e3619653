// Makes packages/school/src/contract-hands.ts: hands with what each choice of contract is worth, for the drill "choose the contract".
//
//   npm run build && node scripts/contract-hands.mjs [HANDS, default 200] [WORLDS, default 1200]
//
// Every fourth hand was pushed to. Worth: points that the hand's side is expected to make in the round, Weis and Stöck
// included, by the strong player's search at the table `puur` with the score at nil to nil. Repeatable: the same figures from the
// same numbers. The school reads the table and needs no player when it runs.
import { apply, CARDS, DEFAULT_PROFILE, EMPTY_PARTIE, fold, turnOf, viewFor } from '@puur/rules';
import { createPlayer } from '@puur/bot';

const [count = '200', worlds = '1200'] = process.argv.slice(2);
const CHOICES = ['trump:E', 'trump:R', 'trump:S', 'trump:T', 'obenabe', 'undenufe', 'push'];

function randomOf(seed) {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function ask(state, command) {
  const judged = apply(state, command);
  if (!judged.ok) throw new Error(JSON.stringify(judged));
  return fold(judged.value, state);
}

for (let n = 0; n < Number(count); n++) {
  const random = randomOf(n + 1);
  const deck = [...CARDS];
  for (let last = deck.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  const hands = [0, 1, 2, 3].map((seat) => deck.slice(9 * seat, 9 * seat + 9));
  const opened = ask(EMPTY_PARTIE, { type: 'open', profile: DEFAULT_PROFILE });
  const pushed = n % 4 === 3;
  const dealer = pushed ? 1 : 3;
  let state = ask({ ...opened, nextDealer: dealer }, { type: 'deal', dealer, hands });
  if (pushed) state = ask(state, { type: 'push', seat: 2 });
  if (turnOf(state) !== 0) throw new Error('seat 0 must choose');
  const player = createPlayer('stark', `school/${n}`, { worlds: Number(worlds) });
  const { considered } = player.decide(viewFor(state, 0));
  const worths = CHOICES.map((choice) => {
    const found = considered.find(({ action }) => (action.type === 'push' ? 'push' : action.contract) === choice);
    return found === undefined ? '' : String(Math.round(found.expectedPoints));
  });
  const hand = [...hands[0]].sort((a, b) => a - b);
  console.log(`  '${hand.map((card) => card.toString(36)).join('')} ${worths.join(',')}',`);
}
