import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CardSet, DEFAULT_PROFILE, formatCards, perSeat, Position, type Contract } from '@puur/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { INPUT_COUNT, PLAIN_INPUTS } from '../net/inputs.js';
import { unpack } from '../net/packing.js';
import { randomFrom, shuffled } from '../random.js';

const TRAIN = fileURLToPath(new URL('../../train/train.mjs', import.meta.url));
const BUILT = new URL('../../dist/training/trainer.js', import.meta.url);

/** Kinds of contract that people have been watched in. */
const PLAIN = ['obenabe', 'trump', 'undenufe'];

/** Rounds of any legal cards, as the training reads them: one JSON a line. */
function roundsOf(count: number): string {
  const random = randomFrom('rounds');
  const contracts: readonly Contract[] = ['trump:E', 'obenabe', 'undenufe'];
  return Array.from({ length: count }, (_, n) => {
    const contract = contracts[n % contracts.length]!;
    const dealer = n & 3;
    const deck = shuffled(random);
    const position = new Position(contract, DEFAULT_PROFILE);
    position.start(
      perSeat((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9))),
      ((dealer + 1) & 3) as 0 | 1 | 2 | 3,
    );
    const cards = [];
    while (!position.isOver) {
      const card = position.nthLegal(Math.floor(random() * position.legal()));
      cards.push(card);
      position.play(card);
    }
    return `${JSON.stringify({ contract, dealer, pushed: random() < 0.5, cards: formatCards(cards) })}\n`;
  }).join('');
}

// The training runs what is built, as people run it.
describe.skipIf(!existsSync(BUILT))('The whole training', () => {
  function train(...args: readonly string[]): { status: number | null; out: string; err: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [TRAIN, ...args], { encoding: 'utf8' });
    return { status, out: stdout, err: stderr };
  }

  it('goes from rounds and an empty folder to weights that can be loaded', () => {
    const folder = mkdtempSync(join(tmpdir(), 'puur-train-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const rounds = join(folder, 'rounds.jsonl');
    writeFileSync(rounds, roundsOf(30));
    // As little as it takes: sixteen rounds of self-play and six passes over what people played, of each kind.
    const { status, out, err } = train(rounds, join(folder, 'new'), '--scale', '0.000001');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('nats a choice');
    const weightsIn = join(folder, 'new', 'weights');
    const files = readdirSync(weightsIn).sort();
    expect(files).toEqual(
      [...PLAIN.map((kind) => `people-${kind}.ts`), ...[...PLAIN, 'turning'].map((kind) => `worth-${kind}.ts`)].sort(),
    );
    for (const file of files) {
      const text = readFileSync(join(weightsIn, file), 'utf8');
      const packed = [...text.matchAll(/'([^']+)',/g)].map(([, piece]) => piece).join('');
      const { shape, weights } = unpack(new Uint8Array(Buffer.from(packed, 'base64')));
      expect(shape).toEqual({ inputs: file.includes('turning') ? INPUT_COUNT : PLAIN_INPUTS, first: 128, second: 32 });
      expect(weights.every((weight) => Number.isFinite(weight))).toBe(true);
    }
  });

  it.each([[[]], [['rounds.jsonl']], [['rounds.jsonl', 'folder', '--scale', 'much']]])(
    'says what it expects to be told with %j',
    (args) => {
      const { status, err } = train(...args);
      expect([status, err]).toEqual([2, expect.stringMatching(/^expected: train\.mjs /)]);
    },
  );
});
