/**
 * Wrong card: what becomes of it and of its trick.
 *
 * Noticed before the trick is turned: school B (newer Jassführer by jasswiki, tournament sheets) gives the trick to the
 * opponents, the highest card of the suit replaces the wrong one (never the Puur), neither can win a trick any more but
 * both count; the innocent player who holds the trick leads next, else the offender's right neighbour. School A (older
 * Jassreglement, jassonkel): taken back, followed, and the trick may not be won with it. Noticed later: see
 * late-revoke.ts.
 */
import {
  type Card,
  CardSet,
  cardOf,
  HAND_SIZE,
  type Mode,
  ok,
  type PlayReason,
  pointsOf,
  type Seat,
  seatAfter,
  SEAT_COUNT,
  strengthOf,
  type Suit,
  suitOf,
  teamOf,
  TRICKS_PER_ROUND,
  UNDER,
} from '@puur/rules';
import { lateRevoke } from './late-revoke.js';
import { highestOwed, type JudgedPlay, tableSteps } from './played.js';
import type { Findings, Opinion, Ruled, Step } from './ruling.js';
import { noticedAfter, opponentsOf, type Story, type StoryTrick, winnerAmong } from './story.js';
import { innocentHolder } from './trick.js';

/** A wrong card: which way of putting it right, by when it was noticed and what the table agreed. */
export function ruleWrongCard(story: Story, judged: JudgedPlay, reason: PlayReason): Ruled {
  const { play, trick, legal } = judged;
  const { profile, game, house } = story.quarrel;
  const noticed = noticedAfter(story, play.at);
  const steps: Step[] = [
    ...tableSteps(story, judged),
    { code: 'refused', seat: play.seat, cards: [play.card!], reason },
  ];
  const base: Findings = { legal: false, legalCards: legal.toArray(), revoke: true };
  if (game === 'differenzler') {
    const points = Number(house.differenzlerPenalty);
    const findings: Findings = { ...base, penalty: { seat: play.seat, points }, losingTrickPower: [] };
    return ok({ verdict: 'penalty', findings, steps, rule: 'revoke.differenzler' });
  }
  if (game === 'misere') {
    const findings: Findings = { ...base, losingTrickPower: [], deal: 'table-decides' };
    return ok({ verdict: 'card-forbidden', findings, steps, rule: 'revoke.misere' });
  }
  const isTurned = trick.turnedAt !== null && trick.turnedAt < noticed;
  if (isTurned) {
    const { table, hands } = story.quarrel;
    const isNumbered =
      table.trick !== undefined || story.tricks.length === TRICKS_PER_ROUND || hands[play.seat]?.length === HAND_SIZE;
    const late: Step = { code: 'noticed-late', seat: play.seat };
    if (isUndertrump(reason) && house.undertrump === 'corrected') {
      return ok(lateUndertrump(judged, withoutRevoke(base), [...steps, late]));
    }
    return lateRevoke(story, play.seat, isNumbered ? trick.number : null, base, [...steps, late]);
  }
  steps.push({ code: 'noticed-in-trick' });
  if (profile.revokeRule === 'replay') {
    return ok({
      verdict: 'replay',
      findings: { ...base, deal: 'redeal', school: 'replay' },
      steps,
      rule: 'revoke.replay',
    });
  }
  if (isUndertrump(reason) && (profile.revokeRule === 'A' || house.undertrump === 'corrected')) {
    return ok(correctUndertrump(story, judged, base, steps, reason));
  }
  if (profile.revokeRule === 'A') return ok(schoolA(story, judged, base, steps));
  const opinion = schoolB(story, judged, base, steps);
  // That an undertrump is a revoke like any other only jasswiki says.
  return ok(isUndertrump(reason) ? { ...opinion, confidence: opinion.confidence ?? 'medium' } : opinion);
}

function isUndertrump(reason: PlayReason): boolean {
  return reason === 'may-not-undertrump' || reason === 'must-overtrump';
}

/**
 * An undertrump that comes out when the trick is turned, at a table that corrects it: too late to give another card, and no
 * trick that was led and won since is touched. Who corrects (jassonkel) lets the opponents annul what is found late.
 */
function lateUndertrump({ play }: JudgedPlay, base: Findings, steps: readonly Step[]): Opinion {
  const team = opponentsOf(play.seat);
  return {
    verdict: 'may-annul',
    findings: { ...base, deal: 'opponents-may-annul', choiceOf: team, choices: ['annul', 'go-on'] },
    steps,
    rule: 'mistake.undertrump',
    confidence: 'low',
    // Where it counts as a revoke (jasswiki).
    alternatives: [{ revoke: true, tricksTo: team }],
  };
}

/** School B: the trick to the opponents. */
function schoolB(story: Story, judged: JudgedPlay, base: Findings, steps: Step[]): Opinion {
  const { play, mode, held, legal, reason } = judged;
  const { house } = story.quarrel;
  const team = opponentsOf(play.seat);
  const replaceWith = highestOwed(judged);
  const isTrumpRevoke = reason === 'must-follow-trump';
  const remaining = isTrumpRevoke ? held.cards.intersect(CardSet.ofSuit(mode as number as Suit)) : CardSet.EMPTY;
  const barred = remaining.without(cardOf(suitOf(judged.lying[0]!), UNDER)).without(replaceWith);
  const losingTrickPower = [play.card!, replaceWith, ...barred];
  steps.push(
    { code: 'highest-of-suit', seat: play.seat, cards: [replaceWith] },
    { code: 'no-trick-power', cards: [play.card!, replaceWith] },
  );
  if (!barred.isEmpty) steps.push({ code: 'trumps-lose-power', seat: play.seat, cards: barred.toArray() });
  const final = finalTrick(judged, replaceWith);
  const lead = nextLead(judged);
  steps.push(lead.step);
  const findings: Findings = {
    ...base,
    replaceWith,
    losingTrickPower,
    trickTo: { team },
    nextLead: lead.seat,
    school: 'B',
    ...(final && { finalTrick: final, points: pointsIn(story, judged.trick, final.cards) }),
  };
  const moved = findings.points === undefined ? [] : [{ to: team, points: findings.points }];
  // Exchanged before anybody played on it: the border to a card that slipped is thin.
  const isAtOnce = wasExchangedAtOnce(judged);
  if (isAtOnce) {
    steps.push({ code: 'exchanged-at-once', seat: play.seat });
    const { trickTo: _, nextLead: __, points: ___, ...rest } = findings;
    const lenient: Findings = {
      ...rest,
      losingTrickPower: [play.card!],
      deal: 'goes-on',
    };
    if (house.atOnce === 'lenient') {
      return { verdict: 'revoke-corrected', findings: lenient, steps, rule: 'revoke.at-once', confidence: 'low' };
    }
    return {
      verdict: 'revoke-in-trick',
      findings: { ...findings, choiceOf: team, choices: ['take-trick', 'lenient'] },
      steps,
      rule: 'revoke.at-once',
      confidence: 'low',
      alternatives: [lenient],
      moved,
    };
  }
  const rule = isTrumpRevoke && !barred.isEmpty ? 'revoke.trump' : 'revoke.in-trick';
  return { verdict: 'revoke-in-trick', findings, steps, rule, moved, ...(legal.isEmpty && { confidence: 'low' }) };
}

/** School A: back, follow, and not win with it. */
function schoolA(story: Story, judged: JudgedPlay, base: Findings, steps: Step[]): Opinion {
  const { play, mode, lying, legal } = judged;
  const harmless = legal.toArray().filter((card) => winnerAmong(mode, [...lying, card], () => true) < lying.length);
  const weakest = weakestOf(mode, harmless.length > 0 ? harmless : legal.toArray());
  const losingTrickPower = harmless.length > 0 ? [] : [weakest];
  steps.push(
    harmless.length > 0
      ? { code: 'lower-of-suit', seat: play.seat, cards: harmless }
      : { code: 'no-trick-power', cards: [weakest] },
  );
  return corrected(story, judged, base, steps, weakest, losingTrickPower, 'revoke-corrected', 'revoke.taken-back');
}

/** An illegal undertrump: back, another card, and the trick may not be won with it (jassonkel, "Falsches Stechen"). */
function correctUndertrump(
  story: Story,
  judged: JudgedPlay,
  base: Findings,
  steps: Step[],
  reason: PlayReason,
): Opinion {
  const { play, mode, lying, legal } = judged;
  const harmless = legal.toArray().filter((card) => winnerAmong(mode, [...lying, card], () => true) < lying.length);
  const instead = weakestOf(mode, harmless.length > 0 ? harmless : legal.toArray());
  steps.push({ code: 'no-trick-power', cards: [play.card!] });
  const opinion = corrected(
    story,
    judged,
    withoutRevoke(base),
    steps,
    instead,
    [play.card!, ...(harmless.length > 0 ? [] : [instead])],
    'undertrump-corrected',
    'mistake.undertrump',
  );
  // Which of several right cards is given is the offender's choice.
  return legal.size > 1 || reason === 'must-overtrump' ? withoutReplacement(opinion) : opinion;
}

/** A wrong undertrump is a wrong card, whether or not the suit could be followed. */
function withoutRevoke({ revoke: _, ...rest }: Findings): Findings {
  return rest;
}

function withoutReplacement(opinion: Opinion): Opinion {
  const { replaceWith: _, finalTrick: __, points: ___, ...findings } = opinion.findings;
  return { ...opinion, findings };
}

function corrected(
  story: Story,
  judged: JudgedPlay,
  base: Findings,
  steps: Step[],
  replaceWith: Card,
  losingTrickPower: readonly Card[],
  verdict: 'revoke-corrected' | 'undertrump-corrected',
  rule: 'revoke.taken-back' | 'mistake.undertrump',
): Opinion {
  const { mode, trick, play } = judged;
  const { revokeRule } = story.quarrel.profile;
  const school = revokeRule === 'A' ? ({ school: 'A' } as const) : {};
  const final = finalTrick(judged, replaceWith);
  const findings: Findings = { ...base, replaceWith, losingTrickPower, ...school };
  if (final === null) return { verdict, findings, steps, rule };
  const own = final.order.indexOf(play.seat);
  const winner = winnerAmong(mode, final.cards, (index) => index !== own);
  const seat = final.order[winner]!;
  const points = pointsIn(story, trick, final.cards);
  steps.push({ code: 'wins-trick', seat, cards: [final.cards[winner]!] }, { code: 'trick-counts', points });
  return {
    verdict,
    findings: {
      ...findings,
      finalTrick: { leader: final.leader, cards: final.cards },
      trickTo: { team: teamOf(seat), seat },
      points,
      nextLead: seat,
    },
    steps,
    rule,
  };
}

function weakestOf(mode: Mode, cards: readonly Card[]): Card {
  return cards.reduce((best, card) => (strengthOf(mode, card) < strengthOf(mode, best) ? card : best));
}

interface FinalTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** The seats of the cards. */
  readonly order: readonly Seat[];
}

/** The trick with the right card in it, where all four cards are known. */
function finalTrick({ trick, play }: JudgedPlay, replaceWith: Card): FinalTrick | null {
  const bySeat = new Map<Seat, Card>();
  const order: Seat[] = [];
  for (const { seat, card } of trick.plays) {
    if (!order.includes(seat)) order.push(seat);
    if (card !== null) bySeat.set(seat, card);
  }
  bySeat.set(play.seat, replaceWith);
  const cards = order.flatMap((seat) => (bySeat.has(seat) ? [bySeat.get(seat)!] : []));
  return cards.length === SEAT_COUNT ? { leader: order[0]!, cards, order } : null;
}

/** Who leads next after a penalty: who of the innocent side holds the trick, as far as it lies, else the right neighbour. */
function nextLead({ trick, play, mode }: JudgedPlay): { seat: Seat; step: Step } {
  const holder = innocentHolder(trick, play, mode);
  if (holder !== null) return { seat: holder, step: { code: 'innocent-holder', seat: holder } };
  const right = seatAfter(play.seat);
  return { seat: right, step: { code: 'right-neighbour', seat: right } };
}

function pointsIn(story: Story, trick: StoryTrick, cards: readonly Card[]): number {
  const { profile } = story.quarrel;
  return pointsOf(cards, story.contract!, trick.number, profile) + (trick.number === 9 ? profile.lastTrick : 0);
}

function wasExchangedAtOnce({ trick, play }: JudgedPlay): boolean {
  if (play.takenBackAt === null) return false;
  return !trick.plays.some(({ at, seat }) => seat !== play.seat && at > play.at && at < play.takenBackAt!);
}
