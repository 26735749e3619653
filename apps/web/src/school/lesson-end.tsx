/** Lesson end: what came of a lesson, the steps worth another try, and the ways on. */
import { LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from '@puur/school';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/route.js';
import { Icon } from '../ui/icon.js';
import { Marked } from './marked.js';
import { addressOf } from './place.js';
import { note, progress } from './store.js';
import { schoolSays, schoolWords } from './texts.js';

export function LessonEnd({ lesson }: { readonly lesson: LessonId }): JSX.Element | null {
  const known = progress.value?.lessons[lesson];
  const t = schoolSays();
  const words = schoolWords().lessons;
  const next = LESSON_IDS[LESSON_IDS.indexOf(lesson) + 1];
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  useEffect(() => {
    document.querySelector<HTMLElement>('.school [data-focus]')?.focus({ preventScroll: true });
  }, []);
  if (!known) return null;
  const { isDone, done, asks, clean } = known;
  const late = asks.filter((id) => !clean.includes(id));
  const open = steps.find((id) => !done.includes(id));
  const stepLink = (id: StepId): string => addressOf({ at: 'lesson', lesson, step: id });
  return (
    <div class="mat ended">
      <span class="seal" aria-hidden="true">
        <Icon name={!isDone ? 'forward' : late.length === 0 && asks.length > 0 ? 'star' : 'check'} />
      </span>
      <h2 tabIndex={-1} data-focus>
        {isDone ? t.lessonDone : t.stepsLeft(steps.length - done.length)}
      </h2>
      {isDone && asks.length > 0 && <p class="first-try">{t.firstTry(clean.length, asks.length)}</p>}
      {isDone && (
        <p>
          <Marked text={words[lesson].done} />
        </p>
      )}
      {isDone && late.length > 0 && (
        <nav class="late-steps" aria-label={t.tryThese}>
          <p aria-hidden="true">{t.tryThese}</p>
          <ul>
            {late.map((id) => (
              <li key={id}>
                <a href={stepLink(id)} aria-label={t.stepSpoken(steps.indexOf(id) + 1, steps.length)}>
                  {steps.indexOf(id) + 1}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isDone && open !== undefined ? (
        <a class="button brass" href={stepLink(open)} data-main>
          {t.goOn}
        </a>
      ) : next === undefined ? (
        <a class="button brass" href="/tisch" data-main>
          {t.toTable}
        </a>
      ) : (
        <a class="button brass" href={addressOf({ at: 'lesson', lesson: next, step: null })} data-main>
          {t.nextLesson(words[next].title)}
        </a>
      )}
      <a class="button felt" href="/schule">
        {t.toSchool}
      </a>
      <button
        type="button"
        class="button felt"
        data-action="repeat"
        onClick={() => {
          note({ type: 'again', lesson });
          go(addressOf({ at: 'lesson', lesson, step: steps[0]! }));
        }}
      >
        {t.repeat}
      </button>
    </div>
  );
}
