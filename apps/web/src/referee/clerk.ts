/** Clerk: brings questions to the referee's worker and answers back. The worker starts with the first question. */
import type { Answers, Asked, FromReferee } from './protocol.js';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: never) => void>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'puur-referee' });
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromReferee>) => {
    waiting.get(id)?.(answer as never);
    waiting.delete(id);
  };
  return worker;
}

/** Asks; the answers come in the order of the questions. */
export function ask<Q extends Asked>(question: Q): Promise<Answers[Q['ask']]> {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    started().postMessage({ ...question, id });
  });
}
