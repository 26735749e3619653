/**
 * Even: which of the weighed choices are as good as the same, and in which order they are told.
 *
 * What is even the bot knows, which tried all of them on the same worlds (`isEven`). The choice that it made comes first,
 * then those that bring one's own side furthest ahead: with another contract more is more of both.
 */
import type { Considered } from '@puur/rules';

type Figures = Pick<Considered, 'expectedPoints' | 'expectedTheirs'>;

function ahead({ expectedPoints, expectedTheirs }: Figures): number {
  return expectedPoints - expectedTheirs;
}

/** The choices as good as they are, `first` at the head. */
export function byWorth<Choice extends Figures>(considered: readonly Choice[], first: Choice | undefined): Choice[] {
  return considered.toSorted((a, b) => Number(b === first) - Number(a === first) || ahead(b) - ahead(a));
}

/** How far an average may be off, in points, the worst of these; at least one point. */
export function roughness(considered: readonly Pick<Considered, 'stdError'>[]): number {
  return Math.max(1, ...considered.map(({ stdError }) => stdError).filter(Number.isFinite));
}
