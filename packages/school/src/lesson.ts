/**
 * Lessons: eleven, from the first card to a whole round, each a handful of steps.
 *
 * A step tells something with cards, asks a question, or lets a few tricks or a round be played. What is right is computed
 * from the question; a step's words are found under its lesson and id in `SchoolWords.lessons`.
 */
import type { Card } from '@puur/rules';
import type { ChalkMarks } from '@puur/tafel';

import type { GuidedSetup } from './guided.js';
import type { Lying, Question } from './question.js';

/** Every lesson with the ids of its steps, in order. Ids are kept in progress files: never give one another meaning. */
export const LESSON_STEPS = {
  cards: ['suits', 'find-suit', 'ranks', 'find-rank', 'strongest', 'table'],
  trick: ['around', 'highest', 'follow', 'off-suit', 'beat', 'play'],
  trump: ['order', 'puur', 'nell', 'beat-king', 'lowest-trump', 'two-trumps', 'play'],
  directions: ['obenabe', 'obenabe-trick', 'undenufe', 'undenufe-trick', 'undenufe-beat'],
  follow: ['rules', 'follow-plain', 'may-trump', 'void', 'undertrump', 'overtrump', 'follow-trump', 'lone-puur'],
  count: ['values', 'plain-trick', 'trump-trick', 'last-trick', 'directions', 'eight', 'six', 'sides', 'match'],
  weis: ['runs', 'find-run', 'run-points', 'quartets', 'quartet-points', 'find-both', 'best', 'best-tie', 'when'],
  stoeck: ['what', 'find', 'obenabe', 'when', 'too-late'],
  declare: ['forehand', 'who', 'trump', 'choose-trump', 'direction', 'choose-direction', 'push', 'choose-push'],
  slate: ['strokes', 'read', 'write', 'grow', 'order'],
  round: ['before', 'round', 'after'],
} as const;

export type LessonId = keyof typeof LESSON_STEPS;
export type StepId<L extends LessonId = LessonId> = L extends LessonId ? (typeof LESSON_STEPS)[L][number] : never;
/** In the order in which they are learned. */
export const LESSON_IDS: readonly LessonId[] = Object.keys(LESSON_STEPS) as LessonId[];

/** Something to look at beside the text of a step. */
export type Exhibit =
  /** Cards in a row; under each its points, where they matter, and its name, where it has one. */
  | {
      readonly kind: 'row';
      readonly cards: readonly Card[];
      /** Points of each card; null: not shown. */
      readonly points: readonly number[] | null;
      /** Which of them is the Puur, which the Nell; null: none is. */
      readonly puur: Card | null;
      readonly nell: Card | null;
      /** What they are worth together, as a Weis; null: nothing is said. */
      readonly worth: number | null;
      /** Whether the row goes from strong to weak and says so. */
      readonly isOrdered: boolean;
    }
  | { readonly kind: 'trick'; readonly lying: Lying }
  /** The four seats, the dealer and the forehand. */
  | { readonly kind: 'seats' }
  | { readonly kind: 'marks'; readonly marks: ChalkMarks };

export interface TellStep {
  readonly kind: 'tell';
  readonly exhibits: readonly Exhibit[];
}
export interface AskStep {
  readonly kind: 'ask';
  readonly exhibits: readonly Exhibit[];
  readonly question: Question;
}
/** A few tricks or a whole round to play, see `guided.ts`. Done when it is over. */
export interface PlayStep {
  readonly kind: 'play';
  readonly setup: GuidedSetup;
}
export type Step = TellStep | AskStep | PlayStep;

export type Lesson<L extends LessonId = LessonId> = Readonly<Record<StepId<L>, Step>>;
