/**
 * Book: what a page needs to be written in one language: the articles, the words around them, and how cards are called.
 *
 * A page is written once for everybody, so it shows one deck: the one of the language's custom, Swiss-German for German,
 * French for French, Italian and English. With JavaScript the reader's own takes its place (reader/deck.ts); for that, what
 * names a card, a suit or a rank is marked with it.
 */
import {
  type Card,
  cardOf,
  type Contract,
  type Deck,
  DECKS,
  formatCard,
  nameIdsOf,
  parseCard,
  RANK_NAMES,
} from '@puur/rules';
import {
  type RankName,
  SIX,
  type Suit,
  SUIT_LETTERS,
  trumpOf,
  EICHELN,
  type Rank,
  RULES,
  type RuleId,
} from '@puur/rules';
import { SOURCES, type SourceId } from '@puur/rules';
import type { REFEREE_RULE_IDS, REFEREE_SOURCES, RefereeRuleId, RefereeSourceId } from '@puur/referee';
import {
  type Naming as RulebookNaming,
  NOTATION,
  rulebookIn,
  type RulebookLanguage,
  type RulebookText,
} from '@puur/rulebook';
import {
  type CardTexts,
  type DeckNames as SettingNames,
  type Language,
  refereeWordsIn,
  type RefereeWords,
  ruleWordsIn,
  type RuleWords,
  tableWordsIn,
} from '@puur/words';
import { type BookTexts, bookTextsIn } from './texts.js';

/** The deck of a language's custom. */
export const DECK_OF: Readonly<Record<Language, Deck>> = {
  de: 'german',
  fr: 'french',
  it: 'french',
  en: 'french',
};

/** Under which addresses the files stand that every page of a language loads. */
export interface Files {
  readonly script: string;
  readonly style: string;
  readonly deck: string;
  readonly names: string;
  readonly search: string;
}

export interface Book {
  readonly language: RulebookLanguage;
  readonly deck: Deck;
  readonly text: RulebookText;
  readonly t: BookTexts;
  readonly cards: CardTexts;
  readonly words: RuleWords;
  readonly referee: RefereeWords;
  readonly files: Files;
}

/** Everything of a language but its files, which are made of it. */
export async function bookIn(language: RulebookLanguage): Promise<Omit<Book, 'files'>> {
  const [text, t, { cards }, words, referee] = await Promise.all([
    rulebookIn(language),
    bookTextsIn(language),
    tableWordsIn(language),
    ruleWordsIn(language),
    refereeWordsIn(language),
  ]);
  return { language, deck: DECK_OF[language], text, t, cards, words, referee };
}

type Naming = Pick<Book, 'cards' | 'deck'>;

export function cardName({ cards, deck }: Naming, card: Card): string {
  const { suit, rank } = nameIdsOf(card, deck);
  return cards.card(suit, rank);
}

export function suitName({ cards, deck }: Naming, suit: Suit): string {
  return cards.suits[nameIdsOf(cardOf(suit, SIX), deck).suit];
}

export function rankName({ cards, deck }: Naming, rank: RankName): string {
  return cards.ranks[nameIdsOf(cardOf(EICHELN, RANK_NAMES.indexOf(rank) as Rank), deck).rank];
}

/** What settings are said with, on the book's own deck. */
export function settingNames(book: Naming): SettingNames {
  return {
    deck: book.deck,
    suit: (suit) => suitName(book, SUIT_LETTERS.indexOf(suit) as Suit),
    rank: (rank) => rankName(book, rank),
    card: (text) => {
      const card = parseCard(text);
      return card.ok ? cardName(book, card.value) : text;
    },
  };
}

export function contractName(book: Naming, contract: Contract): string {
  const trump = trumpOf(contract);
  return trump === null
    ? book.cards.contracts[contract as Exclude<Contract, `trump:${string}`>]
    : suitName(book, trump);
}

/** Cards, suits and ranks by their names in both decks, as people search for them: whoever types `Herz` finds `Rosen`. */
export function searchedAs({ cards }: Pick<Book, 'cards'>): RulebookNaming {
  const inBoth = (name: (naming: Naming) => string): string =>
    [...new Set(DECKS.map((deck) => name({ cards, deck })))].join(' ');
  return {
    ...NOTATION,
    card: (card) => inBoth((naming) => cardName(naming, card)),
    suit: (suit) => inBoth((naming) => suitName(naming, suit)),
    rank: (rank) => inBoth((naming) => rankName(naming, rank)),
    contract: (contract) => inBoth((naming) => contractName(naming, contract)),
  };
}

/** The same by the names of the book's own deck, as an excerpt shows them. */
export function namedAs(book: Naming): RulebookNaming {
  return {
    ...NOTATION,
    card: (card) => cardName(book, card),
    suit: (suit) => suitName(book, suit),
    rank: (rank) => rankName(book, rank),
    contract: (contract) => contractName(book, contract),
  };
}

/** The sentence of a rule. */
export function ruleSentence({ words, referee }: Pick<Book, 'words' | 'referee'>, id: RefereeRuleId): string {
  return Object.hasOwn(RULES, id) ? words.rules[id as RuleId] : referee.rules[id as (typeof REFEREE_RULE_IDS)[number]];
}

export function sourceName({ words, referee }: Pick<Book, 'words' | 'referee'>, id: RefereeSourceId): string {
  return Object.hasOwn(SOURCES, id)
    ? words.sources[id as SourceId]
    : referee.sources[id as keyof typeof REFEREE_SOURCES];
}

/** What the reader's script needs to call cards by other names than those of the page. */
export interface DeckNames {
  /** By suit and rank of the engine for the Swiss-German deck, by French suit and rank for the French one. */
  readonly cards: Readonly<Record<Deck, Readonly<Record<string, string>>>>;
  readonly suits: Readonly<Record<Deck, Readonly<Record<string, string>>>>;
  readonly ranks: Readonly<Record<Deck, Readonly<Record<RankName, string>>>>;
}

/** All names of both decks. The French ones stand under the Swiss suit that Swisslos pairs them with; see reader/deck.ts. */
export function deckNames({ cards }: Pick<Book, 'cards'>): DeckNames {
  const of = (deck: Deck): [Record<string, string>, Record<string, string>, Record<RankName, string>] => {
    const naming = { cards, deck };
    const suits = SUIT_LETTERS.map((_, suit) => suit as Suit);
    const all = suits.flatMap((suit) => RANK_NAMES.map((_, rank) => cardOf(suit, rank as Rank)));
    return [
      Object.fromEntries(all.map((card) => [formatCard(card), cardName(naming, card)])),
      Object.fromEntries(suits.map((suit) => [SUIT_LETTERS[suit]!, suitName(naming, suit)])),
      Object.fromEntries(RANK_NAMES.map((rank) => [rank, rankName(naming, rank)])) as Record<RankName, string>,
    ];
  };
  const [german, french] = [of('german'), of('french')];
  return {
    cards: { german: german[0], french: french[0] },
    suits: { german: german[1], french: french[1] },
    ranks: { german: german[2], french: french[2] },
  };
}
