/**
 * Order: which card is tried first, before the search knows better.
 *
 * What counts is how the trick stands after the card: won for sure, open, or lost. A won trick takes the richest card,
 * a lost one the poorest; leading, sure winners come before anything else. Beyond that, finer rules gained nothing in
 * nodes (weights by history, by rank, by a search of one or two tricks were tried): the killers decide.
 */
import { CARD_COUNT, RANK_COUNT, SEAT_COUNT } from '@puur/rules';

/** How a trick stands for the side of the seat that has just played to it. */
export const LOST = 0;
export const OPEN = 1;
export const WON = 2;
const STANDINGS = [LOST, OPEN, WON] as const;

/** By standing: base, per point of the card, per place. */
const LEADING = [
  [0, 0, 0],
  [100, -2, -1],
  [200, 4, 0],
] as const;
const FOLLOWING = [
  [100, -4, -1],
  [130, -1, 1],
  [200, 4, 0],
] as const;
const CLOSING = [
  [100, -4, -1],
  [130, -1, 1],
  [200, 4, -1],
] as const;
const WEIGHTS = [LEADING, FOLLOWING, FOLLOWING, CLOSING] as const;

/** A move is its score and its spot in one number, so that the higher number is the better move. */
export const SPOT_BITS = 6;
export const SPOT: number = (1 << SPOT_BITS) - 1;
/** Added to a move that has been best before: in a like position of the trick, in the same position. */
export const KILLER: number = 1000 << SPOT_BITS;
export const HINT: number = 2000 << SPOT_BITS;

/** By `(turn * 3 + standing) * 36 + spot`: the move. `values` by spot. */
export function movesOf(values: Uint8Array): Int32Array {
  return Int32Array.from({ length: SEAT_COUNT * STANDINGS.length * CARD_COUNT }, (_, index) => {
    const spot = index % CARD_COUNT;
    const row = (index / CARD_COUNT) | 0;
    const [base, perPoint, perPlace] = WEIGHTS[(row / STANDINGS.length) | 0]![row % STANDINGS.length]!;
    const score = base + perPoint * values[spot]! + perPlace * (spot % RANK_COUNT);
    return (score << SPOT_BITS) | spot;
  });
}
