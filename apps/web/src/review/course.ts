/** Course: the figures behind the curve of a round, where its lines stand and what lies between two points. */

/** Lines of the grid, the lowest and the highest with them. */
const LINES = 3;

/** Points at the lines, in round numbers, so far apart that all values lie between the first and the last. */
export function linesFor(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = [5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].find(
    (one) => Math.floor(low / one) * one + one * (LINES - 1) >= high,
  )!;
  const first = Math.max(0, Math.floor(low / step) * step);
  return Array.from({ length: LINES }, (_, n) => first + n * step);
}

/** The points after a trick; between two that are known on the line from one to the other. */
export function pointsAfter(
  course: readonly { readonly trick: number; readonly points: number }[],
  trick: number,
): number {
  const next = course.findIndex((one) => one.trick >= trick);
  const to = course[next]!;
  const from = course[next - 1];
  if (from === undefined || to.trick === trick) return to.points;
  return from.points + ((trick - from.trick) / (to.trick - from.trick)) * (to.points - from.points);
}
