/**
 * Sharing: one decision of the searching level, thought about by several workers.
 *
 * The worlds of a decision are split into shares, each drawn by a seed of its own, and each worker plays out a share with
 * what it holds itself: a board, networks, a solver. What comes back are sums, and their sum decides. So the answer
 * hangs on the seed and the number of shares, and not on who worked at which, in what order, or whether a worker failed.
 * Within a search tree nothing is shared: there is none, and the worlds need nothing from each other.
 *
 * A worker of Node and one of a browser look alike here: something that takes a message and gives one back.
 */
import type { Player, SeatView } from '@puur/rules';
import { speakUp } from './announcing.js';
import type { ReasonedDecision } from './reason.js';
import { checkThinking, type Share, STRONG, type Thinking } from './search/manner.js';
import type { Tally } from './search/race.js';
import { Searcher } from './search/searcher.js';
import { guide } from './search/trained.js';

export type { Share } from './search/manner.js';
export type { Tally } from './search/race.js';

/** A share of a decision, as it is sent to a worker. Plain data. */
export interface ShareOrder {
  readonly seed: number | string;
  readonly view: SeatView;
  /** The budget of the whole decision; a clock cannot be sent, so the worker has its own. */
  readonly thinking: Pick<Thinking, 'worlds' | 'timeMs'>;
  readonly share: Share;
}

/** Somebody who works at shares; what comes back is null where the view needs no thought. */
export interface Helper {
  weigh(order: ShareOrder): Promise<Tally | null>;
  stop(): void;
}

/** What is common to a `Worker` of node:worker_threads and one of a browser, and to the port that each sees from inside. */
export interface WorkerLike {
  readonly postMessage: (message: unknown) => void;
  readonly terminate?: () => unknown;
  /** Node. */
  readonly on?: (event: 'message' | 'error' | 'exit', listener: (value: unknown) => void) => unknown;
  /** Browsers. */
  readonly addEventListener?: (event: 'message' | 'error', listener: (event: { data?: unknown }) => void) => unknown;
}

type Reply = { readonly no: number; readonly tally: Tally | null } | { readonly no: number; readonly fault: string };

/** A helper in a worker whose inside is `serveShares`. One that fails refuses everything from then on. */
export function helperIn(worker: WorkerLike): Helper {
  const open = new Map<
    number,
    { readonly resolve: (tally: Tally | null) => void; readonly reject: (cause: Error) => void }
  >();
  let next = 0;
  let gone: Error | null = null;
  const fail = (why: string): void => {
    gone ??= new Error(why);
    for (const { reject } of open.values()) reject(gone);
    open.clear();
  };
  const hear = (reply: Reply): void => {
    const asked = open.get(reply.no);
    open.delete(reply.no);
    if ('fault' in reply) asked?.reject(new Error(reply.fault));
    else asked?.resolve(reply.tally);
  };
  listenTo(worker, (data) => {
    hear(data as Reply);
  });
  const dies = (): void => {
    fail('the worker has failed');
  };
  worker.on?.('error', dies);
  worker.on?.('exit', dies);
  worker.addEventListener?.('error', dies);
  return {
    weigh: (order) =>
      new Promise((resolve, reject) => {
        if (gone !== null) {
          reject(gone);
          return;
        }
        const no = next++;
        open.set(no, { resolve, reject });
        worker.postMessage({ no, order });
      }),
    stop() {
      fail('the worker was stopped');
      worker.terminate?.();
    },
  };
}

/** The inside of a worker: answers the orders that come from a helper. @param now a clock in milliseconds */
export function serveShares(port: WorkerLike, now: () => number): void {
  const weigh = shareWorker(now);
  listenTo(port, (data) => {
    const { no, order } = data as { readonly no: number; readonly order: ShareOrder };
    let reply: Reply;
    try {
      reply = { no, tally: weigh(order) };
    } catch (cause) {
      reply = { no, fault: String(cause) };
    }
    port.postMessage(reply);
  });
}

function listenTo(port: WorkerLike, hear: (data: unknown) => void): void {
  // A port of Node has both, and is to be heard once.
  if (port.on !== undefined) port.on('message', hear);
  else
    port.addEventListener?.('message', ({ data }) => {
      hear(data);
    });
}

/** Works at shares in this thread. */
export function shareWorker(now: () => number): (order: ShareOrder) => Tally | null {
  // What a searcher keeps hangs on the table alone, so one a seed is enough.
  let last: { readonly seed: number | string; readonly searcher: Searcher } | null = null;
  return ({ seed, view, thinking, share }) => {
    if (last?.seed !== seed) last = { seed, searcher: new Searcher(guide(), STRONG, seed) };
    return last.searcher.race(view, { ...thinking, now }, share)?.tally() ?? null;
  };
}

/** A player of the level `stark` that thinks with others. */
export interface SharingPlayer extends Player {
  decide(view: SeatView): Promise<ReasonedDecision>;
}

/**
 * A player of the level `stark` whose decisions are split into one share for itself and one for each helper; without
 * helpers it is `createPlayer('stark', …)`. The same view, seed, worlds and number of helpers give the same decision.
 *
 * A share whose helper fails is worked at here, so that the answer stays the same; where time counts it is left out.
 *
 * @example createSharingPlayer(7, {}, [helperIn(new Worker(file))])
 */
export function createSharingPlayer(
  seed: number | string,
  thinking: Thinking,
  helpers: readonly Helper[],
): SharingPlayer {
  checkThinking(thinking);
  const searcher = new Searcher(guide(), STRONG, seed);
  const { worlds, timeMs } = thinking;
  const budget = { ...(worlds !== undefined && { worlds }), ...(timeMs !== undefined && { timeMs }) };
  const byTime = timeMs !== undefined && thinking.now !== undefined;
  const of = helpers.length + 1;
  const weighHere = (view: SeatView, index: number): Tally | null =>
    searcher.race(view, thinking, { index, of })?.tally() ?? null;

  async function tallyFrom(helper: Helper, view: SeatView, index: number): Promise<Tally | null> {
    try {
      return await helper.weigh({ seed, view, thinking: budget, share: { index, of } });
    } catch {
      return byTime ? null : weighHere(view, index);
    }
  }

  return {
    async decide(view) {
      const { cards } = view.options;
      if (helpers.length === 0 || (view.phase !== 'declare' && cards.length === 1))
        return searcher.decide(view, thinking);
      const theirs = helpers.map((helper, n) => tallyFrom(helper, view, n + 1));
      const own = weighHere(view, 0);
      const tallies = [own, ...(await Promise.all(theirs))].filter((tally) => tally !== null);
      return searcher.decideBy(view, searcher.merge(view, thinking, tallies));
    },
    interject: speakUp,
  };
}
