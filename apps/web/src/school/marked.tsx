/**
 * Marked: a sentence of the school with its cards, suits and seats as the reader's deck and language have them.
 *
 * A card in a sentence is its suit's sign and its name, so it is read as text and seen as a card.
 */
import { cardOf, nameIdsOf, type Rank, suitOf, SUITS } from '@puur/rules';
import { type MarkedText, partsOf, type TextPart } from '@puur/school';
import type { JSX } from 'preact';
import { prefs } from '../app/prefs.js';
import { ContractSign, SuitSign } from '../cards/face.js';
import { cardName, contractName, suitName } from '../lang/naming.js';
import { said } from '../lang/texts.js';

function rankName(rank: Rank): string {
  const { deck, pairing } = prefs.value;
  return said().cards.ranks[nameIdsOf(cardOf(SUITS[0]!, rank), deck, pairing).rank];
}

/** A sign and a name that begins on the same line; the name itself may go on on the next. */
function Named({ sign, name }: { readonly sign: JSX.Element; readonly name: string }): JSX.Element {
  const [first = ''] = /^[^\s-]+-?/.exec(name) ?? [];
  return (
    <span class="named">
      <span class="begins">
        {sign}
        {first}
      </span>
      {name.slice(first.length)}
    </span>
  );
}

/** A name as it begins a sentence, or goes on in it. */
const written = (name: string, opens: boolean): string =>
  opens ? name.slice(0, 1).toLocaleUpperCase(said().locale) + name.slice(1) : name;

function Part({ part }: { readonly part: TextPart }): JSX.Element {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'card':
      return <Named sign={<SuitSign suit={suitOf(part.card)} />} name={written(cardName(part.card), part.opens)} />;
    case 'suit':
      return <Named sign={<SuitSign suit={part.suit} />} name={written(suitName(part.suit), part.opens)} />;
    case 'rank':
      return <>{written(rankName(part.rank), part.opens)}</>;
    case 'contract':
      return (
        <Named
          sign={<ContractSign contract={part.contract} />}
          name={written(contractName(part.contract), part.opens)}
        />
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
