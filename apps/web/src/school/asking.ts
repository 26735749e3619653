/**
 * Asking: a question with what has been chosen so far and what was said to it, as plain data; every tap is a move.
 *
 * What is right is the business of `judge`; here stands only what an answer looks like while it is made, and which cards
 * and places carry a mark afterwards. One choice answers at once, several are sent. After a wrong answer there is always
 * another try, by another tap or by asking for it: what was right of it stays, and so does what was said. Only where the
 * reason itself names what is right, it is shown at once. What the learner answered is never overwritten.
 */
import type { Card, Seat } from '@puur/rules';
import {
  type Answer,
  type AnswerForm,
  answerFormOf,
  type ContractChoice,
  judge,
  type Question,
  solve,
  tellsAnswer,
  type Verdict,
} from '@puur/school';
import type { ChalkMarks, StrokeKind } from '@puur/tafel';

/** What became of a card or a place once it was judged; `missed` is right and was not chosen. */
export type Mark = 'right' | 'wrong' | 'missed';

/** Kinds of strokes that are written by tap. */
export const STROKES = ['hunderter', 'fuenfziger', 'zwanziger'] as const satisfies readonly StrokeKind[];
export type Stroke = (typeof STROKES)[number];

/** An answer while it is made. */
export type Draft =
  | { readonly form: 'card'; readonly card: Card | null }
  | { readonly form: 'cards'; readonly cards: readonly Card[] }
  | { readonly form: 'seat'; readonly seat: Seat | null }
  /** Digits as they were typed. */
  | { readonly form: 'number'; readonly typed: string }
  | { readonly form: 'contract'; readonly choice: ContractChoice | null }
  /** Strokes in the order in which they were made, and the rest number typed anew; empty: it stays. */
  | { readonly form: 'strokes'; readonly added: readonly Stroke[]; readonly typed: string };

export interface Asking {
  readonly question: Question;
  readonly draft: Draft;
  /** What was said to the answer; null until it is sent. */
  readonly verdict: Verdict | null;
  /** What was said to the last wrong answer; null before there was one. */
  readonly said: Verdict | null;
  /** Wrong answers so far. */
  readonly wrong: number;
  /** The answer was asked for. */
  readonly isShown: boolean;
}

export type Move =
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'seat'; readonly seat: Seat }
  | { readonly do: 'digit'; readonly digit: number }
  | { readonly do: 'rub' }
  | { readonly do: 'choose'; readonly choice: ContractChoice }
  | { readonly do: 'stroke'; readonly stroke: Stroke }
  | { readonly do: 'send' | 'again' | 'show' };

const EMPTY: Readonly<Record<AnswerForm, Draft>> = {
  card: { form: 'card', card: null },
  cards: { form: 'cards', cards: [] },
  seat: { form: 'seat', seat: null },
  number: { form: 'number', typed: '' },
  contract: { form: 'contract', choice: null },
  strokes: { form: 'strokes', added: [], typed: '' },
};
/** Digits of a number of points, and of the rest on a slate. */
const DIGITS = { number: 3, strokes: 2 } as const;

export function askingOf(question: Question): Asking {
  return { question, draft: EMPTY[answerFormOf(question)], verdict: null, said: null, wrong: 0, isShown: false };
}

/** The strokes and the rest that stand, with what was added. */
export function marksNow(before: ChalkMarks, { added, typed }: Extract<Draft, { form: 'strokes' }>): ChalkMarks {
  const counts = (kind: Stroke): number => before[kind] + added.filter((one) => one === kind).length;
  return {
    fuenfhunderter: before.fuenfhunderter,
    hunderter: counts('hunderter'),
    fuenfziger: counts('fuenfziger'),
    zwanziger: counts('zwanziger'),
    rest: typed === '' ? before.rest : Number(typed),
  };
}

/** The answer that is ready to be sent; null while there is none. */
export function answerOf({ question, draft }: Pick<Asking, 'question' | 'draft'>): Answer | null {
  switch (draft.form) {
    case 'card':
      return draft.card === null ? null : { form: 'card', card: draft.card };
    case 'cards':
      // No card is an answer too, where there may be none.
      return draft.cards.length > 0 || mayBeNone(question) ? { form: 'cards', cards: draft.cards } : null;
    case 'seat':
      return draft.seat === null ? null : { form: 'seat', seat: draft.seat };
    case 'number':
      return draft.typed === '' ? null : { form: 'number', number: Number(draft.typed) };
    case 'contract':
      return draft.choice === null ? null : { form: 'contract', choice: draft.choice };
    case 'strokes': {
      if (question.kind !== 'strokes' || (draft.added.length === 0 && draft.typed === '')) return null;
      return { form: 'strokes', marks: marksNow(question.before, draft) };
    }
  }
}

/** Whether "none" is an answer that may be right. */
export function mayBeNone({ kind }: Question): boolean {
  return kind === 'weis' || kind === 'stoeck';
}

/** Whether nothing is left to answer: it was right, or what is right was shown. */
export function isOver({ verdict, isShown }: Asking): boolean {
  return verdict !== null && (verdict.right || isShown);
}

/** What a move makes of it. A move of another form, or when it is over, changes nothing. */
export function moved(asking: Asking, move: Move): Asking {
  if (isOver(asking)) return asking;
  if (asking.verdict !== null) {
    if (move.do === 'show') return { ...asking, isShown: true };
    if (move.do === 'again') return again(asking);
    // Another tap is another try; the same once more, as by a finger that trembles, is none.
    if (isChosen(asking.draft, move)) return asking;
    const next = again(asking);
    // What was wrong is gone already; who rubs it out has what was wanted.
    if (move.do === 'rub' && isEmptied(asking.draft, next.draft)) return next;
    const after = moved(next, move);
    return after === next ? asking : after;
  }
  if (move.do === 'send') return sent(asking);
  const draft = drafted(asking.draft, move);
  if (draft === asking.draft) return asking;
  const next = { ...asking, draft };
  return draft.form === 'card' || draft.form === 'seat' || draft.form === 'contract' ? sent(next) : next;
}

function isEmptied(before: Draft, after: Draft): boolean {
  return 'typed' in before && 'typed' in after && before.typed !== after.typed;
}

/** Whether the rest that was typed is the one that belongs there. */
function isRestRight({ draft, question }: Asking): boolean {
  const solution = solve(question);
  return draft.form === 'strokes' && solution.form === 'strokes' && Number(draft.typed) === solution.marks.rest;
}

/** Asked again: cards that were right, strokes and a right rest stay, everything else is chosen anew. */
function again(asking: Asking): Asking {
  const { draft, question } = asking;
  const next = { ...asking, verdict: null };
  if (draft.form === 'strokes') return { ...next, draft: { ...draft, typed: isRestRight(asking) ? draft.typed : '' } };
  if (draft.form !== 'cards') return { ...next, draft: EMPTY[draft.form] };
  const solution = cardsOf(solve(question));
  return { ...next, draft: { form: 'cards', cards: draft.cards.filter((card) => solution.includes(card)) } };
}

/** Whether a move is the very choice that was judged. */
function isChosen(draft: Draft, move: Move): boolean {
  switch (draft.form) {
    case 'card':
      return move.do === 'card' && move.card === draft.card;
    case 'cards':
      return move.do === 'card' && draft.cards.includes(move.card);
    case 'seat':
      return move.do === 'seat' && move.seat === draft.seat;
    case 'contract':
      return move.do === 'choose' && move.choice === draft.choice;
    case 'number':
    case 'strokes':
      return false;
  }
}

function drafted(draft: Draft, move: Move): Draft {
  switch (draft.form) {
    case 'card':
      return move.do === 'card' ? { form: 'card', card: move.card } : draft;
    case 'cards': {
      if (move.do !== 'card') return draft;
      const { card } = move;
      const isIn = draft.cards.includes(card);
      return { form: 'cards', cards: isIn ? draft.cards.filter((one) => one !== card) : [...draft.cards, card] };
    }
    case 'seat':
      return move.do === 'seat' ? { form: 'seat', seat: move.seat } : draft;
    case 'contract':
      return move.do === 'choose' ? { form: 'contract', choice: move.choice } : draft;
    case 'number':
    case 'strokes':
      if (move.do === 'digit') {
        const typed = draft.typed === '0' ? String(move.digit) : `${draft.typed}${move.digit}`;
        return typed.length > DIGITS[draft.form] ? draft : { ...draft, typed };
      }
      if (move.do === 'rub' && draft.typed !== '') return { ...draft, typed: draft.typed.slice(0, -1) };
      if (draft.form === 'number') return draft;
      if (move.do === 'stroke') return { ...draft, added: [...draft.added, move.stroke] };
      // The rest went first; then stroke after stroke, only what one has written oneself.
      return move.do === 'rub' && draft.added.length > 0 ? { ...draft, added: draft.added.slice(0, -1) } : draft;
  }
}

function sent(asking: Asking): Asking {
  const answer = answerOf(asking);
  if (answer === null) return asking;
  const judged = judge(asking.question, answer);
  // The screen makes answers of the form that is asked for.
  if (!judged.ok) throw new Error(judged.error.code);
  const verdict = judged.value;
  if (verdict.right) return { ...asking, verdict };
  return { ...asking, verdict, said: verdict, wrong: asking.wrong + 1, isShown: tellsAnswer(verdict) };
}

/** Marks of the cards that were chosen from, once there was an answer. */
export function cardMarks({ question, draft, verdict, isShown }: Asking): ReadonlyMap<Card, Mark> {
  const marks = new Map<Card, Mark>();
  if (verdict === null || (draft.form !== 'card' && draft.form !== 'cards')) return marks;
  const chosen = draft.form === 'cards' ? draft.cards : draft.card === null ? [] : [draft.card];
  if (verdict.right) {
    for (const card of chosen) marks.set(card, 'right');
    return marks;
  }
  const solution = cardsOf(solve(question));
  for (const card of chosen) {
    // Of several cards, those that were rightly chosen stay without a mark as long as one may try again.
    if (draft.form === 'card' || !solution.includes(card)) marks.set(card, 'wrong');
    else if (isShown) marks.set(card, 'right');
  }
  if (isShown) for (const card of solution) if (!chosen.includes(card)) marks.set(card, 'missed');
  return marks;
}

function cardsOf(answer: Answer): readonly Card[] {
  return answer.form === 'cards' ? answer.cards : answer.form === 'card' ? [answer.card] : [];
}

/** The mark of one of a few choices of which one was taken. */
function markOf<T>(value: T, chosen: T | null, solution: T, { verdict, isShown }: Asking): Mark | undefined {
  if (verdict === null) return undefined;
  if (value === chosen) return verdict.right ? 'right' : 'wrong';
  return isShown && value === solution ? 'missed' : undefined;
}

/** The mark of a seat. */
export function seatMark(asking: Asking, seat: Seat): Mark | undefined {
  const { draft, question, verdict } = asking;
  if (draft.form !== 'seat' || verdict === null) return undefined;
  const solution = solve(question);
  return markOf(seat, draft.seat, solution.form === 'seat' ? solution.seat : null, asking);
}

/** The mark of a contract. */
export function choiceMark(asking: Asking, choice: ContractChoice): Mark | undefined {
  const { draft, question, verdict } = asking;
  if (draft.form !== 'contract' || verdict === null) return undefined;
  const solution = solve(question);
  return markOf(choice, draft.choice, solution.form === 'contract' ? solution.choice : null, asking);
}

/** What stands on the half of the slate: what was given, or what was written. */
export function slateNow({ question, draft }: Asking): ChalkMarks | null {
  if (question.kind === 'read') return question.marks;
  return question.kind === 'strokes' && draft.form === 'strokes' ? marksNow(question.before, draft) : null;
}

/** What should have been written, once it may be seen. */
export function slateShown({ question, isShown }: Asking): ChalkMarks | null {
  const solution = isShown ? solve(question) : null;
  return solution?.form === 'strokes' ? solution.marks : null;
}

/** The number that was typed. */
export function numberNow({ draft }: Asking): string {
  return draft.form === 'number' ? draft.typed : '';
}

/** The number that is right, once it may be seen. */
export function numberShown({ question, isShown }: Asking): string | null {
  const solution = isShown ? solve(question) : null;
  return solution?.form === 'number' ? String(solution.number) : null;
}
