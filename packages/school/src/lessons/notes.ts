/** Notes: how lessons are written down, in the notation of files: `cardsOf('EU T10')`. */
import {
  assert,
  type Card,
  type Contract,
  NINE,
  parseCards,
  type PerSeat,
  rankOf,
  type Seat,
  strengthOf,
  suitOf,
  trumpOf,
  UNDER,
  valuesOf,
} from '@puur/rules';
import { type ChalkMarks, chalkFor } from '@puur/tafel';

import { modeFor } from '../judge/cards.js';
import { LAW } from '../law.js';
import type { AskStep, Exhibit, PlayStep, TellStep } from '../lesson.js';
import type { BeatQuestion, CountQuestion, LegalQuestion, Lying, Question, WinnerQuestion } from '../question.js';

export function cardsOf(text: string): readonly Card[] {
  const parsed = parseCards(text);
  assert(parsed.ok, `cards of a lesson: ${text}`);
  return parsed.value;
}

export function cardNamed(text: string): Card {
  return cardsOf(text)[0]!;
}

export function lyingFrom(leader: Seat, text: string): Lying {
  return { leader, cards: cardsOf(text) };
}

export function tell(...exhibits: readonly Exhibit[]): TellStep {
  return { kind: 'tell', exhibits };
}

export function ask(question: Question, ...exhibits: readonly Exhibit[]): AskStep {
  return { kind: 'ask', exhibits, question };
}

/** Cards in a row, without more. */
export function row(text: string, worth: number | null = null): Exhibit {
  return { kind: 'row', cards: cardsOf(text), points: null, puur: null, nell: null, worth, isOrdered: false };
}

/** A suit's cards from the strongest down in a contract, with what they count if that is the point. */
export function ranking(text: string, contract: Contract, withPoints: boolean): Exhibit {
  const mode = modeFor(contract);
  const cards = [...cardsOf(text)].sort((a, b) => strengthOf(mode, b) - strengthOf(mode, a));
  const values = valuesOf(contract, 1, LAW);
  const named = (rank: number): Card | null =>
    cards.find((card) => suitOf(card) === trumpOf(contract) && rankOf(card) === rank) ?? null;
  return {
    kind: 'row',
    cards,
    points: withPoints ? cards.map((card) => values[card]!) : null,
    puur: named(UNDER),
    nell: named(NINE),
    worth: null,
    isOrdered: true,
  };
}

export function marks(total: number): ChalkMarks {
  return chalkFor(total, 'min-rest');
}

export function winner(contract: Contract, leader: Seat, text: string): WinnerQuestion {
  return { kind: 'winner', contract, lying: lyingFrom(leader, text) };
}

/** `lying` ends with seat 3, so that the learner is next. */
export function legal(contract: Contract, lying: string, hand: string): LegalQuestion {
  return { kind: 'legal', contract, lying: before(lying), hand: cardsOf(hand) };
}

export function beat(contract: Contract, lying: string, hand: string): BeatQuestion {
  return { kind: 'beat', contract, lying: before(lying), hand: cardsOf(hand) };
}

export function count(contract: Contract, text: string, isLast = false): CountQuestion {
  return { kind: 'count', contract, cards: cardsOf(text), isLast };
}

/** A trick in which the learner is the next to play. */
function before(text: string): Lying {
  const cards = cardsOf(text);
  return { leader: (4 - cards.length) as Seat, cards };
}

/** A few tricks: the learner leads. */
export function tricks(contract: Contract, ...hands: readonly [string, string, string, string]): PlayStep {
  const dealt = hands.map(cardsOf) as unknown as PerSeat<readonly Card[]>;
  const setup = {
    hands: dealt,
    leader: 0,
    contract,
    declaring: null,
    tricks: dealt[0].length,
    isWhole: false,
  } as const;
  return { kind: 'play', setup };
}
