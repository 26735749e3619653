/**
 * Audit: a whole round checked from the first card to the last.
 *
 * The second door: no question, only what was played and what was written. Every card is judged with the hand it came
 * from (a whole round shows all hands), every winner, lead, trick and sum is worked out again. Unlike a replay it does not
 * stop at the first fault: a wrong card is reported, stays where it fell, and the rest is checked as it was played.
 */
import type { LineError, RecordedRound } from '@puur/records';
import {
  type Block,
  type Card,
  CARD_COUNT,
  CardSet,
  duplicatesIn,
  holderOf,
  legalCards,
  modeOf,
  type PerTeam,
  type PlayReason,
  pointsOf,
  type Refusal,
  REFUSALS,
  refusalOf,
  type RuleProfile,
  type Seat,
  seatAfter,
  SEAT_COUNT,
  SEATS,
  sumsTo152,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { roundPoints } from '@puur/tafel';
import type { RefereeRuleId } from './law/docket.js';

export type AuditFinding =
  /** A card that was not allowed. `legal`: what was. */
  | {
      readonly code: 'audit-card';
      readonly trick: number;
      readonly seat: Seat;
      readonly card: Card;
      readonly reason: PlayReason;
      readonly legal: readonly Card[];
      /** The first card of the trick. */
      readonly led: Card;
    }
  | { readonly code: 'audit-lead'; readonly trick: number; readonly seat: Seat; readonly due: Seat }
  | { readonly code: 'audit-winner'; readonly trick: number; readonly seat: Seat; readonly due: Seat }
  | { readonly code: 'audit-points'; readonly trick: number; readonly points: number; readonly due: number }
  | { readonly code: 'audit-card-twice'; readonly cards: readonly Card[] }
  | { readonly code: 'audit-size'; readonly trick: number; readonly cards: number }
  /** Not all nine tricks are there. */
  | { readonly code: 'audit-unfinished'; readonly tricks: number }
  | { readonly code: 'audit-sum'; readonly sum: number; readonly due: number }
  | { readonly code: 'audit-counted'; readonly counted: PerTeam<number>; readonly due: PerTeam<number> }
  /** A log holds what the rules refuse at that place: a Weis too late, Stöck without both cards. `trick` 0: before the first. */
  | {
      readonly code: 'audit-refused';
      readonly trick: number;
      readonly seat: Seat | null;
      readonly refusal: Refusal;
      /** The first card of the trick that lies there. */
      readonly led?: Card;
    }
  /** A text states against the rules what no card shows; its line stands in the error. */
  | {
      readonly code: 'audit-text';
      readonly trick: number;
      readonly seat: Seat | null;
      readonly error: LineError;
      readonly about: LogSubject;
      /** The first card of the trick that lies there. */
      readonly led?: Card;
    }
  /** A log does not go on as it had to. */
  | { readonly code: 'audit-log'; readonly trick: number; readonly about: LogSubject }
  /** The account of a log is another, factor included. */
  | {
      readonly code: 'audit-account';
      readonly team: Team;
      readonly block: Block | 'total';
      readonly points: number;
      readonly due: number;
    };

/** What a place in a log is about. */
export const LOG_SUBJECTS = [
  'deal',
  'contract',
  'weis',
  'stoeck',
  'card',
  'trick',
  'rest',
  'claim',
  'berg',
  'account',
  'end',
  'shuffle',
] as const;
export type LogSubject = (typeof LOG_SUBJECTS)[number];

/** Findings that only say how far the round goes. */
export function isFault({ code }: AuditFinding): boolean {
  return code !== 'audit-unfinished';
}

/** The rule that a finding rests on. */
export function ruleOfFinding(finding: AuditFinding): RefereeRuleId {
  switch (finding.code) {
    case 'audit-card':
      return REFUSALS[finding.reason];
    case 'audit-lead':
      return finding.trick === 1 ? 'lead.forehand' : 'play.in-turn';
    case 'audit-winner':
      return 'trick.winner';
    case 'audit-points':
      return finding.trick === TRICKS_PER_ROUND ? 'value.last-trick' : 'value.cards';
    case 'audit-card-twice':
    case 'audit-size':
    case 'audit-unfinished':
      return 'deck.36-cards';
    case 'audit-sum':
    case 'audit-counted':
      return 'count.whole';
    case 'audit-refused':
      return finding.refusal.rule;
    case 'audit-text':
      return 'refusal' in finding.error ? finding.error.refusal.rule : SUBJECT_RULES[finding.about];
    case 'audit-log':
      return SUBJECT_RULES[finding.about];
    case 'audit-account':
      return finding.block === 'stich' ? 'value.factor' : 'count.blocks';
  }
}

const SUBJECT_RULES: Readonly<Record<LogSubject, RefereeRuleId>> = {
  deal: 'deal.dealer-moves-right',
  contract: 'declare.forehand-chooses',
  weis: 'weis.best-team-writes',
  stoeck: 'stoeck.second-card',
  card: 'table.order-of-play',
  trick: 'trick.winner',
  rest: 'rest.every-card-sure',
  claim: 'end.bedanken',
  berg: 'end.bergpreis',
  account: 'count.blocks',
  end: 'end.blocks',
  shuffle: 'table.provable-deal',
};

export interface Audit {
  /** Faults in the order of the round; empty: everything is right. */
  readonly findings: readonly AuditFinding[];
  readonly winners: readonly Seat[];
  /** Card points of each side, the last trick included. */
  readonly cardPoints: PerTeam<number>;
  /** Tricks of each side; after a Rest those that were laid down too. */
  readonly tricks: PerTeam<number>;
  /** Whether all nine tricks are known, played or laid down. */
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
        findings.push({ code: 'audit-card', trick, seat, card, reason, legal, led: cards[0]! });
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
  const whole = roundPoints(contract, profile);
  const { counted, rest, cutShort = false } = round;
  if (rest !== undefined && whole !== null && winners.length < TRICKS_PER_ROUND) {
    cardPoints[teamOf(rest)] += whole - cardPoints[0] - cardPoints[1];
    taken[teamOf(rest)] += TRICKS_PER_ROUND - winners.length;
  }
  const complete = taken[0] + taken[1] === TRICKS_PER_ROUND;
  if (!complete && !cutShort) findings.push({ code: 'audit-unfinished', tricks: winners.length });
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
