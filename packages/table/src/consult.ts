/**
 * Consult: asking a bot, whatever it does with the question.
 *
 * A bot may answer at once, later, never, or throw. There is exactly one answer, or none once the question was dropped:
 * what comes after that is not heard.
 */
import { type Decision, type SeatView, unreachable } from '@puur/rules';
import type { Clock, Millis } from './clock.js';
import type { Program, SeatRequest } from './seat.js';

export type Answer =
  | { readonly kind: 'decision'; readonly decision: Decision }
  | { readonly kind: 'threw'; readonly cause: unknown }
  | { readonly kind: 'late' };

/** Asks; the answer comes never at once. The function given back drops the question. */
export function consult(
  player: Program,
  view: SeatView,
  clock: Clock,
  patience: Millis,
  onAnswer: (answer: Answer) => void,
): () => void {
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
    cancel();
  };
  const answer = (given: Answer): void => {
    if (!isOpen) return;
    close();
    onAnswer(given);
  };
  const cancel = clock.after(patience, () => {
    answer({ kind: 'late' });
  });
  void decided(player, view).then(answer);
  return close;
}

async function decided(player: Program, view: SeatView): Promise<Answer> {
  try {
    return { kind: 'decision', decision: await player.decide(view) };
  } catch (cause) {
    return { kind: 'threw', cause };
  }
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
