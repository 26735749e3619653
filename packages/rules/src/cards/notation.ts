/**
 * Notation: cards as ASCII, the form of files, of the engine protocol and of reports.
 *
 * A card is its suit's letter and its rank: `EU`, `T10`. Parsing is strict (no lower case, no blanks inside a card), so
 * that every card has one spelling; people type at the edges, and the edges may be kinder.
 */
import { ok, refuse, type Result } from '../result.js';
import { type Card, CARDS, RANK_NAMES, rankOf, SUIT_LETTERS, suitOf } from './card.js';
import { duplicatesIn } from './cardset.js';

/** A text that is no card or no list of cards. `found` is the piece that does not fit. */
export interface NotationRefusal {
  readonly code: 'bad-card' | 'card-twice';
  readonly found: string;
}

const BY_NAME: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [formatCard(card), card]));

/** `EU`, `T10`. */
export function formatCard(card: Card): string {
  return `${SUIT_LETTERS[suitOf(card)]!}${RANK_NAMES[rankOf(card)]!}`;
}

/** Cards parted by blanks. */
export function formatCards(cards: Iterable<Card>): string {
  return Array.from(cards, formatCard).join(' ');
}

export function parseCard(text: string): Result<Card, NotationRefusal> {
  const card = BY_NAME.get(text);
  return card === undefined ? refuse({ code: 'bad-card', found: text }) : ok(card);
}

/** Cards parted by white space, none twice; an empty text is an empty list. */
export function parseCards(text: string): Result<Card[], NotationRefusal> {
  const names = text.split(/\s+/).filter((name) => name !== '');
  const cards: Card[] = [];
  for (const name of names) {
    const parsed = parseCard(name);
    if (!parsed.ok) return parsed;
    cards.push(parsed.value);
  }
  const [twice] = duplicatesIn(cards);
  return twice === undefined ? ok(cards) : refuse({ code: 'card-twice', found: formatCard(twice) });
}
