/** Judge: what is right, and what is said to an answer. */
import type { Result } from '@puur/rules';

import type { Answer, AnswerForm, Question } from './question.js';
import type { Verdict } from './verdict.js';

/** An answer of another form than the question asks for: a fault of the screen, never of the learner. */
export interface JudgeRefusal {
  readonly code: 'wrong-form';
  readonly wanted: AnswerForm;
}

/** Judges an answer. */
export function judge(_question: Question, _answer: Answer): Result<Verdict, JudgeRefusal> {
  throw new Error('being written');
}

/** A right answer, to be shown. For `beat` and `strokes`, where several are right, the plainest. */
export function solve(_question: Question): Answer {
  throw new Error('being written');
}
