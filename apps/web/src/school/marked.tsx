/**
 * Marked: a sentence of the school with its cards, suits and seats as the reader's deck and language have them.
 *
 * A card in a sentence is its suit's sign and its name, so it is read as text and seen as a card.
 */
import { cardOf, nameIdsOf, type Rank, suitOf, SUITS, type Suit } from '@puur/rules';
import { type MarkedText, partsOf, type TextPart } from '@puur/school';
import type { ComponentChildren, JSX } from 'preact';
import { prefs } from '../app/prefs.js';
import { ContractSign, SuitSign } from '../cards/face.js';
import { cardName, contractName, suitName } from '../lang/naming.js';
import { said } from '../lang/texts.js';

/** Keeps a sign and its name on one line. */
const GLUE = '\u2060';

function rankName(rank: Rank): string {
  const { deck, pairing } = prefs.value;
  return said().cards.ranks[nameIdsOf(cardOf(SUITS[0]!, rank), deck, pairing).rank];
}

function Sign({ suit, children }: { readonly suit: Suit; readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="named">
      <SuitSign suit={suit} />
      {GLUE}
      {children}
    </span>
  );
}

function Part({ part }: { readonly part: TextPart }): JSX.Element {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'card':
      return <Sign suit={suitOf(part.card)}>{cardName(part.card)}</Sign>;
    case 'suit':
      return <Sign suit={part.suit}>{suitName(part.suit)}</Sign>;
    case 'rank':
      return <>{rankName(part.rank)}</>;
    case 'contract':
      return (
        <span class="named">
          <ContractSign contract={part.contract} />
          {GLUE}
          {contractName(part.contract)}
        </span>
      );
    case 'seat':
      return <>{said().names[part.seat]}</>;
  }
}

export function Marked({ text }: { readonly text: MarkedText }): JSX.Element {
  return (
    <>
      {partsOf(text).map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
}
