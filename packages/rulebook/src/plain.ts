/**
 * Plain: a rich text as words only, for search, for descriptions and for machines.
 */
import {
  type Card,
  type Contract,
  formatCard,
  type PresetId,
  type RankName,
  type SettingName,
  type Suit,
  SUIT_LETTERS,
} from '@puur/rules';
import type { RefereeRuleId } from '@puur/referee';
import type { Rich, RulebookText, Section } from './article.js';
import { type Inline, parseRich } from './inline.js';
import type { TopicId } from './topic.js';

/** How the pieces of a text that are no words are called. */
export interface Naming {
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
  readonly rank: (rank: RankName) => string;
  readonly contract: (contract: Contract) => string;
  readonly rule: (rule: RefereeRuleId) => string;
  readonly setting: (setting: SettingName) => string;
  readonly preset: (preset: PresetId) => string;
}

/** Everything by its name in files and protocols: `RU`, `R`, `trump:R`. */
export const NOTATION: Naming = {
  card: formatCard,
  suit: (suit) => SUIT_LETTERS[suit]!,
  rank: (rank) => rank,
  contract: (contract) => contract,
  rule: (rule) => rule,
  setting: (setting) => setting,
  preset: (preset) => preset,
};

/** The title of a topic, or of a section of it. */
export function titleOf(book: RulebookText, topic: TopicId, section: string | null): string {
  if (section === null) return book.topics[topic].title;
  return (book.topics[topic].sections as Readonly<Record<string, Section>>)[section]?.title ?? book.topics[topic].title;
}

/** A rich text of a book as words. A text that is not in the notation comes back as it is; `checkTexts` finds those. */
export function plainOf(text: Rich, book: RulebookText, naming: Naming = NOTATION): string {
  const parsed = parseRich(text);
  return parsed.ok ? parsed.value.map((piece) => wordsOf(piece, book, naming)).join('') : text;
}

function wordsOf(piece: Inline, book: RulebookText, naming: Naming): string {
  switch (piece.kind) {
    case 'text':
    case 'emphasis':
      return piece.text;
    case 'cards':
      return piece.cards.map(naming.card).join(' ');
    case 'suit':
      return naming.suit(piece.suit);
    case 'rank':
      return naming.rank(piece.rank);
    case 'contract':
      return naming.contract(piece.contract);
    case 'topic':
      return piece.words ?? titleOf(book, piece.topic, piece.section);
    case 'term':
      return piece.words ?? book.terms[piece.term].term;
    case 'rule':
      return naming.rule(piece.rule);
    case 'setting':
      return naming.setting(piece.setting);
    case 'preset':
      return naming.preset(piece.preset);
  }
}
