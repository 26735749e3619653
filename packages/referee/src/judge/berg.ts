/**
 * Berg: who gets the Bergpreis, for half the target.
 *
 * It is claimed, or falls to who reaches it in the order of the blocks; a house rule may give it to the higher total.
 *
 * Source: SRF Jass-Service.
 */
import { endByTotal, goalPoints, ok, otherTeam, perTeam, teamOf, TEAMS } from '@puur/rules';
import { byBlocks } from './blocks.js';
import { judgeClaimed } from './claim.js';
import { madeIn, sumsOf, totalOf } from './made.js';
import type { Ruled } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';

/** Who gets the Bergpreis? */
export function ruleBerg(story: Story): Ruled {
  const { profile, table, house } = story.quarrel;
  if (table.score === undefined)
    return missing('score', madeIn(story).length + eventsOf(story, 'claimed').length === 0 && 'blocks');
  const goal = goalPoints(profile, 'berg');
  const claim = eventsOf(story, 'claimed').find((event) => event.goal === 'berg');
  if (claim !== undefined) {
    const opinion = judgeClaimed(story, table.score, claim, goal);
    const { gameWonBy: _, ...findings } = opinion.findings;
    const team = teamOf(claim.seat);
    if (opinion.verdict === 'won') {
      const bergTo = opinion.findings.gameWonBy ?? team;
      return ok({ ...opinion, verdict: 'berg-won', findings: { ...findings, bergTo }, rule: 'end.bergpreis' });
    }
    const bergTo = house.bergFalse === 'to-opponents' && claim.spoiledByOpponents !== true ? otherTeam(team) : null;
    const verdict = bergTo === null ? 'claim-lapses' : 'claim-false';
    return ok({ ...opinion, verdict, findings: { ...findings, bergTo }, rule: 'berg.false-claim' });
  }
  const made = madeIn(story);
  if (made.length === 0) return missing('blocks');
  const sums = sumsOf(made);
  const score = table.score;
  const after = perTeam((team) => score[team] + totalOf(sums[team]));
  if (house.bergBy === 'higher-total' && TEAMS.every((team) => after[team] >= goal)) {
    return ok({
      verdict: 'berg-won',
      findings: { bergTo: endByTotal(after) },
      steps: TEAMS.map((team) => ({ code: 'reached-with', team, points: after[team] })),
      rule: 'end.bergpreis',
    });
  }
  const { gameWonBy = null, ...findings } = byBlocks(story, goal, score).findings;
  const opinion = byBlocks(story, goal, score);
  return ok({
    ...opinion,
    verdict: gameWonBy === null ? 'berg-open' : 'berg-won',
    findings: { ...findings, bergTo: gameWonBy },
    rule: 'end.bergpreis',
    ...(opinion.alternatives && {
      alternatives: opinion.alternatives.map(({ gameWonBy: to = null, ...rest }) => ({ ...rest, bergTo: to })),
    }),
  });
}
