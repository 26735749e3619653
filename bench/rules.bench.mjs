/**
 * The rules core: random full rounds a second, single thread, and the table's own way of playing them.
 *
 * `signature` is the sum of team 0's points over a fixed number of fixed rounds: a change that only makes the core faster
 * must not move it.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  apply,
  CARDS,
  CardSet,
  CONTRACTS,
  dealByThrees,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  evolve,
  fold,
  Position,
  resolveProfile,
  turnOf,
  viewFor,
  weiseIn,
} from '@puur/rules';
import { measure } from './measure.mjs';

/** xorshift32: quick, and good enough to pick cards with. */
function randomFrom(seed) {
  let x = seed;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return ((x >>> 16) * n) >>> 16;
  };
}

function shuffled(random) {
  const deck = [...CARDS];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

const DEALS = 256;
const handsOf = (seed) => {
  const random = randomFrom(seed);
  return Array.from({ length: DEALS }, () => dealByThrees(shuffled(random), 0));
};

/** Plays `repeats` times a random round of each of the deals. */
function playouts(contract) {
  const starts = handsOf(1).map((hands) => {
    const position = new Position(contract, DEFAULT_PROFILE);
    position.start(
      hands.map((hand) => CardSet.from(hand)),
      1,
    );
    return position;
  });
  const position = new Position(contract, DEFAULT_PROFILE);
  let random = randomFrom(7);
  const run = (repeats) => {
    let sum = 0;
    for (let i = 0; i < repeats; i++) {
      for (const start of starts) {
        position.copyFrom(start);
        while (!position.isOver) {
          const legal = position.legal();
          position.play(position.nthLegal(legal === 1 ? 0 : random(legal)));
        }
        sum += position.points[0];
      }
    }
    return sum;
  };
  const signature = run(4);
  return { signature, run: (repeats) => (run(repeats), repeats * DEALS) };
}

/** Whole rounds through commands, events and the fold, as the table plays them. */
function tableRounds(repeats) {
  const random = randomFrom(11);
  const profile = resolveProfile({ endMode: 'fixed-rounds', rounds: 1000 }).value;
  let state = fold(apply(EMPTY_PARTIE, { type: 'open', profile }).value);
  const go = (command) => {
    const judged = apply(state, command);
    if (!judged.ok) throw new Error(JSON.stringify(judged.error));
    state = judged.value.reduce(evolve, state);
  };
  for (let i = 0; i < repeats; i++) {
    if (state.phase === 'ended') state = fold(apply(EMPTY_PARTIE, { type: 'open', profile }).value);
    const dealer = state.nextDealer ?? 0;
    go({ type: 'deal', dealer, hands: dealByThrees(shuffled(random), dealer) });
    go({ type: 'declare', seat: turnOf(state), contract: CONTRACTS[random(6)] });
    while (state.phase !== 'deal' && state.phase !== 'ended') {
      const seat = turnOf(state);
      if (seat === null) go({ type: 'turn-trick' });
      else {
        const { cards } = viewFor(state, seat).options;
        go({ type: 'play', seat, card: cards[random(cards.length)] });
      }
    }
  }
  return repeats;
}

export default function rulesBench() {
  const contracts = ['trump:S', 'obenabe', 'undenufe', 'slalom:obenabe'];
  const signatures = {};
  const figures = contracts.map((contract) => {
    const { signature, run } = playouts(contract);
    signatures[contract] = signature;
    return measure(`random full rounds, ${contract}`, 'rounds', run);
  });
  const hands = handsOf(3).flatMap((deal) => deal.map((hand) => CardSet.from(hand)));
  const weis = (repeats) => {
    for (let i = 0; i < repeats; i++) for (const hand of hands) weiseIn(hand, DEFAULT_PROFILE);
    return repeats * hands.length;
  };
  figures.push(
    measure('Weise found', 'hands', weis),
    measure('rounds through log, judge and views', 'rounds', tableRounds),
  );
  return { figures, signatures, notes: [heapNote()] };
}

/** How much the heap grows over a hundred thousand rounds, garbage collected before and after. */
function heapNote() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const { run } = playouts('trump:S');
  const heap = () => (collect(), process.memoryUsage().heapUsed);
  const before = heap();
  run(400);
  return `heap after ${400 * DEALS} more rounds: ${Math.round((heap() - before) / 1024)} kB more than before`;
}
