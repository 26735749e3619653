/**
 * Questions: everything the school can ask, as data, and the form an answer takes.
 *
 * A question is told by its topic, not by its widget: which cards may be played, who takes the trick, what lies there.
 * Lessons write questions by hand, drills make them; both are judged by the one `judge`. The learner is always seat 0,
 * the partner seat 2, the neighbour on the right, who plays next, seat 1.
 *
 * Nothing here says what is right: that is computed by @puur/rules under the preset `puur`.
 */
import type { Card, Contract, Rank, Seat, Suit } from '@puur/rules';
import type { ChalkMarks } from '@puur/tafel';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

/** A trick on the table, cards in play order from the leader; one to four. */
export interface Lying {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** What is looked for among cards: a suit, a rank, or both. */
export interface Sought {
  readonly suit: Suit | null;
  readonly rank: Rank | null;
}

/** A Weis that a seat has shown. */
export interface ShownWeis {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Tap every card of a kind. */
export interface FindQuestion {
  readonly kind: 'find';
  readonly cards: readonly Card[];
  readonly sought: Sought;
}

/** Tap the strongest card of some cards of one suit. */
export interface StrongestQuestion {
  readonly kind: 'strongest';
  readonly cards: readonly Card[];
  readonly contract: Contract;
}

/** Tap one card of the hand that may be played and takes the trick from who holds it. */
export interface BeatQuestion {
  readonly kind: 'beat';
  readonly contract: Contract;
  readonly lying: Lying;
  readonly hand: readonly Card[];
}

/** Mark every card of the hand that may be played. */
export interface LegalQuestion {
  readonly kind: 'legal';
  readonly contract: Contract;
  readonly lying: Lying;
  readonly hand: readonly Card[];
}

/** Who takes this trick of four cards? */
export interface WinnerQuestion {
  readonly kind: 'winner';
  readonly contract: Contract;
  readonly lying: Lying;
}

/** What do these cards count? `isLast`: they are the last trick, five more. */
export interface CountQuestion {
  readonly kind: 'count';
  readonly contract: Contract;
  readonly cards: readonly Card[];
  readonly isLast: boolean;
}

/** One side has made so many points of 157 (or, with `isMatch`, every trick): what does `asked` write for its tricks? */
export interface SidesQuestion {
  readonly kind: 'sides';
  /** Points of the side that was counted. */
  readonly counted: number;
  /** Whether that side took all nine tricks: then its own points are asked, otherwise those of the other side. */
  readonly isMatch: boolean;
}

/** Mark every card of the hand that belongs to a Weis; none, if there is none. */
export interface WeisQuestion {
  readonly kind: 'weis';
  readonly hand: readonly Card[];
}

/** What is this Weis worth? */
export interface WeisPointsQuestion {
  readonly kind: 'weis-points';
  readonly cards: readonly Card[];
}

/** Whose Weis is the best? */
export interface BestWeisQuestion {
  readonly kind: 'best-weis';
  readonly contract: Contract;
  readonly forehand: Seat;
  readonly shown: readonly ShownWeis[];
}

/** Mark the Stöck in the hand; none, if it holds none. */
export interface StoeckQuestion {
  readonly kind: 'stoeck';
  readonly contract: Contract;
  readonly hand: readonly Card[];
}

/** `played` is gone from the hand: with which card is "Stöck" said? */
export interface StoeckWhenQuestion {
  readonly kind: 'stoeck-when';
  readonly contract: Contract;
  readonly played: Card;
  readonly hand: readonly Card[];
}

/** Who is forehand when this seat deals? */
export interface ForehandQuestion {
  readonly kind: 'forehand';
  readonly dealer: Seat;
}

/** A choice of contract and the points that the hand's side is expected to make in the round with it, Weis and Stöck included. */
export interface ContractWorth {
  readonly choice: ContractChoice;
  readonly worth: number;
}
export type ContractChoice = Contract | 'push';

/** What do you declare? Right is every choice within `margin` points of the best. */
export interface ContractQuestion {
  readonly kind: 'contract';
  readonly hand: readonly Card[];
  /** Whether the partner has pushed: then there is no push. */
  readonly pushed: boolean;
  /** Best first. */
  readonly worths: readonly ContractWorth[];
  readonly margin: number;
}

/** Write `add` points on the half where `before` stands. */
export interface StrokesQuestion {
  readonly kind: 'strokes';
  readonly before: ChalkMarks;
  readonly add: number;
}

/** What stands here? */
export interface ReadQuestion {
  readonly kind: 'read';
  readonly marks: ChalkMarks;
}

export type Question =
  | FindQuestion
  | StrongestQuestion
  | BeatQuestion
  | LegalQuestion
  | WinnerQuestion
  | CountQuestion
  | SidesQuestion
  | WeisQuestion
  | WeisPointsQuestion
  | BestWeisQuestion
  | StoeckQuestion
  | StoeckWhenQuestion
  | ForehandQuestion
  | ContractQuestion
  | StrokesQuestion
  | ReadQuestion;
export type QuestionKind = Question['kind'];

/**
 * How a question is answered: tap one card and it is sent; mark cards and send; choose a seat; type a number; choose a
 * contract or push; make strokes.
 */
export const ANSWER_FORMS = ['card', 'cards', 'seat', 'number', 'contract', 'strokes'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

export type Answer =
  | { readonly form: 'card'; readonly card: Card }
  | { readonly form: 'cards'; readonly cards: readonly Card[] }
  | { readonly form: 'seat'; readonly seat: Seat }
  | { readonly form: 'number'; readonly number: number }
  | { readonly form: 'contract'; readonly choice: ContractChoice }
  | { readonly form: 'strokes'; readonly marks: ChalkMarks };

const FORMS: Readonly<Record<QuestionKind, AnswerForm>> = {
  find: 'cards',
  strongest: 'card',
  beat: 'card',
  legal: 'cards',
  winner: 'seat',
  count: 'number',
  sides: 'number',
  weis: 'cards',
  'weis-points': 'number',
  'best-weis': 'seat',
  stoeck: 'cards',
  'stoeck-when': 'card',
  forehand: 'seat',
  contract: 'contract',
  strokes: 'strokes',
  read: 'number',
};

/** The form an answer to a question must have. */
export function answerFormOf(question: Question): AnswerForm {
  return FORMS[question.kind];
}

/** What a question puts on the felt, the same for all kinds so that a screen draws it in one place. */
export interface Scene {
  /** Null where no contract matters or it is what is asked. */
  readonly contract: Contract | null;
  readonly lying: Lying | null;
  /** Cards in the learner's hand, sorted as given; what `card` and `cards` answers are chosen from. */
  readonly hand: readonly Card[];
  /** Cards that lie open to look at and are not chosen from. */
  readonly open: readonly Card[];
  readonly shown: readonly ShownWeis[];
  readonly marks: ChalkMarks | null;
  readonly dealer: Seat | null;
}

const BARE: Scene = { contract: null, lying: null, hand: [], open: [], shown: [], marks: null, dealer: null };

/** The scene of a question. */
export function sceneOf(question: Question): Scene {
  switch (question.kind) {
    case 'find':
      return { ...BARE, hand: question.cards };
    case 'strongest':
      return { ...BARE, contract: question.contract, hand: question.cards };
    case 'beat':
    case 'legal':
      return { ...BARE, contract: question.contract, lying: question.lying, hand: question.hand };
    case 'winner':
      return { ...BARE, contract: question.contract, lying: question.lying };
    case 'count':
      return { ...BARE, contract: question.contract, open: question.cards };
    case 'weis':
      return { ...BARE, hand: question.hand };
    case 'weis-points':
      return { ...BARE, open: question.cards };
    case 'best-weis':
      return { ...BARE, contract: question.contract, shown: question.shown };
    case 'stoeck':
      return { ...BARE, contract: question.contract, hand: question.hand };
    case 'stoeck-when':
      return { ...BARE, contract: question.contract, open: [question.played], hand: question.hand };
    case 'forehand':
      return { ...BARE, dealer: question.dealer };
    case 'contract':
      return { ...BARE, hand: question.hand };
    case 'strokes':
      return { ...BARE, marks: question.before };
    case 'read':
      return { ...BARE, marks: question.marks };
    case 'sides':
      return BARE;
  }
}
