/**
 * Graf's rule: the yardstick's declaring.
 *
 * A sum over the hand for each contract, the highest is declared; the forehand pushes when it is below 68. The rule is
 * Daniel Graf's, as the HSLU course on Jass programs teaches it, and many student programs declare by it. It knows the
 * four trumps, Obenabe and Undenufe, and no factors.
 */
import { type Action, assert, type Card, type Contract, rankOf, type SeatView, suitOf, trumpOf } from '@puur/rules';

/** Below this the forehand pushes. */
export const PUSH_BELOW = 68;

// By rank:            6  7  8  9   10 U   O  K   A
const TRUMP_SUIT = [5, 5, 5, 19, 6, 25, 7, 10, 15] as const;
const OTHER_SUITS = [0, 0, 0, 0, 1, 2, 5, 7, 9] as const;
const OBENABE = [0, 0, 5, 0, 5, 7, 8, 10, 14] as const;
const UNDENUFE = [11, 9, 7, 5, 5, 1, 1, 2, 0] as const;

/** The sum of a hand for a contract; null for a contract that the rule does not know. */
export function grafSum(hand: readonly Card[], contract: Contract): number | null {
  const trump = trumpOf(contract);
  if (trump === null && contract !== 'obenabe' && contract !== 'undenufe') return null;
  const worth = (card: Card): number => {
    if (trump !== null) return (suitOf(card) === trump ? TRUMP_SUIT : OTHER_SUITS)[rankOf(card)]!;
    return (contract === 'obenabe' ? OBENABE : UNDENUFE)[rankOf(card)]!;
  };
  return hand.reduce((sum, card) => sum + worth(card), 0);
}

/** What the rule does; the first of equal contracts, and the first there is where it knows none of them. */
export function declareByGraf({ seat, round, options }: SeatView): Action {
  const { contracts, push } = options;
  assert(round !== null && contracts[0] !== undefined, 'a contract is due');
  let best: Contract = contracts[0];
  let most = -1;
  for (const contract of contracts) {
    const sum = grafSum(round.hand, contract) ?? -1;
    if (sum > most) {
      best = contract;
      most = sum;
    }
  }
  return push && seat === round.forehand && most < PUSH_BELOW ? { type: 'push' } : { type: 'declare', contract: best };
}
