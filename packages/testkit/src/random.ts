/**
 * Seeded deals and rounds for tests: the same seed gives the same deal on every machine.
 *
 * The generator is mulberry32 by Tommy Ettinger (public domain): 32 bits of state, good enough for test data and
 * nothing else. Real deals are dealt elsewhere, fairly.
 */

import { deck, type CardText, type ContractText } from './oracle/cards.js';
import { legalCards } from './oracle/legal.js';
import type { PlayedRound } from './oracle/round.js';
import { settingsWith, type OracleSettings } from './oracle/settings.js';
import { trickWinner } from './oracle/trick.js';

/** The next whole number from 0 up to, not including, `below`. */
export type Rng = (below: number) => number;

/**
 * A generator from a seed (a 32-bit whole number).
 *
 * @example const rng = seededRng(1); rng(6) // a die, 0 to 5
 */
export function seededRng(seed: number): Rng {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const word = (mixed ^ (mixed >>> 14)) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
}

/** Four hands of nine by seat, shuffled by Fisher and Yates. */
export function randomDeal(rng: Rng): CardText[][] {
  const cards = [...deck];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = rng(last + 1);
    const moved = cards[last] ?? '';
    cards[last] = cards[other] ?? '';
    cards[other] = moved;
  }
  return [cards.slice(0, 9), cards.slice(9, 18), cards.slice(18, 27), cards.slice(27, 36)];
}

/** A random deal played to its end with random legal cards, as the oracle sees them. */
export function randomLegalRound(
  rng: Rng,
  contract: ContractText,
  changes: Partial<OracleSettings> = {},
): PlayedRound & { readonly winners: readonly number[] } {
  const settings = settingsWith(changes);
  const hands = randomDeal(rng);
  const left = hands.map((hand) => [...hand]);
  const firstLeader = rng(4);
  const tricks: CardText[][] = [];
  const winners: number[] = [];
  let leader = firstLeader;
  for (let trickNo = 1; trickNo <= 9; trickNo++) {
    const trick: CardText[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const hand = left[(leader + turn) % 4] ?? [];
      const legal = legalCards(contract, hand, trick, settings);
      const card = legal[rng(legal.length)] ?? '';
      hand.splice(hand.indexOf(card), 1);
      trick.push(card);
    }
    leader = (leader + trickWinner(contract, trick, trickNo)) % 4;
    tricks.push(trick);
    winners.push(leader);
  }
  return { contract, leader: firstLeader, hands, tricks, winners };
}
