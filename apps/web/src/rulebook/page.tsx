/**
 * Page: the frame of every page: head, bar, way back, topics, languages.
 *
 * Everything stands in the file and can be read without a script; what needs one is hidden until it runs. The policy in the
 * head is as strict as that of the app: nothing from elsewhere, no script in the page.
 */
import { RULEBOOK_LANGUAGES, TOPIC_IDS, type TopicId } from '@puur/rulebook';
import type { Language } from '@puur/words';
import type { ComponentChildren, JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { Icon } from '../ui/icon.js';
import { Wood } from '../ui/wood.js';
import { bookPath, topicPath } from './address.js';
import type { Book } from './book.js';
import { dataPath } from './data.js';
import { SPOKEN } from './texts.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

export interface PageProps {
  readonly book: Book;
  /** Null: the first page. */
  readonly topic: TopicId | null;
  readonly title: string;
  /** One plain sentence for those who search. */
  readonly description: string;
  readonly children: ComponentChildren;
}

/** The languages there is a book in; more will come. */
const LANGUAGES: readonly Language[] = RULEBOOK_LANGUAGES;

function pathOf(language: Language, topic: TopicId | null): string {
  return topic === null ? bookPath(language) : topicPath(language, topic);
}

function Head({ book, topic, title, description }: Omit<PageProps, 'children'>): JSX.Element {
  const { t, files, language } = book;
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#E9DFCE" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#14181A" media="(prefers-color-scheme: dark)" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="no-referrer" />
      <meta name="description" content={description} />
      <title>{topic === null ? `${title} · Puur` : `${title} · ${t.title} · Puur`}</title>
      <link rel="canonical" href={pathOf(language, topic)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hreflang={other} href={pathOf(other, topic)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={pathOf('de', topic)} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="stylesheet" href={files.style} />
      {/* Before the first picture, where the browser knows how: light and deck of the reader. */}
      <script type="module" src={files.script} {...{ blocking: 'render' }} />
    </head>
  );
}

function Bar({ book, topic }: Pick<PageProps, 'book' | 'topic'>): JSX.Element {
  const { t, language } = book;
  const up = topic === null ? { href: '/', label: t.home } : { href: bookPath(language), label: t.title };
  return (
    <header class="bar">
      <a class="key" href={up.href} aria-label={up.label}>
        <Icon name={topic === null ? 'home' : 'back'} />
      </a>
      <a class="name" href={bookPath(language)} aria-current={topic === null ? 'page' : undefined}>
        {t.title}
      </a>
      <a class="key" href={`${bookPath(language)}#query`} data-action="search" aria-label={t.search.label}>
        <Icon name="search" />
      </a>
      <button
        class="key"
        type="button"
        data-action="cards"
        aria-expanded="false"
        aria-controls="look"
        aria-label={t.cards.title}
        hidden
      >
        <Icon name="sliders" />
      </button>
    </header>
  );
}

function Segments(props: {
  readonly name: string;
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}): JSX.Element {
  const { name, title, values } = props;
  return (
    <fieldset class="segments">
      <legend>{title}</legend>
      <div>
        {Object.entries(values).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Deck and light, for readers with a script; what is set here is set in the app. */
function Cards({ book: { t } }: Pick<PageProps, 'book'>): JSX.Element {
  const { cards } = t;
  return (
    <section class="paper pick" id="look" aria-label={cards.title} hidden>
      <Segments name="deck" title={cards.deck} values={{ german: cards.german, french: cards.french }} />
      <Segments
        name="theme"
        title={cards.light}
        values={{ auto: cards.auto, light: cards.bright, dark: cards.dark, contrast: cards.contrast }}
      />
    </section>
  );
}

function Crumbs({ book, topic, title }: Pick<PageProps, 'book' | 'topic' | 'title'>): JSX.Element | null {
  if (topic === null) return null;
  const { t, language } = book;
  return (
    <nav class="crumbs" aria-label={t.here}>
      <ol>
        <li>
          <a href="/">Puur</a>
        </li>
        <li>
          <a href={bookPath(language)}>{t.title}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function Topics({ book, topic }: Pick<PageProps, 'book' | 'topic'>): JSX.Element {
  const { t, text, language } = book;
  return (
    <nav class="topics" aria-label={t.topics}>
      <h2>{t.topics}</h2>
      <ul>
        {TOPIC_IDS.map((id) => (
          <li key={id}>
            <a href={topicPath(language, id)} aria-current={id === topic ? 'page' : undefined}>
              {text.topics[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same page in other languages. On the first page it stands above, where who cannot read it looks. */
export function Languages({ book, topic }: Pick<PageProps, 'book' | 'topic'>): JSX.Element | null {
  if (LANGUAGES.length < 2) return null;
  return (
    <nav aria-label={book.t.languages}>
      <ul class="languages">
        {LANGUAGES.map((other) => {
          const { name, locale } = SPOKEN[other];
          return (
            <li key={other}>
              <a
                href={pathOf(other, topic)}
                hreflang={other}
                lang={locale}
                data-language={other}
                aria-current={other === book.language ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Foot({ book, topic }: Pick<PageProps, 'book' | 'topic'>): JSX.Element {
  const { t, language, deck } = book;
  return (
    <footer>
      {topic !== null && <Languages book={book} topic={topic} />}
      <p class="small quiet">
        <span data-shown>{t.shown[deck]}</span> <a href={dataPath(language)}>{t.machine}</a>
      </p>
    </footer>
  );
}

/** What the script says; it has no words of its own. */
export function scriptWords({ t }: Pick<Book, 't'>): string {
  const { right, wrong, check, choose, chooseAll, again } = t.example;
  const { none, notLoaded, found, best, all } = t.search;
  return JSON.stringify({
    right,
    wrong,
    check,
    choose,
    chooseAll,
    again,
    none,
    notLoaded,
    found,
    best,
    all,
    shown: t.shown,
  });
}

/** A whole file. */
export function pageFile({ children, ...props }: PageProps): string {
  const { book, topic } = props;
  const { files, language, deck } = book;
  const page = render(
    <html
      lang={SPOKEN[language].locale}
      data-language={language}
      data-deck={deck}
      data-sprite={files.deck}
      data-names={files.names}
      data-index={files.search}
      data-words={scriptWords(book)}
    >
      <Head {...props} />
      <body class={topic === null ? 'rulebook front' : 'rulebook'}>
        <a class="hidden skip" href="#content">
          {book.t.skip}
        </a>
        <Wood />
        <Bar {...props} />
        <Cards {...props} />
        <div class="columns">
          <main id="content" tabIndex={-1}>
            <Crumbs {...props} />
            {children}
          </main>
          <Topics {...props} />
        </div>
        <Foot {...props} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
