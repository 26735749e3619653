// Fits how people declare and push (src/search/custom.ts) to rounds that they played, by likelihood.
//
//   npm run build && node packages/bot/train/customs.mjs ROUNDS.jsonl.gz
//
// The rounds were declared at a table with factors 1/1/2/2/3/3 (the dear suits are S and T in the file). Prints the
// three figures and the loss on the rounds held back.
import { DEFAULT_PROFILE } from '@puur/rules';
import { Custom } from '../dist/search/custom.js';
import { handsOf } from '../dist/training/imitation.js';
import { HELD_BACK, readRounds } from './rounds.mjs';

const factors = { E: 1, R: 1, S: 2, T: 2, obenabe: 3, undenufe: 3, slalom: 3, gusti: 3 };
const profile = { ...DEFAULT_PROFILE, factors };
const rounds = readRounds(process.argv[2]).map((round) => {
  const forehand = (round.dealer + 1) & 3;
  const hands = handsOf(round.cards, round.contract, forehand);
  return { ...round, forehand, first: hands[forehand].toArray(), second: hands[(forehand + 2) & 3].toArray() };
});
const learnt = rounds.filter((_, n) => n % HELD_BACK !== 0).slice(0, 6000);
const kept = rounds.filter((_, n) => n % HELD_BACK === 0);

function losses(customs, some) {
  const custom = new Custom(profile, customs);
  let [push, name] = [0, 0];
  for (const { pushed, contract, first, second } of some) {
    push -= custom.pushing(first, pushed);
    name -= custom.naming(pushed ? second : first, contract, pushed);
  }
  return { push: push / some.length, name: name / some.length };
}

let best = { softness: 14, bar: 50, width: 12 }; // anything sensible to begin with
for (let step = 1; step > 0.02; step /= 2) {
  for (const key of ['softness', 'bar', 'width', 'softness', 'bar', 'width']) {
    for (const factor of [1 + 0.5 * step, 1 / (1 + 0.5 * step)]) {
      const other = { ...best, [key]: best[key] * factor };
      const sum = (customs) => Object.values(losses(customs, learnt)).reduce((a, b) => a + b);
      if (sum(other) < sum(best)) best = other;
    }
  }
}
console.log(best, 'held back, nats a choice:', losses(best, kept));
