/**
 * Vocabulary: what can be drawn, and in which styles, as closed lists of words.
 *
 * The package imports nothing, so it spells out the suits, ranks, contracts and pairings that `@puur/rules` has too; a
 * test compares the two by text. A card is its notation (`EU`, `T10`) in both decks, because the engine's suits are the
 * same whatever picture stands for them.
 */

export const DECKS = ['german', 'french'] as const;
/** `german` = Swiss-German suits, `french` = French suits. */
export type Deck = (typeof DECKS)[number];

export const SUITS = ['E', 'R', 'S', 'T'] as const;
/** Engine suits: Eicheln, Rosen, Schellen, Schilten. */
export type Suit = (typeof SUITS)[number];

export const RANKS = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'] as const;
/** From the six up; on French cards U, O and K are Bube, Dame and König. */
export type Rank = (typeof RANKS)[number];

/** Notation of a card: suit and rank. */
export type CardName = `${Suit}${Rank}`;

/** All 36, suit by suit from the six to the ace. */
export const CARD_NAMES: readonly CardName[] = SUITS.flatMap((suit) => RANKS.map((rank): CardName => `${suit}${rank}`));

export const CONTRACTS = [
  'trump:E',
  'trump:R',
  'trump:S',
  'trump:T',
  'obenabe',
  'undenufe',
  'slalom:obenabe',
  'slalom:undenufe',
  'gusti:obenabe',
  'gusti:undenufe',
] as const;
/** What can be played; Slalom and Gusti with the way they begin. */
export type Contract = (typeof CONTRACTS)[number];

export const SIGNS = ['eicheln', 'rosen', 'schellen', 'schilten', 'diamonds', 'hearts', 'clubs', 'spades'] as const;
/** The eight suit signs. */
export type Sign = (typeof SIGNS)[number];

export const PAIRINGS = ['swisslos', 'reglement', 'alemannic', 'jassen-ch'] as const;
/** Which French suit stands for which Swiss one; the sources are named in the rules. */
export type Pairing = (typeof PAIRINGS)[number];

const FRENCH: Readonly<Record<Pairing, Readonly<Record<Suit, Sign>>>> = {
  swisslos: { E: 'diamonds', R: 'hearts', S: 'clubs', T: 'spades' },
  reglement: { E: 'spades', R: 'clubs', S: 'hearts', T: 'diamonds' },
  alemannic: { E: 'clubs', R: 'hearts', S: 'diamonds', T: 'spades' },
  'jassen-ch': { E: 'clubs', R: 'spades', S: 'diamonds', T: 'hearts' },
};

const GERMAN: Readonly<Record<Suit, Sign>> = { E: 'eicheln', R: 'rosen', S: 'schellen', T: 'schilten' };

/** The sign that stands for an engine suit in a deck. */
export function signOf(suit: Suit, deck: Deck, pairing: Pairing = 'swisslos'): Sign {
  return deck === 'german' ? GERMAN[suit] : FRENCH[pairing][suit];
}

export const FACES = ['large', 'compact'] as const;
/** `large` from about 70 px of width, `compact` below: big index, one picture. */
export type FaceSize = (typeof FACES)[number];

export const INDEX_LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
/** Whose letters stand on French court cards: B D K, V D R, F D R, J Q K. */
export type IndexLanguage = (typeof INDEX_LANGUAGES)[number];

/** How the cards are drawn. Every field is a choice of the person at the table; see DEFAULT_STYLE. */
export interface Style {
  /** `four` gives every suit its own colour of index and paper, chosen to stay apart in red-green blindness. */
  readonly colours: 'classic' | 'four';
  /** `high`: white paper, black edge, heavier lines, index at 7 : 1 or better. */
  readonly contrast: 'normal' | 'high';
  /** `dark`: paper a little dimmer, for a dark table. */
  readonly ground: 'light' | 'dark';
  /** `red`: red petals, yellow heart; `yellow`: the other way round. */
  readonly roses: 'red' | 'yellow';
  /** Large Swiss-German faces: `words` as printed (UNDER, OBER, KÖNIG; none on the ace), or `letters` with a sign below. */
  readonly corners: 'words' | 'letters';
  readonly pairing: Pairing;
  readonly index: IndexLanguage;
}

export const DEFAULT_STYLE: Style = {
  colours: 'classic',
  contrast: 'normal',
  ground: 'light',
  roses: 'red',
  corners: 'words',
  pairing: 'swisslos',
  index: 'de',
};

export const BACK_DESIGNS = ['lozenge', 'edelweiss'] as const;
export type BackDesign = (typeof BACK_DESIGNS)[number];

export const BACK_GROUNDS = ['tanne', 'nacht', 'ziegel'] as const;
export type BackGround = (typeof BACK_GROUNDS)[number];

const CARD = /^([ERST])(10|[6-9UOKA])$/;

/** Whether a text is the notation of a card. */
export function isCardName(text: string): text is CardName {
  return CARD.test(text);
}

/** Suit and rank of a card. */
export function partsOf(card: CardName): { readonly suit: Suit; readonly rank: Rank } {
  return { suit: card.slice(0, 1) as Suit, rank: card.slice(1) as Rank };
}
