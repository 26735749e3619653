// What splitting a decision into shares costs or brings: `stark` with so many shares against `stark` as it is.
//
//   npm run build && node packages/bot/bench/shares.mjs [SHARES] [DEALS] [WORLDS] [SEED]
//
// The shares are worked at one after the other in this thread, for the answer is the same wherever they are.
import { resolveProfile } from '@puur/rules';
import { compare, createPlayer, createSharingPlayer, shareWorker } from '../dist/index.js';

const [shares = '2', deals = '100', worlds = '40', seed = '1'] = process.argv.slice(2);
const profile = resolveProfile('turnier-12').value;
const thinking = { worlds: Number(worlds) };
const weigh = shareWorker(() => 0);
const helper = { weigh: async (order) => weigh(order), stop: () => undefined };
// Whoever works here comes in time.
const patience = { ms: 0, after: () => () => undefined };
const helpers = Array.from({ length: Number(shares) - 1 }, () => helper);
const { mean, stdError, low, high } = await compare(
  (playerSeed, seat) => createSharingPlayer(`${playerSeed}/${seat}`, thinking, helpers, patience),
  (playerSeed, seat) => createPlayer('stark', `${playerSeed}/${seat}`, thinking),
  Number(deals),
  profile,
  seed,
);
const [m, e, l, h] = [mean, stdError, low, high].map((value) => value.toFixed(1));
console.log(`${shares} shares against one, ${deals} deals, ${worlds} worlds a card: ${m} ± ${e} (${l} to ${h})`);
