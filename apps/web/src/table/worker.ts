/**
 * The host's worker, started once and for the life of the window: by the session, or before it by `early.ts` where the
 * address is that of the table, so that it is there when the program sits down.
 */
let worker: Worker | null = null;

export function hostWorker(): Worker {
  worker ??= new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module', name: 'puur-host' });
  return worker;
}
