// Learns how people play, one network a kind of contract.
//
//   npm run build && node packages/bot/train/imitate.mjs ROUNDS.jsonl.gz OUT [--kind trump] [--passes 8] [--most N] [--seed 1]
//
// Prints loss and hits after each pass, on the rounds it learns from and on those held back.
import { parseArgs } from 'node:util';
import { kindOf } from '@puur/rules';
import { randomFrom } from '../dist/random.js';
import { PLAIN_INPUTS } from '../dist/net/inputs.js';
import { choicesOf, pass } from '../dist/training/imitation.js';
import { trainee, Trainer } from '../dist/training/trainer.js';
import { HELD_BACK, readRounds } from './rounds.mjs';
import { writeNetwork } from './network-file.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', multiple: true, default: ['trump', 'obenabe', 'undenufe'] },
    passes: { type: 'string', default: '8' },
    most: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '128' },
  },
});
const [file, out] = positionals;
const rounds = readRounds(file).slice(0, Number(values.most));
const passes = Number(values.passes);
const BATCH = 64;
const RATES = [1e-3, 1e-4];

for (const kind of values.kind) {
  const shape = { inputs: PLAIN_INPUTS, first: Number(values.first), second: 32 };
  const random = randomFrom(values.seed, kind);
  const { net } = trainee(shape, 1_000_000);
  const trainer = new Trainer(net);
  const mine = rounds.filter(({ contract }) => kindOf(contract) === kind);
  if (mine.length < 2) throw new Error(`too few rounds of ${kind} to learn from: ${mine.length}`);
  const learnt = choicesOf(
    mine.filter((_, n) => n % HELD_BACK !== 0),
    trainer,
    random,
  );
  const kept = choicesOf(
    mine.filter((_, n) => n % HELD_BACK === 0),
    trainer,
    random,
  );
  trainer.scatter(random);
  for (let n = 0; n < passes; n++) {
    const rate = RATES[0] * (RATES[1] / RATES[0]) ** (n / Math.max(1, passes - 1));
    const made = pass(learnt, trainer, random, BATCH, rate);
    const held = pass(kept, trainer, random, BATCH, null);
    const figures = ({ loss, hits }) => `${loss.toFixed(4)} ${(100 * hits).toFixed(2)} %`;
    console.log(`${kind} pass ${n + 1}: learnt ${figures(made)}, held back ${figures(held)} (${kept.count})`);
  }
  writeNetwork(`${out}/people-${kind}.net`, net);
}
