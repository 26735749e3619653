/**
 * School words: what the texts of every language are keyed by, so that a lesson, a step or a verdict without a sentence
 * in each language is an error of the compiler.
 *
 * All sentences are marked text (`text.ts`). The learner is addressed as du, tu, tu, you.
 */
import type { DrillId } from './drill.js';
import type { Level } from './level.js';
import type { Comment } from './guided.js';
import type { LESSON_STEPS, LessonId } from './lesson.js';
import type { Question } from './question.js';
import type { MarkedText } from './text.js';
import type { Verdict } from './verdict.js';

/** The words of a step. */
export interface StepText {
  /** What is told, one paragraph each; never empty. */
  readonly tell: readonly MarkedText[];
  /** What is asked; absent where the question's own sentence is asked. */
  readonly ask?: MarkedText;
  /** Said after a right answer instead of the verdict's own sentence. */
  readonly right?: MarkedText;
}

export interface LessonText {
  readonly title: string;
  /** One line about it for the list of lessons. */
  readonly about: string;
  /** Said when the lesson is done. */
  readonly done: MarkedText;
}
export type LessonTexts = {
  readonly [L in LessonId]: LessonText & {
    readonly steps: Readonly<Record<(typeof LESSON_STEPS)[L][number], StepText>>;
  };
};

export interface DrillText {
  readonly title: string;
  readonly about: string;
}

export interface SchoolWords {
  readonly lessons: LessonTexts;
  readonly drills: Readonly<Record<DrillId, DrillText>>;
  readonly levels: Readonly<Record<Level, string>>;
  /** What a question asks when its step has no words of its own. */
  readonly asks: { readonly [K in Question['kind']]: (question: Extract<Question, { kind: K }>) => MarkedText };
  readonly verdicts: { readonly [C in Verdict['code']]: (verdict: Extract<Verdict, { code: C }>) => MarkedText };
  readonly comments: { readonly [C in Comment['code']]: (comment: Extract<Comment, { code: C }>) => MarkedText };
}

/** The sentence of a question's own, where a step has no other. */
export function askOf(words: SchoolWords, question: Question): MarkedText {
  return (words.asks[question.kind] as (question: Question) => MarkedText)(question);
}

/** The sentence of a verdict. */
export function verdictText(words: SchoolWords, verdict: Verdict): MarkedText {
  return (words.verdicts[verdict.code] as (verdict: Verdict) => MarkedText)(verdict);
}

/** The sentence of a comment. */
export function commentText(words: SchoolWords, comment: Comment): MarkedText {
  return (words.comments[comment.code] as (comment: Comment) => MarkedText)(comment);
}
