// How strong a level is against another at any table, and against itself as another build plays it.
//
//   npm run build && node packages/bot/bench/levels.mjs FIRST SECOND [DEALS] [WORLDS] [TABLE] [SEED] [DIST]
//
// FIRST and SECOND are levels, TABLE a preset or settings in JSON; with DIST (the folder `dist` of another build) SECOND
// is played by that one. Prints points a round that the first makes more over paired deals, with standard error and 95 %
// interval, and what each declared. DEALS may be a range: 0-50 and 50-100 are
// the halves of a match.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveProfile } from '@puur/rules';
import { createPlayer, playPair, summaryOf } from '../dist/index.js';

const [first, second, range = '100', worlds = '40', table = 'turnier-12', seed = '1', dist] = process.argv.slice(2);
const profile = resolveProfile(table.startsWith('{') ? JSON.parse(table) : table).value;
const other = dist === undefined ? createPlayer : (await import(pathToFileURL(resolve(dist, 'index.js')))).createPlayer;
const thinking = { worlds: Number(worlds) };
const [from, to] = range.includes('-') ? range.split('-').map(Number) : [0, Number(range)];
const seat = (create, level) => (playerSeed, at) => create(level, `${playerSeed}/${at}`, thinking);
const duel = { a: seat(createPlayer, first), b: seat(other, second), profile, seed };

const results = [];
for (let deal = from; deal < to; deal++) results.push(await playPair(duel, deal));
const { mean, stdError, low, high, a, b } = summaryOf(results);
const [m, e, l, h] = [mean, stdError, low, high].map((value) => value.toFixed(1));
const rival = dist === undefined ? second : `${second} of the other build`;
console.log(
  `${first} against ${rival}, ${table}, deals ${from} to ${to}, ${worlds} worlds: ${m} ± ${e} (${l} to ${h})`,
);
for (const [name, { chosen, faults }] of Object.entries({ [first]: a, [rival]: b })) {
  console.log(`  ${name}: ${JSON.stringify(chosen)}, ${Object.values(faults).reduce((x, y) => x + y)} faults`);
}
