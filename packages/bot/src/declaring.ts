/**
 * Declaring: which contract to name, and when to push.
 */
import {
  type Card,
  type Contract,
  factorFor,
  kindOf,
  rankOf,
  type SeatView,
  startOf,
  suitOf,
  trumpOf,
} from '@puur/rules';
import type { Action } from '@puur/rules';
import type { Reason } from './reason.js';

//                   6  7  8  9  10 U  O  K  A
const IN_TRUMP = [5, 5, 5, 19, 6, 25, 7, 10, 15];
const BESIDE = [0, 0, 0, 0, 1, 2, 5, 7, 9];
const DOWN = [0, 0, 5, 0, 5, 7, 8, 10, 14];
const UP = [11, 9, 7, 5, 5, 1, 1, 2, 0];

/** The worth of a hand in a contract by Graf's table. */
export function handValue(hand: readonly Card[], contract: Contract): number {
  const trump = trumpOf(contract);
  const sum = (table: readonly number[]): number => hand.reduce((total, card) => total + table[rankOf(card)]!, 0);
  if (trump !== null) {
    return hand.reduce((total, card) => total + (suitOf(card) === trump ? IN_TRUMP : BESIDE)[rankOf(card)]!, 0);
  }
  const kind = kindOf(contract);
  if (kind === 'obenabe') return sum(DOWN);
  if (kind === 'undenufe') return sum(UP);
  const [first, second] = startOf(contract) === 'obenabe' ? [DOWN, UP] : [UP, DOWN];
  return kind === 'slalom' ? (sum(first) * 5 + sum(second) * 4) / 9 : (sum(first) * 6 + sum(second) * 3) / 9;
}

/** Below this the forehand pushes. */
const PUSH_BELOW = 68;

/** What to declare. */
export function chooseContract(view: SeatView): { readonly action: Action; readonly reason: Reason } {
  const { round, options, profile } = view;
  let best: Contract = options.contracts[0]!;
  let most = -1;
  for (const contract of options.contracts) {
    const value = (handValue(round!.hand, contract) - 40) * factorFor(contract, profile);
    if (value > most) [best, most] = [contract, value];
  }
  if (options.push && handValue(round!.hand, best) < PUSH_BELOW) return { action: { type: 'push' }, reason: 'push' };
  return { action: { type: 'declare', contract: best }, reason: options.push ? 'best-contract' : 'must-declare' };
}
