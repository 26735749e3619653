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
  type Patience,
  serveShares,
  shareWorker,
  type SharingPlayer,
  type WorkerLike,
} from './sharing.js';

/** Little work, and more than there are shares. */
const QUICK = { worlds: 4 };
const clock = (): number => 0;
/** Waits for as long as it takes, and not at all. */
const WAITING: Patience = { ms: 0, after: () => () => undefined };
const IMPATIENT: Patience = {
  ms: 0,
  after: (_, wake) => {
    setImmediate(wake);
    return () => undefined;
  },
};

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
    const alone = await answers(createSharingPlayer('x', QUICK, [here(), here()], WAITING));
    expect(await answers(createSharingPlayer('x', QUICK, [beyond('node'), beyond('browser')], WAITING))).toEqual(alone);
    expect(await answers(createSharingPlayer('x', QUICK, [beyond('browser'), here()], WAITING))).toEqual(alone);
  });

  it('is the same where a helper fails, and is found without any', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here(), here()], WAITING));
    expect(await answers(createSharingPlayer('x', QUICK, [failing, here()], WAITING))).toEqual(whole);
    expect(await answers(createSharingPlayer('x', QUICK, [failing, failing], WAITING))).toEqual(whole);
  });

  it('of one share is that of the level', async () => {
    const level = createPlayer('stark', 'x', QUICK);
    expect(await answers(createSharingPlayer('x', QUICK, [], WAITING))).toEqual(
      VIEWS.map((view) => level.decide(view)),
    );
  });

  it('is not asked of anybody where there is one card, and of each once else', async () => {
    const asked: number[] = [];
    const player = createSharingPlayer('x', QUICK, [here(asked), here(asked)], WAITING);
    await player.decide(VIEWS[4]!);
    expect(VIEWS[4]!.options.cards).toHaveLength(1);
    expect(asked).toEqual([]);
    await player.decide(VIEWS[1]!);
    expect(asked).toEqual([1, 2]);
  });

  it('waits for nobody longer than the patience lasts, and works at the share itself', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here(), here()], WAITING));
    const mute: Helper = { weigh: () => new Promise(() => undefined), stop: () => undefined };
    expect(await answers(createSharingPlayer('x', QUICK, [mute, here()], IMPATIENT))).toEqual(whole);
    const inTime = createSharingPlayer('x', { worlds: 4, timeMs: 0, now: clock }, [mute], IMPATIENT);
    expect((await inTime.decide(VIEWS[1]!)).action.type).toBe('play');
  });

  it('asks nobody again who has not answered yet, and everybody who has', async () => {
    const asked: (() => void)[] = [];
    const slow: Helper = {
      weigh: () =>
        new Promise((_, reject) => {
          asked.push(() => {
            reject(new Error('late'));
          });
        }),
      stop: () => undefined,
    };
    const player = createSharingPlayer('x', QUICK, [slow], IMPATIENT);
    await player.decide(VIEWS[1]!);
    await player.decide(VIEWS[1]!);
    expect(asked).toHaveLength(1);
    asked[0]!();
    await new Promise(setImmediate);
    await player.decide(VIEWS[1]!);
    expect(asked).toHaveLength(2);
  });

  it('has its patience in milliseconds, and ends it when all have answered', async () => {
    const log: string[] = [];
    const patience: Patience = {
      ms: 7,
      after: (ms) => {
        log.push(`wait ${ms}`);
        return () => log.push('done');
      },
    };
    await createSharingPlayer('x', QUICK, [here()], patience).decide(VIEWS[1]!);
    expect(log).toEqual(['wait 7', 'done']);
    for (const ms of [Number.NaN, -1, Infinity])
      expect(() => createSharingPlayer('x', QUICK, [], { ...patience, ms })).toThrow(RangeError);
  });

  it('leaves out what fails where time counts, and is allowed', async () => {
    const player = createSharingPlayer('x', { timeMs: 0, now: clock }, [failing], WAITING);
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
    expect(await answers(createSharingPlayer('x', QUICK, [thread(SERVES)], WAITING))).toEqual(
      await answers(createSharingPlayer('x', QUICK, [here()], WAITING)),
    );
  });

  it('that dies, or was stopped, is done without', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here()], WAITING));
    expect(await answers(createSharingPlayer('x', QUICK, [thread('process.exit()')], WAITING))).toEqual(whole);
    const stopped = thread(SERVES);
    stopped.stop();
    expect(await answers(createSharingPlayer('x', QUICK, [stopped], WAITING))).toEqual(whole);
  });
});

describe('A reply', () => {
  /** A helper whose worker says these things, the place of its order filled in, whatever it is asked. */
  function saying(...messages: readonly unknown[]): Helper {
    let tell: (data: unknown) => void = () => undefined;
    return helperIn({
      postMessage: (message) => {
        const { no } = message as { readonly no: number };
        for (const one of messages)
          tell(typeof one === 'object' && one !== null ? { ...one, ...('no' in one && { no }) } : one);
      },
      on: (event, listener) => {
        if (event === 'message') tell = listener;
      },
    });
  }
  const good = { running: [true], weight: [1], worth: [1], own: [1], ownSquare: [1], theirs: [1], tries: [1] };
  const BAD: readonly (readonly [string, unknown])[] = [
    ['none', undefined],
    ['a word', 'hallo'],
    ['empty', {}],
    ['of no candidate', { running: [], weight: [], worth: [], own: [], ownSquare: [], theirs: [], tries: [] }],
    ['of another number of candidates', good],
    ['without one of its sums', { ...good, own: undefined }],
    ['with what is no number', { ...good, own: [Number.NaN] }],
    ['in which nobody is left', { ...good, running: [false] }],
  ];

  it.each(BAD)('whose tally is %s is a share that failed', async (_, tally) => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here()], WAITING));
    expect(await answers(createSharingPlayer('x', QUICK, [saying({ no: 0, tally })], WAITING))).toEqual(whole);
  });

  it('is not made of what strays in', async () => {
    const stray = [null, undefined, 'hallo', 7, [], {}, { tally: good }];
    expect(await saying(...stray, { no: 0, tally: good }).weigh({} as never)).toEqual(good);
    await expect(saying(...stray, { no: 0, fault: 'tired' }).weigh({} as never)).rejects.toThrow('tired');
  });

  it('of null is a failed share where there is something to weigh', async () => {
    const whole = await answers(createSharingPlayer('x', QUICK, [here()], WAITING));
    expect(await answers(createSharingPlayer('x', QUICK, [saying({ no: 0, tally: null })], WAITING))).toEqual(whole);
  });

  it('is given to orders alone, and says of a bad one what is wrong', () => {
    const said: unknown[] = [];
    let order: (data: unknown) => void = () => undefined;
    serveShares(
      {
        postMessage: (message) => said.push(message),
        on: (event, listener) => {
          if (event === 'message') order = listener;
        },
      },
      clock,
    );
    for (const stray of [null, undefined, 'hallo', {}]) order(stray);
    expect(said).toEqual([]);
    order({ no: 3, order: null });
    expect(said).toEqual([{ no: 3, fault: expect.stringContaining('TypeError') as string }]);
  });
});

describe('A helper whose worker is gone', () => {
  it('refuses when the other end of its port is closed', async () => {
    const { port1, port2 } = new MessageChannel();
    const share = helperIn(port1).weigh({} as never);
    port2.close();
    await expect(share).rejects.toThrow('the worker has failed');
  });

  it('refuses when the worker had ended before', async () => {
    const worker = new Worker('', { eval: true });
    await new Promise((resolve) => worker.on('exit', resolve));
    await expect(helperIn(worker).weigh({} as never)).rejects.toThrow('the worker has failed');
  });

  it('refuses what cannot be sent, and nothing after that', async () => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => {
      port1.close();
    });
    const helper = helperIn(port1);
    await expect(helper.weigh((() => 0) as never)).rejects.toThrow();
    port2.on('message', ({ no }: { readonly no: number }) => {
      port2.postMessage({ no, tally: null });
    });
    expect(await helper.weigh({} as never)).toBeNull();
  });
});
