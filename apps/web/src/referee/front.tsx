/** Front: the seven check questions, each with what people quarrel about under it; and the door for what was written down. */
import { CHECKLIST } from '@puur/referee';
import type { JSX } from 'preact';
import { Icon } from '../ui/icon.js';
import { isBegun } from './shared.js';
import { brought, draft, goTo, isRuled, start, takeShared } from './store.js';
import type { RefereeTexts } from './texts.js';
import { stepsOf } from './plan.js';

export function Front({ t, words }: RefereeTexts): JSX.Element {
  const begun = draft.value;
  const link = brought.value;
  return (
    <>
      <p class="intro">{t.intro}</p>
      {link && (
        <section class="paper verdict missing" data-link={link.kind}>
          <p role="alert">{t.shared[link.kind]}</p>
          {link.kind === 'waits' && (
            <button
              type="button"
              class="button"
              data-action="take-shared"
              onClick={() => {
                takeShared(link.draft);
              }}
            >
              {t.shared.use} · {words.questions[link.draft.ask]}
            </button>
          )}
        </section>
      )}
      {begun !== null && isBegun(begun) && (
        <button
          type="button"
          class="paper begun"
          onClick={() => {
            goTo(isRuled.peek() ? 'ruling' : stepsOf(begun.ask)[0]!);
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
      <a class="paper begun" href="/schiedsrichter?pruefen" data-door="check">
        <Icon name="cards" />
        <span>
          {t.check.title}
          <small class="quiet">{t.check.detail}</small>
        </span>
        <Icon name="forward" />
      </a>
    </>
  );
}
