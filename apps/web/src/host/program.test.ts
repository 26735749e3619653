/** A bot in its worker without a browser: workers that only note what they are told, and a clock that is wound by hand. */
import { EMPTY_PARTIE, viewFor } from '@puur/rules';
import { manualClock } from '@puur/table';
import { describe, expect, it } from 'vitest';
import type { FromBot, ToBot } from '../bot/protocol.js';
import { type ProgramWorker, RENEWALS, SILENCE, SILENCE_AFTERWARDS, WorkerProgram } from './program.js';

const VIEW = viewFor(EMPTY_PARTIE, 0);

class FakeWorker implements ProgramWorker {
  onmessage: ProgramWorker['onmessage'] = null;
  onerror: ProgramWorker['onerror'] = null;
  readonly told: ToBot[] = [];
  isEnded = false;

  postMessage(message: ToBot): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers what it was asked last. */
  answer(answer: unknown): void {
    const asked = this.told.at(-1)!;
    if (!('no' in asked)) throw new Error('it was asked nothing');
    this.onmessage?.({ data: { type: 'answer', no: asked.no, answer } } as MessageEvent<FromBot>);
  }

  break(): ErrorEvent {
    const event = new Event('error', { cancelable: true }) as ErrorEvent;
    this.onerror?.(event);
    return event;
  }
}

function seated() {
  const workers: FakeWorker[] = [];
  const clock = manualClock();
  const hire = (): FakeWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const bot = new WorkerProgram('stark', 'seed', null, { hire, after: (ms, run) => clock.after(ms, run) });
  return { bot, workers, clock };
}

/** What becomes of a promise, looked at later. */
function fateOf(promise: Promise<unknown>): { value?: unknown; fault?: unknown } {
  const fate: { value?: unknown; fault?: unknown } = {};
  promise.then(
    (value) => (fate.value = value),
    (fault: unknown) => (fate.fault = fault),
  );
  return fate;
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a bot in a worker', () => {
  it('keeps a worker that answers in time, however long it is asked nothing afterwards', async () => {
    const { bot, workers, clock } = seated();
    const asked = bot.decide(VIEW);
    clock.advance(SILENCE - 1);
    workers[0]!.answer('a card');
    expect(await asked).toBe('a card');
    clock.advance(10 * SILENCE);
    expect(workers).toHaveLength(1);
    expect(clock.next()).toBeNull();
  });

  it('asks a new worker where one has gone in silence, with the level and the seed of the old one', async () => {
    const { bot, workers, clock } = seated();
    const asked = bot.decide(VIEW);
    clock.advance(SILENCE);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(workers[1]!.told).toEqual(workers[0]!.told);
    expect(workers[1]!.told[0]).toEqual({ type: 'sit', level: 'stark', seed: 'seed' });
    workers[1]!.answer('a card');
    expect(await asked).toBe('a card');
  });

  it('waits less for each that comes later', () => {
    const { bot, workers, clock } = seated();
    void bot.decide(VIEW);
    clock.advance(SILENCE);
    workers[1]!.answer('a card');
    void bot.decide(VIEW);
    clock.advance(SILENCE_AFTERWARDS);
    expect(workers).toHaveLength(3);
    expect(SILENCE_AFTERWARDS).toBeLessThan(SILENCE);
  });

  it('replaces one that breaks at once, and says that the fault is seen to', async () => {
    const { bot, workers } = seated();
    const asked = bot.decide(VIEW);
    expect(workers[0]!.break().defaultPrevented).toBe(true);
    workers[1]!.answer('a card');
    expect(await asked).toBe('a card');
  });

  it('gives up within the patience of a host, and then answers with a fault at once', async () => {
    const { bot, workers, clock } = seated();
    const first = fateOf(bot.decide(VIEW));
    clock.advance(SILENCE + RENEWALS * SILENCE_AFTERWARDS);
    await settled();
    expect(first.fault).toBeInstanceOf(Error);
    expect(clock.now()).toBeLessThan(30_000);
    expect(workers).toHaveLength(1 + RENEWALS);
    await expect(bot.decide(VIEW)).rejects.toThrow('broke');
    expect(workers).toHaveLength(1 + RENEWALS);
  });

  it('goes on replacing while new ones answer', async () => {
    const { bot, workers } = seated();
    for (let time = 0; time < 3 * RENEWALS; time++) {
      workers.at(-1)!.break();
      const asked = bot.decide(VIEW);
      workers.at(-1)!.answer(time);
      expect(await asked).toBe(time);
    }
  });

  it('starts nobody once it is sent away', () => {
    const { bot, workers, clock } = seated();
    void bot.decide(VIEW);
    bot.close();
    clock.advance(10 * SILENCE);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  });
});
