/**
 * Progress: what a learner has done, as a fold over a log of answers.
 *
 * The log is the one truth, as everywhere in Puur: where to go on, streaks and levels are computed from it. A step is done
 * with its first right answer, or when its answer was shown. What was achieved is never lost: taking a lesson again only
 * moves where one goes on, and a question that was once answered at the first try stays so. A drill's level rises after
 * RISE right answers in a row at that level and falls after FALL wrong ones in a row, so that one slip costs no level.
 */
import { DRILL_IDS, type DrillId } from './drill.js';
import type { Level } from './level.js';
import { LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from './lesson.js';
import { stepOf } from './step.js';

export const STEP_RESULTS = ['right', 'wrong', 'shown'] as const;
/** `right` also for a step that only tells or is played; `shown`: the answer was asked for. */
export type StepResult = (typeof STEP_RESULTS)[number];

export type ProgressEvent =
  | { readonly type: 'step'; readonly lesson: LessonId; readonly step: StepId; readonly result: StepResult }
  | { readonly type: 'drill'; readonly drill: DrillId; readonly level: Level; readonly right: boolean }
  /** A lesson is taken from the start again; what was achieved stays known. */
  | { readonly type: 'again'; readonly lesson: LessonId };

export interface LessonProgress {
  /** Steps that were ever done, in the order of the lesson. */
  readonly done: readonly StepId[];
  /** Steps done since the lesson was last begun. */
  readonly passed: readonly StepId[];
  /** Where to go on; null when every step is done since it was last begun. */
  readonly next: StepId | null;
  readonly steps: number;
  /** Steps that ask something. */
  readonly asks: readonly StepId[];
  /** Of them, those that were ever right with no wrong answer before and without being shown. */
  readonly clean: readonly StepId[];
  /** Whether it was ever done to the end. */
  readonly isDone: boolean;
}

export interface DrillProgress {
  readonly asked: number;
  readonly right: number;
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly best: number;
  /** The level of the next question. */
  readonly level: Level;
}

export interface Progress {
  readonly lessons: Readonly<Record<LessonId, LessonProgress>>;
  readonly drills: Readonly<Record<DrillId, DrillProgress>>;
  /** The first lesson that was never done; null when all were. */
  readonly next: LessonId | null;
}

/** Right answers in a row at a level before the next, and wrong ones in a row before the one below. */
export const RISE = 4;
export const FALL = 2;

interface DrillState extends DrillProgress {
  /** Right (above 0) or wrong (below 0) answers in a row since the level changed. */
  readonly run: number;
}

interface LessonState extends LessonProgress {
  /** Steps with a wrong answer that neither a right one nor the shown one has followed yet. */
  readonly slipped: readonly StepId[];
}

function freshLesson(lesson: LessonId): LessonState {
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  const asks = steps.filter((step) => stepOf(lesson, step).kind === 'ask');
  const next = steps[0] ?? null;
  return { done: [], passed: [], next, steps: steps.length, asks, clean: [], isDone: false, slipped: [] };
}

function afterStep(state: LessonState, lesson: LessonId, step: StepId, result: StepResult): LessonState {
  const { slipped } = state;
  if (result === 'wrong') return slipped.includes(step) ? state : { ...state, slipped: [...slipped, step] };
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  const withStep = (some: readonly StepId[]): readonly StepId[] =>
    steps.filter((id) => id === step || some.includes(id));
  const passed = withStep(state.passed);
  const next = steps.find((id) => !passed.includes(id)) ?? null;
  const isClean = result === 'right' && !slipped.includes(step) && state.asks.includes(step);
  const done = withStep(state.done);
  return {
    ...state,
    done,
    passed,
    next,
    clean: isClean ? withStep(state.clean) : state.clean,
    isDone: done.length === steps.length,
    slipped: slipped.filter((id) => id !== step),
  };
}

function afterDrill(state: DrillState, level: Level, right: boolean): DrillState {
  const streak = right ? state.streak + 1 : 0;
  const tally = {
    asked: state.asked + 1,
    right: state.right + (right ? 1 : 0),
    streak,
    best: Math.max(state.best, streak),
  };
  // An answer at another level, as from a screen that was left open, counts but moves nothing.
  if (level !== state.level) return { ...state, ...tally };
  const run = right ? Math.max(0, state.run) + 1 : Math.min(0, state.run) - 1;
  if (run >= RISE && level < 3) return { ...tally, level: (level + 1) as Level, run: 0 };
  if (run <= -FALL && level > 1) return { ...tally, level: (level - 1) as Level, run: 0 };
  return { ...tally, level, run };
}

function record<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}

/** The progress that a log says; an empty log is a new learner. */
export function progressOf(log: readonly ProgressEvent[]): Progress {
  const lessons = record(LESSON_IDS, freshLesson);
  const drills = record(DRILL_IDS, (): DrillState => ({ asked: 0, right: 0, streak: 0, best: 0, level: 1, run: 0 }));
  for (const event of log) {
    switch (event.type) {
      case 'step':
        lessons[event.lesson] = afterStep(lessons[event.lesson], event.lesson, event.step, event.result);
        break;
      case 'again':
        lessons[event.lesson] = {
          ...lessons[event.lesson],
          passed: [],
          next: LESSON_STEPS[event.lesson][0],
          slipped: [],
        };
        break;
      case 'drill':
        drills[event.drill] = afterDrill(drills[event.drill], event.level, event.right);
        break;
    }
  }
  return {
    lessons: record(LESSON_IDS, (lesson): LessonProgress => {
      const { slipped: _, ...shown } = lessons[lesson];
      return shown;
    }),
    drills: record(DRILL_IDS, (drill): DrillProgress => {
      const { run: _, ...shown } = drills[drill];
      return shown;
    }),
    next: LESSON_IDS.find((lesson) => !lessons[lesson].isDone) ?? null,
  };
}
