// Which of two networks of worth plays better by eye, before it is packed: both take their best card, without a search.
//
//   npm run build && node packages/bot/train/duel.mjs FIRST.net SECOND.net [--kind turning] [--deals 20000] [--seed 1]
//
// Every deal of the training (training/deals.ts) is played twice, the sides swapped. Prints points a round that the first
// makes more, without any factor, with its standard error; a match counts 100 in every second deal.
import { parseArgs } from 'node:util';
import { DEFAULT_PROFILE } from '@puur/rules';
import { Kernel } from '../dist/net/kernel.js';
import { Perspectives } from '../dist/net/perspectives.js';
import { randomFrom } from '../dist/random.js';
import { dealFor } from '../dist/training/deals.js';
import { loadNetwork } from './network-file.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'turning' },
    deals: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const kernel = new Kernel(1_000_000);
const nets = positionals.map((file) => loadNetwork(kernel, file));
const boards = new Map();
const random = randomFrom(values.seed, 'duel');
const deals = Number(values.deals);
const MATCH = 100;

/** Points that team 0 makes more, when the networks of `seats` play. */
function play(rounds, opening, seats) {
  for (const round of rounds) round.start(opening);
  const [{ position }] = rounds;
  while (!position.isOver) {
    const round = rounds[seats[position.seat & 1]];
    const count = position.legal();
    round.position.legal();
    if (count > 1) round.think(count);
    let best = 0;
    for (let n = 1; n < count; n++) if (round.values[n] > round.values[best]) best = n;
    const card = position.nthLegal(best);
    for (const other of rounds) other.play(card);
  }
  const bonus = opening.match ? MATCH : 0;
  const [own, theirs] = [0, 1].map((team) => position.points[team] + (position.tricks[team] === 9 ? bonus : 0));
  return own - theirs;
}

let [sum, square] = [0, 0];
for (let n = 0; n < deals; n++) {
  const opening = { ...dealFor(values.kind, random), match: n % 2 === 0 };
  const { contract } = opening;
  if (!boards.has(contract))
    boards.set(
      contract,
      nets.map((net) => new Perspectives(net, contract, DEFAULT_PROFILE)),
    );
  const rounds = boards.get(contract);
  const more = (play(rounds, opening, [0, 1]) - play(rounds, opening, [1, 0])) / 2;
  sum += more;
  square += more * more;
}
const mean = sum / deals;
const error = Math.sqrt((square / deals - mean * mean) / (deals - 1));
console.log(
  `${positionals.join(' against ')}: ${mean.toFixed(2)} ± ${error.toFixed(2)} points a round, ${deals} deals`,
);
