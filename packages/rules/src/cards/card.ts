/**
 * Cards: four suits of nine, as small integers.
 *
 * A `Card` is `suit * 9 + rank`, 0..35, so that a card indexes a table and a suit is nine neighbouring bits of a
 * `CardSet`. Suits and ranks are deck-neutral: whether Eicheln look like acorns or like diamonds is a matter of the
 * screen, because the sources pair the decks in at least four ways (Swisslos, Jassreglement, Alemannic Wikipedia,
 * jassen.ch). Nothing in this package depends on a pairing.
 *
 * Source: reference page (jasvel.org/de/regeln), "36 Karten"; rank names as on both Swiss decks.
 */

/** Suit ids in the order of their numbers: Eicheln, Rosen, Schellen, Schilten. */
export const SUIT_LETTERS = ['E', 'R', 'S', 'T'] as const;
export type SuitLetter = (typeof SUIT_LETTERS)[number];

/** Rank ids from the six up in natural order: the order of runs, and of strength in Obenabe. */
export const RANK_NAMES = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'] as const;
export type RankName = (typeof RANK_NAMES)[number];

declare const brand: unique symbol;
/** 0..3, index into SUIT_LETTERS. */
export type Suit = number & { readonly [brand]: 'Suit' };
/** 0..8, index into RANK_NAMES. */
export type Rank = number & { readonly [brand]: 'Rank' };
/** 0..35: suit * 9 + rank. */
export type Card = number & { readonly [brand]: 'Card' };

export const SUIT_COUNT = 4;
export const RANK_COUNT = 9;
export const CARD_COUNT = 36;

export const SUITS: readonly Suit[] = [0, 1, 2, 3] as Suit[];
export const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as Rank[];
/** All cards, suit by suit from the six to the ace. */
export const CARDS: readonly Card[] = Array.from({ length: CARD_COUNT }, (_, index) => index as Card);

export const EICHELN = 0 as Suit;
export const ROSEN = 1 as Suit;
export const SCHELLEN = 2 as Suit;
export const SCHILTEN = 3 as Suit;

export const SIX = 0 as Rank;
export const SEVEN = 1 as Rank;
export const EIGHT = 2 as Rank;
/** The Nell, when it is of the trump suit. */
export const NINE = 3 as Rank;
export const TEN = 4 as Rank;
/** The Under; the Puur, when it is of the trump suit. */
export const UNDER = 5 as Rank;
export const OBER = 6 as Rank;
export const KOENIG = 7 as Rank;
export const ACE = 8 as Rank;

/** The card of a suit and a rank. */
export function cardOf(suit: Suit, rank: Rank): Card {
  return (suit * RANK_COUNT + rank) as Card;
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return ((card / RANK_COUNT) | 0) as Suit;
}

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return (card % RANK_COUNT) as Rank;
}

/** Whether a number is a card: a whole number 0..35. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARD_COUNT;
}
