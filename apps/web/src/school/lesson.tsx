/**
 * Lesson: one step at a time. What was answered is kept with each answer, and the step stands in the address: one leaves
 * when one likes, comes back to the same step, and the browser's way back goes a step back.
 */
import {
  askOf,
  type AskStep,
  type Exhibit,
  LESSON_STEPS,
  type LessonId,
  type PlayStep,
  type Step,
  type StepId,
  stepOf,
  type StepText,
  type TellStep,
} from '@puur/school';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../app/route.js';
import { Ask } from './ask.js';
import { AskFoot } from './ask-foot.js';
import { askingOf, isOver, type Move, moved } from './asking.js';
import { Shown } from './exhibit.js';
import { Felt } from './felt.js';
import { Foot } from './foot.js';
import { GuidedTable } from './guided.js';
import { LessonEnd } from './lesson-end.js';
import { Marked } from './marked.js';
import { type Dot, StepPage } from './page.js';
import { addressOf, END } from './place.js';
import { note, progress } from './store.js';
import { Told } from './told.js';
import { schoolSays, schoolWords } from './texts.js';

/** Lessons that play without trump before there is a word for it; the cards lie as in Obenabe. */
const UNNAMED: readonly LessonId[] = ['cards', 'trick'];

const stepsOf = (lesson: LessonId): readonly StepId[] => LESSON_STEPS[lesson];

export function LessonPage(props: {
  readonly lesson: LessonId;
  readonly step: StepId | typeof END | null;
}): JSX.Element | null {
  const { lesson, step } = props;
  const known = progress.value?.lessons[lesson];
  const next = known?.next ?? END;
  useEffect(() => {
    if (step === null) go(addressOf({ at: 'lesson', lesson, step: next }), { replace: true });
  }, [lesson, step]);
  if (!known || step === null) return null;
  const t = schoolSays();
  const words = schoolWords().lessons[lesson];
  const steps = stepsOf(lesson);
  const index = step === END ? steps.length : steps.indexOf(step);
  const dots = steps.map((id, at): Dot => {
    if (at === index) return 'now';
    if (!known.done.includes(id)) return 'ahead';
    return known.asks.includes(id) && !known.clean.includes(id) ? 'late' : 'done';
  });
  const before = steps[index - 1];
  return (
    <StepPage
      class="lesson"
      title={words.title}
      count={step === END ? '' : t.stepOf(index + 1, steps.length)}
      spoken={step === END ? t.firstTry(known.clean.length, known.asks.length) : t.stepSpoken(index + 1, steps.length)}
      dots={dots}
    >
      {step === END ? (
        <LessonEnd lesson={lesson} />
      ) : (
        <StepNow
          key={step}
          lesson={lesson}
          step={step}
          back={before === undefined ? undefined : addressOf({ at: 'lesson', lesson, step: before })}
          onward={addressOf({ at: 'lesson', lesson, step: steps[index + 1] ?? END })}
        />
      )}
    </StepPage>
  );
}

interface StepProps {
  readonly lesson: LessonId;
  readonly step: StepId;
  /** Address of the step before. */
  readonly back: string | undefined;
  /** Address of what comes next. */
  readonly onward: string;
}

function StepNow(props: StepProps): JSX.Element {
  const { lesson, step } = props;
  const content: Step = stepOf(lesson, step);
  const text: StepText = (schoolWords().lessons[lesson].steps as Readonly<Record<StepId, StepText>>)[step];
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.school [data-focus]')?.focus({ preventScroll: true });
  }, []);
  switch (content.kind) {
    case 'tell':
      return <Tell {...props} content={content} text={text} />;
    case 'ask':
      return <AskOne {...props} content={content} text={text} />;
    case 'play':
      return <PlayOne {...props} content={content} text={text} />;
  }
}

/** Notes what became of a step. What only tells or is played is noted once; an answer always, it may be a better one. */
function noteStep({ lesson, step }: StepProps, result: 'right' | 'wrong' | 'shown'): void {
  const known = progress.peek()?.lessons[lesson];
  if (known?.asks.includes(step) === true || known?.passed.includes(step) !== true) {
    note({ type: 'step', lesson, step, result });
  }
}

/** What a step says; what it shows beside a question stands in it, small. */
function Telling(props: {
  readonly text: StepText;
  readonly exhibits: readonly Exhibit[];
  readonly isFocus: boolean;
  /** Whether there was an answer: on a phone it is folded then, and can be read again. */
  readonly isFolded: boolean;
}): JSX.Element | null {
  const { text, exhibits, isFocus, isFolded } = props;
  if (text.tell.length === 0 && exhibits.length === 0) return null;
  return (
    <Told isFolded={isFolded} isFocus={isFocus}>
      {text.tell.map((each) => (
        <p key={each}>
          <Marked text={each} />
        </p>
      ))}
      {exhibits.map((exhibit, index) => (
        <Shown key={index} exhibit={exhibit} />
      ))}
    </Told>
  );
}

function Tell(props: StepProps & { readonly content: TellStep; readonly text: StepText }): JSX.Element {
  const { content, text, back, onward } = props;
  const { exhibits } = content;
  return (
    <>
      <Telling text={text} exhibits={[]} isFocus isFolded={false} />
      <div class="ask shown-only">
        {exhibits.length > 0 && (
          <Felt>
            <div class="exhibits" data-many={exhibits.length > 1}>
              {exhibits.map((exhibit, index) => (
                <Shown key={index} exhibit={exhibit} />
              ))}
            </div>
          </Felt>
        )}
      </div>
      <Foot
        kind="plain"
        text=""
        back={back}
        main={{
          label: schoolSays().next,
          action: 'next',
          run: () => {
            noteStep(props, 'right');
            go(onward);
          },
        }}
      />
    </>
  );
}

function AskOne(props: StepProps & { readonly content: AskStep; readonly text: StepText }): JSX.Element {
  const { content, text, back, onward } = props;
  const [asking, setAsking] = useState(() => askingOf(content.question));
  const words = schoolWords();
  const { isShown } = asking;
  const move = (one: Move): void => {
    const after = moved(asking, one);
    if (after === asking) return;
    setAsking(after);
    if (after.verdict !== null && after.verdict !== asking.verdict) {
      noteStep(props, after.verdict.right ? 'right' : 'wrong');
    }
    if (after.isShown && !isShown) noteStep(props, 'shown');
  };
  return (
    <>
      <Ask
        asking={asking}
        isNamed={!UNNAMED.includes(props.lesson)}
        telling={
          <Telling
            text={text}
            exhibits={content.exhibits}
            isFocus={false}
            isFolded={asking.said !== null || asking.verdict !== null}
          />
        }
        question={<Marked text={text.ask ?? askOf(words, content.question)} />}
        onMove={move}
      />
      <AskFoot
        asking={asking}
        back={back}
        right={text.right}
        onMove={move}
        onward={
          isOver(asking)
            ? () => {
                go(onward);
              }
            : null
        }
      />
    </>
  );
}

function PlayOne(props: StepProps & { readonly content: PlayStep; readonly text: StepText }): JSX.Element {
  const { lesson, step, content, text, back, onward } = props;
  return (
    <GuidedTable
      lesson={lesson}
      step={step}
      setup={content.setup}
      isNamed={!UNNAMED.includes(lesson)}
      text={text}
      back={back}
      onOver={() => {
        noteStep(props, 'right');
        go(onward);
      }}
    />
  );
}
