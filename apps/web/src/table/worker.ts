/**
 * The host's worker, started once and for the life of the window: by the session, or before it by `early.ts` where the
 * address is that of the table, so that it is there when the program sits down.
 */
let worker: Worker | null = null;
let isLost = false;
let tell: (() => void) | null = null;

export function hostWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('../host/worker.ts', import.meta.url), { type: 'module', name: 'puur-host' });
  // The event of a file that did not come is a plain one; that of a fault in a running worker says where it was.
  worker.addEventListener('error', (event: Event) => {
    if (event instanceof ErrorEvent) return;
    event.preventDefault();
    isLost = true;
    tell?.();
  });
  return worker;
}

/** Runs something once the worker's file turns out not to come; at once where that is known. */
export function whenHostLost(run: () => void): void {
  tell = run;
  if (isLost) run();
}
