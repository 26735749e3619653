/**
 * Steps: a log as the commands that made it, each with what it led to.
 *
 * The text form writes commands, for what follows from them the reader works out anew.
 */
import {
  apply,
  assert,
  type Command,
  commandFor,
  EMPTY_PARTIE,
  evolve,
  type PartieEvent,
  type PartieState,
  refuse,
  replay,
  ok,
  type Result,
} from '@puur/rules';
import { errorOfReplay, type RecordError } from './error.js';

export interface Step {
  readonly before: PartieState;
  readonly command: Command;
  readonly events: readonly PartieEvent[];
  readonly after: PartieState;
}

/** The steps of a log, judged by the rules. A log that stops in the middle of a step has none. */
export function stepsOf(log: readonly PartieEvent[]): Result<readonly Step[], RecordError> {
  const judged = replay(log);
  if (!judged.ok) return refuse(errorOfReplay(judged.error));
  const steps: Step[] = [];
  let before = EMPTY_PARTIE;
  for (let index = 0; index < log.length;) {
    const command = commandFor(log[index]!);
    const answer = command && apply(before, command);
    assert(command !== null && answer?.ok === true, 'a log that replays is made of commands');
    const events = answer.value;
    const missing = events[log.length - index];
    if (missing) return refuse({ code: 'cut-short', index: log.length, expected: missing });
    const after = events.reduce(evolve, before);
    steps.push({ before, command, events, after });
    before = after;
    index += events.length;
  }
  return ok(steps);
}

/** What comes next where a judged log stops in the middle of what one command leads to; null where it does not. */
export function missingAfter(log: readonly PartieEvent[]): PartieEvent | null {
  const steps = stepsOf(log);
  return !steps.ok && steps.error.code === 'cut-short' ? steps.error.expected : null;
}
