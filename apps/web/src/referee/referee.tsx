/**
 * Referee: the dispute checker. The seven check questions lead to a few steps, and those to the ruling of @puur/referee.
 *
 * The step stands in the address, what was told on the device: back goes a step back, and a reload loses nothing.
 */
import type { QuestionName } from '@puur/referee';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import '../styles/pages/index.css';
import '../styles/referee/index.css';
import { back, route } from '../app/route.js';
import { later, said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { Facts } from './facts.js';
import { Front } from './front.js';
import { Hands } from './hands.js';
import { PLANS, stepsOf } from './plan.js';
import { CheckDoor } from './check-door.js';
import { checkPlace, followCheck } from './check.js';
import { Report } from './report.js';
import { draft, entry, followAddress, goTo, isRuled, place } from './store.js';
import { Story } from './story.js';
import { refereeTexts } from './texts.js';
import { Verdict } from './verdict.js';

export function Referee(): JSX.Element | null {
  const here = route.value;
  useEffect(() => {
    if (checkPlace.peek() === null) followAddress();
    else void followCheck();
  }, [here]);
  const [texts, words] = [refereeTexts.value, later.value];
  if (!texts || !words) return null;
  const [at, check] = [place.value, checkPlace.value];
  const { t } = texts;
  const title = at ? texts.words.questions[at.ask] : check ? t.check.title : said().home.referee;
  return (
    <main class="page referee">
      <header>
        <button class="key" aria-label={said().app.back} onClick={back}>
          <Icon name="back" />
        </button>
        <h1>{title}</h1>
        {(at !== null || check !== null) && (
          <a class="key" href="/schiedsrichter" aria-label={t.again}>
            <Icon name="scales" />
          </a>
        )}
      </header>
      {at ? (
        <Wizard />
      ) : check === null ? (
        <Front {...texts} />
      ) : check.at === 'door' ? (
        <CheckDoor {...texts} book={words.book} />
      ) : (
        <Report {...texts} book={words.book} />
      )}
    </main>
  );
}

/** Whether cards are told by tap, which nothing may lie over. */
const isPlaying = (ask: QuestionName): boolean => PLANS[ask].events.includes('card-played');

function Wizard(): JSX.Element | null {
  const [texts, words, at, now] = [refereeTexts.value, later.value, place.value, draft.value];
  const title = useRef<HTMLHeadingElement>(null);
  const step = at?.step;
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) title.current?.focus();
    first.current = false;
  }, [step]);
  if (!texts || !words || !at || now?.ask !== at.ask) return null;
  const { t } = texts;
  const steps = stepsOf(at.ask);
  const index = steps.indexOf(at.step);
  // What is being entered is entered or given up first.
  const isEntering = at.step === 'events' && entry.value !== null;
  const next = steps[index + 1];
  return (
    <>
      <nav class="steps-of" aria-label={texts.words.says.ask}>
        {steps.map((each) => (
          <button
            key={each}
            type="button"
            data-step={each}
            aria-current={each === at.step ? 'step' : undefined}
            onClick={() => {
              goTo(each);
            }}
          >
            {t.steps[each]}
          </button>
        ))}
      </nav>
      <h2 ref={title} tabIndex={-1} class={at.step === 'ruling' ? 'hidden' : undefined}>
        {at.step === 'ruling' ? t.steps.ruling : t.ask[at.step]}
      </h2>
      {(at.step === 'events' || at.step === 'hands') && <p class="quiet small hint">{t.optional}</p>}
      {at.step === 'facts' && <Facts {...texts} book={words.book} />}
      {at.step === 'events' && <Story t={t} />}
      {at.step === 'hands' && <Hands t={t} />}
      {at.step === 'ruling' && <Verdict {...texts} book={words.book} />}
      {next && !isEntering && (
        <div class="onward" data-rests={at.step === 'hands' || (at.step === 'events' && isPlaying(at.ask))}>
          {next !== 'ruling' && (
            <button
              type="button"
              class={isRuled.value ? 'button' : 'button main'}
              data-action="next"
              onClick={() => {
                goTo(next);
              }}
            >
              {t.next}
            </button>
          )}
          {(isRuled.value || next === 'ruling') && (
            <button
              type="button"
              class="button main"
              data-action="rule"
              onClick={() => {
                goTo('ruling');
              }}
            >
              <Icon name="scales" /> {t.rule}
            </button>
          )}
        </div>
      )}
    </>
  );
}
