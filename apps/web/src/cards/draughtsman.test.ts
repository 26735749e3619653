import { DEFAULT_STYLE } from '@puur/cards';
import { describe, expect, it } from 'vitest';
import { Draughtsman, type DrawingWorker } from './draughtsman.js';
import type { Drawing } from './drawing.js';
import type { Asked, Drawn } from './protocol.js';

const back = (ground: 'tanne' | 'nacht' | 'ziegel'): Drawing => ({ of: 'back', style: DEFAULT_STYLE, ground });
const groundOf = (drawing: Drawing): string => (drawing.of === 'back' ? drawing.ground : drawing.of);

/** A worker that keeps what it was asked for, and answers when it is told to. */
class SlowWorker implements DrawingWorker {
  onmessage: DrawingWorker['onmessage'] = null;
  onmessageerror: DrawingWorker['onmessageerror'] = null;
  onerror: DrawingWorker['onerror'] = null;
  isEnded = false;
  readonly asked: (readonly Asked[])[] = [];
  postMessage(message: readonly Asked[]): void {
    this.asked.push(message);
  }
  answer(drawn: readonly Drawn[]): void {
    this.onmessage?.({ data: drawn } as MessageEvent<readonly Drawn[]>);
  }
  terminate(): void {
    this.isEnded = true;
  }
  garble(): void {
    this.onmessageerror?.({} as MessageEvent);
  }
  breakDown(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

interface Scene {
  readonly draughtsman: Draughtsman;
  readonly pensLoaded: () => number;
  /** Lets so many milliseconds pass. */
  readonly pass: (ms: number) => void;
}

function set(worker: SlowWorker | null, penFails: () => boolean = () => false): Scene {
  let loaded = 0;
  let now = 0;
  const timers = new Map<() => void, number>();
  const draughtsman = new Draughtsman({
    startWorker: () => {
      if (!worker) throw new Error('this browser has no workers');
      return worker;
    },
    loadPen: () => {
      loaded++;
      if (penFails()) return Promise.reject(new Error('not to be had'));
      return Promise.resolve((drawing) => `here: ${groundOf(drawing)}`);
    },
    after: (ms, run) => {
      timers.set(run, now + ms);
      return () => timers.delete(run);
    },
  });
  const pass = (ms: number): void => {
    now += ms;
    for (const [run, at] of [...timers]) {
      if (at <= now && timers.delete(run)) run();
    }
  };
  return { draughtsman, pensLoaded: () => loaded, pass };
}

describe('asking for drawings', () => {
  it('asks in one message for what a screen shows at once, and in another for what comes later', async () => {
    const worker = new SlowWorker();
    const { draughtsman } = set(worker);
    void draughtsman.ask(back('tanne'));
    void draughtsman.ask(back('nacht'));
    await Promise.resolve();
    void draughtsman.ask(back('ziegel'));
    await Promise.resolve();
    expect(worker.asked.map((list) => list.map(({ drawing }) => groundOf(drawing)))).toEqual([
      ['tanne', 'nacht'],
      ['ziegel'],
    ]);
  });

  it('gives everyone the own drawing, whatever the order they come in', async () => {
    const worker = new SlowWorker();
    const { draughtsman } = set(worker);
    const drawn = Promise.all([draughtsman.ask(back('tanne')), draughtsman.ask(back('nacht'))]);
    await Promise.resolve();
    const [first, second] = worker.asked[0]!;
    worker.answer([{ no: second!.no, svg: 'night' }]);
    worker.answer([{ no: first!.no, svg: 'fir' }]);
    expect(await drawn).toEqual(['fir', 'night']);
  });
});

describe('a worker that cannot be had', () => {
  it('leaves the drawing to the page where there are no workers', async () => {
    const { draughtsman } = set(null);
    expect(await draughtsman.ask(back('tanne'))).toBe('here: tanne');
  });

  it('has the page draw what a worker that breaks still owes, and everything after it', async () => {
    const worker = new SlowWorker();
    const { draughtsman } = set(worker);
    const owed = draughtsman.ask(back('tanne'));
    await Promise.resolve();
    worker.breakDown();
    expect(await owed).toBe('here: tanne');
    expect(await draughtsman.ask(back('nacht'))).toBe('here: nacht');
    expect(worker.asked).toHaveLength(1);
  });

  it('loads no drawings into the page as long as the worker draws', async () => {
    const worker = new SlowWorker();
    const { draughtsman, pensLoaded } = set(worker);
    const drawn = draughtsman.ask(back('tanne'));
    await Promise.resolve();
    worker.answer([{ no: worker.asked[0]![0]!.no, svg: 'fir' }]);
    expect(await drawn).toBe('fir');
    expect(pensLoaded()).toBe(0);
  });

  it('waits for a worker that says nothing, then draws what it owes and everything after it in the page', async () => {
    const worker = new SlowWorker();
    const { draughtsman, pensLoaded, pass } = set(worker);
    const owed = Promise.all([draughtsman.ask(back('tanne')), draughtsman.ask(back('ziegel'))]);
    await Promise.resolve();
    pass(2900);
    expect(pensLoaded()).toBe(0);
    pass(200);
    expect(await owed).toEqual(['here: tanne', 'here: ziegel']);
    expect(worker.isEnded).toBe(true);
    expect(await draughtsman.ask(back('nacht'))).toBe('here: nacht');
    expect(worker.asked).toHaveLength(1);
  });

  it('has patience with a slow worker as long as it answers, and with one that owes nothing', async () => {
    const worker = new SlowWorker();
    const { draughtsman, pensLoaded, pass } = set(worker);
    const owed = Promise.all([draughtsman.ask(back('tanne')), draughtsman.ask(back('nacht'))]);
    await Promise.resolve();
    const [first, second] = worker.asked[0]!;
    pass(2900);
    worker.answer([{ no: first!.no, svg: 'fir' }]);
    pass(2900);
    worker.answer([{ no: second!.no, svg: 'night' }]);
    pass(60_000);
    expect(await owed).toEqual(['fir', 'night']);
    expect(pensLoaded()).toBe(0);
    expect(worker.isEnded).toBe(false);
  });

  it('has the page draw where the answer cannot be read', async () => {
    const worker = new SlowWorker();
    const { draughtsman } = set(worker);
    const owed = draughtsman.ask(back('tanne'));
    await Promise.resolve();
    worker.garble();
    expect(await owed).toBe('here: tanne');
  });

  it('says so where the page cannot draw either, and tries again when it is asked again', async () => {
    let fails = true;
    const { draughtsman, pensLoaded } = set(null, () => fails);
    await expect(draughtsman.ask(back('tanne'))).rejects.toThrow('not to be had');
    fails = false;
    expect(await draughtsman.ask(back('tanne'))).toBe('here: tanne');
    expect(pensLoaded()).toBe(2);
  });
});
