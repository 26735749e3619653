/** Front: the seven check questions, each with what people quarrel about under it; and the doors for a written quarrel. */
import { CHECKLIST } from '@puur/referee';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { openFile } from '../storage/file.js';
import { Icon } from '../ui/icon.js';
import { type Draft, openText } from './draft.js';
import { answer, draft, goTo, start, take } from './store.js';
import type { RefereeTexts } from './texts.js';
import { stepsOf } from './plan.js';
import { faultSentence } from './verdict.js';

export function Front({ t, words }: RefereeTexts): JSX.Element {
  const begun = draft.value;
  const isBegun = begun !== null && (begun.events.length > 0 || Object.keys(begun.table).length > 0);
  return (
    <>
      <p class="intro">{t.intro}</p>
      {isBegun && (
        <button
          type="button"
          class="paper begun"
          onClick={() => {
            goTo(answer.peek()?.ok ? 'ruling' : stepsOf(begun.ask)[0]!);
          }}
        >
          <Icon name="history" />
          <span>
            {t.begun}
            <small class="quiet">{words.questions[begun.ask]}</small>
          </span>
          <Icon name="forward" />
        </button>
      )}
      <ol class="checks">
        {CHECKLIST.map(({ id, questions }, index) => (
          <li key={id} class="paper">
            <details name="check">
              <summary>
                <span class="number">{index + 1}</span>
                {words.checks[id]}
              </summary>
              <ul>
                {questions.map((question) => (
                  <li key={question}>
                    <button
                      type="button"
                      data-question={question}
                      onClick={() => {
                        start(question);
                      }}
                    >
                      {words.questions[question]}
                      <Icon name="forward" />
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <Opening t={t} words={words} />
    </>
  );
}

function Opening({ t, words }: RefereeTexts): JSX.Element {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [several, setSeveral] = useState<readonly Draft[]>([]);
  const use = (one: Draft): void => {
    take(one);
    goTo('ruling');
  };
  const open = (given: string): void => {
    const opened = openText(given);
    setSeveral([]);
    if (opened === null) setFault(t.open.unreadable);
    else if (!opened.ok) setFault(faultSentence(opened.error, words));
    else if (opened.value.length > 1) {
      setFault('');
      setSeveral(opened.value);
    } else use(opened.value[0]!);
  };
  return (
    <details class="paper more opening">
      <summary>{t.open.title}</summary>
      <p class="quiet small">{t.open.text}</p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          void openFile('.json,application/json').then((given) => {
            if (given !== null) open(given);
          });
        }}
      >
        <Icon name="upload" /> {t.open.file}
      </button>
      <textarea
        aria-label={t.open.paste}
        placeholder={t.open.paste}
        rows={4}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <button
        type="button"
        class="button small"
        data-action="open"
        disabled={text.trim() === ''}
        onClick={() => {
          open(text);
        }}
      >
        {t.open.read}
      </button>
      <p role="alert" class="fault">
        {fault}
      </p>
      {several.length > 0 && (
        <>
          <p>{t.open.several}</p>
          <ul>
            {several.map((one, index) => (
              <li key={index}>
                <button
                  type="button"
                  onClick={() => {
                    use(one);
                  }}
                >
                  {`${t.open.number(index + 1)} · ${words.questions[one.ask]}`}
                  <Icon name="forward" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
