/**
 * Problem: a position with all cards open, checked before anything is searched.
 *
 * Hands may have any size from nine down. A seat that has played to the trick holds one card fewer than one that has
 * not; the cards that are in no hand and not lying are the ones played before.
 */
import {
  type Card,
  type CardSet,
  type Contract,
  distance,
  duplicatesIn,
  isCard,
  isContract,
  isSeat,
  ok,
  type PerSeat,
  type PerTeam,
  type PositionRules,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEATS,
  seatAfter,
  TRICKS_PER_ROUND,
} from '@puur/rules';

/** The settings a solution depends on; every RuleProfile has them. */
export type SolverRules = PositionRules & Pick<RuleProfile, 'matchBonus'>;

export interface Problem {
  readonly contract: Contract;
  /** Without the cards lying in `trick`. */
  readonly hands: PerSeat<CardSet>;
  /** Who led, or will lead, the current trick. */
  readonly leader: Seat;
  /** Cards lying, in the order played; at most three. */
  readonly trick?: readonly Card[];
  /** The default profile, if nothing is said. */
  readonly rules?: SolverRules;
  /** Count the bonus for all nine tricks. */
  readonly match?: boolean;
  /** Tricks won so far; needed for `match` once a trick has been played. */
  readonly tricksWon?: PerTeam<number>;
}

/** Why there is nothing to solve. */
export type ProblemRefusal =
  | { readonly code: 'bad-contract'; readonly found: unknown }
  | { readonly code: 'bad-seat'; readonly found: unknown }
  /** Four cards or more lie: the trick is over, and its winner leads the next. */
  | { readonly code: 'full-trick'; readonly found: number }
  | { readonly code: 'bad-card'; readonly found: unknown }
  | { readonly code: 'card-twice'; readonly cards: readonly Card[] }
  /** Hands that do not go together. `sizes` by seat, and what they would have to be. */
  | { readonly code: 'uneven-hands'; readonly sizes: readonly number[]; readonly expected: readonly number[] }
  | { readonly code: 'empty-hands' }
  /** `tricksWon` is missing where `match` needs it, or does not add up to the tricks played. */
  | { readonly code: 'bad-tricks-won'; readonly found: unknown; readonly expected: number };

/** A problem that can be solved, with what follows from it. */
export interface OpenPosition {
  readonly problem: Problem;
  readonly trick: readonly Card[];
  /** Seat to act. */
  readonly seat: Seat;
  /** Tricks still to be won, the current one included: 1..9. */
  readonly left: number;
}

/** Checks a problem. */
export function positionOf(problem: Problem): Result<OpenPosition, ProblemRefusal> {
  const { contract, hands, leader, trick = [], match = false, tricksWon } = problem;
  // 1 The words.
  if (!isContract(contract)) return refuse({ code: 'bad-contract', found: contract });
  if (!isSeat(leader)) return refuse({ code: 'bad-seat', found: leader });
  if (trick.length >= SEATS.length) return refuse({ code: 'full-trick', found: trick.length });
  const stranger = trick.findIndex((card: unknown) => !isCard(card));
  if (stranger >= 0) return refuse({ code: 'bad-card', found: trick[stranger] });
  // 2 The cards.
  const seat = seatAfter(leader, trick.length);
  const left = hands[seat].size;
  const sizes = hands.map((hand) => hand.size);
  const expected = SEATS.map((other) => (distance(leader, other) < trick.length ? left - 1 : left));
  if (Math.max(...sizes) === 0) return refuse({ code: 'empty-hands' });
  if (left > TRICKS_PER_ROUND || sizes.some((size, i) => size !== expected[i])) {
    return refuse({ code: 'uneven-hands', sizes, expected });
  }
  const cards = duplicatesIn([...hands.flatMap((hand) => hand.toArray()), ...trick]);
  if (cards.length > 0) return refuse({ code: 'card-twice', cards });
  // 3 The tricks before.
  const played = TRICKS_PER_ROUND - left;
  if (match && (tricksWon !== undefined || played > 0)) {
    const fits = tricksWon?.every((won) => Number.isInteger(won) && won >= 0) && tricksWon[0] + tricksWon[1] === played;
    if (!fits) return refuse({ code: 'bad-tricks-won', found: tricksWon, expected: played });
  }
  return ok({ problem, trick, seat, left });
}
