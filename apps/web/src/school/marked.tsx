/**
 * Marked: a sentence of the school with its cards, suits and seats as the reader's deck and language have them.
 *
 * A card in a sentence is its suit's sign and its name, so it is read as text and seen as a card.
 */
import { type Card, cardOf, nameIdsOf, type Rank, suitOf, SUITS } from '@puur/rules';
import { articleOf, type MarkedText, partsOf, type TextPart } from '@puur/school';
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

const languageNow = (): string => said().locale.slice(0, 2);

/** The name of a card with its article, where the language wants one. */
export function theCardName(card: Card): string {
  const name = cardName(card);
  return articleOf(languageNow(), '', name).article + name;
}

function nameOf(part: TextPart): string {
  return part.kind === 'card' ? cardName(part.card) : part.kind === 'rank' ? rankName(part.rank) : '';
}

interface PartProps {
  readonly part: TextPart;
  /** The article that belongs before the name. */
  readonly article: string;
}

function Part({ part, article }: PartProps): JSX.Element {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'card': {
      const name = written(cardName(part.card), part.opens && article === '');
      return (
        <>
          {written(article, part.opens)}
          <Named sign={<SuitSign suit={suitOf(part.card)} />} name={name} />
        </>
      );
    }
    case 'suit':
      return <Named sign={<SuitSign suit={part.suit} />} name={written(suitName(part.suit), part.opens)} />;
    case 'rank':
      return <>{written(article + rankName(part.rank), part.opens)}</>;
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

/** The parts of a text, each with its article; a preposition that melts into one is taken from the text before it. */
function articled(text: MarkedText): readonly PartProps[] {
  const done: PartProps[] = [];
  for (const part of partsOf(text)) {
    if (!('hasArticle' in part) || !part.hasArticle) {
      done.push({ part, article: '' });
      continue;
    }
    const last = done.at(-1)?.part;
    const { before, article } = articleOf(languageNow(), last?.kind === 'text' ? last.text : '', nameOf(part));
    if (last?.kind === 'text') done[done.length - 1] = { part: { ...last, text: before }, article: '' };
    done.push({ part, article });
  }
  return done;
}

export function Marked({ text }: { readonly text: MarkedText }): JSX.Element {
  return (
    <>
      {articled(text).map((each, index) => (
        <Part key={index} {...each} />
      ))}
    </>
  );
}
