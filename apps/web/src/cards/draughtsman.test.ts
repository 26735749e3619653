import { describe, expect, it } from 'vitest';
import { Draughtsman, type DrawingWorker } from './draughtsman.js';
import type { Drawing } from './drawing.js';
import type { Asked, Drawn } from './protocol.js';

const STYLE = {
  colours: 'classic',
  contrast: 'normal',
  ground: 'light',
  roses: 'red',
  corners: 'words',
  pairing: 'swisslos',
  index: 'de',
} as const;
const back = (ground: 'tanne' | 'nacht' | 'ziegel'): Drawing => ({ of: 'back', style: STYLE, ground });
const groundOf = (drawing: Drawing): string => (drawing.of === 'back' ? drawing.ground : drawing.of);

/** A worker that keeps what it was asked for, and answers when it is told to. */
class SlowWorker implements DrawingWorker {
  onmessage: DrawingWorker['onmessage'] = null;
  onerror: DrawingWorker['onerror'] = null;
  readonly asked: (readonly Asked[])[] = [];
  postMessage(message: readonly Asked[]): void {
    this.asked.push(message);
  }
  answer(drawn: readonly Drawn[]): void {
    this.onmessage?.({ data: drawn } as MessageEvent<readonly Drawn[]>);
  }
  breakDown(): void {
    this.onerror?.({} as ErrorEvent);
  }
}

function set(worker: SlowWorker | null): { readonly draughtsman: Draughtsman; readonly pensLoaded: () => number } {
  let loaded = 0;
  const draughtsman = new Draughtsman({
    startWorker: () => {
      if (!worker) throw new Error('this browser has no workers');
      return worker;
    },
    loadPen: () => {
      loaded++;
      return Promise.resolve((drawing) => `here: ${groundOf(drawing)}`);
    },
  });
  return { draughtsman, pensLoaded: () => loaded };
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
});
