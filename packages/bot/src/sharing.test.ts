import { existsSync } from 'node:fs';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type SeatView, viewFor } from '@puur/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { statesOfRound } from '../test/players.js';
import { profileOf } from '../test/position.js';
import { createPlayer } from './level.js';
import { shared, STRONG, within } from './search/manner.js';
import {
  createSharingPlayer,
  type Helper,
  helperIn,
  serveShares,
  shareWorker,
  type SharingPlayer,
  type WorkerLike,
} from './sharing.js';

/** Little work, and more than there are shares. */
const QUICK = { worlds: 4 };
const clock = (): number => 0;

/** Some views: a contract to choose, an early card, one in the middle, one that is solved, the last. */
const VIEWS: readonly SeatView[] = ((): SeatView[] => {
  const views = [...statesOfRound(profileOf('turnier-12'), 4)].map(({ state, seat }) => viewFor(state, seat));
  return [views[0]!, views[4]!, views[13]!, views[25]!, views.at(-1)!];
})();

/** Somebody who works here, and notes who was asked. */
function here(asked: number[] = []): Helper {
  const weigh = shareWorker(clock);
  return {
    weigh: (order) => {
      asked.push(order.share.index);
      return Promise.resolve(weigh(order));
    },
    stop: () => undefined,
  };
}

const failing: Helper = { weigh: () => Promise.reject(new Error('no worker')), stop: () => undefined };

/** A helper at the other end of a channel, so that everything is sent as it is between threads. */
function beyond(asA: 'node' | 'browser'): Helper {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
  });
  const faces: Readonly<Record<typeof asA, (port: typeof port1) => WorkerLike>> = {
    node: (port) => ({
      postMessage: (message) => {
        port.postMessage(message);
      },
      on: (event, listener) => (event === 'message' ? port.on('message', listener) : undefined),
    }),
    browser: (port) => ({
      postMessage: (message) => {
        port.postMessage(message);
      },
      addEventListener: (event, listener) =>
        event === 'message'
          ? port.on('message', (data) => {
              listener({ data: data as unknown });
            })
          : undefined,
    }),
  };
  serveShares(faces[asA](port2), clock);
  return helperIn(faces[asA](port1));
}

async function answers(player: SharingPlayer): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const view of VIEWS) all.push(await player.decide(view));
  return all;
}

describe('A decision that is shared', () => {
  it('is the same whoever works at the shares: this thread, a worker of Node or one of a browser', async () => {
    const alone = await answers(createSharingPlayer('x', QUICK, [here(), here()]));
    expect(await answers(createSharingPlayer('x', QUICK, [beyond('node'), beyond('browser')]))).toEqual(alone);
    expect(await answers(createSharingPlayer('x', QUICK, [beyond('browser'), here()]))).toEqual(alone);
  });

  it('is the same where a helper fails, and is found without any', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here(), here()]));
    expect(await answers(createSharingPlayer('x', QUICK, [failing, here()]))).toEqual(whole);
    expect(await answers(createSharingPlayer('x', QUICK, [failing, failing]))).toEqual(whole);
  });

  it('of one share is that of the level', async () => {
    const level = createPlayer('stark', 'x', QUICK);
    expect(await answers(createSharingPlayer('x', QUICK, []))).toEqual(VIEWS.map((view) => level.decide(view)));
  });

  it('is not asked of anybody where there is one card, and of each once else', async () => {
    const asked: number[] = [];
    const player = createSharingPlayer('x', QUICK, [here(asked), here(asked)]);
    await player.decide(VIEWS[4]!);
    expect(VIEWS[4]!.options.cards).toHaveLength(1);
    expect(asked).toEqual([]);
    await player.decide(VIEWS[1]!);
    expect(asked).toEqual([1, 2]);
  });

  it('leaves out what fails where time counts, and is allowed', async () => {
    const player = createSharingPlayer('x', { timeMs: 0, now: clock }, [failing]);
    const [view] = VIEWS;
    const { action } = await player.decide(view!);
    expect(view!.options.contracts).toContain(action.type === 'declare' ? action.contract : view!.options.contracts[0]);
  });

  it('draws other worlds in each share, and as many together as one player alone', () => {
    const weigh = shareWorker(clock);
    const tallies = [0, 1].map((index) =>
      weigh({ seed: 'x', view: VIEWS[1]!, thinking: QUICK, share: { index, of: 2 } })!,
    );
    expect(tallies[0]!.own).not.toEqual(tallies[1]!.own);
    for (const worlds of [1, 7, 140]) {
      const manner = within({ worlds }, STRONG);
      const parts = [0, 1, 2, 3].map((index) => shared(manner, { index, of: 4 }).effort);
      expect(parts.reduce((sum, part) => sum + part.worlds, 0)).toBe(Math.max(4, worlds));
      expect(parts.reduce((sum, part) => sum + part.prior, 0)).toBe(manner.effort.prior);
    }
  });
});

// The tests run from source; what a thread loads has to be built, as `npm test` does before.
const BUILT = new URL('../dist/sharing.js', import.meta.url);
describe.skipIf(!existsSync(BUILT))('A helper in a thread', () => {
  function thread(code: string): Helper {
    const worker = new Worker(code, { eval: true });
    onTestFinished(async () => {
      await worker.terminate();
    });
    return helperIn(worker);
  }
  const SERVES = `import(${JSON.stringify(BUILT.href)}).then(({ serveShares }) =>
    serveShares(require('node:worker_threads').parentPort, () => performance.now()))`;

  it('answers as this thread does', async () => {
    expect(await answers(createSharingPlayer('x', QUICK, [thread(SERVES)]))).toEqual(
      await answers(createSharingPlayer('x', QUICK, [here()])),
    );
  });

  it('that dies, or was stopped, is done without', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here()]));
    expect(await answers(createSharingPlayer('x', QUICK, [thread('process.exit()')]))).toEqual(whole);
    const stopped = thread(SERVES);
    stopped.stop();
    expect(await answers(createSharingPlayer('x', QUICK, [stopped]))).toEqual(whole);
  });
});
