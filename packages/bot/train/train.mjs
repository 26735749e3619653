// Trains everything that src/weights holds, from rounds that people played and from rounds of self-play.
//
//   npm run build && node packages/bot/train/train.mjs ROUNDS.jsonl.gz FOLDER [--scale 1] [--install]
//
// 1. imitate.mjs learns how people play (FOLDER/people-*.net), six passes over all rounds.
// 2. selfplay.mjs learns what cards are worth (FOLDER/worth-*.net): 2,000,000 rounds of trump, 1,000,000 each of Obenabe,
//    Undenufe, and Slalom and Gusti together, in two processes, 0.3 ms of computing a round.
// 3. customs.mjs prints the figures of search/custom.ts.
// 4. pack.mjs writes FOLDER/weights, the files of src/weights; with --install into src/weights itself.
//
// Deterministic: the same rounds and seeds give the same weights, whatever the machine. A quarter of an hour of two free cores;
// `--scale 0.01` goes the whole way with a hundredth of the rounds in a minute.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRounds } from './rounds.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' }, install: { type: 'boolean', default: false } },
});
const [rounds, folder] = positionals;
const scale = Number(values.scale);
if (rounds === undefined || folder === undefined || !(scale > 0 && scale <= 1)) {
  console.error('expected: train.mjs ROUNDS.jsonl.gz FOLDER [--scale 0…1] [--install]');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Fewer have none of some kind to learn from. */
const FEWEST_ROUNDS = 300;
const most = Math.max(FEWEST_ROUNDS, Math.ceil(readRounds(rounds).length * scale));

function run(script, ...args) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${script} ended with ${code}`))));
  });
}

const selfPlay = (kind, count) =>
  run('./selfplay.mjs', folder, '--kind', kind, '--rounds', String(Math.ceil(count * scale)));

await run('./imitate.mjs', rounds, folder, '--passes', '6', '--most', String(most));
await Promise.all([
  selfPlay('trump', 2_000_000),
  selfPlay('obenabe', 1_000_000)
    .then(() => selfPlay('undenufe', 1_000_000))
    .then(() => selfPlay('turning', 1_000_000)),
]);
await run('./customs.mjs', rounds);
await run('./pack.mjs', folder, ...(values.install ? [] : [`${folder}/weights`]));
