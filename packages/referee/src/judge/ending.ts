/**
 * Ending: who has won, whether a Bedanken was right, who gets the Bergpreis.
 *
 * The ways of ending are those of `ending.ts` of the rules; here the events are added up in their order: points that were
 * made, tricks that lie, Weise and Stöck that count. Where a table ends by claim or at once but nobody says in which
 * trick it was, the agreed order of the blocks decides, as it does when both sides reach the target in the first trick.
 *
 * Sources: reference page (blocks); Swisslos, jasswiki, SRF, allmedias (order); jasswiki, allmedias, stöcherei (Bedanken);
 * SRF Jass-Service (Bergpreis).
 */
import {
  type Block,
  type ClaimGoal,
  blocksOf,
  BLOCKS,
  CardSet,
  CARD_POINTS,
  beats,
  endByBlocks,
  endByTotal,
  endByTricks,
  goalPoints,
  judgeClaim,
  ok,
  otherTeam,
  type PerTeam,
  perTeam,
  pointsOf,
  type Seat,
  type Team,
  TEAMS,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { EventOf, QuestionName, SideBlocks } from '../form/quarrel.js';
import type { Findings, Ruled, Step } from './ruling.js';
import { cardsOf, eventsOf, factorOf, missing, modeIn, standingPlays, type Story } from './story.js';
import { ruleStoeck } from './stoeck.js';
import { trickFindings } from './trick.js';
import { ruleWeis } from './weis.js';

type Sums = PerTeam<Readonly<Record<Block, number>>>;
const NOTHING: Readonly<Record<Block, number>> = { weis: 0, stoeck: 0, stich: 0 };

/** Something that was written, in the order it was made. */
interface Made {
  readonly at: number;
  readonly blocks: PerTeam<SideBlocks>;
}

function forTeam(team: Team, blocks: SideBlocks): PerTeam<SideBlocks> {
  return team === 0 ? [blocks, {}] : [{}, blocks];
}

/** Everything the events give, multiplied as it is written, in order. */
function madeIn(story: Story): readonly Made[] {
  const { profile } = story.quarrel;
  const factor = factorOf(story);
  const made: Made[] = eventsOf(story, 'points-made').map(({ at, blocks }) => ({ at, blocks }));
  for (const trick of story.tricks) {
    const { trickTo, points } = trickFindings(story, trick).findings;
    const at = trick.turnedAt ?? standingPlays(trick).at(-1)?.at ?? 0;
    if (trickTo !== undefined && points !== undefined) {
      made.push({ at, blocks: forTeam(trickTo.team, { stich: points * factor }) });
    } else if (trick.to !== null && trick.points !== null) {
      made.push({ at, blocks: forTeam(trick.to, { stich: trick.points * factor }) });
    }
  }
  const weis = eventsOf(story, 'weis-announced').length > 0 ? ruleWeis(story) : null;
  const weisTo = weis?.ok === true ? weis.value.findings.weisTo : null;
  if (weis?.ok === true && (weisTo === 0 || weisTo === 1)) {
    const at = Math.max(...eventsOf(story, 'weis-announced').map((event) => event.at));
    const points = (weis.value.findings.points ?? 0) * (profile.weisMultiplied ? factor : 1);
    made.push({ at, blocks: forTeam(weisTo, { weis: points }) });
  }
  const said = eventsOf(story, 'stoeck-announced').at(0) ?? eventsOf(story, 'stoeck-shown').at(0);
  if (said !== undefined && story.contract !== null) {
    const stoeck = ruleStoeck(story);
    const points = stoeck.ok ? (stoeck.value.findings.stoeckPoints ?? 0) : 0;
    const worth = points * (profile.stoeckMultiplied ? factor : 1);
    if (worth > 0) made.push({ at: said.at, blocks: forTeam(teamOf(said.seat), { stoeck: worth }) });
  }
  const ended = eventsOf(story, 'round-ended').at(-1);
  if (ended !== undefined && eventsOf(story, 'points-made').length === 0)
    made.push({ at: ended.at, blocks: endedBlocks(story, ended) });
  return made.sort((a, b) => a.at - b.at);
}

/** The blocks of a round that is told by its card points. */
function endedBlocks(story: Story, ended: EventOf<'round-ended'>): PerTeam<SideBlocks> {
  const { profile } = story.quarrel;
  const factor = factorOf(story);
  const cards = ended.cardPoints;
  const isWithoutLast = cards !== undefined && cards[0] + cards[1] === CARD_POINTS;
  return perTeam((team): SideBlocks => {
    const last = isWithoutLast && ended.lastTrick === team ? profile.lastTrick : 0;
    const match = ended.tricks?.[team] === TRICKS_PER_ROUND ? profile.matchBonus : 0;
    return {
      weis: profile.weis ? (ended.weis?.[team] ?? 0) * (profile.weisMultiplied ? factor : 1) : 0,
      stoeck: profile.stoeck && ended.stoeck === team ? 20 * (profile.stoeckMultiplied ? factor : 1) : 0,
      stich:
        cards === undefined ? 0 : (cards[team] + last) * factor + match * (profile.matchBonusMultiplied ? factor : 1),
    };
  });
}

function sumsOf(made: readonly Made[]): Sums {
  return perTeam((team) =>
    made.reduce(
      (sums, { blocks }) => ({
        weis: sums.weis + (blocks[team].weis ?? 0),
        stoeck: sums.stoeck + (blocks[team].stoeck ?? 0),
        stich: sums.stich + (blocks[team].stich ?? 0),
      }),
      NOTHING,
    ),
  );
}

function totalOf(sums: Readonly<Record<Block, number>>): number {
  return BLOCKS.reduce((sum, block) => sum + sums[block], 0);
}

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
  if (claims.length > 0) {
    const judged = byBlocks(story, profile.target, table.score);
    const isRoundTold = eventsOf(story, 'round-ended').length > 0;
    if (!isRoundTold) {
      return ok({
        verdict: 'claim-unknown',
        findings: { gameWonBy: null },
        steps: [{ code: 'claim-not-played', seat: claims[0]!.seat }],
        rule: profile.endMode === 'immediate' ? 'end.immediate' : 'end.blocks',
        confidence: 'high',
      });
    }
    return ok(judged);
  }
  if (madeIn(story).length === 0) return missing('blocks');
  return ok(byBlocks(story, profile.target, table.score));
}

type Opinion = Extract<Ruled, { ok: true }>['value'];

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
  if (already.length === 1) return wonWith(already[0]!, sums[already[0]!], 'end.immediate');
  if (already.length === 2) return null;
  for (const { blocks } of made) {
    const isBoth = TEAMS.every((team) => Object.keys(blocks[team]).length > 0);
    for (const team of TEAMS) sums[team] += totalOf({ ...NOTHING, ...blocks[team] });
    const there = TEAMS.filter((team) => sums[team] >= goal);
    if (there.length === 0) continue;
    return there.length === 1 && !isBoth ? wonWith(there[0]!, sums[there[0]!], 'end.immediate') : null;
  }
  return null;
}

function wonWith(team: Team, points: number, rule: 'end.immediate' | 'end.bergpreis'): Opinion {
  return {
    verdict: 'won',
    findings: { gameWonBy: team },
    steps: [{ code: 'reached-with', team, points }],
    rule,
  };
}

/** Block by block in the agreed order. */
function byBlocks(story: Story, goal: number, before: PerTeam<number>): Opinion {
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

/** Bedanken: the first claim that decides. */
function ruleClaims(
  story: Story,
  score: PerTeam<number>,
  claims: readonly (EventOf<'claimed'> & { readonly at: number })[],
): Ruled {
  const { profile } = story.quarrel;
  let last: Opinion | null = null;
  for (const claim of claims) {
    const opinion = judge(story, score, claim, profile.target);
    if (opinion.findings.gameWonBy !== null) return ok(opinion);
    last = opinion;
  }
  return ok(last!);
}

function judge(
  story: Story,
  score: PerTeam<number>,
  claim: EventOf<'claimed'> & { readonly at: number },
  goal: number,
): Opinion {
  const { profile } = story.quarrel;
  const team = teamOf(claim.seat);
  const before = madeIn(story).filter(({ at }) => at < claim.at || isOnTable(story, at, claim.at));
  const sums = sumsOf(before);
  const running = runningSure(story, claim.seat, claim.at);
  const points = score[team] + totalOf(sums[team]) + running;
  const table = onTable(story, claim.at);
  const shared: Findings = { ...table, ...stoeckFinding(story) };
  const steps: Step[] = [{ code: 'claimed-with', seat: claim.seat, points, of: goal }];
  // Both out with the first trick: the order of the blocks decides, not who spoke first.
  const isFirstTrick = eventsOf(story, 'points-made').some(({ during }) => during === 'first-trick');
  const rival = otherTeam(team);
  if (
    isFirstTrick &&
    points >= goal &&
    score[rival] + totalOf(sums[rival]) >= goal &&
    score[rival] < goal &&
    score[team] < goal
  ) {
    const { winner, block } = endByBlocks(blocksOf(profile.countOrder), goal, score, sums);
    if (winner !== null && winner !== 'undecided') {
      steps.push({ code: 'reached-in-block', team: winner, block: block!, points: goal, of: goal });
      return {
        verdict: 'won',
        findings: { ...shared, gameWonBy: winner, block: block! },
        steps,
        rule: 'end.blocks',
        confidence: 'high',
      };
    }
  }
  const { winner, ruling } = judgeClaim(team, points, goal, profile.falseClaimLoses, claim.spoiledByOpponents === true);
  if (ruling === 'right') {
    return { verdict: 'won', findings: { ...shared, gameWonBy: winner }, steps, rule: 'end.bedanken' };
  }
  steps.push({ code: 'claim-lacks', seat: claim.seat, points: goal - points });
  if (claim.spoiledByOpponents === true) steps.push({ code: 'spoiled', team: rival });
  return {
    verdict: ruling === 'false' ? 'claim-false' : 'claim-lapses',
    findings: { ...shared, gameWonBy: winner, ...(winner === null && { deal: 'goes-on' as const }) },
    steps,
    rule: 'end.bedanken',
  };
}

/** A trick that lies complete when somebody claims counts, turned or not. */
function isOnTable(story: Story, at: number, claimAt: number): boolean {
  return story.tricks.some((trick) => trick.turnedAt === at && standingPlays(trick).every((play) => play.at < claimAt));
}

function onTable(story: Story, claimAt: number): Findings {
  const trick = story.tricks.findLast(
    (each) => cardsOf(each) !== null && standingPlays(each).every(({ at }) => at < claimAt),
  );
  if (trick === undefined) return {};
  const { trickTo, points } = trickFindings(story, trick).findings;
  return { ...(trickTo && { trickTo }), ...(points !== undefined && { points }) };
}

function stoeckFinding(story: Story): Findings {
  const said = eventsOf(story, 'stoeck-announced').length + eventsOf(story, 'stoeck-shown').length > 0;
  if (!said) return {};
  const stoeck = ruleStoeck(story);
  const points = stoeck.ok ? stoeck.value.findings.stoeckPoints : undefined;
  return points === undefined ? {} : { stoeckPoints: points };
}

/** Cards of a running trick that are the claimant's for sure (jasswiki). */
function runningSure(story: Story, seat: Seat, claimAt: number): number {
  const { profile } = story.quarrel;
  const trick = story.tricks.findLast(({ plays }) => plays.length > 0 && plays.every(({ at }) => at < claimAt));
  const mode = trick === undefined ? null : modeIn(story, trick);
  if (trick === undefined || mode === null || story.contract === null || trick.turnedAt !== null) return 0;
  const plays = standingPlays(trick);
  const cards = plays.flatMap(({ card }) => (card === null ? [] : [card]));
  const own = plays.find((play) => play.seat === seat)?.card;
  if (plays.length === 4 || own === undefined || own === null || cards.length !== plays.length) return 0;
  if (cards.some((card) => card !== own && beats(mode, card, own))) return 0;
  const seen = CardSet.from(story.tricks.flatMap((each) => each.plays.flatMap((play) => play.cards)));
  const held = CardSet.from(story.quarrel.hands[seat] ?? []);
  const unseen = seen.union(held).complement().toArray();
  if (unseen.some((card) => beats(mode, card, own))) return 0;
  const values = trickPoints(story, cards, trick.number);
  return (
    values * factorOf(story) + (profile.lastTrick > 0 && trick.number === 9 ? profile.lastTrick * factorOf(story) : 0)
  );
}

function trickPoints(story: Story, cards: Parameters<typeof pointsOf>[0], trick: number): number {
  return pointsOf(cards, story.contract!, trick, story.quarrel.profile);
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

/** Who gets the Bergpreis? */
export function ruleBerg(story: Story): Ruled {
  const { profile, table, house } = story.quarrel;
  if (table.score === undefined)
    return missing('score', madeIn(story).length + eventsOf(story, 'claimed').length === 0 && 'blocks');
  const goal = goalPoints(profile, 'berg');
  const claim = eventsOf(story, 'claimed').find((event) => event.goal === 'berg');
  if (claim !== undefined) {
    const opinion = judge(story, table.score, claim, goal);
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
