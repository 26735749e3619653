/** Judging Weis and Stöck. */
import {
  type Card,
  CardSet,
  compareWeise,
  type Contract,
  holdsStoeck,
  type Seat,
  rankOf,
  stoeckCards,
  suitOf,
  totalOf,
  trumpOf,
  type Weis,
  weiseFrom,
  weiseIn,
  weisOutcome,
} from '@puur/rules';

import { LAW } from '../law.js';
import type {
  BestWeisQuestion,
  StoeckQuestion,
  StoeckWhenQuestion,
  WeisPointsQuestion,
  WeisQuestion,
} from '../question.js';
import type { BestWeisWhy, Verdict, WeisNotWhy } from '../verdict.js';

/** The Weise of a hand, best first. */
export function weiseOf(hand: readonly Card[]): readonly Weis[] {
  return weiseIn(CardSet.from(hand), LAW);
}

/** The cards of a hand that belong to a Weis. */
export function weisCardsOf(hand: readonly Card[]): CardSet {
  return CardSet.from(weiseOf(hand).flatMap(({ cards }) => cards));
}

/** Why marked cards are no Weis, and the cards it is about; `stray` is one that belongs to none. */
function strayOf(stray: Card, chosen: readonly Card[]): { readonly why: WeisNotWhy; readonly cards: readonly Card[] } {
  const ofRank = chosen.filter((card) => rankOf(card) === rankOf(stray));
  const ofSuit = chosen.filter((card) => suitOf(card) === suitOf(stray)).sort((a, b) => a - b);
  if (ofRank.length === 3 && ofSuit.length < 3) return { why: 'three-equal', cards: ofRank };
  if (ofSuit.length >= 3) return { why: 'gap', cards: ofSuit };
  const [low, high] = ofSuit;
  if (low !== undefined && high === low + 1) return { why: 'too-short', cards: ofSuit };
  return { why: 'no-weis', cards: [stray] };
}

export function judgeWeis({ hand }: WeisQuestion, chosen: readonly Card[]): Verdict {
  const weise = weiseOf(hand);
  const right = weisCardsOf(hand);
  const rule = 'weis.kinds';
  const stray = chosen.find((card) => !right.has(card));
  if (stray !== undefined) {
    const { why, cards } = strayOf(stray, chosen);
    return { right: false, code: 'weis-not', rule, chosen: cards, why };
  }
  const missed = weise.filter(({ cards }) => !cards.every((card) => chosen.includes(card)));
  if (missed.length > 0) {
    // A card that a whole Weis explains is no beginning of another.
    const whole = weise.filter((weis) => !missed.includes(weis));
    const explained = CardSet.from(whole.flatMap(({ cards }) => cards));
    const isPart = chosen.some((card) => !explained.has(card));
    return { right: false, code: 'weis-missed', rule, count: missed.length, found: whole.length, isPart };
  }
  return weise.length === 0
    ? { right: true, code: 'weis-none', rule }
    : { right: true, code: 'weis-found', rule, weise, points: totalOf(weise) };
}

/** The one Weis that cards make. */
export function weisOf(cards: readonly Card[]): Weis {
  const [weis] = weiseFrom(cards, LAW);
  if (weis === undefined) throw new Error('no Weis');
  return weis;
}

export function judgeWeisPoints({ cards }: WeisPointsQuestion, said: number): Verdict {
  const weis = weisOf(cards);
  return said === weis.points
    ? { right: true, code: 'weis-points', rule: 'weis.kinds', weis }
    : { right: false, code: 'weis-points-off', rule: 'weis.kinds', said, weis };
}

/** Whose Weis is the best. */
export function bestWeisSeat({ contract, forehand, shown }: BestWeisQuestion): Seat {
  const declared = shown.map(({ seat, cards }) => ({ seat, weise: weiseFrom(cards, LAW) }));
  return weisOutcome(declared, forehand, contract, LAW).bestSeat!;
}

/** What makes one Weis better than another. */
function whyBetter(best: Weis, other: Weis, contract: Contract): BestWeisWhy {
  if (best.points !== other.points) return 'points';
  if (best.cards.length !== other.cards.length) return 'cards';
  if (rankOf(best.cards[0]!) !== rankOf(other.cards[0]!)) return 'height';
  return compareWeise(best, other, contract, LAW) > 0 ? 'trump' : 'seat';
}

export function judgeBestWeis(question: BestWeisQuestion, seat: Seat): Verdict {
  const { contract, shown } = question;
  const rule = 'weis.compare';
  const bestSeat = bestWeisSeat(question);
  const held = shown.map((weis) => ({ seat: weis.seat, weis: weisOf(weis.cards) }));
  const best = held.find((entry) => entry.seat === bestSeat)!.weis;
  const chosen = held.find((entry) => entry.seat === seat)?.weis;
  if (chosen === undefined) return { right: false, code: 'no-weis-shown', rule, seat };
  if (seat !== bestSeat) {
    return { right: false, code: 'weis-beaten', rule, chosen, best, why: whyBetter(best, chosen, contract) };
  }
  const rivals = held.filter((entry) => entry.seat !== seat).map(({ weis }) => weis);
  const [next] = rivals.sort((a, b) => compareWeise(b, a, contract, LAW));
  const why = next === undefined ? 'only' : whyBetter(best, next, contract);
  return { right: true, code: 'best-weis', rule, weis: best, seat, why };
}

/** The Stöck of a hand; empty if it holds none. */
export function stoeckOf({ contract, hand }: StoeckQuestion): readonly Card[] {
  return holdsStoeck(CardSet.from(hand), contract) ? stoeckCards(contract)! : [];
}

export function judgeStoeck(question: StoeckQuestion, chosen: readonly Card[]): Verdict {
  const { contract } = question;
  const rule = 'stoeck.trump-only';
  const right = stoeckOf(question);
  const pair: readonly Card[] = stoeckCards(contract) ?? [];
  const stray = chosen.find((card) => !right.includes(card));
  if (stray !== undefined) {
    return pair.includes(stray)
      ? { right: false, code: 'stoeck-half', rule, chosen: stray }
      : { right: false, code: 'stoeck-not', rule, chosen: stray, trump: trumpOf(contract) };
  }
  if (right.some((card) => !chosen.includes(card))) return { right: false, code: 'stoeck-missed', rule };
  return right.length === 0
    ? { right: true, code: 'stoeck-none', rule }
    : { right: true, code: 'stoeck', rule, cards: right };
}

/** The second of the two Stöck cards, when the first was played. */
export function stoeckSecond({ contract, played }: StoeckWhenQuestion): Card {
  const second = stoeckCards(contract)?.find((card) => card !== played);
  if (second === undefined) throw new Error('no Stöck');
  return second;
}

export function judgeStoeckWhen(question: StoeckWhenQuestion, chosen: Card): Verdict {
  const rule = 'stoeck.second-card';
  return chosen === stoeckSecond(question)
    ? { right: true, code: 'stoeck-now', rule, card: chosen }
    : { right: false, code: 'stoeck-not-with', rule, chosen };
}
