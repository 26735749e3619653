/**
 * Judge: what is right, and what is said to an answer.
 *
 * Every answer is computed by @puur/rules and @puur/tafel under the school's law; nothing is looked up from the lesson. The
 * verdict names the rule and what was chosen, and of a wrong answer it does not give the right one away where another
 * try makes sense (a sentence may still have to).
 */
import { forehandOf, ok, refuse, type Result } from '@puur/rules';
import { chalkTotal } from '@puur/tafel';

import {
  allowedIn,
  judgeBeat,
  judgeFind,
  judgeLegal,
  judgeStrongest,
  soughtIn,
  strongestOf,
  takersIn,
} from './judge/cards.js';
import { judgeContract, judgeForehand } from './judge/declaring.js';
import { judgeRead, judgeStrokes, writtenOn } from './judge/slate.js';
import { judgeCount, judgeSides, judgeWinner, sidesAnswer, sumOfCount, winnerOf } from './judge/tricks.js';
import {
  bestWeisSeat,
  judgeBestWeis,
  judgeStoeck,
  judgeStoeckWhen,
  judgeWeis,
  judgeWeisPoints,
  stoeckOf,
  stoeckSecond,
  weisCardsOf,
  weisOf,
} from './judge/weisen.js';
import { type Answer, type AnswerForm, answerFormOf, type Question } from './question.js';
import type { Verdict } from './verdict.js';

/** An answer of another form than the question asks for: a fault of the screen, never of the learner. */
export interface JudgeRefusal {
  readonly code: 'wrong-form';
  readonly wanted: AnswerForm;
}

/** Judges an answer. */
export function judge(question: Question, answer: Answer): Result<Verdict, JudgeRefusal> {
  const verdict = verdictOn(question, answer);
  return verdict === null ? refuse({ code: 'wrong-form', wanted: answerFormOf(question) }) : ok(verdict);
}

function verdictOn(question: Question, answer: Answer): Verdict | null {
  switch (question.kind) {
    case 'find':
      return answer.form === 'cards' ? judgeFind(question, answer.cards) : null;
    case 'strongest':
      return answer.form === 'card' ? judgeStrongest(question, answer.card) : null;
    case 'beat':
      return answer.form === 'card' ? judgeBeat(question, answer.card) : null;
    case 'legal':
      return answer.form === 'cards' ? judgeLegal(question, answer.cards) : null;
    case 'winner':
      return answer.form === 'seat' ? judgeWinner(question, answer.seat) : null;
    case 'count':
      return answer.form === 'number' ? judgeCount(question, answer.number) : null;
    case 'sides':
      return answer.form === 'number' ? judgeSides(question, answer.number) : null;
    case 'weis':
      return answer.form === 'cards' ? judgeWeis(question, answer.cards) : null;
    case 'weis-points':
      return answer.form === 'number' ? judgeWeisPoints(question, answer.number) : null;
    case 'best-weis':
      return answer.form === 'seat' ? judgeBestWeis(question, answer.seat) : null;
    case 'stoeck':
      return answer.form === 'cards' ? judgeStoeck(question, answer.cards) : null;
    case 'stoeck-when':
      return answer.form === 'card' ? judgeStoeckWhen(question, answer.card) : null;
    case 'forehand':
      return answer.form === 'seat' ? judgeForehand(question, answer.seat) : null;
    case 'contract':
      return answer.form === 'contract' ? judgeContract(question, answer.choice) : null;
    case 'strokes':
      return answer.form === 'strokes' ? judgeStrokes(question, answer.marks) : null;
    case 'read':
      return answer.form === 'number' ? judgeRead(question, answer.number) : null;
  }
}

/** A right answer, to be shown. Where several are right (`beat`, `contract`, `strokes`) the plainest. */
export function solve(question: Question): Answer {
  switch (question.kind) {
    case 'find':
      return { form: 'cards', cards: soughtIn(question) };
    case 'strongest':
      return { form: 'card', card: strongestOf(question) };
    case 'beat':
      return { form: 'card', card: takersIn(question)[0]! };
    case 'legal':
      return { form: 'cards', cards: allowedIn(question.hand, question.lying, question.contract).toArray() };
    case 'winner':
      return { form: 'seat', seat: winnerOf(question) };
    case 'count':
      return { form: 'number', number: sumOfCount(question) };
    case 'sides':
      return { form: 'number', number: sidesAnswer(question) };
    case 'weis':
      return { form: 'cards', cards: weisCardsOf(question.hand).toArray() };
    case 'weis-points':
      return { form: 'number', number: weisOf(question.cards).points };
    case 'best-weis':
      return { form: 'seat', seat: bestWeisSeat(question) };
    case 'stoeck':
      return { form: 'cards', cards: stoeckOf(question) };
    case 'stoeck-when':
      return { form: 'card', card: stoeckSecond(question) };
    case 'forehand':
      return { form: 'seat', seat: forehandOf(question.dealer) };
    case 'contract':
      return { form: 'contract', choice: question.worths.reduce((a, b) => (b.worth > a.worth ? b : a)).choice };
    case 'strokes':
      return { form: 'strokes', marks: writtenOn(question) };
    case 'read':
      return { form: 'number', number: chalkTotal(question.marks) };
  }
}
