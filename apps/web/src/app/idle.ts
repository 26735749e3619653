/** Idle: what can wait until there is nothing else to do. Not every browser tells when that is. */
import { after } from './after.js';

/**
 * Runs something when the page is idle, at the latest after `patience` milliseconds where that is given; takes it back.
 */
export function whenIdle(run: () => void, patience?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run, patience === undefined ? {} : { timeout: patience });
    return () => {
      cancelIdleCallback(asked);
    };
  }
  return after(60, run);
}
