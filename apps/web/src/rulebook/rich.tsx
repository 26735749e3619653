/**
 * Rich: a sentence with cards, suits and links in it. What cannot be read breaks the build with the place it stands in.
 */
import { formatCard, suitOf } from '@puur/rules';
import { type Inline, parseRich, TERMS } from '@puur/rulebook';
import { Fragment, type JSX } from 'preact';
import { topicPath } from './address.js';
import { type Book, rankName, ruleSentence } from './book.js';
import { CardWord, ContractWord, Faces, SuitWord } from './picture.js';

/** From so many on, cards are shown and not named. */
const SHOWN_FROM = 3;

export function Rich({ book, text }: { readonly book: Book; readonly text: string }): JSX.Element {
  const pieces = parseRich(text);
  if (!pieces.ok)
    throw new Error(`rulebook, ${book.language}: ${pieces.error.code} «${pieces.error.found}» in «${text}»`);
  return (
    <>
      {pieces.value.map((piece, at) => (
        <Fragment key={at}>
          <Piece book={book} piece={piece} />
        </Fragment>
      ))}
    </>
  );
}

function Piece({ book, piece }: { readonly book: Book; readonly piece: Inline }): JSX.Element {
  const { language, text, words } = book;
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>;
    case 'emphasis':
      return <strong>{piece.text}</strong>;
    case 'cards':
      if (piece.cards.length >= SHOWN_FROM) return <Faces book={book} cards={piece.cards} />;
      return (
        <>
          {piece.cards.map((card, at) => (
            <Fragment key={formatCard(card)}>
              {at > 0 && ' '}
              <CardWord book={book} card={card} suit={suitOf(card)} />
            </Fragment>
          ))}
        </>
      );
    case 'suit':
      return <SuitWord book={book} suit={piece.suit} />;
    case 'rank':
      return <span data-rank={piece.rank}>{rankName(book, piece.rank)}</span>;
    case 'contract':
      return <ContractWord book={book} contract={piece.contract} />;
    case 'topic': {
      const topic = text.topics[piece.topic];
      const sections: Readonly<Record<string, { readonly title: string }>> = topic.sections;
      const title = piece.section === null ? topic.title : sections[piece.section]!.title;
      return <a href={topicPath(language, piece.topic, piece.section)}>{piece.words ?? title}</a>;
    }
    case 'term': {
      const { term } = text.terms[piece.term];
      return (
        <a class="term" href={topicPath(language, 'glossary', piece.term)} data-topic={TERMS[piece.term]}>
          {piece.words ?? term}
        </a>
      );
    }
    case 'rule':
      return <q>{ruleSentence(book, piece.rule)}</q>;
    case 'setting':
      return <>{words.settings[piece.setting].title}</>;
    case 'preset':
      return <>{words.presetNames[piece.preset]}</>;
  }
}
