/** Lists: the pages that are no articles: the seven questions of a quarrel, the quick answers, the glossary. */
import { CHECK_IDS, CHECKLIST } from '@puur/referee';
import { type QuestionId, QUESTION_IDS, QUESTIONS, TERM_IDS, TERMS } from '@puur/rulebook';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { topicPath } from './address.js';
import { Rules } from './blocks.js';
import type { Book } from './book.js';
import { Rich } from './rich.js';
import { SPOKEN } from './texts.js';

interface Props {
  readonly book: Book;
}

/** A question that unfolds its answer. */
export function QuestionFold({ book, id }: Props & { readonly id: QuestionId }): JSX.Element {
  const { text, language, t } = book;
  const { question, answer } = text.questions[id];
  const topic = QUESTIONS[id];
  return (
    <details class="fold" id={id}>
      <summary>{question}</summary>
      <div>
        <p>
          <Rich book={book} text={answer} />
        </p>
        <p class="small">
          <a href={topicPath(language, topic)}>{t.readMore(text.topics[topic].title)}</a>
        </p>
      </div>
    </details>
  );
}

export function QuestionList({ book }: Props): JSX.Element {
  return (
    <div class="paper rows">
      {QUESTION_IDS.map((id) => (
        <QuestionFold key={id} book={book} id={id} />
      ))}
    </div>
  );
}

export function CheckList({ book }: Props): JSX.Element {
  const { text, t } = book;
  return (
    <>
      <ol class="check-list">
        {CHECK_IDS.map((id, at) => {
          const { question, help } = text.checks[id];
          const check = CHECKLIST.find((each) => each.id === id)!;
          return (
            <li key={id} id={id} class="paper">
              <h2>
                <span class="number" aria-hidden="true">
                  {at + 1}
                </span>
                {question}
              </h2>
              <p>
                <Rich book={book} text={help} />
              </p>
              <ul class="asks">
                {check.questions.map((question) => (
                  <li key={question}>
                    <a href={`/schiedsrichter?frage=${question}&schritt=facts`}>
                      <Icon name="scales" />
                      <span>{book.referee.questions[question]}</span>
                    </a>
                  </li>
                ))}
              </ul>
              <Rules book={book} ids={check.rules} />
            </li>
          );
        })}
      </ol>
      <p class="buttons">
        <a class="button main" href="/schiedsrichter">
          <Icon name="scales" />
          {t.referee}
        </a>
      </p>
    </>
  );
}

/** Words in the order of the language's alphabet. */
export function Glossary({ book }: Props): JSX.Element {
  const { text, language, t } = book;
  const { compare } = new Intl.Collator(SPOKEN[language].locale);
  const ids = [...TERM_IDS].sort((a, b) => compare(text.terms[a].term, text.terms[b].term));
  return (
    <dl class="paper rows glossary">
      {ids.map((id) => {
        const { term, also, meaning } = text.terms[id];
        return (
          <div key={id} id={id}>
            <dt>
              {term}
              {also.length > 0 && (
                <small class="quiet">
                  {' '}
                  {t.also} {also.join(', ')}
                </small>
              )}
            </dt>
            <dd>
              <Rich book={book} text={meaning} />{' '}
              <a class="small" href={topicPath(language, TERMS[id])}>
                {text.topics[TERMS[id]].title}
              </a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
