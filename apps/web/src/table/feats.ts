/** Feats: what a round brought beside its points, in a sentence each: the Berg that fell in it, the Schneider at its end. */
import { otherTeam, type PartieEnding, type Team } from '@puur/rules';
import type { Feats } from '../host/feats.js';
import { said } from '../lang/texts.js';

/** The sentences for a round, in the words of a side. */
export function featLines(
  round: { readonly number: number; readonly isLast: boolean },
  { berg }: Pick<Feats, 'berg'>,
  ending: PartieEnding | null,
  us: Team,
): readonly string[] {
  const t = said().account;
  const lines: string[] = [];
  if (berg?.round === round.number) lines.push(t.berg(berg.team === us));
  if (round.isLast && ending?.schneider === true && ending.winner !== null)
    lines.push(t.schneider(otherTeam(ending.winner) === us));
  return lines;
}
