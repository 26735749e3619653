/**
 * Clerk: brings questions to the referee's worker and answers back. The worker starts with the first question.
 *
 * A worker that cannot be loaded (its file is gone after a new build), throws or says what cannot be read answers nothing any
 * more: all that wait are told so, and the next question starts a new one.
 */
import type { Answers, Asked, FromReferee } from './protocol.js';

/** The part of a worker that the clerk needs. */
export interface Desk {
  onmessage: ((event: MessageEvent<FromReferee>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Asks; the answers come in the order of the questions. Rejects where there is no referee to answer. */
export type Ask = <Q extends Asked>(question: Q) => Promise<Answers[Q['ask']]>;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
}

/** A clerk for workers that `hire` starts. */
export function clerkFor(hire: () => Desk): Ask {
  let desk: Desk | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  function hired(): Desk {
    if (desk) return desk;
    const mine = hire();
    desk = mine;
    const fails = (): void => {
      if (desk !== mine) return;
      desk = null;
      mine.terminate();
      const all = [...waiting.values()];
      waiting.clear();
      for (const { reject } of all) reject(new Error('the referee has failed'));
    };
    mine.onmessage = ({ data: { id, answer } }) => {
      waiting.get(id)?.resolve(answer as never);
      waiting.delete(id);
    };
    mine.onmessageerror = fails;
    mine.onerror = fails;
    return mine;
  }

  return (question) => {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      // What throws here rejects; nobody is left waiting.
      const to = hired();
      waiting.set(id, { resolve, reject });
      try {
        to.postMessage({ ...question, id });
      } catch (cause) {
        waiting.delete(id);
        throw cause;
      }
    });
  };
}

export const ask: Ask = clerkFor(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puur-referee' }),
);
