/**
 * Audit: a whole round checked from the first card to the last.
 *
 * The second door: no question, only what was played and what was written. Every card is judged with the hand it came
 * from (a whole round shows all hands), every winner, lead, trick and sum is worked out again. Unlike a replay it does not
 * stop at the first fault: a wrong card is reported, stays where it fell, and the rest is checked as it was played.
 */
import {
  type Card,
  CARD_COUNT,
  CardSet,
  type Contract,
  duplicatesIn,
  holderOf,
  legalCards,
  modeOf,
  type PerTeam,
  type PlayReason,
  pointsOf,
  refusalOf,
  type RuleProfile,
  type Seat,
  seatAfter,
  SEAT_COUNT,
  SEATS,
  sumsTo152,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { roundPoints } from '@puur/tafel';

/** A trick as it is recorded; winner and points as somebody wrote them down, where they did. */
export interface RecordedTrick {
  readonly leader?: Seat;
  /** In the order played. */
  readonly cards: readonly Card[];
  readonly winner?: Seat;
  readonly points?: number;
}

export interface RecordedRound {
  readonly contract: Contract;
  /** Who led the first trick. */
  readonly leader: Seat;
  readonly tricks: readonly RecordedTrick[];
  /** The hands as dealt, where the round is not complete. */
  readonly hands?: readonly (readonly Card[])[];
  /** Card points as counted, the last trick included. */
  readonly counted?: PerTeam<number>;
}

export type AuditFinding =
  /** A card that was not allowed. `legal`: what was. */
  | {
      readonly code: 'audit-card';
      readonly trick: number;
      readonly seat: Seat;
      readonly card: Card;
      readonly reason: PlayReason;
      readonly legal: readonly Card[];
    }
  | { readonly code: 'audit-lead'; readonly trick: number; readonly seat: Seat; readonly due: Seat }
  | { readonly code: 'audit-winner'; readonly trick: number; readonly seat: Seat; readonly due: Seat }
  | { readonly code: 'audit-points'; readonly trick: number; readonly points: number; readonly due: number }
  | { readonly code: 'audit-card-twice'; readonly cards: readonly Card[] }
  | { readonly code: 'audit-size'; readonly trick: number; readonly cards: number }
  /** Not all nine tricks are there. */
  | { readonly code: 'audit-unfinished'; readonly tricks: number }
  | { readonly code: 'audit-sum'; readonly sum: number; readonly due: number }
  | { readonly code: 'audit-counted'; readonly counted: PerTeam<number>; readonly due: PerTeam<number> };

export interface Audit {
  /** Faults in the order of the round; empty: everything is right. */
  readonly findings: readonly AuditFinding[];
  readonly winners: readonly Seat[];
  /** Card points of each side, the last trick included. */
  readonly cardPoints: PerTeam<number>;
  readonly tricks: PerTeam<number>;
  /** Whether all nine tricks were there. */
  readonly complete: boolean;
}

/** Checks a round. */
export function auditRound(round: RecordedRound, profile: RuleProfile): Audit {
  const { contract, tricks } = round;
  const findings: AuditFinding[] = [];
  const twice = duplicatesIn(tricks.flatMap(({ cards }) => cards));
  if (twice.length > 0) findings.push({ code: 'audit-card-twice', cards: twice });
  const hands = handsOf(round);
  const winners: Seat[] = [];
  const cardPoints: [number, number] = [0, 0];
  const taken: [number, number] = [0, 0];
  let due = round.leader;
  for (const [index, { cards, leader = due, winner, points }] of tricks.entries()) {
    const trick = index + 1;
    if (cards.length !== SEAT_COUNT) {
      findings.push({ code: 'audit-size', trick, cards: cards.length });
      break;
    }
    if (leader !== due) findings.push({ code: 'audit-lead', trick, seat: leader, due });
    const mode = modeOf(contract, Math.min(TRICKS_PER_ROUND, trick));
    for (const [place, card] of cards.entries()) {
      const seat = seatAfter(leader, place);
      const hand = hands?.[seat];
      if (hand === undefined) continue;
      const lying = cards.slice(0, place);
      const reason = refusalOf(card, hand, lying, mode, profile);
      if (reason !== null) {
        const legal = legalCards(hand, lying, mode, profile).toArray();
        findings.push({ code: 'audit-card', trick, seat, card, reason, legal });
      }
      hands![seat] = hand.without(card);
    }
    const right = seatAfter(leader, holderOf(mode, cards));
    if (winner !== undefined && winner !== right)
      findings.push({ code: 'audit-winner', trick, seat: winner, due: right });
    const last = trick === TRICKS_PER_ROUND ? profile.lastTrick : 0;
    const counts = pointsOf(cards, contract, trick, profile);
    // Some records count the last trick's five with it, some do not.
    if (points !== undefined && points !== counts && points !== counts + last) {
      findings.push({ code: 'audit-points', trick, points, due: counts + last });
    }
    winners.push(right);
    cardPoints[teamOf(right)] += counts + last;
    taken[teamOf(right)]++;
    due = right;
  }
  const complete = winners.length === TRICKS_PER_ROUND;
  if (!complete) findings.push({ code: 'audit-unfinished', tricks: winners.length });
  const whole = roundPoints(contract, profile);
  const { counted } = round;
  if (counted !== undefined && complete) {
    const sum = counted[0] + counted[1];
    if (whole !== null && sumsTo152(contract, profile) && sum !== whole) {
      findings.push({ code: 'audit-sum', sum, due: whole });
    }
    if (counted[0] !== cardPoints[0] || counted[1] !== cardPoints[1]) {
      findings.push({ code: 'audit-counted', counted, due: cardPoints });
    }
  }
  return { findings, winners, cardPoints, tricks: taken, complete };
}

/** What each seat held: as told, or as all nine tricks show it; null where neither says so. */
function handsOf({ tricks, leader, hands, contract }: RecordedRound): CardSet[] | null {
  if (hands !== undefined) return SEATS.map((seat) => CardSet.from(hands[seat] ?? []));
  const all = tricks.flatMap(({ cards }) => cards);
  if (all.length !== CARD_COUNT || CardSet.from(all).size !== CARD_COUNT) return null;
  const held: CardSet[] = SEATS.map(() => CardSet.EMPTY);
  let due = leader;
  for (const [index, { cards, leader: told = due }] of tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      const seat = seatAfter(told, place);
      held[seat] = held[seat]!.with(card);
    }
    due = seatAfter(told, holderOf(modeOf(contract, index + 1), cards));
  }
  return held;
}
