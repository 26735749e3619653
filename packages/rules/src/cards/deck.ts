/**
 * Decks: how the engine's cards are called and paired where people see them.
 *
 * Both decks have the same 36 cards under other names. The ids here are keys of the apps' texts (four languages); the
 * texts themselves live there. Which French suit stands for which Swiss one differs from source to source, so a pairing
 * is a display setting and a question an importer asks, never part of a rule. Default: Swisslos, under which "Schilten
 * and Schellen double" and "the black suits double" are the same rule.
 */
import { type Card, RANK_NAMES, rankOf, type Suit, suitOf } from './card.js';

export const DECKS = ['german', 'french'] as const;
export type Deck = (typeof DECKS)[number];

export const GERMAN_SUIT_IDS = ['eicheln', 'rosen', 'schellen', 'schilten'] as const;
export const FRENCH_SUIT_IDS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type GermanSuitId = (typeof GERMAN_SUIT_IDS)[number];
export type FrenchSuitId = (typeof FRENCH_SUIT_IDS)[number];

/** Sources: Swisslos; Jassreglement (its Coiffeur table); Alemannic Wikipedia and HSLU's documents; jassen.ch. */
export const PAIRINGS = ['swisslos', 'reglement', 'alemannic', 'jassen-ch'] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** French suit by engine suit: Eicheln, Rosen, Schellen, Schilten. */
const FRENCH_BY_PAIRING: Readonly<Record<Pairing, readonly FrenchSuitId[]>> = {
  swisslos: ['diamonds', 'hearts', 'clubs', 'spades'],
  reglement: ['spades', 'clubs', 'hearts', 'diamonds'],
  alemannic: ['clubs', 'hearts', 'diamonds', 'spades'],
  'jassen-ch': ['clubs', 'spades', 'diamonds', 'hearts'],
};

/** The French suit that stands for an engine suit. */
export function frenchSuitOf(suit: Suit, pairing: Pairing): FrenchSuitId {
  return FRENCH_BY_PAIRING[pairing][suit]!;
}

/** The engine suit that a French suit stands for. */
export function suitOfFrench(french: FrenchSuitId, pairing: Pairing): Suit {
  return FRENCH_BY_PAIRING[pairing].indexOf(french) as Suit;
}

const GERMAN_RANK_IDS = ['6', '7', '8', '9', 'banner', 'under', 'ober', 'koenig', 'ass'] as const;
const FRENCH_RANK_IDS = ['6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const;
export type GermanRankId = (typeof GERMAN_RANK_IDS)[number];
export type FrenchRankId = (typeof FRENCH_RANK_IDS)[number];

/** Ids of the suit's and the rank's name of a card in a deck. */
export function nameIdsOf(
  card: Card,
  deck: Deck,
  pairing: Pairing = 'swisslos',
): { readonly suit: GermanSuitId | FrenchSuitId; readonly rank: GermanRankId | FrenchRankId } {
  return deck === 'german'
    ? { suit: GERMAN_SUIT_IDS[suitOf(card)]!, rank: GERMAN_RANK_IDS[rankOf(card)]! }
    : { suit: frenchSuitOf(suitOf(card), pairing), rank: FRENCH_RANK_IDS[rankOf(card)]! };
}

/** The sign of a rank in a corner of the card: U O K A 10 on Swiss cards, J Q K A 10 as ids on French ones. */
export function indexIdOf(card: Card, deck: Deck): string {
  const rank = RANK_NAMES[rankOf(card)]!;
  return deck === 'german' ? rank : rank === 'U' ? 'J' : rank === 'O' ? 'Q' : rank;
}
