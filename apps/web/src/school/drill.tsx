/**
 * Drill: one question after the other, without an end; after ten one sees how it went, and goes on or not. The first answer
 * to a question counts; after a wrong one there is why, another try, and the answer for who asks for it.
 */
import { askOf, type DrillId, type Level, makeDrill, randomOf } from '@puur/school';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.js';
import { Ask } from './ask.js';
import { type Asking, askingOf, isOver as isAnswered, type Move, moved } from './asking.js';
import { AskFoot } from './ask-foot.js';
import { Marked } from './marked.js';
import { type Dot, StepPage } from './page.js';
import { addressOf } from './place.js';
import { LESSON_OF } from './practice.js';
import { keepLying, type Lying, lyingIn } from './seed.js';
import { note, progress } from './store.js';
import { schoolSays, schoolWords } from './texts.js';

/** Questions after which one sees how it went. */
export const TEN = 10;

/** The question that lay when the window was left, or another one. */
function questionOf(drill: DrillId, { seed, level }: Lying): Asking {
  return askingOf(makeDrill(drill, level, randomOf(seed)));
}

/** Draws a question, which lies until it is answered. */
function drawn(drill: DrillId, level: Level): Lying {
  const lying = { seed: crypto.getRandomValues(new Uint32Array(1))[0]!, level };
  keepLying(drill, lying);
  return lying;
}

const levelNow = (drill: DrillId): Level => progress.peek()?.drills[drill].level ?? 1;

export function DrillPage({ drill }: { readonly drill: DrillId }): JSX.Element | null {
  const state = progress.value?.drills[drill];
  const [first] = useState(() => lyingIn(drill) ?? drawn(drill, levelNow(drill)));
  const [level, setLevel] = useState(first.level);
  const [asking, setAsking] = useState(() => questionOf(drill, first));
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [isOver, setOver] = useState(false);
  /** Nothing was said to it yet. */
  const isFresh = asking.verdict === null && asking.wrong === 0;
  const count = answers.length + (isFresh ? 1 : 0);
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.school [data-focus]')?.focus({ preventScroll: true });
  }, [asking.question, isOver]);
  if (!state) return null;
  const t = schoolSays();
  const words = schoolWords();
  const move = (one: Move): void => {
    const after = moved(asking, one);
    if (after === asking) return;
    setAsking(after);
    if (!isFresh || after.verdict === null) return;
    const { right } = after.verdict;
    // The first answer counts, so it is not asked as a new one after that.
    keepLying(drill, null);
    note({ type: 'drill', drill, level, right });
    setAnswers([...answers, right]);
  };
  const begin = (): void => {
    const next = levelNow(drill);
    setLevel(next);
    setAsking(questionOf(drill, drawn(drill, next)));
  };
  const dots = Array.from({ length: TEN }, (_, at): Dot => {
    const answer = answers[at];
    return answer === undefined
      ? at === answers.length && isFresh && !isOver
        ? 'now'
        : 'ahead'
      : answer
        ? 'right'
        : 'wrong';
  });
  const right = answers.filter(Boolean).length;
  const isDone = isAnswered(asking);
  const changed = !isDone
    ? undefined
    : state.level > level
      ? t.levelUp(words.levels[state.level])
      : state.level < level
        ? t.levelDown(words.levels[state.level])
        : asking.verdict?.right === true && asking.wrong > 0
          ? t.firstCounts
          : undefined;
  return (
    <StepPage
      class="drill"
      title={words.drills[drill].title}
      count={isOver ? '' : state.streak > 1 ? t.streak(state.streak) : words.levels[level]}
      spoken={`${t.question(Math.min(count, TEN), TEN)}, ${t.result(right, answers.length)}`}
      dots={dots}
    >
      {isOver ? (
        <div class="mat ended">
          <span class="seal" aria-hidden="true">
            <Icon name="star" />
          </span>
          <h2 tabIndex={-1} data-focus>
            {t.result(right, answers.length)}
          </h2>
          <p>{t.resultText(right, answers.length)}</p>
          <p class="small">
            {words.levels[state.level]} · {t.streak(state.streak)} · {t.best(state.best)}
          </p>
          <button
            type="button"
            class="button brass"
            data-main
            data-action="ten-more"
            onClick={() => {
              setAnswers([]);
              setOver(false);
              begin();
            }}
          >
            {t.tenMore}
          </button>
          <a class="button felt" href={addressOf({ at: 'lesson', lesson: LESSON_OF[drill], step: null })}>
            {t.toLesson(words.lessons[LESSON_OF[drill]].title)}
          </a>
          <a class="button felt" href="/schule">
            {t.stop}
          </a>
        </div>
      ) : (
        <>
          <Ask asking={asking} question={<Marked text={askOf(words, asking.question)} />} onMove={move} />
          <AskFoot
            asking={asking}
            onMove={move}
            more={changed}
            onward={
              isDone
                ? () => {
                    if (answers.length >= TEN) setOver(true);
                    else begin();
                  }
                : null
            }
          />
        </>
      )}
    </StepPage>
  );
}
