/**
 * Pictures of cards and signs: references into the sprite of the deck, which is a file of its own. A card that stands for
 * itself has its name as an alternative; a sign beside its word has none.
 *
 * `data-card`, `data-suit`, `data-rank` mark what changes with the deck of the reader.
 */
import { cardSymbol, type CardName, suitSymbol } from '@puur/cards';
import { type Card, type Contract, formatCard, startOf, type Suit, SUIT_LETTERS, trumpOf } from '@puur/rules';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { type Book, cardName, contractName, suitName } from './book.js';
import { spriteStyle } from './sprite.js';

interface Props {
  readonly book: Book;
}

function symbolOf({ files, deck, language }: Book, card: Card, size: 'large' | 'compact'): string {
  const symbol = cardSymbol({ deck, card: formatCard(card) as CardName, size, style: spriteStyle(language) });
  return `${files.deck}#${symbol}`;
}

/** The face of a card, named. `isBare`: something beside it has the name. */
export function Face({
  book,
  card,
  size = 'compact',
  isBare = false,
}: Props & { readonly card: Card; readonly size?: 'large' | 'compact'; readonly isBare?: boolean }): JSX.Element {
  const named = isBare
    ? { 'aria-hidden': 'true' as const }
    : { role: 'img' as const, 'aria-label': cardName(book, card) };
  return (
    <svg class="card" viewBox="0 0 100 156" focusable="false" data-card={formatCard(card)} data-size={size} {...named}>
      <use href={symbolOf(book, card, size)} />
    </svg>
  );
}

/** Cards side by side. */
export function Faces({ book, cards }: Props & { readonly cards: readonly Card[] }): JSX.Element {
  return (
    <span class="faces">
      {cards.map((card) => (
        <Face key={card} book={book} card={card} />
      ))}
    </span>
  );
}

function Sign({ book: { files, deck, language }, suit }: Props & { readonly suit: Suit }): JSX.Element {
  const symbol = suitSymbol({ deck, suit: SUIT_LETTERS[suit]!, style: spriteStyle(language) });
  return (
    <span class="sign suit">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-sign={SUIT_LETTERS[suit]}>
        <use href={`${files.deck}#${symbol}`} />
      </svg>
    </span>
  );
}

/** A suit by sign and name. */
export function SuitWord({ book, suit }: Props & { readonly suit: Suit }): JSX.Element {
  return (
    <span class="word">
      <Sign book={book} suit={suit} />
      <span data-suit={SUIT_LETTERS[suit]}>{suitName(book, suit)}</span>
    </span>
  );
}

/** A card inside a sentence: the sign of its suit, and its name. */
export function CardWord({ book, card, suit }: Props & { readonly card: Card; readonly suit: Suit }): JSX.Element {
  return (
    <span class="word">
      <Sign book={book} suit={suit} />
      <span data-name={formatCard(card)}>{cardName(book, card)}</span>
    </span>
  );
}

/** A contract by sign and name. */
export function ContractWord({ book, contract }: Props & { readonly contract: Contract }): JSX.Element {
  const trump = trumpOf(contract);
  if (trump !== null) return <SuitWord book={book} suit={trump} />;
  return (
    <span class="word">
      <span class="sign">
        <Icon name={startOf(contract) === 'obenabe' ? 'down' : 'up'} />
      </span>
      {contractName(book, contract)}
    </span>
  );
}
