/**
 * Ending: who has won.
 *
 * The ways of ending are those of `ending.ts` of the rules. Where a table ends by claim or at once but nobody says in
 * which trick it was, the agreed order of the blocks decides, as it does when both sides reach the target in the first
 * trick.
 *
 * Sources: Swisslos, jasswiki, SRF, allmedias (order); Swisslos, tournaments (fixed rounds).
 */
import { type ClaimGoal, endByTotal, ok, type PerTeam, perTeam, type Team, TEAMS } from '@puur/rules';
import type { QuestionName } from '../form/quarrel.js';
import { byBlocks } from './blocks.js';
import { ruleClaims } from './claim.js';
import { madeIn, NOTHING, sumsOf, totalOf } from './made.js';
import type { Findings, Opinion, Ruled, Step } from './ruling.js';
import { eventsOf, missing, type Story } from './story.js';

/** Who has won? */
export function ruleWinner(story: Story): Ruled {
  const { profile, table } = story.quarrel;
  if (profile.endMode === 'fixed-rounds') return fixedRounds(story);
  const claims = eventsOf(story, 'claimed').filter(({ goal = 'partie' }) => goal === 'partie');
  const isAboutClaim = story.quarrel.question?.ask === 'bedanken';
  if (isAboutClaim && claims.length === 0) return missing(table.score === undefined && 'score', 'claim');
  if (table.score === undefined) return missing('score', claims.length + madeIn(story).length === 0 && 'blocks');
  if (profile.endMode === 'immediate') {
    const first = firstToReach(story, profile.target, table.score);
    if (first !== null) return ok(first);
  }
  if (claims.length > 0 && profile.endMode === 'claim') return ruleClaims(story, table.score, claims);
  if (claims.length > 0 && eventsOf(story, 'round-ended').length === 0) {
    return ok({
      verdict: 'claim-unknown',
      findings: { gameWonBy: null },
      steps: [{ code: 'claim-not-played', seat: claims[0]!.seat }],
      rule: profile.endMode === 'immediate' ? 'end.immediate' : 'end.blocks',
      confidence: 'high',
    });
  }
  if (claims.length + madeIn(story).length === 0) return missing('blocks');
  return ok(byBlocks(story, profile.target, table.score));
}

function fixedRounds(story: Story): Ruled {
  const { table, profile } = story.quarrel;
  const sums = sumsOf(madeIn(story));
  const after = perTeam((team) => (table.score?.[team] ?? 0) + totalOf(sums[team]));
  if (table.lastRound !== true) {
    return ok({
      verdict: 'not-over',
      findings: { gameWonBy: null },
      steps: [{ code: 'order-agreed', of: profile.rounds }],
      rule: 'end.fixed-rounds',
    });
  }
  const winner = endByTotal(after);
  return ok({
    verdict: winner === null ? 'undecided' : 'won',
    findings: { gameWonBy: winner },
    steps: TEAMS.map((team) => ({ code: 'reached-with', team, points: after[team] })),
    rule: 'end.fixed-rounds',
  });
}

/** The first side to have the target, where the events have an order; null where nobody has it or both get it at once. */
function firstToReach(story: Story, goal: number, before: PerTeam<number>): Opinion | null {
  const sums: [number, number] = [...before];
  const made = madeIn(story);
  const already = TEAMS.filter((team) => sums[team] >= goal);
  if (already.length === 1) return wonWith(already[0]!, sums[already[0]!]);
  if (already.length === 2) return null;
  for (const { blocks } of made) {
    const isBoth = TEAMS.every((team) => Object.keys(blocks[team]).length > 0);
    for (const team of TEAMS) sums[team] += totalOf({ ...NOTHING, ...blocks[team] });
    const there = TEAMS.filter((team) => sums[team] >= goal);
    if (there.length === 0) continue;
    return there.length === 1 && !isBoth ? wonWith(there[0]!, sums[there[0]!]) : null;
  }
  return null;
}

function wonWith(team: Team, points: number): Opinion {
  return {
    verdict: 'won',
    findings: { gameWonBy: team },
    steps: [{ code: 'reached-with', team, points }],
    rule: 'end.immediate',
  };
}

/** Questions whose answer hangs on a number of points to be reached, and which of the two it is. */
export const GOALS: Readonly<Partial<Record<QuestionName, ClaimGoal>>> = {
  winner: 'partie',
  bedanken: 'partie',
  berg: 'berg',
};

/**
 * What holds at a table that plays to another number of points: there nobody has won, or somebody had before all this.
 * Null where its number is reached by these very points, so that it may be ruled as everywhere.
 */
export function atAnotherGoal(story: Story, goal: number, asked: ClaimGoal): Opinion | null {
  const { table, profile } = story.quarrel;
  if (table.score === undefined) return null;
  const score = table.score;
  const sums = sumsOf(madeIn(story));
  const after = perTeam((team) => score[team] + totalOf(sums[team]));
  const found = (to: Team | null): Findings => (asked === 'berg' ? { bergTo: to } : { gameWonBy: to });
  const rule =
    asked === 'berg' ? 'end.bergpreis' : profile.endMode === 'fixed-rounds' ? 'end.fixed-rounds' : 'end.over';
  const before = TEAMS.filter((team) => score[team] >= goal);
  if (before.length > 0) {
    const steps = before.map((team): Step => ({ code: 'reached-with', team, points: score[team], of: goal }));
    return { verdict: 'over-before', findings: found(before.length === 1 ? before[0]! : null), steps, rule };
  }
  if (TEAMS.some((team) => after[team] >= goal)) return null;
  const steps = TEAMS.map((team): Step => ({ code: 'reached-with', team, points: after[team], of: goal }));
  return { verdict: asked === 'berg' ? 'berg-open' : 'not-over', findings: found(null), steps, rule };
}
