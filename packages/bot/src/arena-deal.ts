/**
 * Arena deals: the deals of a match, from its seed and their number alone. Deal 17 is the same whoever plays it, in
 * whatever order, and in however many threads.
 */
import { type Card, SEAT_COUNT, type Seat, seatAfter } from '@puur/rules';
import { randomFrom, shuffled } from './random.js';

export interface ArenaDeal {
  /** 0 for the first. */
  readonly index: number;
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  /** What the players of this deal take their chance from; the same for both sides. */
  readonly seed: string;
}

/** Deal `index` of the match with this seed. The deal goes round the table. */
export function arenaDeal(seed: number | string, index: number): ArenaDeal {
  return {
    index,
    dealer: seatAfter(0, index % SEAT_COUNT),
    deck: shuffled(randomFrom(seed, index)),
    seed: `${seed}/${index}`,
  };
}
