/**
 * Marked text: how the sentences of the school name cards, so that every deck can show its own.
 *
 * Between braces stands a card `{EU}`, a suit `{E}`, a rank `{U}` (the name alone, as the deck has it), a contract
 * `{trump:E}` or `{obenabe}`, or a seat `{@1}`; everything else is text. Several cards stand apart: `{EU} {E9}`.
 * Sentences never put an article before a card, as Ober and Dame do not share one; `{the EU}` asks for it (article.ts).
 */
import {
  type Card,
  type Contract,
  formatCard,
  isContract,
  parseCard,
  type Rank,
  RANK_NAMES,
  type Seat,
  type Suit,
  SUIT_LETTERS,
} from '@puur/rules';

/** A sentence with marks. */
export type MarkedText = string;

export type TextPart = { readonly kind: 'text'; readonly text: string } | ({ readonly opens: boolean } & NamedPart);

/** A mark; `opens`: it begins a sentence, so that its name is written with a capital letter. */
type NamedPart =
  | { readonly kind: 'card'; readonly card: Card; readonly hasArticle: boolean }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly rank: Rank; readonly hasArticle: boolean }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'seat'; readonly seat: Seat };

const THE = 'the ';

/** A text in parts. A mark that is none throws: texts are ours, and a test reads them all. */
export function partsOf(text: MarkedText): readonly TextPart[] {
  let before = '';
  return text
    .split(/(\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece): TextPart => {
      const opens = before === '' || /[.!?»”] $/.test(before);
      before = piece;
      return piece.startsWith('{') ? { ...markOf(piece.slice(1, -1)), opens } : { kind: 'text', text: piece };
    });
}

function markOf(written: string): NamedPart {
  const hasArticle = written.startsWith(THE);
  const mark = hasArticle ? written.slice(THE.length) : written;
  const card = parseCard(mark);
  if (card.ok) return { kind: 'card', card: card.value, hasArticle };
  const suit = hasArticle ? -1 : (SUIT_LETTERS as readonly string[]).indexOf(mark);
  if (suit >= 0) return { kind: 'suit', suit: suit as Suit };
  const rank = (RANK_NAMES as readonly string[]).indexOf(mark);
  if (rank >= 0) return { kind: 'rank', rank: rank as Rank, hasArticle };
  if (hasArticle) throw new Error(`no article belongs to {${mark}}`);
  if (isContract(mark)) return { kind: 'contract', contract: mark };
  if (/^@[0-3]$/.test(mark)) return { kind: 'seat', seat: Number(mark[1]) as Seat };
  throw new Error(`no mark of a text: {${mark}}`);
}

/** Marks of what is only known when the sentence is made. */
export function cardMark(card: Card): MarkedText {
  return `{${formatCard(card)}}`;
}

/** A card with its article, in languages that want one. */
export function theCardMark(card: Card): MarkedText {
  return `{${THE}${formatCard(card)}}`;
}

/** Several cards, parted by commas so that they are also heard apart. */
export function cardMarks(cards: Iterable<Card>): MarkedText {
  return Array.from(cards, cardMark).join(', ');
}

export function suitMark(suit: Suit): MarkedText {
  return `{${SUIT_LETTERS[suit]!}}`;
}

export function rankMark(rank: Rank): MarkedText {
  return `{${RANK_NAMES[rank]!}}`;
}

export function contractMark(contract: Contract): MarkedText {
  return `{${contract}}`;
}

export function seatMark(seat: Seat): MarkedText {
  return `{@${seat}}`;
}
