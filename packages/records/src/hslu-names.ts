/**
 * HSLU names: seats, cards and contracts as HSLU's Jass course numbers and spells them.
 *
 * - Seats: 0 north, 1 east, 2 south, 3 west, and play goes 0, 3, 2, 1. Ours ascend in play order, so seats 1 and 3 change
 *   places; the teams stay.
 * - Cards: suit letter and rank, `DA`, `H10`, `CJ`. Which Swiss suit a French one stands for, the format does not say: a
 *   `Pairing` does.
 * - `trump`: 0 diamonds, 1 hearts, 2 spades, 3 clubs, 4 Obenabe, 5 Undenufe. Slalom and Gusti have no number.
 *
 * Files (hslu.ts) and the player service of that course speak the same names.
 *
 * Source: jass-kit-py of HSLU (GitHub thomas-koller/jass-kit-py), const.py.
 */
import {
  type Card,
  cardOf,
  type Contract,
  FRENCH_SUIT_IDS,
  frenchSuitOf,
  type Pairing,
  type Rank,
  rankOf,
  type Seat,
  SEAT_COUNT,
  suitOf,
  suitOfFrench,
  trumpContract,
  trumpOf,
} from '@puur/rules';

export const HSLU_VERSION = 'V0.2';
export const HSLU_SUITS = ['D', 'H', 'S', 'C'] as const;
const HSLU_RANKS = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const OBENABE = 4;
const UNDENUFE = 5;
/** `trump` runs from 0 to this. */
export const HSLU_LAST_TRUMP: number = UNDENUFE;
/** The answer for `trump` that hands the choice to the partner. */
export const HSLU_PUSH = 10;

/** Our seat of their number, 0 to 3. */
export function seatOfHslu(number: number): Seat {
  return ((SEAT_COUNT - number) % SEAT_COUNT) as Seat;
}

/** Their number of our seat: the same exchange. */
export function hsluSeat(seat: Seat): number {
  return (SEAT_COUNT - seat) % SEAT_COUNT;
}

/** The card of a name such as `DA` or `H10`; null where it is none. */
export function cardOfHslu(name: string, pairing: Pairing): Card | null {
  const suit = HSLU_SUITS.findIndex((letter) => letter === name[0]);
  const rank = HSLU_RANKS.findIndex((spelt) => spelt === name.slice(1));
  if (suit < 0 || rank < 0) return null;
  return cardOf(suitOfFrench(FRENCH_SUIT_IDS[suit]!, pairing), rank as Rank);
}

/** `DA`, `H10`. */
export function hsluCard(card: Card, pairing: Pairing): string {
  const suit = HSLU_SUITS[FRENCH_SUIT_IDS.indexOf(frenchSuitOf(suitOf(card), pairing))]!;
  return `${suit}${HSLU_RANKS[rankOf(card)]!}`;
}

/** The contract of a `trump`; null where it is none, as for -1, not chosen. */
export function contractOfHslu(trump: number, pairing: Pairing): Contract | null {
  if (trump === OBENABE) return 'obenabe';
  if (trump === UNDENUFE) return 'undenufe';
  const french = FRENCH_SUIT_IDS[trump];
  return french === undefined ? null : trumpContract(suitOfFrench(french, pairing));
}

/** The `trump` of a contract; null for Slalom and Gusti, which have none. */
export function hsluTrump(contract: Contract, pairing: Pairing): number | null {
  const trump = trumpOf(contract);
  if (trump !== null) return FRENCH_SUIT_IDS.indexOf(frenchSuitOf(trump, pairing));
  return contract === 'obenabe' ? OBENABE : contract === 'undenufe' ? UNDENUFE : null;
}
