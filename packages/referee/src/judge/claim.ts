/**
 * Claim: whether a Bedanken was right, and what lies on the table then.
 *
 * A trick that lies complete counts, turned or not; of a running one the cards that are the claimant's for sure. Both
 * out with the first trick: the order of the blocks decides, not who spoke first.
 *
 * Sources: jasswiki, allmedias, stöcherei.
 */
import {
  beats,
  blocksOf,
  CardSet,
  endByBlocks,
  judgeClaim,
  ok,
  otherTeam,
  type PerTeam,
  pointsOf,
  type Seat,
  teamOf,
} from '@puur/rules';
import type { EventOf } from '../form/event.js';
import { madeIn, sumsOf, totalOf } from './made.js';
import type { Findings, Opinion, Ruled, Step } from './ruling.js';
import { ruleStoeck } from './stoeck.js';
import { cardsOf, eventsOf, factorOf, modeIn, standingPlays, type Story } from './story.js';
import { trickFindings } from './trick.js';

type Claim = EventOf<'claimed'> & { readonly at: number };

/** Bedanken: the first claim that decides. */
export function ruleClaims(story: Story, score: PerTeam<number>, claims: readonly Claim[]): Ruled {
  const { profile } = story.quarrel;
  let last: Opinion | null = null;
  for (const claim of claims) {
    const opinion = judgeClaimed(story, score, claim, profile.target);
    if (opinion.findings.gameWonBy !== null) return ok(opinion);
    last = opinion;
  }
  return ok(last!);
}

/** What a claim to have reached a number of points is worth: the target, or the Berg. */
export function judgeClaimed(story: Story, score: PerTeam<number>, claim: Claim, goal: number): Opinion {
  const { profile } = story.quarrel;
  const team = teamOf(claim.seat);
  const before = madeIn(story).filter(({ at }) => at < claim.at || isOnTable(story, at, claim.at));
  const sums = sumsOf(before);
  const running = runningSure(story, claim.seat, claim.at);
  const points = score[team] + totalOf(sums[team]) + running;
  const table = onTable(story, claim.at);
  const shared: Findings = { ...table, ...stoeckFinding(story) };
  const steps: Step[] = [{ code: 'claimed-with', seat: claim.seat, points, of: goal }];
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
