/** Course: the figures behind the curve of a round, where its lines stand and what lies between two points. */

/** Lines of the grid, the lowest and the highest with them. */
const LINES = 3;

/** Round numbers; ten times them, a hundred times and so on are as round. */
const STEPS = [5, 10, 20, 25];

/** Points at the lines, in round numbers, so far apart that all values lie between the first and the last. */
export function linesFor(values: readonly number[]): readonly number[] {
  const known = values.filter(Number.isFinite);
  const [low, high] = known.length === 0 ? [0, 0] : [Math.min(...known), Math.max(...known)];
  const holds = (one: number): boolean => Math.floor(low / one) * one + one * (LINES - 1) >= high;
  let step: number | undefined;
  for (let unit = 1; step === undefined; unit *= 10) step = STEPS.map((one) => one * unit).find(holds);
  const first = Math.max(0, Math.floor(low / step) * step);
  return Array.from({ length: LINES }, (_, n) => first + n * step);
}

/**
 * The points after a trick; between two that are known on the line from one to the other. After the last of them, in a round
 * that was broken off, they stay what they were.
 */
export function pointsAfter(
  course: readonly { readonly trick: number; readonly points: number }[],
  trick: number,
): number {
  const next = course.findIndex((one) => one.trick >= trick);
  const to = course[next];
  if (to === undefined) return course.at(-1)!.points;
  const from = course[next - 1];
  if (from === undefined || to.trick === trick) return to.points;
  return from.points + ((trick - from.trick) / (to.trick - from.trick)) * (to.points - from.points);
}
