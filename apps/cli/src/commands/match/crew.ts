/**
 * Crew: threads that play the deals of a match. Each takes the next deal when it is done with one; what comes out does
 * not depend on who has played what.
 */
import { Worker } from 'node:worker_threads';
import type { PairResult } from '@puur/bot';
import type { Hand, Order } from './order.js';

/** A hand in a thread of its own, so that one that thinks keeps nobody else from anything. */
export function threadHand(order: Order): Hand {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: order });
  let settle: { resolve(result: PairResult): void; reject(cause: Error): void } | null = null;
  let gone: Error | null = null;
  const fail = (cause: Error): void => {
    gone ??= cause;
    settle?.reject(gone);
  };
  worker.on('message', (result: PairResult) => settle?.resolve(result));
  worker.on('error', (cause) => {
    fail(cause instanceof Error ? cause : new Error(String(cause)));
  });
  worker.on('exit', () => {
    fail(new Error('a thread of the match has ended'));
  });
  return {
    play: (deal) =>
      new Promise<PairResult>((resolve, reject) => {
        settle = { resolve, reject };
        if (gone === null) worker.postMessage(deal);
        else reject(gone);
      }),
    stop: () => void worker.terminate(),
  };
}

/**
 * Plays deals with all hands, and tells of each as soon as it is done. Resolves when all are played, or when the hands
 * were stopped because `isStopped`; rejects with the first fault of a hand.
 */
export async function playAll(
  deals: readonly number[],
  hands: readonly Hand[],
  onResult: (result: PairResult) => void,
  isStopped: () => boolean,
): Promise<void> {
  let next = 0;
  const work = async (hand: Hand): Promise<void> => {
    while (next < deals.length && !isStopped()) {
      const deal = deals[next]!;
      next++;
      let result: PairResult;
      try {
        result = await hand.play(deal);
      } catch (cause) {
        if (isStopped()) return;
        throw cause;
      }
      if (!isStopped()) onResult(result);
    }
  };
  await Promise.all(hands.map(work));
}
