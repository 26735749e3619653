/**
 * Consult: asking a bot, whatever it does with the question.
 *
 * A bot may answer at once, later, never, or throw. There is exactly one answer, or none once the question was dropped:
 * what comes after that is not heard.
 */
import { type Decision, type Seat, type SeatView, unreachable } from '@puur/rules';
import type { Clock, Millis } from './clock.js';
import type { Incident } from './incident.js';
import type { Program, SeatRequest } from './seat.js';

export type Answer<T> =
  | { readonly kind: 'given'; readonly value: T }
  | { readonly kind: 'threw'; readonly cause: unknown }
  | { readonly kind: 'late' };

/** Asks for a decision; the answer comes never at once. The function given back drops the question. */
export function consult(
  player: Program,
  view: SeatView,
  clock: Clock,
  patience: Millis,
  onAnswer: (answer: Answer<Decision>) => void,
): () => void {
  // In a promise, so that a bot that throws is one whose promise was rejected.
  const asked = (async () => player.decide(view))();
  return whenGiven(asked, clock, patience, onAnswer);
}

/** Waits for an answer as long as the patience lasts. The function given back drops the question. */
export function whenGiven<T>(
  asked: Promise<T>,
  clock: Clock,
  patience: Millis,
  onAnswer: (answer: Answer<T>) => void,
): () => void {
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    cancel();
  };
  const answer = (given: Answer<T>): void => {
    if (!isOpen) return;
    close();
    onAnswer(given);
  };
  const cancel = clock.after(patience, () => {
    answer({ kind: 'late' });
  });
  asked.then(
    (value) => {
      answer({ kind: 'given', value });
    },
    (cause: unknown) => {
      answer({ kind: 'threw', cause });
    },
  );
  return close;
}

/** What a bot that gave no answer is reported for. */
export function faultOf(seat: Seat, answer: Exclude<Answer<unknown>, { kind: 'given' }>): Incident {
  return answer.kind === 'late' ? { code: 'bot-late', seat } : { code: 'bot-threw', seat, cause: answer.cause };
}

/** What a decision asks for; without its words where those were refused. Throws on what is no decision. */
export function requestOf({ action, weise, stoeck }: Decision, withWords = true): SeatRequest {
  switch (action.type) {
    case 'push':
      return { type: 'push' };
    case 'declare':
      return { type: 'declare', contract: action.contract };
    case 'play': {
      const { card } = action;
      return withWords ? { type: 'play', card, ...(weise.length > 0 && { weise }), stoeck } : { type: 'play', card };
    }
    default:
      return unreachable(action);
  }
}

/** What is done for a bot that gives no answer to be used: the first that is allowed, pushing before declaring. */
export function fallbackFor({ options }: SeatView): SeatRequest {
  const [card] = options.cards;
  if (card !== undefined) return { type: 'play', card };
  return options.push ? { type: 'push' } : { type: 'declare', contract: options.contracts[0]! };
}
