// How strong a level is: points a round more than simple rivals make, over paired deals, with the 95 % interval, under
// three presets. For any two players, with jobs, budgets and a file to go on from, use `puur match`.
//
//   npm run build && node packages/bot/bench/arena.mjs [pairs, default 1000] [seed] [level, default einfach]
import { resolveProfile } from '@puur/rules';
import { compare, createPlayer, greedyPlayer, randomPlayer } from '../dist/index.js';

const [pairs = '1000', seed = '1', level = 'einfach'] = process.argv.slice(2);
const player = (playerSeed, seat) => createPlayer(level, `${playerSeed}/${seat}`);

for (const preset of ['turnier-12', 'puur', 'puur-2500']) {
  for (const [name, rival] of Object.entries({ random: randomPlayer, greedy: greedyPlayer })) {
    const profile = resolveProfile(preset).value;
    const { mean, low, high } = await compare(player, rival, Number(pairs), profile, seed);
    const interval = `${low.toFixed(1)} to ${high.toFixed(1)}`;
    console.log(`${preset}: ${level} against ${name}: ${mean.toFixed(1)} (${interval}), ${pairs} pairs`);
  }
}
