/**
 * Cases: all examples, by id.
 */
import type { Example } from './example.js';
import { contracts } from './examples/contracts.js';
import { dealing } from './examples/dealing.js';
import { following } from './examples/following.js';
import { jassarten } from './examples/jassarten.js';
import { jassen } from './examples/jassen.js';
import { jassgrenze } from './examples/jassgrenze.js';
import { mistakes } from './examples/mistakes.js';
import { round } from './examples/round.js';
import { schieben } from './examples/schieben.js';
import { schieber } from './examples/schieber.js';
import { stoeck } from './examples/stoeck.js';
import { tafel } from './examples/tafel.js';
import { target } from './examples/target.js';
import { values } from './examples/values.js';
import { weis } from './examples/weis.js';
import { type ExampleId, TOPIC_IDS, TOPICS } from './topic.js';

export const EXAMPLES: Readonly<Record<ExampleId, Example>> = {
  ...round,
  ...jassen,
  ...dealing,
  ...schieber,
  ...schieben,
  ...contracts,
  ...values,
  ...following,
  ...weis,
  ...stoeck,
  ...target,
  ...tafel,
  ...jassgrenze,
  ...jassarten,
  ...mistakes,
};

/** All examples in reading order. */
export const EXAMPLE_IDS: readonly ExampleId[] = TOPIC_IDS.flatMap(
  (topic): readonly ExampleId[] => TOPICS[topic].examples,
);

/** The data of an example. */
export function exampleOf(id: ExampleId): Example {
  return EXAMPLES[id];
}
