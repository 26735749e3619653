/**
 * Inputs: what the network is told about a seat that has to play, as numbers of the inputs that are on.
 *
 * Everything is seen from the seat: players by their distance (0 itself, 1 next, 2 partner, 3 before), suits by their
 * slot (trump first, then by length and cards of the hand dealt), so that the same situation is the same input whatever
 * its names. The lower block only grows during a round and is kept as a running sum; the upper block is told anew at
 * each decision.
 *
 * A network may know the first `PLAIN_INPUTS` only. That is all there is to know in a contract that keeps its order; the
 * groups after them tell of Slalom and Gusti, which turn from trick to trick, and stand at the end so that the others
 * need no weights for them.
 */
import { CARD_COUNT, RANK_COUNT, SEAT_COUNT, SUIT_COUNT, TRICKS_PER_ROUND } from '@puur/rules';

export type InputGroup =
  | 'hand'
  | 'played'
  | 'empty'
  | 'led'
  | 'thrown'
  | 'lying'
  | 'rank'
  | 'wins'
  | 'place'
  | 'holder'
  | 'declarer'
  | 'trick'
  | 'pot'
  | 'trumps'
  | 'match'
  | 'turns'
  | 'turned'
  | 'sixes';

/** Groups of inputs in their order, with the number of inputs of each. */
const GROUPS: readonly (readonly [InputGroup, number])[] = [
  // Running.
  ['hand', CARD_COUNT],
  /** Cards played, by player. */
  ['played', SEAT_COUNT * CARD_COUNT],
  /** Did not follow a suit, by player and slot (of trump: but for the Puur). */
  ['empty', SEAT_COUNT * SUIT_COUNT],
  /** Has led a suit. */
  ['led', SEAT_COUNT * SUIT_COUNT],
  /** Has thrown a card of a suit away on another. */
  ['thrown', SEAT_COUNT * SUIT_COUNT],
  // Told anew.
  /** Cards lying, by the player's distance less one. */
  ['lying', (SEAT_COUNT - 1) * CARD_COUNT],
  /** By slot and the number of higher cards outside: that the hand holds such a card. */
  ['rank', SUIT_COUNT * RANK_COUNT],
  /** Legal cards that would hold the trick. */
  ['wins', CARD_COUNT],
  /** Cards lying, 0..3. */
  ['place', SEAT_COUNT],
  /** Who holds the trick; 0 for nobody. */
  ['holder', SEAT_COUNT],
  /** Who declared, and whether after a push. */
  ['declarer', SEAT_COUNT * 2],
  ['trick', TRICKS_PER_ROUND],
  /** Points lying, by tens. */
  ['pot', 6],
  /** Trumps outside. */
  ['trumps', RANK_COUNT + 1],
  /** Whether a match counts, and by whom it can still be made (MATCH_INPUTS). */
  ['match', 5],
  // Told anew, of contracts that turn.
  /** By how many tricks are before it, this trick and all after: whether it goes by Obenabe or Undenufe (TURN_INPUTS). */
  ['turns', TRICKS_PER_ROUND * 2],
  /** As `rank`, by the order that this trick does not have. */
  ['turned', SUIT_COUNT * RANK_COUNT],
  /** Whether the sixes count eleven in this trick, and in those of the other order. */
  ['sixes', 2],
];

/** By group: the number of its first input. */
export const INPUT: Readonly<Record<InputGroup, number>> = (() => {
  let next = 0;
  const entries = GROUPS.map(([group, size]) => [group, (next += size) - size]);
  return Object.fromEntries(entries) as Record<InputGroup, number>;
})();

/** Number of all inputs. */
export const INPUT_COUNT: number = GROUPS.reduce((sum, [, size]) => sum + size, 0);

/** Number of the inputs that tell of every contract. */
export const PLAIN_INPUTS: number = INPUT.turns;

/** More inputs than are ever on at once. */
export const MOST_INPUTS = 160;

export const TURN_INPUTS = { obenabe: 0, undenufe: 1 } as const;

export const MATCH_INPUTS = { ownOpen: 0, theirsOpen: 1, counts: 2, ownCounts: 3, theirsCounts: 4 } as const;
