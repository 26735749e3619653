/**
 * Conduct: looking back, remarks, questions, reminders.
 *
 * Looking at a turned trick is forbidden and its points go to the opponents (stöcherei, bluewin, jasswiki); `lookBack` says
 * what a table allows. Remarks, knocking, "Bock" and signs, and answers to questions about the game, give the other side
 * the right to annul the deal (stöcherei, jassverzeichnis, allmedias, tournament sheets).
 */
import { ok, type Card, pointsOf, teamOf } from '@puur/rules';
import type { Opinion, Ruled, Step } from './ruling.js';
import { cardsOf, eventsOf, missing, opponentsOf, type Story } from './story.js';
import { trickFindings } from './trick.js';

/** Was it allowed to look at that trick? */
export function ruleLook(story: Story): Ruled {
  const look = eventsOf(story, 'trick-looked-at').at(0);
  if (look === undefined) return missing('look');
  const { profile } = story.quarrel;
  const turned = story.tricks.filter(({ turnedAt }) => turnedAt !== null && turnedAt < look.at);
  const trick = look.trick === undefined ? turned.at(-1) : story.tricks.find(({ number }) => number === look.trick);
  const isOpen =
    trick !== undefined && (trick.turnedAt === null || trick.turnedAt > look.at) && !turned.includes(trick);
  const owner = trick === undefined ? undefined : (trickFindings(story, trick).findings.trickTo?.team ?? trick.to);
  const isLast = trick !== undefined && trick === turned.at(-1) && look.trick !== undefined;
  const number = look.trick ?? trick?.number;
  const isAllowed =
    (isOpen && look.trick !== undefined) ||
    (profile.lookBack === 'first' && number === 1) ||
    (profile.lookBack === 'last' && (isLast || (look.trick === undefined && turned.length > 0))) ||
    (profile.lookBack === 'own' && owner === teamOf(look.seat));
  const cards: readonly Card[] = look.cards ?? (trick === undefined ? null : cardsOf(trick)) ?? [];
  const steps: Step[] = [{ code: 'seen', seat: look.seat, cards, ...(number !== undefined && { trick: number }) }];
  if (isAllowed) {
    return ok({ verdict: 'look-allowed', findings: { deal: 'goes-on' }, steps, rule: 'mistake.look-back' });
  }
  const to = opponentsOf(look.seat);
  if (story.contract === null || cards.length === 0) {
    return ok({ verdict: 'look-forbidden', findings: { pointsTo: to }, steps, rule: 'mistake.look-back' });
  }
  const points = pointsOf(cards, story.contract, number ?? 1, profile);
  const isMoved = owner !== to && points > 0;
  return ok({
    verdict: 'look-forbidden',
    findings: { pointsTo: to, points },
    steps: [...steps, { code: 'trick-counts', points, cards }],
    rule: 'mistake.look-back',
    ...(isMoved && { moved: [{ to, points }] }),
  });
}

/** Was that remark, question or sign allowed? */
export function ruleTalk(story: Story): Ruled {
  const { house } = story.quarrel;
  const remarked = eventsOf(story, 'remarked').at(0);
  if (remarked !== undefined) {
    const steps: Step[] = [{ code: 'said', seat: remarked.seat }];
    return ok({
      verdict: 'may-annul',
      findings: {
        deal: 'opponents-may-annul',
        choiceOf: opponentsOf(remarked.seat),
        choices: ['annul', 'go-on'],
      },
      steps,
      rule: 'mistake.remark',
    });
  }
  const reminded = eventsOf(story, 'reminded').at(0);
  if (reminded !== undefined) {
    return ok({
      verdict: 'may-annul',
      findings: {
        deal: 'opponents-may-annul',
        choiceOf: opponentsOf(reminded.seat),
        choices: ['annul', 'go-on'],
        ...(reminded.of === 'stoeck' && { stoeckPoints: 0 }),
      },
      steps: [{ code: 'said', seat: reminded.seat }],
      rule: reminded.of === 'stoeck' ? 'stoeck.reminded' : 'mistake.remark',
    });
  }
  const asked = eventsOf(story, 'asked').at(0);
  const answered = eventsOf(story, 'answered').at(0);
  if (answered !== undefined && house.questions === 'forbidden') {
    return ok({
      verdict: 'may-annul',
      findings: {
        deal: 'opponents-may-annul',
        choiceOf: opponentsOf(answered.seat),
        choices: ['annul', 'go-on'],
      },
      steps: [{ code: 'said', seat: answered.seat }],
      rule: 'mistake.question',
    });
  }
  if (asked !== undefined || answered !== undefined) {
    const seat = (answered ?? asked)!.seat;
    return ok({
      verdict: 'no-offence',
      findings: { deal: 'stands' },
      steps: [{ code: 'said', seat }],
      rule: 'mistake.question',
    });
  }
  const early = beforeDeclaring(story);
  if (early !== null) return ok(early);
  return missing('remark');
}

/** Pushing in other words than the one that is allowed, or looking at one's cards before the choice is one's own. */
export function beforeDeclaring(story: Story): Opinion | null {
  const pushed = eventsOf(story, 'pushed').find(({ plain }) => plain === false);
  const seat = pushed?.seat ?? eventsOf(story, 'hand-looked-at').at(0)?.seat;
  if (seat === undefined) return null;
  return {
    verdict: 'may-annul',
    findings: { deal: 'opponents-may-annul', choiceOf: opponentsOf(seat), choices: ['annul', 'go-on'] },
    steps: [{ code: 'said', seat }],
    rule: 'mistake.wording',
  };
}
