/** The clock and the chance of this machine, for the host of a table. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { clearTimeout, setTimeout } from 'node:timers';
import { type Clock, type Entropy, entropyFromSeed } from '@puur/table';

export const NODE_CLOCK: Clock = {
  now: () => performance.now(),
  after(wait, run) {
    const timer = setTimeout(run, wait);
    return () => {
      clearTimeout(timer);
    };
  },
};

const SECRET_BYTES = 32;

/** Bytes for the secrets of the host: chance, or what follows from a seed after so many shuffles. */
export function entropyFor(seed: string | null, shuffles: number): Entropy {
  if (seed === null) return (bytes) => new Uint8Array(randomBytes(bytes));
  const entropy = entropyFromSeed(seed);
  entropy(shuffles * SECRET_BYTES);
  return entropy;
}
