/**
 * Oracle: the number of ways a position can go on for so many cards, as chess programs count moves ("perft").
 *
 * One wrong legal card anywhere changes the number, so a table of counts for fixed deals is a dense test of the legal
 * cards and the trick winners together.
 */

import type { CardText, ContractText } from './cards.js';
import { legalCards } from './legal.js';
import { defaultSettings, type LegalSettings } from './settings.js';
import { trickWinner } from './trick.js';

/** Hands of equal size before a trick, and who leads it. */
export interface PerftPosition {
  readonly contract: ContractText;
  readonly leader: number;
  readonly hands: readonly (readonly CardText[])[];
}

/** How many sequences of `depth` legal cards there are; the next trick is number 10 - cards in hand. */
export function perft(position: PerftPosition, depth: number, settings: LegalSettings = defaultSettings): number {
  return count(position.contract, position.hands, position.leader, [], depth, settings);
}

function count(
  contract: ContractText,
  hands: readonly (readonly CardText[])[],
  leader: number,
  trick: readonly CardText[],
  depth: number,
  settings: LegalSettings,
): number {
  if (depth === 0) return 1;
  const seat = (leader + trick.length) % 4;
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`not a seat: ${seat}`);
  if (hand.length === 0) return 1;
  const trickNo = 10 - hand.length;

  let nodes = 0;
  for (const card of legalCards(contract, hand, trick, settings)) {
    const nextHands = hands.map((cards, index) => (index === seat ? cards.filter((other) => other !== card) : cards));
    const nextTrick = [...trick, card];
    if (nextTrick.length < 4) {
      nodes += count(contract, nextHands, leader, nextTrick, depth - 1, settings);
    } else {
      const nextLeader = (leader + trickWinner(contract, nextTrick, trickNo)) % 4;
      nodes += count(contract, nextHands, nextLeader, [], depth - 1, settings);
    }
  }
  return nodes;
}
