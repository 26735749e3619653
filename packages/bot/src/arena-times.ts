/**
 * Times: how long answers took, as a histogram that can be added up and written down.
 *
 * Bins are an eighth of a doubling wide, from a microsecond up, so a percentile is right within 5 %.
 */
export interface Times {
  readonly count: number;
  /** Milliseconds of all together. */
  readonly sum: number;
  /** How many by bin; bin `n` holds what lies around `0.001 * 2^(n / 8)` ms. */
  readonly bins: Readonly<Record<string, number>>;
}

export const NO_TIMES: Times = { count: 0, sum: 0, bins: {} };

const SMALLEST_MS = 0.001;
const BINS_A_DOUBLING = 8;

/** The histogram of some times in milliseconds. */
export function timesOf(all: readonly number[]): Times {
  const bins: Record<string, number> = {};
  for (const ms of all) {
    const bin = Math.max(0, Math.round(BINS_A_DOUBLING * Math.log2(ms / SMALLEST_MS)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const sum = all.reduce((total, ms) => total + ms, 0);
  return { count: all.length, sum: Math.round(sum * 1000) / 1000, bins };
}

/** Two histograms in one. */
export function addTimes(a: Times, b: Times): Times {
  const bins = { ...a.bins };
  for (const [bin, count] of Object.entries(b.bins)) bins[bin] = (bins[bin] ?? 0) + count;
  return { count: a.count + b.count, sum: a.sum + b.sum, bins };
}

/** The mean in milliseconds; 0 of none. */
export function meanTime({ count, sum }: Times): number {
  return count === 0 ? 0 : sum / count;
}

/** The time that a share of all (0.95: 95 of 100) does not exceed, in milliseconds; 0 of none. */
export function percentileTime({ count, bins }: Times, share: number): number {
  let left = Math.ceil(count * share);
  const inOrder = Object.entries(bins).sort(([a], [b]) => Number(a) - Number(b));
  for (const [bin, size] of inOrder) {
    left -= size;
    if (left <= 0) return Number(bin) === 0 ? 0 : SMALLEST_MS * 2 ** (Number(bin) / BINS_A_DOUBLING);
  }
  return 0;
}
