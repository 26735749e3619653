// Run: lets a level play positions of the fixture's form and says which answers are accepted.
//
//   npm run build && node packages/bot/bench/positions/run.mjs [LEVEL] [FILE…]
//
// Without LEVEL the strongest, without FILE our own positions and, where they lie beside the repository, the ones handed
// over. `accept` is what a good partner does, `REJECT` what it never does, `weak` anything else. SEED, another seed.
import { existsSync, readFileSync } from 'node:fs';
import { createPlayer, LEVELS } from '../../dist/index.js';
import { OWN_POSITIONS, verdictOf } from './fixture.mjs';
import { seatViewOf, toldAction, wordOf } from './told.mjs';

const HANDED = new URL('../../../../../shared/cases/partner-positions.json', import.meta.url);
const args = process.argv.slice(2);
const level = LEVELS.includes(args[0]) ? args.shift() : LEVELS.at(-1);
const files = args.length > 0 ? args : [OWN_POSITIONS, ...(existsSync(HANDED) ? [HANDED] : [])];
const VERDICTS = ['accept', 'weak', 'reject'];

const player = createPlayer(level, process.env.SEED ?? 1);
for (const file of files) {
  const { positions } = JSON.parse(readFileSync(file, 'utf8'));
  const tally = {};
  for (const position of positions) {
    const { action } = await player.decide(seatViewOf(position.view));
    const told = toldAction(action);
    const verdict = verdictOf(position, told);
    const row = (tally[position.confidence] ??= { accept: 0, weak: 0, reject: 0 });
    row[verdict]++;
    const wanted = verdict === 'accept' ? '' : `, wanted ${position.accept.map(wordOf).join(' ')}: ${position.theme}`;
    const shown = verdict === 'reject' ? 'REJECT' : verdict;
    console.log(`${shown.padEnd(6)} ${position.id} (${position.confidence}): ${wordOf(told)}${wanted}`);
  }
  console.log(`\n${level}, ${String(file).split('/').at(-1)}, ${positions.length} positions`);
  for (const [confidence, row] of Object.entries(tally)) {
    const all = VERDICTS.reduce((sum, verdict) => sum + row[verdict], 0);
    const counts = VERDICTS.map((verdict) => `${verdict} ${row[verdict]}`).join(', ');
    console.log(`  ${confidence.padEnd(6)} ${counts} (${((100 * row.accept) / all).toFixed(1)} % accepted)`);
  }
  console.log();
}
