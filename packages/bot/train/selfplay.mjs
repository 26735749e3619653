// Learns what cards are worth from rounds with itself, one kind of contract.
//
//   npm run build && node packages/bot/train/selfplay.mjs FOLDER --kind trump [--rounds 1000000] [--seed 1]
//
// Reads FOLDER/people-KIND.net (imitate.mjs), writes FOLDER/worth-KIND.net and again every 100,000 rounds.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_PROFILE, MIXED_MODE_VALUES } from '@puur/rules';
import { INPUT_COUNT, PLAIN_INPUTS } from '../dist/net/inputs.js';
import { randomFrom } from '../dist/random.js';
import { SelfPlay } from '../dist/training/selfplay.js';
import { trainee, Trainer } from '../dist/training/trainer.js';
import { loadNetwork, readNetwork, writeNetwork } from './network-file.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'trump' },
    rounds: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '128' },
    from: { type: 'string' },
    out: { type: 'string' },
  },
});
const [folder] = positionals;
const { kind, seed } = values;
const total = Number(values.rounds);
const BATCH = 16;
const REPORT = 20_000;
const KEEP = 100_000;

const random = randomFrom(seed, 'self-play', kind);
const turns = kind === 'turning';
const shape = { inputs: turns ? INPUT_COUNT : PLAIN_INPUTS, first: Number(values.first), second: 32 };
const { kernel, net } = trainee(shape, 500_000);
const trainer = new Trainer(net);
trainer.scatter(random);
if (values.from) kernel.floats.set(readNetwork(values.from).weights, net.weights / 4);
const peopleFile = `${folder}/people-${kind}.net`;
const people = existsSync(peopleFile) ? loadNetwork(kernel, peopleFile) : null;
// Half of the tables count Slalom and Gusti as most do.
const tables = turns
  ? ['obenabe', ...MIXED_MODE_VALUES].map((mixedModeValues) => ({ ...DEFAULT_PROFILE, mixedModeValues }))
  : [DEFAULT_PROFILE];
const course = new SelfPlay(kind, trainer, people, tables, random);
const out = values.out ?? `${folder}/worth-${kind}.net`;
const began = Date.now();

for (let round = 0; round < total; round += BATCH) {
  const done = round / total;
  const softness = 8 * (2 / 8) ** Math.min(1, done * 1.5);
  for (let n = 0; n < BATCH; n++) course.play({ softness, lambda: done < 0.1 ? 1 : 0.8, people: 0.4 });
  course.learn(1e-3 * (3e-5 / 1e-3) ** done);
  if ((round + BATCH) % REPORT < BATCH) {
    const rate = (round + BATCH) / ((Date.now() - began) / 1000);
    console.log(`${kind} ${round + BATCH} rounds, error ${course.takeError().toFixed(2)}, ${rate.toFixed(0)} a second`);
  }
  if ((round + BATCH) % KEEP < BATCH) writeNetwork(out, net);
}
writeNetwork(out, net);
