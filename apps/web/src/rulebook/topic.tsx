/** Topic: an article with its sections, or one of the lists, between the topics before and after. */
import { neighboursOf, type Section, type TopicId, TOPICS } from '@puur/rulebook';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { topicPath } from './address.js';
import { Blocks } from './blocks.js';
import type { Book } from './book.js';
import { CheckList, Glossary, QuestionList } from './lists.js';
import { Doors } from './overview.js';
import { pageFile } from './page.js';

interface Props {
  readonly book: Book;
  readonly topic: TopicId;
}

function Contents({ book, topic }: Props): JSX.Element | null {
  const sections: Readonly<Record<string, Section>> = book.text.topics[topic].sections;
  const ids: readonly string[] = TOPICS[topic].sections;
  if (ids.length < 2) return null;
  return (
    <nav class="contents" aria-label={book.t.onPage}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{sections[id]!.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ book, topic }: Props): JSX.Element {
  const sections: Readonly<Record<string, Section>> = book.text.topics[topic].sections;
  return (
    <>
      {TOPICS[topic].sections.map((id) => (
        <section key={id} class="paper part" aria-labelledby={id}>
          <h2 id={id}>{sections[id]!.title}</h2>
          <Blocks book={book} blocks={sections[id]!.blocks} />
        </section>
      ))}
    </>
  );
}

/** Pages that are no articles. */
const LISTS: Partial<Record<TopicId, (props: Pick<Props, 'book'>) => JSX.Element>> = {
  checklist: CheckList,
  questions: QuestionList,
  glossary: Glossary,
};

function Body({ book, topic }: Props): JSX.Element {
  const List = LISTS[topic];
  return List ? <List book={book} /> : <Sections book={book} topic={topic} />;
}

function Onward({ book, topic }: Props): JSX.Element {
  const { t, text, language } = book;
  const { previous, next } = neighboursOf(topic);
  return (
    <nav class="onward" aria-label={t.onward}>
      {previous !== null && (
        <a class="paper" rel="prev" href={topicPath(language, previous)}>
          <Icon name="back" />
          <span>
            <small class="quiet">{t.previous}</small> <b>{text.topics[previous].title}</b>
          </span>
        </a>
      )}
      {next !== null && (
        <a class="paper next" rel="next" href={topicPath(language, next)}>
          <span>
            <small class="quiet">{t.next}</small> <b>{text.topics[next].title}</b>
          </span>
          <Icon name="forward" />
        </a>
      )}
    </nav>
  );
}

export function topicFile(book: Book, topic: TopicId): string {
  const { title, summary } = book.text.topics[topic];
  return pageFile({
    book,
    topic,
    title,
    description: summary,
    children: (
      <>
        <article>
          <header>
            <h1>{title}</h1>
            <p class="lead">{summary}</p>
            {/* What the words of the text are called on cards of the other deck; shown where the reader has that. */}
            <p class="small deck-key" data-for={book.t.keyDeck}>
              {book.t.deckKey}
            </p>
            <Contents book={book} topic={topic} />
          </header>
          <Body book={book} topic={topic} />
        </article>
        <Onward book={book} topic={topic} />
        <Doors book={book} />
      </>
    ),
  });
}
