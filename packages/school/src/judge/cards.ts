/** Judging cards that are tapped: find, strongest, beat, and every card that may be played. */
import {
  type Card,
  CardSet,
  type Contract,
  holderOf,
  isTrumpMode,
  legalCards,
  type Mode,
  modeOf,
  rankOf,
  refusalOf,
  type RuleId,
  strengthOf,
  suitOf,
  topTrumpOf,
  trumpOf,
  UNDER,
} from '@puur/rules';

import { LAW } from '../law.js';
import type { BeatQuestion, FindQuestion, LegalQuestion, Lying, Sought, StrongestQuestion } from '../question.js';
import type { AlsoWhy, LegalWhy, Verdict } from '../verdict.js';

/** How the tricks of a lesson are ordered; Slalom and Gusti are not taught. */
export function modeFor(contract: Contract): Mode {
  return modeOf(contract, 1);
}

function isSought(card: Card, { suit, rank }: Sought): boolean {
  return (suit === null || suitOf(card) === suit) && (rank === null || rankOf(card) === rank);
}

/** The cards that are looked for. */
export function soughtIn({ cards, sought }: FindQuestion): readonly Card[] {
  return cards.filter((card) => isSought(card, sought));
}

export function judgeFind(question: FindQuestion, chosen: readonly Card[]): Verdict {
  const { sought } = question;
  const targets = soughtIn(question);
  const other = chosen.find((card) => !targets.includes(card));
  const rule = 'deck.36-cards';
  if (other !== undefined) return { right: false, code: 'found-other', rule, chosen: other, sought };
  const missing = targets.filter((card) => !chosen.includes(card)).length;
  if (missing > 0) return { right: false, code: 'found-not-all', rule, missing, sought };
  return { right: true, code: 'found', rule, cards: targets, sought };
}

/** The strongest of some cards of one suit. */
export function strongestOf({ cards, contract }: StrongestQuestion): Card {
  const mode = modeFor(contract);
  return cards.reduce((best, card) => (strengthOf(mode, card) > strengthOf(mode, best) ? card : best));
}

export function judgeStrongest(question: StrongestQuestion, chosen: Card): Verdict {
  const { contract } = question;
  const rule = 'trick.order';
  return chosen === strongestOf(question)
    ? { right: true, code: 'strongest', rule, chosen, contract }
    : { right: false, code: 'stronger-there', rule, chosen, contract };
}

/** The cards of a hand that may be played on what lies. */
export function allowedIn(hand: readonly Card[], { cards }: Lying, contract: Contract): CardSet {
  return legalCards(CardSet.from(hand), cards, modeFor(contract), LAW);
}

const REFUSED_BY = {
  'not-in-hand': 'play.in-turn',
  'must-follow-suit': 'play.follow-suit',
  'must-follow-trump': 'play.follow-trump',
  'may-not-trump': 'play.may-trump',
  'may-not-undertrump': 'play.undertrump',
  'must-overtrump': 'play.only-trumps',
} as const satisfies Readonly<Record<string, RuleId>>;

/** The verdict on a card that may not be played; null if it may. */
export function objectionTo(
  card: Card,
  hand: readonly Card[],
  { cards }: Lying,
  contract: Contract,
): Extract<Verdict, { code: 'not-allowed' }> | null {
  const mode = modeFor(contract);
  const reason = refusalOf(card, CardSet.from(hand), cards, mode, LAW);
  if (reason === null) return null;
  const top = topTrumpOf(mode, cards);
  const topTrump = cards.find((lying) => suitOf(lying) === trumpOf(contract) && rankOf(lying) === top) ?? null;
  const led = suitOf(cards[0] ?? card);
  return { right: false, code: 'not-allowed', rule: REFUSED_BY[reason], chosen: card, reason, led, topTrump };
}

/** The cards of the hand that may be played and take the trick. */
export function takersIn({ hand, lying, contract }: BeatQuestion): readonly Card[] {
  return [...allowedIn(hand, lying, contract)].filter((card) => takes(card, lying, contract));
}

function takes(card: Card, { cards }: Lying, contract: Contract): boolean {
  return holderOf(modeFor(contract), [...cards, card]) === cards.length;
}

export function judgeBeat(question: BeatQuestion, chosen: Card): Verdict {
  const { contract, hand, lying } = question;
  const objection = objectionTo(chosen, hand, lying, contract);
  if (objection) return objection;
  const holder = lying.cards[holderOf(modeFor(contract), lying.cards)]!;
  const trump = trumpOf(contract);
  if (takes(chosen, lying, contract)) {
    const byTrump = suitOf(chosen) === trump && suitOf(holder) !== trump;
    const others = takersIn(question).filter((card) => card !== chosen);
    return {
      right: true,
      code: 'beats',
      rule: byTrump ? 'trick.winner' : 'trick.order',
      chosen,
      holder,
      byTrump,
      others,
    };
  }
  if (suitOf(chosen) === suitOf(holder)) {
    return { right: false, code: 'too-low', rule: 'trick.order', chosen, holder, contract };
  }
  return { right: false, code: 'wrong-suit', rule: 'trick.winner', chosen, holder, led: suitOf(lying.cards[0]!) };
}

const LEGAL_BY: Readonly<Record<LegalWhy, RuleId>> = {
  'must-follow': 'play.follow-suit',
  'follow-or-trump': 'play.may-trump',
  'follow-or-overtrump': 'play.undertrump',
  'must-follow-trump': 'play.follow-trump',
  'puur-alone': 'play.puur-exempt',
  'void-all': 'play.follow-suit',
  'void-no-undertrump': 'play.undertrump',
  'only-trumps': 'play.only-trumps',
};
const ALSO_BY: Readonly<Record<AlsoWhy, RuleId>> = {
  follows: 'play.follow-suit',
  trump: 'play.may-trump',
  overtrump: 'play.undertrump',
  void: 'play.follow-suit',
  'only-trumps': 'play.only-trumps',
  'puur-alone': 'play.puur-exempt',
};

/** Why exactly the legal cards are legal, by the rows of the table in @puur/rules' `legal.ts`. */
export function whyLegal({ contract, hand, lying }: LegalQuestion): LegalWhy {
  const mode = modeFor(contract);
  const led = suitOf(lying.cards[0]!);
  const follows = hand.filter((card) => suitOf(card) === led);
  if (!isTrumpMode(mode)) return follows.length > 0 ? 'must-follow' : 'void-all';
  const trumps = hand.filter((card) => suitOf(card) === trumpOf(contract));
  if (led === trumpOf(contract)) {
    if (trumps.some((card) => rankOf(card) !== UNDER)) return 'must-follow-trump';
    return trumps.length > 0 ? 'puur-alone' : 'void-all';
  }
  const legal = allowedIn(hand, lying, contract);
  const allowedTrumps = trumps.filter((card) => legal.has(card));
  const isTrumped = lying.cards.some((card) => suitOf(card) === trumpOf(contract));
  if (follows.length > 0) {
    if (allowedTrumps.length === 0) return 'must-follow';
    return isTrumped ? 'follow-or-overtrump' : 'follow-or-trump';
  }
  if (trumps.length === hand.length && isTrumped) return 'only-trumps';
  return allowedTrumps.length < trumps.length ? 'void-no-undertrump' : 'void-all';
}

function whyAlso(card: Card, question: LegalQuestion): AlsoWhy {
  const { contract, lying } = question;
  const why = whyLegal(question);
  if (why === 'puur-alone' || why === 'only-trumps') return why;
  const led = suitOf(lying.cards[0]!);
  if (suitOf(card) === led) return 'follows';
  if (suitOf(card) !== trumpOf(contract)) return 'void';
  return lying.cards.some((other) => suitOf(other) === trumpOf(contract)) ? 'overtrump' : 'trump';
}

export function judgeLegal(question: LegalQuestion, chosen: readonly Card[]): Verdict {
  const { contract, hand, lying } = question;
  const led = suitOf(lying.cards[0]!);
  for (const card of chosen) {
    const objection = objectionTo(card, hand, lying, contract);
    if (objection) return objection;
  }
  const legal = allowedIn(hand, lying, contract);
  const left = legal.diff(CardSet.from(chosen)).toArray();
  if (left.length > 0) {
    const why = whyAlso(left[0]!, question);
    return { right: false, code: 'also-allowed', rule: ALSO_BY[why], card: left[0]!, why, led };
  }
  const why = whyLegal(question);
  return { right: true, code: 'all-legal', rule: LEGAL_BY[why], cards: legal.toArray(), why, led };
}
