/**
 * Locks: which window plays a Partie.
 *
 * A Web Lock is held as long as the worker lives, so a window that was closed or killed has let go by itself. A window
 * that wants a Partie asks for it over a channel; one that does not answer within a moment has its lock stolen. Where a
 * browser has no locks the owner in the store alone keeps two windows apart.
 */
import type { Locks } from './desk.js';

/** How long a window is waited for that was asked to leave, in milliseconds. */
const PATIENCE = 1500;

interface Leave {
  readonly type: 'leave';
  readonly id: string;
}

export function windowLocks(): Locks {
  const manager = (navigator as Partial<Navigator>).locks;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('puur-partien');
  let held: { readonly id: string; readonly onLost: () => Promise<void> } | null = null;
  let letGo: (() => void) | null = null;

  const release = (): void => {
    held = null;
    letGo?.();
    letGo = null;
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Leave>) => {
    if (held?.id === data.id) void held.onLost();
  });

  /** Holds the lock until it is released; whether it could be had. */
  const take = (id: string, options: LockOptions, onLost: () => Promise<void>): Promise<boolean> =>
    new Promise((resolve) => {
      manager!
        .request(`puur-partie-${id}`, options, (lock) => {
          if (lock === null) {
            resolve(false);
            return;
          }
          held = { id, onLost };
          resolve(true);
          return new Promise<void>((done) => {
            letGo = done;
          });
        })
        .catch(() => {
          // Not had in time; or had, and stolen since.
          resolve(false);
          if (held?.onLost === onLost) void onLost();
        });
    });

  return {
    async hold(id, steal, onLost) {
      release();
      if (!manager) return true;
      if (await take(id, { ifAvailable: true }, onLost)) return true;
      if (!steal) return false;
      channel?.postMessage({ type: 'leave', id } satisfies Leave);
      if (await take(id, { signal: AbortSignal.timeout(PATIENCE) }, onLost)) return true;
      return take(id, { steal: true }, onLost);
    },
    release,
  };
}
