/**
 * Plan: which steps a question takes, and what is offered first in each.
 *
 * Only an order of asking: whether the facts suffice is for `referee` to say, which names those that are missing. Whatever
 * else the form knows is one tap further on, so no plan can make a quarrel impossible to tell. Source: the questions and
 * their needs in docs/referee.md.
 */
import { EVENT_TYPES, type EventType, type Fact, type QuestionName } from '@puur/referee';

export const STEPS = ['facts', 'events', 'hands', 'ruling'] as const;
export type StepName = (typeof STEPS)[number];

export interface Plan {
  /** Fields of `table`. */
  readonly facts: readonly string[];
  readonly events: readonly EventType[];
  readonly hands: boolean;
}

function plan(facts: readonly string[], events: readonly EventType[], hands = false): Plan {
  return { facts, events, hands };
}

export const PLANS: Readonly<Record<QuestionName, Plan>> = {
  'card-allowed': plan(['contract'], ['card-played', 'objected', 'card-taken-back', 'trick-turned'], true),
  'trick-winner': plan(['contract'], ['card-played']),
  revoke: plan(['contract'], ['trick', 'revoke-found', 'round-ended', 'card-played', 'objected'], true),
  lead: plan(['contract', 'leader'], ['card-played', 'trick', 'objected', 'card-taken-back'], true),
  'two-cards': plan(['contract'], ['card-played', 'objected'], true),
  'card-shown': plan(['contract'], ['card-shown', 'card-played', 'objected'], true),
  'card-count': plan(['trick'], ['hand-counted', 'trick', 'objected']),
  rest: plan(['contract'], ['rest-claimed', 'trick', 'card-played'], true),
  'look-back': plan(['contract'], ['trick-looked-at', 'trick']),
  talk: plan(['contract', 'trick'], ['remarked', 'asked', 'answered', 'reminded', 'card-played', 'objected']),
  weis: plan(
    ['contract', 'forehand'],
    ['weis-announced', 'card-played', 'weis-shown', 'good-said', 'trick-turned', 'reminded'],
    true,
  ),
  stoeck: plan(
    ['contract'],
    ['card-played', 'stoeck-announced', 'stoeck-shown', 'trick-turned', 'trick', 'round-ended', 'reminded'],
    true,
  ),
  count: plan(['contract'], ['counted', 'round-ended', 'pile', 'cards-mixed']),
  'round-points': plan(['contract', 'factor'], ['counted', 'round-ended']),
  winner: plan(['score', 'contract', 'factor'], ['points-made', 'round-ended']),
  bedanken: plan(['score', 'contract'], ['claimed', 'points-made', 'card-played', 'stoeck-shown'], true),
  berg: plan(['score'], ['points-made', 'claimed']),
  slate: plan([], ['written', 'dealt']),
  deal: plan(['dealer'], ['dealt', 'cut', 'card-exposed', 'hand-counted', 'card-played', 'trick', 'objected']),
  dealer: plan(['dealer'], []),
  contract: plan(['forehand'], ['declared', 'pushed', 'hand-looked-at', 'card-played', 'objected']),
  leader: plan(['forehand'], ['pushed', 'declared']),
};

/** The steps of a question, in order. */
export function stepsOf(question: QuestionName): readonly StepName[] {
  const { events, hands } = PLANS[question];
  return STEPS.filter((step) => (step === 'events' ? events.length > 0 : step === 'hands' ? hands : true));
}

/** Events that are not offered first. */
export function otherEvents(question: QuestionName): readonly EventType[] {
  const { events } = PLANS[question];
  return EVENT_TYPES.filter((type) => !events.includes(type));
}

/** Where a missing fact is told; null: that something happened at all. */
export function stepFor(fact: Fact | null, question: QuestionName): StepName {
  const wanted = fact === null ? 'events' : HANDS_STEP.has(fact) ? 'hands' : FACTS_STEP.has(fact) ? 'facts' : 'events';
  return stepsOf(question).includes(wanted) ? wanted : 'facts';
}

const FACTS_STEP: ReadonlySet<Fact> = new Set(['contract', 'leader', 'forehand', 'dealer', 'score', 'declarer']);
const HANDS_STEP: ReadonlySet<Fact> = new Set(['hand', 'stoeck-holder', 'first-card']);
