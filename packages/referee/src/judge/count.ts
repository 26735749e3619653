/**
 * Count: the points of a round that do not come out.
 *
 * The cards decide where they are told; else only the sum can be judged. What is missing often says what was forgotten:
 * five points are the last trick, thirty-two the eights of Obenabe and Undenufe. Sources: reference page (152, 157, 257),
 * jass-events, tournament sheet, KZJV (nothing is written or put together before it makes 157).
 */
import {
  accountOf,
  CARD_COUNT,
  CARD_POINTS,
  CardSet,
  type Contract,
  duplicatesIn,
  ok,
  otherTeam,
  type PerTeam,
  perTeam,
  refuse,
  type Team,
  TEAMS,
  teamOf,
  TRICKS_PER_ROUND,
  trumpOf,
} from '@puur/rules';
import { countPile, isPossibleSplit, roundPoints } from '@puur/tafel';
import type { Findings, Ruled, Step } from './ruling.js';
import { eventsOf, factorOf, missing, type Story } from './story.js';
import { trickFindings } from './trick.js';

const EIGHTS = 8;
/** What a Nell and a Puur count more than a plain nine and Under. */
const NELL_MORE = 14;
const PUUR_MORE = 18;

/** Why does it not make 157? */
export function ruleCount(story: Story): Ruled {
  const { profile, house } = story.quarrel;
  const counted = eventsOf(story, 'counted').at(-1)?.points ?? null;
  const piles = eventsOf(story, 'pile');
  const mixed = eventsOf(story, 'cards-mixed').at(0);
  if (piles.length === 0 && mixed !== undefined) {
    const deal = house.uncounted === 'forfeited' ? 'stands' : 'table-decides';
    const offender = mixed.seat === undefined ? undefined : teamOf(mixed.seat);
    return ok({
      verdict: 'not-counted',
      findings: {
        deal,
        ...(offender !== undefined && deal === 'table-decides' && { choiceOf: otherTeam(offender) }),
      },
      steps: [{ code: 'said', ...(mixed.seat !== undefined && { seat: mixed.seat }) }],
      rule: 'count.not-counted',
    });
  }
  const isCounted = counted !== null || piles.length > 0;
  if (story.contract === null) return missing('contract', !isCounted && 'counts');
  const whole = roundPoints(story.contract, profile);
  if (whole === null) return missing('pile');
  const fromCards = piles.length > 0 ? countCards(story, story.contract) : countTricks(story);
  if (fromCards !== null && !fromCards.ok) return fromCards;
  if (fromCards !== null && 'lacking' in fromCards) {
    return ok({
      verdict: 'count-again',
      findings: { possible: false },
      steps: [fromCards.lacking],
      rule: 'count.whole',
    });
  }
  if (counted === null && fromCards === null) return missing('counts');
  const steps: Step[] = [{ code: 'whole-is', points: whole }];
  if (counted !== null) {
    const sum = counted[0] + counted[1];
    const lacks = whole - sum;
    steps.push({ code: 'counts-sum', points: sum, of: lacks });
    if (lacks === profile.lastTrick && lacks > 0) steps.push({ code: 'lacks-last-trick', points: lacks });
    if (lacks > 0 && lacks % EIGHTS === 0 && trumpOf(story.contract) === null) {
      steps.push({ code: 'lacks-eights', points: lacks, of: lacks / EIGHTS });
    }
    if (trumpOf(story.contract) !== null) {
      if (lacks === NELL_MORE) steps.push({ code: 'lacks-nell', points: lacks });
      if (lacks === PUUR_MORE) steps.push({ code: 'lacks-puur', points: lacks });
    }
    if (lacks !== 0 && house.difference === 'shared') {
      return ok({ verdict: 'count-shared', findings: { missing: lacks }, steps, rule: 'count.whole' });
    }
    if (fromCards === null) {
      return ok(fromSums(story.contract, counted, lacks, steps, story));
    }
  }
  const { points, match, tricks } = fromCards!.value;
  for (const team of TEAMS) steps.push({ code: 'pile-counts', team, points: points[team], of: tricks[team] });
  const isRight = counted !== null && TEAMS.every((team) => counted[team] === points[team]);
  const findings: Findings = {
    cardPoints: points,
    ...(counted !== null && { missing: whole - counted[0] - counted[1] }),
    ...(match !== null && { match: true }),
    roundPoints: roundTotals(story, points, tricks),
  };
  const isOnlyLast = counted !== null && whole - counted[0] - counted[1] === profile.lastTrick;
  const isEights = steps.some(({ code }) => code === 'lacks-eights');
  return ok({
    verdict: isRight ? 'count-right' : 'count-corrected',
    findings,
    steps,
    rule: isOnlyLast ? 'value.last-trick' : isEights ? 'value.cards' : 'count.whole',
  });
}

function fromSums(
  contract: Contract,
  counted: PerTeam<number>,
  lacks: number,
  steps: readonly Step[],
  story: Story,
): Extract<Ruled, { ok: true }>['value'] {
  const { profile } = story.quarrel;
  const ended = eventsOf(story, 'round-ended').at(-1);
  // The five for the last trick are all that is missing, and it is told who made it.
  if (lacks === profile.lastTrick && ended?.lastTrick !== undefined) {
    const cardPoints = perTeam((team) => counted[team] + (team === ended.lastTrick ? lacks : 0));
    return {
      verdict: 'count-corrected',
      findings: { cardPoints, missing: lacks, possible: isPossibleSplit(...cardPoints, contract, profile) },
      steps,
      rule: 'value.last-trick',
    };
  }
  if (lacks !== 0) {
    return { verdict: 'count-again', findings: { possible: false, missing: lacks }, steps, rule: 'count.whole' };
  }
  const possible = isPossibleSplit(counted[0], counted[1], contract, profile);
  if (!possible) {
    return {
      verdict: 'count-impossible',
      findings: { possible },
      steps: [...steps, { code: 'no-cards-give', points: counted[0], of: counted[1] }],
      rule: 'count.impossible',
    };
  }
  const tricks = ended?.tricks;
  const all = TEAMS.find((team) => counted[team === 0 ? 1 : 0] === 0);
  const match = tricks !== undefined && TEAMS.some((team) => tricks[team] === TRICKS_PER_ROUND);
  return {
    verdict: 'count-right',
    findings: {
      possible,
      cardPoints: counted,
      ...(all !== undefined && tricks !== undefined && { match }),
      ...(tricks !== undefined && { roundPoints: roundTotals(story, counted, tricks) }),
    },
    steps:
      all === undefined || (tricks !== undefined && !match)
        ? steps
        : [...steps, { code: match ? 'match' : 'match-if', team: all }],
    rule: all === undefined ? 'count.whole' : 'value.match',
    // All points are no match yet: a trick of nothing may have been the others'.
    ...(all !== undefined &&
      tricks === undefined && {
        alternatives: [TRICKS_PER_ROUND, TRICKS_PER_ROUND - 1].map((made) => ({
          match: made === TRICKS_PER_ROUND,
          roundPoints: roundTotals(
            story,
            counted,
            perTeam((team) => (team === all ? made : TRICKS_PER_ROUND - made)),
          ),
        })),
      }),
  };
}

interface Counted {
  readonly points: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  readonly match: Team | null;
}
type CountedCards =
  | { readonly ok: true; readonly value: Counted }
  /** Cards that lie in no pile, or a pile that is no number of tricks. */
  | { readonly ok: true; readonly lacking: Step }
  | Extract<Ruled, { ok: false }>;

/** The points from the piles of the sides. One pile is enough; of two, no card may be missing. */
function countCards(story: Story, contract: Contract): CountedCards {
  const piles = eventsOf(story, 'pile');
  const [first] = piles;
  const all = piles.flatMap(({ cards }) => cards);
  const twice = duplicatesIn(all);
  if (twice.length > 0) return refuse({ code: 'facts-contradict', cards: twice });
  if (piles.length > 1 && all.length !== CARD_COUNT) {
    return { ok: true, lacking: { code: 'cards-lacking', cards: CardSet.from(all).complement().toArray() } };
  }
  const lastTrick = lastTrickOf(story);
  if (lastTrick === null) return missing('last-trick');
  const counted = countPile(first!.cards, first!.team, lastTrick, contract, story.quarrel.profile);
  if (counted.ok) return ok(counted.value);
  const { error } = counted;
  return error.code === 'count-no-tricks'
    ? { ok: true, lacking: { code: 'no-number-of-tricks', team: first!.team, of: error.found } }
    : missing('counts');
}

function lastTrickOf(story: Story): Team | null {
  const told = eventsOf(story, 'round-ended').findLast(({ lastTrick }) => lastTrick !== undefined)?.lastTrick;
  if (told !== undefined) return told;
  const last = story.tricks.find(({ number }) => number === TRICKS_PER_ROUND);
  return last === undefined ? null : (trickFindings(story, last).findings.trickTo?.team ?? last.to);
}

/** The points from the tricks, where all nine are told; null where they are not. */
function countTricks(story: Story): { readonly ok: true; readonly value: Counted } | null {
  const known = story.tricks.map((trick) => trickFindings(story, trick).findings);
  if (known.length !== TRICKS_PER_ROUND || known.some(({ trickTo }) => trickTo === undefined)) return null;
  const points = perTeam((team) =>
    known.reduce((sum, { trickTo, points = 0 }) => sum + (trickTo!.team === team ? points : 0), 0),
  );
  const tricks = perTeam((team) => known.filter(({ trickTo }) => trickTo!.team === team).length);
  const match = TEAMS.find((team) => tricks[team] === TRICKS_PER_ROUND) ?? null;
  return ok({ points, tricks, match });
}

/** What the round writes: factor, match, Weis and Stöck as told. */
export function roundTotals(story: Story, cardPoints: PerTeam<number>, tricks: PerTeam<number>): PerTeam<number> {
  const { profile } = story.quarrel;
  const ended = eventsOf(story, 'round-ended').at(-1);
  const { teams } = accountOf(
    perTeam((team) => ({
      cards: cardPoints[team],
      tricks: tricks[team],
      lastTrick: false,
      weis: profile.weis ? (ended?.weis?.[team] ?? 0) : 0,
      stoeck: profile.stoeck && ended?.stoeck === team ? 20 : 0,
    })),
    factorOf(story),
    profile,
  );
  return perTeam((team) => teams[team].total);
}

/** How much does the round write? */
export function ruleRoundPoints(story: Story): Ruled {
  const { profile } = story.quarrel;
  const ended = eventsOf(story, 'round-ended').at(-1);
  const counted = eventsOf(story, 'counted').at(-1)?.points ?? ended?.cardPoints;
  if (story.contract === null) return missing('contract', counted === undefined && ended === undefined && 'counts');
  const whole = roundPoints(story.contract, profile);
  const fromTricks = countTricks(story);
  let cardPoints = counted ?? null;
  let tricks = ended?.tricks ?? null;
  if (fromTricks?.ok === true) ({ points: cardPoints, tricks } = fromTricks.value);
  const all = tricks === null ? undefined : TEAMS.find((team) => tricks[team] === TRICKS_PER_ROUND);
  if (cardPoints === null && all !== undefined && whole !== null) {
    cardPoints = perTeam((team) => (team === all ? whole : 0));
  }
  if (cardPoints === null || whole === null) return missing(whole === null ? 'pile' : 'counts');
  const sum = cardPoints[0] + cardPoints[1];
  if (sum === CARD_POINTS && ended?.lastTrick !== undefined) {
    const told = cardPoints;
    cardPoints = perTeam((team) => told[team] + (team === ended.lastTrick ? profile.lastTrick : 0));
  } else if (sum !== whole) return ruleCount(story);
  const made = tricks ?? perTeam((team) => (cardPoints[team] > 0 ? 1 : 0));
  const factor = factorOf(story);
  const steps: Step[] = [{ code: 'whole-is', points: whole }];
  if (factor > 1) steps.push({ code: 'factor', points: factor, contract: story.contract });
  if (all !== undefined) steps.push({ code: 'match', team: all, points: profile.matchBonus });
  return ok({
    verdict: 'round-points',
    findings: {
      cardPoints,
      roundPoints: roundTotals(story, cardPoints, made),
      match: all !== undefined,
    },
    steps,
    rule: all !== undefined ? 'value.match' : factor > 1 ? 'value.factor' : 'count.blocks',
  });
}
