/**
 * Blocks: who reaches a number of points first where the blocks are counted in the agreed order.
 *
 * Which order that is the table says; what comes of it is counted. How a tie inside a block is broken no source says: a
 * setting does, and both answers are shown.
 *
 * Sources: reference page (blocks); Swisslos, jasswiki, SRF, allmedias (order).
 */
import {
  type Block,
  blocksOf,
  endByBlocks,
  endByTotal,
  endByTricks,
  otherTeam,
  type PerTeam,
  perTeam,
  type Team,
  TEAMS,
} from '@puur/rules';
import { type Made, madeIn, type Sums, sumsOf, totalOf } from './made.js';
import type { Opinion, Step } from './ruling.js';
import { eventsOf, type Story } from './story.js';

/** Block by block in the agreed order. */
export function byBlocks(story: Story, goal: number, before: PerTeam<number>): Opinion {
  const { profile } = story.quarrel;
  const made = madeIn(story);
  const sums = sumsOf(made);
  const order = blocksOf(profile.countOrder);
  const { winner, block } = endByBlocks(order, goal, before, sums);
  const steps: Step[] = [{ code: 'order-agreed' }];
  const isFirstTrick = eventsOf(story, 'points-made').some(({ during }) => during === 'first-trick');
  const after = perTeam((team) => before[team] + totalOf(sums[team]));
  if (profile.endMode !== 'end-of-deal-blocks' && !isFirstTrick && TEAMS.every((team) => after[team] >= goal)) {
    steps.push({ code: 'as-in-first-trick' });
  }
  if (winner === null) {
    steps.push(...TEAMS.map((team) => ({ code: 'reached-with', team, points: after[team] }) as const));
    return {
      verdict: 'not-over',
      findings: { gameWonBy: null, block: null },
      steps,
      rule: 'end.blocks',
      confidence: 'high',
    };
  }
  if (winner !== 'undecided') {
    const at = pointsAfter(order, block!, before[winner], sums[winner]);
    steps.push({ code: 'reached-in-block', team: winner, block: block!, points: at, of: goal });
    const schneider = profile.schneider && goal === profile.target && after[otherTeam(winner)] * 2 < goal;
    return {
      verdict: 'won',
      findings: { gameWonBy: winner, block: block!, ...(schneider && { schneider }) },
      steps,
      rule: 'end.blocks',
      // Which order is agreed is told; what comes out of it is counted.
      confidence: 'high',
    };
  }
  steps.push({ code: 'both-in-block', block: block! });
  const tied = breakTie(story, goal, before, sums, made, block!);
  if (tied === null) {
    return {
      verdict: 'undecided',
      findings: { gameWonBy: null, block: block! },
      steps,
      rule: 'end.blocks',
      confidence: 'low',
      alternatives: [{ gameWonBy: endByTotal(after), block: block! }],
    };
  }
  steps.push({ code: 'reached-with', team: tied, points: after[tied] });
  // How a tie inside a block is broken no source says; the order of the tricks is nearest to Bedanken.
  return {
    verdict: 'won',
    findings: { gameWonBy: tied, block: block! },
    steps,
    rule: 'end.blocks',
    confidence: 'low',
    alternatives: [{ gameWonBy: endByTotal(after), block: block! }],
  };
}

function pointsAfter(
  order: readonly Block[],
  block: Block | 'before',
  before: number,
  sums: Readonly<Record<Block, number>>,
): number {
  if (block === 'before') return before;
  return order.slice(0, order.indexOf(block) + 1).reduce((sum, each) => sum + sums[each], before);
}

function breakTie(
  story: Story,
  goal: number,
  before: PerTeam<number>,
  sums: Sums,
  made: readonly Made[],
  block: Block | 'before',
): Team | null {
  const { profile } = story.quarrel;
  const after = perTeam((team) => before[team] + totalOf(sums[team]));
  switch (profile.blockTie) {
    case 'next-deal':
      return null;
    case 'higher-total':
      return endByTotal(after);
    case 'trick-order': {
      if (block !== 'stich') return block === 'before' ? endByTotal(after) : null;
      const order = blocksOf(profile.countOrder);
      const start = perTeam((team) =>
        order.slice(0, order.indexOf('stich')).reduce((sum, each) => sum + sums[team][each], before[team]),
      );
      const tricks = made.flatMap(({ blocks }): (readonly [Team, number])[] => {
        const sides = TEAMS.filter((team) => (blocks[team].stich ?? 0) > 0);
        // Two sides in one line have no order between them.
        return sides.length === 1 ? [[sides[0]!, blocks[sides[0]!].stich!]] : [];
      });
      return endByTricks(goal, start, tricks).winner;
    }
  }
}
