// Trains everything that src/weights holds, from rounds that people played and from rounds of self-play.
//
//   npm run build && node packages/bot/train/train.mjs ROUNDS.jsonl.gz FOLDER [--scale 1]
//
// Deterministic: the same rounds and seeds give the same weights, whatever the machine. About half an hour of two cores
// (2,000,000 rounds of trump; 1,000,000 each of Obenabe and Undenufe); `--scale 0.01` tries the whole way in a minute.
// Then `node packages/bot/train/pack.mjs FOLDER` writes src/weights, and `customs.mjs` prints the figures of custom.ts.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const [rounds, folder] = positionals;
if (rounds === undefined || folder === undefined) {
  console.error('expected: train.mjs ROUNDS.jsonl.gz FOLDER');
  process.exit(2);
}
const scale = Number(values.scale);
mkdirSync(folder, { recursive: true });

function run(script, ...args) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${script} ended with ${code}`))));
  });
}

const selfPlay = (kind, count) =>
  run('./selfplay.mjs', folder, '--kind', kind, '--rounds', String(Math.ceil(count * scale)));

await run('./imitate.mjs', rounds, folder, '--passes', '6');
await Promise.all([
  selfPlay('trump', 2_000_000),
  selfPlay('obenabe', 1_000_000).then(() => selfPlay('undenufe', 1_000_000)),
]);
