/**
 * Oracle: a whole round played card by card, and what it counts.
 *
 * Sources: the reference page (jasvel.org) for play order, the 5 points of the last trick and the match; jassen.ch
 * for the match being all nine tricks and not all points; Swisslos, Parlett and urikon.ch for what a factor
 * multiplies (everything, a doubled match is 514); Parlett and Vorarlberg options for `weisNeedsTrick`.
 */

import { deck, valueOfCards, type CardText, type ContractText } from './cards.js';
import { legalCards } from './legal.js';
import { settingsWith, type OracleSettings } from './settings.js';
import { trickWinner } from './trick.js';

/** A round as it was played: four hands by seat and nine tricks in play order. */
export interface PlayedRound {
  readonly contract: ContractText;
  /** The seat that leads the first trick. */
  readonly leader: number;
  readonly hands: readonly (readonly CardText[])[];
  readonly tricks: readonly (readonly CardText[])[];
}

/** What a replayed round gave; pairs are team 0 (seats 0 and 2) and team 1 (seats 1 and 3). */
export interface RoundOutcome {
  /** The seat that won each of the nine tricks. */
  readonly trickWinners: readonly number[];
  /** What each trick counted, the last with its extra points. */
  readonly trickPoints: readonly number[];
  /** Card points with the extra points of the last trick. */
  readonly cardPoints: readonly [number, number];
  readonly tricks: readonly [number, number];
  /** Card points with the match bonus, factor 1. */
  readonly roundPoints: readonly [number, number];
  /** The team that took all nine tricks. */
  readonly match: 0 | 1 | null;
}

/** A card that may not be played, with what could have been. */
export class IllegalPlayError extends Error {
  /** 1 to 9. */
  readonly trickNo: number;
  readonly seat: number;
  readonly card: CardText;
  readonly legal: readonly CardText[];

  constructor(trickNo: number, seat: number, card: CardText, legal: readonly CardText[]) {
    super(`trick ${trickNo}: seat ${seat} may not play ${card}, but ${legal.join(' ')}`);
    this.name = 'IllegalPlayError';
    this.trickNo = trickNo;
    this.seat = seat;
    this.card = card;
    this.legal = legal;
  }
}

/** Replays a round; throws {@link IllegalPlayError} at the first card that may not be played. */
export function replayRound(round: PlayedRound, changes: Partial<OracleSettings> = {}): RoundOutcome {
  const settings = settingsWith(changes);
  checkDeal(round.hands);
  if (round.tricks.length !== 9) throw new Error(`a round of ${round.tricks.length} tricks`);

  const hands = round.hands.map((hand) => [...hand]);
  const trickWinners: number[] = [];
  const trickPoints: number[] = [];
  let leader = round.leader;

  for (const [index, trick] of round.tricks.entries()) {
    const trickNo = index + 1;
    if (trick.length !== 4) throw new Error(`trick ${trickNo} has ${trick.length} cards`);

    // 1. Four cards, counter-clockwise from the leader, each legal for its hand.
    const lying: CardText[] = [];
    for (const [turn, card] of trick.entries()) {
      const seat = (leader + turn) % 4;
      const hand = handOf(hands, seat);
      const legal = legalCards(round.contract, hand, lying, settings);
      if (!legal.includes(card)) throw new IllegalPlayError(trickNo, seat, card, legal);
      hand.splice(hand.indexOf(card), 1);
      lying.push(card);
    }

    // 2. The winner takes the points and leads next.
    const winner = (leader + trickWinner(round.contract, lying, trickNo)) % 4;
    const extra = trickNo === 9 ? settings.lastTrick : 0;
    trickWinners.push(winner);
    trickPoints.push(valueOfCards(round.contract, trickNo, lying, settings) + extra);
    leader = winner;
  }

  // 3. Add up for each team: seats 0 and 2 are team 0, seats 1 and 3 are team 1.
  let cards0 = 0;
  let cards1 = 0;
  let tricks0 = 0;
  let tricks1 = 0;
  for (const [index, winner] of trickWinners.entries()) {
    const points = trickPoints[index] ?? 0;
    if (winner === 0 || winner === 2) {
      cards0 += points;
      tricks0 += 1;
    } else {
      cards1 += points;
      tricks1 += 1;
    }
  }
  const match = tricks0 === 9 ? 0 : tricks1 === 9 ? 1 : null;
  return {
    trickWinners,
    trickPoints,
    cardPoints: [cards0, cards1],
    tricks: [tricks0, tricks1],
    roundPoints: [
      match === 0 ? cards0 + settings.matchBonus : cards0,
      match === 1 ? cards1 + settings.matchBonus : cards1,
    ],
    match,
  };
}

/** A number for each of the teams A and B. */
export interface Sides {
  readonly A: number;
  readonly B: number;
}

/** What the card points, tricks, Weis and Stöck of a round are together. */
export interface RoundSheet {
  readonly factor: number;
  /** Card values taken, without the points for the last trick; they sum to 152. */
  readonly cards: Sides;
  readonly lastTrick: 'A' | 'B';
  readonly tricks: Sides;
  readonly weis?: Sides;
  readonly stoeck?: Sides;
}

/** The points each team writes for a round. */
export function roundTotal(sheet: RoundSheet, changes: Partial<OracleSettings> = {}): Sides {
  const settings = settingsWith(changes);
  return { A: totalOf('A', sheet, settings), B: totalOf('B', sheet, settings) };
}

function totalOf(side: 'A' | 'B', sheet: RoundSheet, settings: OracleSettings): number {
  const { factor } = sheet;
  let total = sheet.cards[side] * factor;
  if (sheet.lastTrick === side) total += settings.lastTrick * factor;
  if (sheet.tricks[side] === 9) total += settings.matchBonus * (settings.matchBonusMultiplied ? factor : 1);

  let weis = sheet.weis === undefined ? 0 : sheet.weis[side];
  if (!settings.weis) weis = 0;
  if (settings.weisNeedsTrick && sheet.tricks[side] === 0) weis = 0;
  total += weis * (settings.weisMultiplied ? factor : 1);

  let stoeck = sheet.stoeck === undefined ? 0 : sheet.stoeck[side];
  if (!settings.stoeck) stoeck = 0;
  total += stoeck * (settings.stoeckMultiplied ? factor : 1);
  return total;
}

/** Throws unless the hands are four times nine cards and together the whole deck. */
export function checkDeal(hands: readonly (readonly CardText[])[]): void {
  if (hands.length !== 4) throw new Error(`a deal of ${hands.length} hands`);
  for (const [seat, hand] of hands.entries()) {
    if (hand.length !== 9) throw new Error(`seat ${seat} has ${hand.length} cards`);
  }
  for (const card of deck) {
    const holders = hands.filter((hand) => hand.includes(card));
    if (holders.length !== 1) throw new Error(`${card} is in ${holders.length} hands`);
  }
}

/** The hand of a seat. */
function handOf(hands: CardText[][], seat: number): CardText[] {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`not a seat: ${seat}`);
  return hand;
}
