import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.js';
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
