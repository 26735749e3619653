/**
 * Sharing: one decision of the searching level, thought about by several workers.
 *
 * The worlds of a decision are split into shares, each drawn by a seed of its own, and each worker plays out a share with
 * what it holds itself: a board, networks, a solver. What comes back are sums, and their sum decides. So the answer
 * hangs on the seed and the number of shares, and not on who worked at which, in what order, or whether a worker failed.
 * Within a search tree nothing is shared: there is none, and the worlds need nothing from each other.
 *
 * A worker of Node and one of a browser look alike here: something that takes a message and gives one back. Neither says for
 * sure that it has died, and nothing can tell one that hangs from one that thinks. So nobody is waited for longer than the
 * patience that is given, and whatever comes that is no reply to an order is nothing.
 */
import type { Player, SeatView } from '@puur/rules';
import { speakUp } from './announcing.js';
import type { Level } from './level.js';
import type { ReasonedDecision } from './reason.js';
import { checkThinking, type Share, STRONG, type Thinking } from './search/manner.js';
import type { Tally } from './search/race.js';
import { Searcher } from './search/searcher.js';
import { guide } from './search/trained.js';

/** The level whose decisions can be shared. */
export const SHARING_LEVEL: Level = 'stark';

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
  /** Node: −1 where the worker has ended already. */
  readonly threadId?: number;
  /** Node. */
  readonly on?: (event: 'message' | Ending | 'exit', listener: (value: unknown) => void) => unknown;
  /** Browsers. */
  readonly addEventListener?: (
    event: 'message' | Ending,
    listener: (event: { readonly type?: string; readonly data?: unknown }) => void,
  ) => unknown;
}
type Ending = 'error' | 'messageerror' | 'close';

/** How long others are waited for once one's own share is done, and by what: this package has no timer of its own. */
export interface Patience {
  /** Milliseconds from 0 on, enough for a worker to start in. */
  readonly ms: number;
  /** Calls `wake` once after so many milliseconds, unless what it gives back is called before. */
  readonly after: (ms: number, wake: () => void) => () => void;
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
  listenTo(worker, (data) => {
    if (!isRecord(data) || typeof data.no !== 'number') return;
    const asked = open.get(data.no);
    open.delete(data.no);
    if (data.tally === null || isTally(data.tally)) asked?.resolve(data.tally);
    else asked?.reject(new Error('fault' in data ? String(data.fault) : 'the reply is none'));
  });
  const dies = (): void => {
    fail('the worker has failed');
  };
  for (const ending of ['error', 'messageerror', 'close'] as const) {
    if (worker.on !== undefined) worker.on(ending, dies);
    else worker.addEventListener?.(ending, dies);
  }
  worker.on?.('exit', dies);
  if (worker.threadId === -1) dies();
  return {
    weigh: (order) =>
      new Promise((resolve, reject) => {
        if (gone !== null) {
          reject(gone);
          return;
        }
        const no = next++;
        open.set(no, { resolve, reject });
        try {
          worker.postMessage({ no, order });
        } catch (cause) {
          open.delete(no);
          throw cause;
        }
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
    if (!isRecord(data) || typeof data.no !== 'number') return;
    const { no, order } = data;
    let reply: Reply;
    try {
      reply = { no, tally: weigh(order as ShareOrder) };
    } catch (cause) {
      reply = { no, fault: String(cause) };
    }
    port.postMessage(reply);
  });
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null;

const SUMS = ['weight', 'worth', 'own', 'ownSquare', 'theirs', 'tries'] as const;

/** Whether it is a tally, of so many candidates where that is known. */
function isTally(data: unknown, size?: number): data is Tally {
  if (!isRecord(data) || !Array.isArray(data.running)) return false;
  const { running } = data;
  const of = size ?? running.length;
  const isFull = (list: unknown, isGood: (value: unknown) => boolean): boolean =>
    Array.isArray(list) && list.length === of && list.every(isGood);
  return (
    of > 0 &&
    isFull(running, (value) => typeof value === 'boolean') &&
    // One that runs nowhere wins nowhere: somebody has to.
    running.includes(true) &&
    SUMS.every((name) => isFull(data[name], Number.isFinite))
  );
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
 * A share that fails, or does not come within `patience`, is worked at here, so that the answer stays the same; where time
 * counts it is left out, as it would take that time again. A helper that is late is asked again once it has answered.
 *
 * Throws a RangeError where `thinking` or `patience` is none.
 *
 * @example createSharingPlayer(7, {}, [helperIn(new Worker(file))], {
 *   ms: 5000,
 *   after: (ms, wake) => { const timer = setTimeout(wake, ms); return () => clearTimeout(timer); },
 * })
 */
export function createSharingPlayer(
  seed: number | string,
  thinking: Thinking,
  helpers: readonly Helper[],
  patience: Patience,
): SharingPlayer {
  checkThinking(thinking);
  if (!(Number.isFinite(patience.ms) && patience.ms >= 0)) {
    throw new RangeError(`the patience is ${patience.ms}, and has to be a number of milliseconds from 0 on`);
  }
  const searcher = new Searcher(guide(), STRONG, seed);
  const { worlds, timeMs } = thinking;
  const budget = { ...(worlds !== undefined && { worlds }), ...(timeMs !== undefined && { timeMs }) };
  const byTime = timeMs !== undefined && thinking.now !== undefined;
  const of = helpers.length + 1;
  const weighHere = (view: SeatView, index: number): Tally | null =>
    searcher.race(view, thinking, { index, of })?.tally() ?? null;
  const late = new Set<Helper>();

  /** What came, and undefined where nothing did. */
  async function comingFrom(helper: Helper, view: SeatView, index: number): Promise<Tally | null | undefined> {
    try {
      return await helper.weigh({ seed, view, thinking: budget, share: { index, of } });
    } catch {
      return undefined;
    } finally {
      late.delete(helper);
    }
  }

  /** What has come of each when all have, or the patience is at its end. */
  async function within(
    coming: readonly (Promise<Tally | null | undefined> | null)[],
  ): Promise<readonly (Tally | null | undefined)[]> {
    const come: (Tally | null | undefined)[] = coming.map(() => undefined);
    const open = new Set<number>();
    await new Promise<void>((resolve) => {
      const cancel = patience.after(patience.ms, () => {
        for (const index of open) late.add(helpers[index]!);
        resolve();
      });
      coming.forEach((one, index) => {
        if (one === null) return;
        open.add(index);
        void one.then((tally) => {
          come[index] = tally;
          open.delete(index);
          if (open.size > 0) return;
          cancel();
          resolve();
        });
      });
      if (open.size > 0) return;
      cancel();
      resolve();
    });
    // What comes from now on is too late.
    return [...come];
  }

  return {
    async decide(view) {
      const { cards } = view.options;
      if (helpers.length === 0 || (view.phase !== 'declare' && cards.length === 1))
        return searcher.decide(view, thinking);
      const coming = helpers.map((helper, n) => (late.has(helper) ? null : comingFrom(helper, view, n + 1)));
      const own = weighHere(view, 0);
      const come = await within(coming);
      const theirs = come.map((tally, n) => {
        const isGood = own === null ? tally === null : isTally(tally, own.running.length);
        return isGood ? tally! : byTime ? null : weighHere(view, n + 1);
      });
      const tallies = [own, ...theirs].filter((tally) => tally !== null);
      return searcher.decideBy(view, searcher.merge(view, thinking, tallies));
    },
    interject: speakUp,
  };
}
