/**
 * Played: a card of the story with all that is needed to judge it, and what the rules say of it.
 *
 * Whether it was allowed is asked of `legalCards` of the rules; nothing about legal play is decided here.
 */
import {
  type Card,
  CardSet,
  cardOf,
  isTrumpMode,
  legalCards,
  type Mode,
  type PlayReason,
  refusalOf,
  strengthOf,
  type Suit,
  suitOf,
  topTrumpOf,
  UNDER,
} from '@puur/rules';
import type { Step } from './ruling.js';
import { type Held, heldAt, lyingBefore, modeIn, type Play, type Story, type StoryTrick } from './story.js';

/** A play with all that is needed to judge it. */
export interface JudgedPlay {
  readonly play: Play;
  readonly trick: StoryTrick;
  readonly held: Held;
  readonly mode: Mode;
  readonly lying: readonly Card[];
  readonly legal: CardSet;
  readonly reason: PlayReason | null;
}

/** Judges one play; null where hand or contract is not told. */
export function judgePlay(story: Story, trick: StoryTrick, play: Play): JudgedPlay | null {
  const mode = modeIn(story, trick);
  const held = heldAt(story, play);
  if (mode === null || play.card === null || held === null) return null;
  const lying = lyingBefore(trick, play);
  const legal = legalCards(held.cards, lying, mode, story.rules);
  const reason = refusalOf(play.card, held.cards, lying, mode, story.rules);
  // A card that is legal with part of the hand may be wrong with the whole; the other way round it stays wrong.
  if (reason === null && !held.whole) return null;
  return { play, trick, held, mode, lying, legal, reason };
}

/** All plays that can be judged, in order. */
export function judgedPlays(story: Story): readonly JudgedPlay[] {
  return story.tricks.flatMap((trick) =>
    trick.plays.flatMap((play) => {
      const judged = judgePlay(story, trick, play);
      return judged === null ? [] : [judged];
    }),
  );
}

/** The facts on the table that decide what may be played. */
export function tableSteps(story: Story, { lying, mode, held, legal, play }: JudgedPlay): Step[] {
  const steps: Step[] = [{ code: 'rules-of-table', contract: story.contract! }];
  const [led] = lying;
  if (led !== undefined) {
    const suit = suitOf(led);
    steps.push({ code: 'led', cards: [led], suit });
    const follows = held.cards.intersect(CardSet.ofSuit(suit));
    steps.push(
      follows.isEmpty
        ? { code: 'void', seat: play.seat, suit }
        : { code: 'holds', seat: play.seat, cards: follows.toArray() },
    );
    const top = topTrumpOf(mode, lying);
    if (top >= 0 && suit !== (mode as number)) {
      steps.push({ code: 'trump-lies', cards: [cardOf(mode as number as Suit, top as typeof UNDER)] });
    }
    const isTrumpLed = isTrumpMode(mode) && suit === (mode as number);
    if (isTrumpLed && follows.size === 1 && follows.has(cardOf(suit, UNDER)) && story.rules.puurExempt) {
      steps.push({ code: 'only-puur', seat: play.seat, cards: follows.toArray() });
    }
  }
  steps.push({ code: 'may-play', seat: play.seat, cards: legal.toArray() });
  return steps;
}

/** What the offender owes: the highest card of the suit led, never the Puur where there is another. */
export function highestOwed({ legal, lying, mode }: Pick<JudgedPlay, 'legal' | 'lying' | 'mode'>): Card {
  const led = suitOf(lying[0]!);
  const inSuit = legal.intersect(CardSet.ofSuit(led));
  const choice = inSuit.isEmpty ? legal : inSuit;
  const isTrumpLed = isTrumpMode(mode) && led === (mode as number);
  const puur = cardOf(led, UNDER);
  const withoutPuur = isTrumpLed && choice.size > 1 ? choice.without(puur) : choice;
  return withoutPuur.toArray().reduce((best, card) => (strengthOf(mode, card) > strengthOf(mode, best) ? card : best));
}
