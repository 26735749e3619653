/** Front: where to go on, the lessons as a path, and the drills. */
import { DRILL_IDS, LESSON_IDS, type Progress } from '@puur/school';
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Shut } from '../storage/shut.js';
import { Icon } from '../ui/icon.js';
import { addressOf } from './place.js';
import { DRILL_ICONS } from './practice.js';
import { shut } from './store.js';
import { schoolSays, schoolWords } from './texts.js';

export function Front({ progress }: { readonly progress: Progress }): JSX.Element {
  const t = schoolSays();
  const words = schoolWords();
  const { next } = progress;
  const why = shut.value;
  const isFresh = LESSON_IDS.every((id) => progress.lessons[id].done.length === 0 && !progress.lessons[id].isDone);
  return (
    <main class="page school school-front">
      <header>
        <a class="key" href="/" aria-label={said().app.back}>
          <Icon name="back" />
        </a>
        <h1>{said().home.school}</h1>
      </header>
      {why !== null && <Shut why={why} />}
      <section class="mat next" aria-label={next === null ? t.allDone : t.isNext}>
        {next === null ? (
          <>
            <h2>{t.allDone}</h2>
            <p>{t.allDoneText}</p>
            <a class="button brass" href="/tisch">
              {t.toTable}
            </a>
          </>
        ) : (
          <>
            <p>{isFresh && why === null ? t.intro : t.lessonOf(LESSON_IDS.indexOf(next) + 1, LESSON_IDS.length)}</p>
            <h2>{words.lessons[next].title}</h2>
            <a class="button brass" data-action="go-on" href={addressOf({ at: 'lesson', lesson: next, step: null })}>
              {progress.lessons[next].done.length === 0 ? t.begin : t.goOn}
            </a>
          </>
        )}
      </section>
      <div class="two-halves">
        <section>
          <h2>{t.lessons}</h2>
          <ol class="paper path">
            {LESSON_IDS.map((id, index) => {
              const { isDone, done, steps, asks, clean } = progress.lessons[id];
              const isNext = id === next;
              const state = isDone ? t.isDone : done.length > 0 ? t.stepOf(done.length, steps) : t.steps(steps);
              return (
                <li key={id} class={`${isDone ? 'done' : ''} ${isNext ? 'at' : ''}`}>
                  <a
                    href={addressOf({ at: 'lesson', lesson: id, step: null })}
                    data-lesson={id}
                    aria-current={isNext ? 'step' : undefined}
                  >
                    <span class="stone">
                      {isDone ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
                    </span>
                    <span>
                      <b>{words.lessons[id].title}</b>
                      <small class="quiet">{words.lessons[id].about}</small>
                    </span>
                    <small class="quiet">
                      {state}
                      {isDone && asks.length > 0 && <span>{t.firstTryShort(clean.length, asks.length)}</span>}
                    </small>
                  </a>
                </li>
              );
            })}
          </ol>
        </section>
        <section>
          <h2>{t.drills}</h2>
          <ul class="drill-tiles">
            {DRILL_IDS.map((id) => {
              const { asked, best, level } = progress.drills[id];
              return (
                <li key={id}>
                  <a class="paper" href={addressOf({ at: 'drill', drill: id })} data-drill={id}>
                    <span class="mark">
                      <Icon name={DRILL_ICONS[id]} />
                    </span>
                    <b>{words.drills[id].title}</b>
                    <small class="quiet">{words.drills[id].about}</small>
                    <small class="stand">{asked === 0 ? t.fresh : `${words.levels[level]} · ${t.best(best)}`}</small>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </main>
  );
}
