import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, inTransaction, openDatabase } from './database.js';
import { trouble } from './trouble.js';

interface Request {
  result?: unknown;
  onsuccess?: () => void;
}

describe('a browser that never says whether it opens a database', () => {
  const real = indexedDB;
  let requests: Request[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    requests = [];
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request: Request = {};
        requests.push(request);
        return request;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.stubGlobal('indexedDB', real);
  });

  /** What became of an opening, as far as it is known. */
  function fate(opening: Promise<unknown>): { now: string } {
    const fate = { now: 'waits' };
    opening.then(
      () => (fate.now = 'open'),
      (cause: unknown) => (fate.now = trouble(cause)),
    );
    return fate;
  }

  it('is given up after the patience, as one that keeps nothing', async () => {
    const opening = fate(openDatabase('hangs', 4000));
    await vi.advanceTimersByTimeAsync(3999);
    expect(opening.now).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(opening.now).toBe('blocked');
  });

  it('lets nobody wait as long a second time, until it answers', async () => {
    const first = fate(openDatabase('hangs', 4000));
    await vi.advanceTimersByTimeAsync(4000);
    expect(first.now).toBe('blocked');
    const second = fate(openDatabase('hangs'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.now).toBe('blocked');
    const close = vi.fn();
    requests[0]!.result = { close };
    requests[0]!.onsuccess!();
    // What comes too late is closed: an open database would stop a newer Puur from changing it.
    expect(close).toHaveBeenCalledOnce();
    const third = fate(openDatabase('hangs'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(third.now).toBe('waits');
  });
});

describe('a transaction that never ends', () => {
  /** A clock that is moved by hand. */
  function clock(): { after: (ms: number, run: () => void) => () => void; pass: (ms: number) => Promise<void> } {
    let now = 0;
    let waits: { at: number; run: () => void }[] = [];
    return {
      after(ms, run) {
        const wait = { at: now + ms, run };
        waits.push(wait);
        return () => {
          waits = waits.filter((one) => one !== wait);
        };
      },
      async pass(ms) {
        now += ms;
        for (const wait of waits.filter(({ at }) => at <= now)) {
          waits = waits.filter((one) => one !== wait);
          wait.run();
        }
        await Promise.resolve();
      },
    };
  }

  /** A database whose transactions say nothing. */
  function silent(abort: () => void = () => undefined): IDBDatabase {
    return { transaction: () => ({ abort }) } as unknown as IDBDatabase;
  }

  it('is called off after the patience, as one of a browser that keeps nothing', async () => {
    const { after, pass } = clock();
    const abort = vi.fn();
    const told: string[] = [];
    inTransaction(silent(abort), ['events'], 'readwrite', () => 1, { patience: 6000, after }).catch((cause: unknown) =>
      told.push(trouble(cause)),
    );
    await pass(3000);
    await pass(2999);
    expect([told, abort.mock.calls.length]).toEqual([[], 0]);
    await pass(1);
    expect([told, abort.mock.calls.length]).toEqual([['blocked'], 1]);
  });

  it('is not given up by a page that slept: half of the time begins when it wakes', async () => {
    const { after, pass } = clock();
    const told: string[] = [];
    inTransaction(silent(), ['events'], 'readwrite', () => 1, { patience: 6000, after }).catch((cause: unknown) =>
      told.push(trouble(cause)),
    );
    await pass(3_600_000);
    expect(told).toEqual([]);
    await pass(3000);
    expect(told).toEqual(['blocked']);
  });

  it('leaves no wait behind where it ends', async () => {
    const { after, pass } = clock();
    const database = await openDatabase('ends');
    const head = { id: 'p' };
    const write = inTransaction(
      database,
      ['partien'],
      'readwrite',
      (transaction) => answerOf(transaction.objectStore('partien').put(head)),
      { patience: 6000, after },
    );
    expect(await write).toBe('p');
    await pass(6000);
    await pass(6000);
    expect(
      await inTransaction(database, ['partien'], 'readonly', (t) => answerOf(t.objectStore('partien').get('p'))),
    ).toEqual(head);
  });
});
