import { DEFAULT_PROFILE } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { scattered, SMALL } from '../../test/networks.js';
import { Network } from '../net/network.js';
import { randomFrom } from '../random.js';
import { SelfPlay } from './selfplay.js';
import { trainee, Trainer } from './trainer.js';

/** So soft that every card is as likely: then the rounds of a seed are the same whatever the network thinks. */
const ANY_CARD = 1e12;
const BATCH = 4;

type Kind = 'trump' | 'undenufe' | 'turning';

/** Tables that count Slalom and Gusti in two ways. */
const TABLES = [DEFAULT_PROFILE, { ...DEFAULT_PROFILE, mixedModeValues: 'per-trick' as const }];

/** Plays so many rounds of a kind and learns from them; the root mean squared error, in points. */
function play(
  trainer: Trainer,
  kind: Kind,
  rounds: number,
  rate: number,
  people: Network | null,
  seed: string,
): number {
  const course = new SelfPlay(kind, trainer, people, TABLES, randomFrom(seed));
  for (let round = 0; round < rounds; round += BATCH) {
    for (let n = 0; n < BATCH; n++) course.play({ softness: ANY_CARD, lambda: 1, people: 0.7 });
    course.learn(rate);
  }
  return course.takeError();
}

function trainerFor(): { trainer: Trainer; people: Network } {
  const { kernel, net } = trainee(SMALL, 60_000);
  const trainer = new Trainer(net);
  trainer.scatter(randomFrom('self-play'));
  return { trainer, people: new Network(kernel, SMALL, scattered('people').weights) };
}

describe('Self-play', () => {
  it.each(['trump', 'undenufe', 'turning'] as const)(
    'errs less after a few hundred rounds of %s, on others',
    (kind) => {
      const { trainer } = trainerFor();
      const before = play(trainer, kind, 60, 0, null, 'held back');
      play(trainer, kind, 260, 0.003, null, 'learnt');
      const after = play(trainer, kind, 60, 0, null, 'held back');
      expect(after).toBeLessThan(0.97 * before);
    },
  );

  it('learns also with people at the table, whose cards are not its own decisions', () => {
    const { trainer, people } = trainerFor();
    const before = play(trainer, 'trump', 60, 0, people, 'held back');
    play(trainer, 'trump', 260, 0.003, people, 'learnt');
    expect(play(trainer, 'trump', 60, 0, people, 'held back')).toBeLessThan(0.97 * before);
  });

  it('does the same again by the same seed, and something else by another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map((seed) => {
      const { trainer, people } = trainerFor();
      play(trainer, 'trump', 40, 0.003, people, seed);
      return Buffer.from(trainer.net.read().buffer);
    });
    expect(Buffer.compare(one!, again!)).toBe(0);
    expect(Buffer.compare(one!, other!)).not.toBe(0);
  });
});
