/**
 * Card: was that card allowed? If not, wrong-card.ts says what becomes of it.
 *
 * Without a question the card that was objected to is meant. Where no hand is told it can only have been wrong by coming
 * out of turn, see lead.ts.
 */
import { CardSet, isTrumpMode, ok, type RuleId, suitOf, topTrumpOf } from '@puur/rules';
import { ruleLead } from './lead.js';
import { type JudgedPlay, judgedPlays, tableSteps } from './played.js';
import type { Opinion, Ruled } from './ruling.js';
import { missing, type Story } from './story.js';
import { trickFindings } from './trick.js';
import { ruleWrongCard } from './wrong-card.js';

/** Was that card allowed? */
export function ruleCard(story: Story): Ruled {
  const { question } = story.quarrel;
  const isPlayed = story.tricks.some(({ plays }) => plays.some(({ card }) => card !== null));
  if (story.contract === null) return missing('contract', !isPlayed && 'card', !isAnyHandTold(story) && 'hand');
  const all = judgedPlays(story).filter(
    ({ play }) =>
      (question?.seat === undefined || play.seat === question.seat) &&
      (question?.card === undefined || play.card === question.card),
  );
  const named = question?.seat !== undefined || question?.card !== undefined;
  const disputed = all.find(({ reason }) => reason !== null) ?? (named ? all.at(-1) : disputedIn(story, all));
  if (disputed === undefined) {
    // Without a hand the card can only have been wrong by coming out of turn.
    const turn = ruleLead(story);
    return turn.ok && turn.value.verdict !== 'lead-right'
      ? turn
      : missing(isPlayed ? 'hand' : 'card', !isPlayed && !isAnyHandTold(story) && 'hand');
  }
  return disputed.reason === null ? ok(allowed(story, disputed)) : ruleWrongCard(story, disputed, disputed.reason);
}

function isAnyHandTold({ quarrel }: Story): boolean {
  return Object.values(quarrel.hands).some((hand) => hand.length > 0);
}

/** Of several right cards the one that was objected to: the last before the first objection, else the last. */
function disputedIn(story: Story, all: readonly JudgedPlay[]): JudgedPlay | undefined {
  const objected = story.quarrel.events.findIndex(({ type }) => type === 'objected');
  const before = objected < 0 ? all : all.filter(({ play }) => play.at < objected);
  const told = before.filter(({ play }) => story.quarrel.hands[play.seat] !== undefined);
  return told.at(-1) ?? before.at(-1) ?? all.at(-1);
}

/** The rule that lets a right card be right. */
function ruleOfRight(judged: JudgedPlay): RuleId {
  const { lying, mode, play, held } = judged;
  const [led] = lying;
  if (led === undefined) return 'play.in-turn';
  const suit = suitOf(led);
  const isTrump = isTrumpMode(mode) && suitOf(play.card!) === (mode as number);
  if (isTrumpMode(mode) && suit === (mode as number)) {
    const trumps = held.cards.intersect(CardSet.ofSuit(suit));
    return !isTrump && trumps.size === 1 ? 'play.puur-exempt' : 'play.follow-trump';
  }
  if (!isTrump) return 'play.follow-suit';
  if (topTrumpOf(mode, lying) < 0) return 'play.may-trump';
  return held.cards.diff(CardSet.ofSuit(suitOf(play.card!))).isEmpty ? 'play.only-trumps' : 'play.undertrump';
}

function allowed(story: Story, judged: JudgedPlay): Opinion {
  const { trick, legal } = judged;
  const outcome = trickFindings(story, trick);
  return {
    verdict: 'card-allowed',
    findings: { legal: true, legalCards: legal.toArray(), ...outcome.findings },
    steps: [...tableSteps(story, judged), ...outcome.steps],
    rule: ruleOfRight(judged),
  };
}
