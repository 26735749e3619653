import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { scattered, SMALL } from '../../test/networks.js';
import { Network } from '../net/network.js';
import { randomFrom } from '../random.js';
import { SelfPlay } from './selfplay.js';
import { trainee, Trainer } from './trainer.js';

interface Course {
  readonly errors: readonly number[];
  readonly weights: Float32Array;
}

/** Errors by hundred rounds; in the first hundred nothing is learnt. */
function course(kind: 'trump' | 'obenabe' | 'undenufe', hundreds: number, people: number, seed: number): Course {
  const { kernel, net } = trainee(SMALL, 60_000);
  const trainer = new Trainer(net);
  const random = randomFrom(seed, kind);
  trainer.scatter(random);
  const others = people > 0 ? new Network(kernel, SMALL, scattered('people').weights) : null;
  const play = new SelfPlay(kind, trainer, others, DEFAULT_PROFILE, random);
  const errors: number[] = [];
  for (let n = 0; n < hundreds; n++) {
    for (let batch = 0; batch < 100; batch += 4) {
      for (let round = 0; round < 4; round++) play.play({ softness: 20, lambda: 1, people });
      play.learn(n === 0 ? 0 : 0.005);
    }
    errors.push(play.takeError());
  }
  return { errors, weights: net.read() };
}

describe('Self-play', () => {
  it.each(['trump', 'obenabe'] as const)('errs less after a few hundred rounds of %s', (kind) => {
    const { errors } = course(kind, 5, 0, 1);
    expect(errors.every((error) => Number.isFinite(error) && error > 0)).toBe(true);
    expect(errors.at(-1)).toBeLessThan(0.9 * errors[0]!);
  });

  it('learns also with people at the table', () => {
    const { errors } = course('undenufe', 4, 0.7, 1);
    expect(errors.at(-1)).toBeLessThan(0.9 * errors[0]!);
  });

  it('does the same again by the same seed, and something else by another', () => {
    const [one, again, other] = [3, 3, 4].map((seed) => Buffer.from(course('trump', 2, 0.5, seed).weights.buffer));
    expect(Buffer.compare(one!, again!)).toBe(0);
    expect(Buffer.compare(one!, other!)).not.toBe(0);
  });
});
