/**
 * Op: one operation of the engine.
 *
 * An op reads the fields of a request (all but `id`, `op` and `profile`) and answers a result or a fault. Most ops ask
 * one question; those that have several forms pick one first and leave the reading to it.
 */
import { type Result, type RuleProfile } from '@puur/rules';
import type { Fault } from './fault.js';
import { type Given, type Shape, shape } from './fields.js';

/** The fields of a request as they came. */
export type Fields = Readonly<Record<string, unknown>>;
/** What an op answers: the `result` of the reply. */
export type Answer = Result<Readonly<Record<string, unknown>>, Fault>;

export type Ask = (fields: Fields, profile: RuleProfile) => Answer | Promise<Answer>;

export interface Op {
  readonly name: string;
  readonly ask: Ask;
}

/** A question with these fields. */
export function question<S extends Shape>(
  fields: S,
  answer: (given: Given<S>, profile: RuleProfile) => Answer | Promise<Answer>,
): Ask {
  const form = shape(fields);
  return (given, profile) => {
    const read = form.read(given, '');
    return read.ok ? answer(read.value, profile) : read;
  };
}
