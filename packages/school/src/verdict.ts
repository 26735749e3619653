/**
 * Verdicts: what the school says to an answer, as a code with the cards and numbers that the sentence is about.
 *
 * A wrong answer is never just wrong: its code says which rule says otherwise and names what was chosen. The sentences
 * stand in the words of each language (`SchoolWords.verdicts`).
 */
import type { Card, Contract, PlayReason, RuleId, Seat, Suit, Weis } from '@puur/rules';
import type { ChalkMarks } from '@puur/tafel';

import type { ContractChoice, Sought } from './question.js';

/** What speaks for a contract with a hand, most important first. */
export const MERITS = ['puur', 'nell', 'puur-and-nell', 'length', 'aces', 'sixes', 'stoeck', 'nothing'] as const;
export type Merit = (typeof MERITS)[number];

interface Ruled {
  /** The rule the verdict rests on. */
  readonly rule: RuleId;
}
interface Right extends Ruled {
  readonly right: true;
}
interface Wrong extends Ruled {
  readonly right: false;
}

/** A card and what it counts. */
export interface CardPoints {
  readonly card: Card;
  readonly points: number;
}

export type Verdict =
  // find
  | (Right & { readonly code: 'found'; readonly cards: readonly Card[]; readonly sought: Sought })
  | (Wrong & { readonly code: 'found-other'; readonly chosen: Card; readonly sought: Sought })
  | (Wrong & { readonly code: 'found-not-all'; readonly missing: number; readonly sought: Sought })
  // strongest
  | (Right & { readonly code: 'strongest'; readonly chosen: Card; readonly contract: Contract })
  | (Wrong & { readonly code: 'stronger-there'; readonly chosen: Card; readonly contract: Contract })
  // beat
  | (Right & {
      readonly code: 'beats';
      readonly chosen: Card;
      readonly holder: Card;
      readonly byTrump: boolean;
      readonly others: readonly Card[];
    })
  | (Wrong & { readonly code: 'too-low'; readonly chosen: Card; readonly holder: Card; readonly contract: Contract })
  | (Wrong & { readonly code: 'wrong-suit'; readonly chosen: Card; readonly holder: Card; readonly led: Suit })
  // beat and legal: a card that may not be played
  | (Wrong & {
      readonly code: 'not-allowed';
      readonly chosen: Card;
      readonly reason: PlayReason;
      readonly led: Suit;
      /** The highest trump lying; null if none does. */
      readonly topTrump: Card | null;
    })
  // legal
  | (Right & {
      readonly code: 'all-legal';
      readonly cards: readonly Card[];
      readonly why: LegalWhy;
      readonly led: Suit;
    })
  | (Wrong & { readonly code: 'also-allowed'; readonly card: Card; readonly why: AlsoWhy; readonly led: Suit })
  // winner
  | (Right & { readonly code: 'winner'; readonly card: Card; readonly seat: Seat; readonly why: WinnerWhy })
  | (Wrong & { readonly code: 'winner-off-suit'; readonly chosen: Card; readonly led: Suit })
  | (Wrong & { readonly code: 'winner-trumped'; readonly chosen: Card; readonly trump: Suit })
  | (Wrong & { readonly code: 'winner-lower'; readonly chosen: Card; readonly contract: Contract })
  // count
  | (Right & {
      readonly code: 'counted';
      readonly parts: readonly CardPoints[];
      readonly last: number;
      readonly sum: number;
    })
  | (Wrong & {
      readonly code: 'miscounted';
      readonly said: number;
      readonly sum: number;
      readonly why: MiscountWhy;
      readonly parts: readonly CardPoints[];
      readonly last: number;
    })
  // sides
  | (Right & { readonly code: 'sides'; readonly counted: number; readonly other: number })
  | (Right & { readonly code: 'sides-match' })
  | (Wrong & { readonly code: 'sides-off'; readonly said: number; readonly counted: number })
  | (Wrong & { readonly code: 'sides-match-off'; readonly said: number })
  // weis
  | (Right & { readonly code: 'weis-found'; readonly weise: readonly Weis[]; readonly points: number })
  | (Right & { readonly code: 'weis-none' })
  | (Wrong & { readonly code: 'weis-not'; readonly chosen: readonly Card[]; readonly why: WeisNotWhy })
  /** `count` Weise are not marked, `found` are; `isPart`: of one that is not, some cards are. */
  | (Wrong & {
      readonly code: 'weis-missed';
      readonly count: number;
      readonly found: number;
      readonly isPart: boolean;
    })
  // weis-points
  | (Right & { readonly code: 'weis-points'; readonly weis: Weis })
  | (Wrong & { readonly code: 'weis-points-off'; readonly said: number; readonly weis: Weis })
  // best-weis
  | (Right & { readonly code: 'best-weis'; readonly weis: Weis; readonly seat: Seat; readonly why: BestWeisWhy })
  | (Wrong & { readonly code: 'weis-beaten'; readonly chosen: Weis; readonly best: Weis; readonly why: BestWeisWhy })
  | (Wrong & { readonly code: 'no-weis-shown'; readonly seat: Seat })
  // stoeck
  | (Right & { readonly code: 'stoeck'; readonly cards: readonly Card[] })
  | (Right & { readonly code: 'stoeck-none' })
  | (Wrong & { readonly code: 'stoeck-not'; readonly chosen: Card; readonly trump: Suit | null })
  /** One of the two cards without the other. */
  | (Wrong & { readonly code: 'stoeck-half'; readonly chosen: Card })
  | (Wrong & { readonly code: 'stoeck-missed' })
  | (Right & { readonly code: 'stoeck-now'; readonly card: Card })
  | (Wrong & { readonly code: 'stoeck-not-with'; readonly chosen: Card })
  // forehand
  | (Right & { readonly code: 'forehand'; readonly seat: Seat })
  | (Wrong & { readonly code: 'not-forehand'; readonly chosen: Seat; readonly why: NotForehandWhy })
  // contract
  | (Right & {
      readonly code: 'contract-good';
      readonly isBest: boolean;
      readonly choice: ContractChoice;
      readonly best: ContractChoice;
      readonly behind: number;
      readonly merits: readonly Merit[];
    })
  | (Wrong & {
      readonly code: 'contract-worse';
      readonly choice: ContractChoice;
      readonly best: ContractChoice;
      /** Points a round that the choice is expected to bring less. */
      readonly behind: number;
      readonly merits: readonly Merit[];
    })
  // strokes
  | (Right & {
      readonly code: 'written';
      readonly total: number;
      readonly marks: ChalkMarks;
      readonly neatest: ChalkMarks;
    })
  | (Wrong & { readonly code: 'written-wrong'; readonly total: number; readonly stands: number })
  /** The sum is right, but the rest would be strokes. */
  | (Wrong & { readonly code: 'rest-too-large'; readonly rest: number })
  /** A stroke that stood is gone. */
  | (Wrong & { readonly code: 'wiped' })
  // read
  | (Right & { readonly code: 'read'; readonly marks: ChalkMarks; readonly total: number })
  | (Wrong & { readonly code: 'misread'; readonly said: number; readonly marks: ChalkMarks; readonly total: number });

export type VerdictCode = Verdict['code'];

/** Whether what is said to a wrong answer says what would have been right, so that another try would ask nothing. */
export function tellsAnswer({ code }: Verdict): boolean {
  return code === 'contract-worse';
}

/** Why exactly these cards may be played. */
export type LegalWhy =
  | 'must-follow'
  | 'follow-or-trump'
  | 'follow-or-overtrump'
  | 'must-follow-trump'
  | 'puur-alone'
  | 'void-all'
  | 'void-no-undertrump'
  | 'only-trumps';
/** Why a card that was left out may be played as well. */
export type AlsoWhy = 'follows' | 'trump' | 'overtrump' | 'void' | 'only-trumps' | 'puur-alone';
export type WinnerWhy = 'highest-led' | 'only-trump' | 'highest-trump' | 'lowest-is-highest';
/** What may have been forgotten: the last trick, the trump values of Puur or Nell, the eight or the six; or just a sum. */
export type MiscountWhy = 'last-trick' | 'puur' | 'nell' | 'eight' | 'six-and-ace' | 'sum';
export type WeisNotWhy = 'too-short' | 'gap' | 'three-equal' | 'no-weis';
export type BestWeisWhy = 'only' | 'points' | 'cards' | 'height' | 'trump' | 'seat';
export type NotForehandWhy = 'dealer' | 'partner-of-dealer' | 'left';
