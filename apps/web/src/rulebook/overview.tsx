/**
 * Overview: the first page. Search, the topics, the seven questions of a quarrel, quick answers, and the rest of the house.
 */
import { CHECK_IDS } from '@puur/referee';
import { type Card, parseCards } from '@puur/rules';
import { type QuestionId, QUESTION_IDS, TOPIC_IDS, type TopicId } from '@puur/rulebook';
import type { JSX } from 'preact';
import { Icon, type IconName } from '../ui/icon.js';
import { bookPath, topicPath } from './address.js';
import type { Book } from './book.js';
import { QuestionFold } from './lists.js';
import { Languages, pageFile } from './page.js';
import { Face } from './picture.js';
import { SearchField } from './search.js';
import { SPOKEN } from './texts.js';

interface Props {
  readonly book: Book;
}

/** How many quick answers stand on the first page: those of the reference page. */
const QUICK = 6;

const cardsOf = (names: string): readonly Card[] => {
  const cards = parseCards(names);
  if (!cards.ok) throw new Error(`no cards: ${names}`);
  return cards.value;
};

/** What is seen first: Puur and Nell above the ace. */
const FAN = cardsOf('RA RU R9');

/** What stands for a topic: a few cards, or a sign where no card says it. */
const MARKS: Readonly<Record<TopicId, readonly Card[] | IconName>> = {
  round: cardsOf('R6 RU RA'),
  jassen: cardsOf('E7 SO TK'),
  dealing: 'deal',
  schieber: cardsOf('SU TU'),
  schieben: 'push',
  contracts: cardsOf('EU E9 EA'),
  values: cardsOf('T10 TA'),
  following: cardsOf('S6 SK'),
  weis: cardsOf('E7 E8 E9'),
  stoeck: cardsOf('RK RO'),
  target: cardsOf('RA SA TA'),
  tafel: 'slate',
  jassgrenze: cardsOf('EO T7'),
  jassarten: 'cards',
  mistakes: 'bulb',
  checklist: 'scales',
  questions: 'info',
  glossary: 'book',
};

function Hero({ book }: Props): JSX.Element {
  const { t } = book;
  return (
    <section class="mat hero">
      <div class="words">
        <h1>{t.heading}</h1>
        <p>{t.intro}</p>
      </div>
      <div class="fan" aria-hidden="true">
        {FAN.map((card) => (
          <Face key={card} book={book} card={card} size="large" isBare />
        ))}
      </div>
      <SearchField book={book} />
    </section>
  );
}

function Mark({ book, topic }: Props & { readonly topic: TopicId }): JSX.Element {
  const mark = MARKS[topic];
  if (typeof mark === 'string') {
    return (
      <span class="mark">
        <Icon name={mark} />
      </span>
    );
  }
  return (
    <span class="little" aria-hidden="true">
      {mark.map((card) => (
        <Face key={card} book={book} card={card} isBare />
      ))}
    </span>
  );
}

function Tiles({ book }: Props): JSX.Element {
  const { t, text, language } = book;
  return (
    <section aria-labelledby="topics">
      <h2 id="topics">{t.topics}</h2>
      <ul class="tiles">
        {TOPIC_IDS.map((id) => (
          <li key={id}>
            <a class="paper tile topic" href={topicPath(language, id)}>
              <Mark book={book} topic={id} />
              <span>
                <b>{text.topics[id].title}</b>
                <small class="quiet">{text.topics[id].summary}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checks({ book }: Props): JSX.Element {
  const { t, text, language } = book;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">{t.checks}</h2>
      <p class="quiet intro">{t.checksIntro}</p>
      <ol class="paper rows checks">
        {CHECK_IDS.map((id, at) => (
          <li key={id}>
            <a href={topicPath(language, 'checklist', id)}>
              <span class="number" aria-hidden="true">
                {at + 1}
              </span>
              {text.checks[id].question}
            </a>
          </li>
        ))}
      </ol>
      <p class="buttons">
        <a class="button main" href="/schiedsrichter">
          <Icon name="scales" />
          {t.referee}
        </a>
        <a class="button" href={topicPath(language, 'checklist')}>
          {t.allChecks}
        </a>
      </p>
    </section>
  );
}

function Questions({ book }: Props): JSX.Element {
  const { t, language } = book;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t.questions}</h2>
      <div class="paper rows">
        {QUESTION_IDS.slice(0, QUICK).map((id: QuestionId) => (
          <QuestionFold key={id} book={book} id={id} />
        ))}
      </div>
      <p class="buttons">
        <a class="button" href={topicPath(language, 'questions')}>
          {t.allQuestions}
        </a>
      </p>
    </section>
  );
}

/** The other doors of the house. */
export function Doors({ book: { t } }: Props): JSX.Element {
  const doors: readonly (readonly [to: string, icon: IconName, title: string, detail: string])[] = [
    ['/tisch', 'deal', t.play, t.playDetail],
    ['/schiedsrichter', 'scales', t.referee, t.refereeDetail],
    ['/schule', 'star', t.school, t.schoolDetail],
    ['/tafel', 'slate', t.slate, t.slateDetail],
  ];
  return (
    <nav aria-label={t.more} class="doors">
      <ul class="tiles">
        {doors.map(([to, icon, title, detail]) => (
          <li key={to}>
            <a class="paper tile" href={to}>
              <span class="mark">
                <Icon name={icon} />
              </span>
              <b>{title}</b>
              <small class="quiet">{detail}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function overviewFile(book: Book): string {
  const { t } = book;
  return pageFile({
    book,
    topic: null,
    title: t.title,
    description: t.description,
    children: (
      <>
        <Hero book={book} />
        <Languages book={book} topic={null} />
        <Tiles book={book} />
        <div class="two">
          <Checks book={book} />
          <Questions book={book} />
        </div>
        <Doors book={book} />
      </>
    ),
  });
}

/** Said where a page is asked for that is not on the device, and there is no network. */
export function offlineFile(books: readonly [Book, ...Book[]]): string {
  const [book, ...others] = books;
  const { title, text } = book.t.offline;
  return pageFile({
    book,
    topic: null,
    title,
    description: text,
    children: (
      <>
        <section class="paper missing">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>
            <a href={bookPath(book.language)}>{book.t.title}</a>
          </p>
        </section>
        {others.map(({ language, t }) => (
          <section key={language} class="paper missing" lang={SPOKEN[language].locale}>
            <h2>{t.offline.title}</h2>
            <p>{t.offline.text}</p>
            <p>
              <a href={bookPath(language)}>{t.title}</a>
            </p>
          </section>
        ))}
      </>
    ),
  });
}
