/**
 * Networks to test with: small ones with random or no weights, so that no test hangs on what a trained one prefers.
 */
import { GUIDED_KINDS } from '../src/net/guided.js';
import { INPUT_COUNT } from '../src/net/inputs.js';
import { weightCount, type Shape } from '../src/net/network.js';
import type { Weights } from '../src/net/packing.js';
import { randomFrom } from '../src/random.js';
import { Guide, type GuideWeights } from '../src/search/guide.js';
import { trainee, Trainer } from '../src/training/trainer.js';

export const SMALL: Shape = { inputs: INPUT_COUNT, first: 16, second: 16 };

/** Random weights, also in the biases. */
export function scattered(seed: number | string, shape: Shape = SMALL): Weights {
  const random = randomFrom(seed, 'weights');
  const { net } = trainee(shape, 0);
  new Trainer(net).scatter(random);
  return { shape, weights: net.read().map((weight) => (weight === 0 ? (random() - 0.5) / 5 : weight)) };
}

/** A network to which every card is worth the same. */
export function indifferent(shape: Shape = SMALL): Weights {
  return { shape, weights: new Float32Array(weightCount(shape)) };
}

function guideOf(worth: (kind: string) => Weights, people: (kind: string) => Weights): Guide {
  const entries = GUIDED_KINDS.map((kind) => [
    kind,
    { worth: worth(kind), people: kind === 'turning' ? null : people(kind) },
  ]);
  return new Guide(Object.fromEntries(entries) as GuideWeights);
}

export function scatteredGuide(seed: number | string): Guide {
  return guideOf(
    (kind) => scattered(`${seed}/worth/${kind}`),
    (kind) => scattered(`${seed}/people/${kind}`),
  );
}

export function indifferentGuide(): Guide {
  return guideOf(
    () => indifferent(),
    () => indifferent(),
  );
}
