/**
 * Measuring: repeats a piece of work in several equal turns and keeps the spread, since machines are noisy.
 *
 * A figure is a rate (units a second). The median is the one to quote; minimum and maximum say how quiet the machine was.
 */

/**
 * @param {string} name what is measured
 * @param {string} unit what is counted
 * @param {(repeats: number) => number} work does the work `repeats` times and returns how many units it did
 * @param {{ turns?: number, seconds?: number }} [options]
 * @returns {{ name: string, unit: string, median: number, min: number, max: number, turns: number }}
 */
export function measure(name, unit, work, { turns = 7, seconds = 0.5 } = {}) {
  // 1 Warm up, and find how many repeats fill one turn.
  let repeats = 1;
  for (;;) {
    const elapsed = timed(() => work(repeats)).seconds;
    if (elapsed > seconds / 2) break;
    repeats = Math.ceil(repeats * Math.min(8, Math.max(1.5, seconds / Math.max(elapsed, 1e-6))));
  }
  // 2 Measure.
  const rates = Array.from({ length: turns }, () => {
    const { seconds: elapsed, units } = timed(() => work(repeats));
    return units / elapsed;
  }).sort((a, b) => a - b);
  return { name, unit, median: rates[turns >> 1], min: rates[0], max: rates.at(-1), turns };
}

function timed(work) {
  const start = process.hrtime.bigint();
  const units = work();
  return { units, seconds: Number(process.hrtime.bigint() - start) / 1e9 };
}

/** A table of figures as text. */
export function table(figures) {
  const rows = figures.map(({ name, unit, median, min, max }) => [
    name,
    `${whole(median)} ${unit}/s`,
    whole(min),
    whole(max),
  ]);
  const head = ['', 'median', 'min', 'max'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return [line(head), ...rows.map(line)].join('\n');
}

function whole(number) {
  return Math.round(number).toLocaleString('en').replaceAll(',', '’');
}
