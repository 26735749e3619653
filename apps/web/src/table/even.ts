/**
 * Even: which of the weighed choices are as good as the same.
 *
 * What a choice brings is an average over worlds that were drawn, so it is known only roughly. Choices that are no further
 * apart than that, or by less than a point, are told as equal: to name one of them the best would claim what nobody knows.
 * They are measured by how far one's own side is ahead, for with another contract more is more of both.
 */
import type { Considered } from '@puur/rules';

/** What of a weighed choice says how good it is. */
type Figures = Pick<Considered, 'expectedPoints' | 'expectedTheirs' | 'stdError'>;

/** Points by which a choice brings one's own side ahead of the middle. */
function ahead({ expectedPoints, expectedTheirs }: Figures): number {
  return (expectedPoints - expectedTheirs) / 2;
}

/** The choices as good as they are, the best first. */
export function byWorth<Choice extends Figures>(considered: readonly Choice[]): readonly Choice[] {
  return considered.toSorted((a, b) => ahead(b) - ahead(a));
}

/** How far an average may be off, in points, the worst of these; at least one point. */
export function roughness(considered: readonly Pick<Figures, 'stdError'>[]): number {
  return Math.max(1, ...considered.map(({ stdError }) => stdError).filter(Number.isFinite));
}

/** The choices that bring as much as the best does, as far as is known; the best first. */
export function evenBest<Choice extends Figures>(considered: readonly Choice[]): readonly Choice[] {
  const [best, ...others] = byWorth(considered);
  if (best === undefined) return [];
  return [best, ...others.filter((one) => ahead(best) - ahead(one) <= roughness([best, one]))];
}
