/**
 * Progress: what a learner has done, as a fold over a log of answers.
 *
 * The log is the one truth, as everywhere in Puur: where to go on, streaks and levels are computed from it. A step is done
 * with its first right answer, or when its answer was shown. A drill's level rises after RISE right answers in a row at
 * that level and falls after FALL wrong ones in a row, so that one slip costs no level.
 */
import { DRILL_IDS, type DrillId, type Level } from './drill.js';
import { LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from './lesson.js';

export const STEP_RESULTS = ['right', 'wrong', 'shown'] as const;
/** `right` also for a step that only tells or is played; `shown`: the answer was asked for. */
export type StepResult = (typeof STEP_RESULTS)[number];

export type ProgressEvent =
  | { readonly type: 'step'; readonly lesson: LessonId; readonly step: StepId; readonly result: StepResult }
  | { readonly type: 'drill'; readonly drill: DrillId; readonly level: Level; readonly right: boolean }
  /** A lesson is taken from the start again; that it was done stays known. */
  | { readonly type: 'again'; readonly lesson: LessonId };

export interface LessonProgress {
  /** Steps done since the lesson was last begun. */
  readonly done: readonly StepId[];
  /** Where to go on; null when every step is done. */
  readonly next: StepId | null;
  readonly steps: number;
  /** Whether it was ever done to the end. */
  readonly isDone: boolean;
  /** Wrong answers since it was last begun. */
  readonly wrong: number;
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

function freshLesson(lesson: LessonId, isDone: boolean): LessonProgress {
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  return { done: [], next: steps[0] ?? null, steps: steps.length, isDone, wrong: 0 };
}

function afterStep(state: LessonProgress, lesson: LessonId, step: StepId, result: StepResult): LessonProgress {
  if (result === 'wrong') return { ...state, wrong: state.wrong + 1 };
  if (state.done.includes(step)) return state;
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  const done = steps.filter((id) => id === step || state.done.includes(id));
  const next = steps.find((id) => !done.includes(id)) ?? null;
  return { ...state, done, next, isDone: state.isDone || next === null };
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
  const lessons = record(LESSON_IDS, (lesson) => freshLesson(lesson, false));
  const drills = record(DRILL_IDS, (): DrillState => ({ asked: 0, right: 0, streak: 0, best: 0, level: 1, run: 0 }));
  for (const event of log) {
    switch (event.type) {
      case 'step':
        lessons[event.lesson] = afterStep(lessons[event.lesson], event.lesson, event.step, event.result);
        break;
      case 'again':
        lessons[event.lesson] = freshLesson(event.lesson, lessons[event.lesson].isDone);
        break;
      case 'drill':
        drills[event.drill] = afterDrill(drills[event.drill], event.level, event.right);
        break;
    }
  }
  return {
    lessons,
    drills: record(DRILL_IDS, (drill): DrillProgress => {
      const { run: _, ...shown } = drills[drill];
      return shown;
    }),
    next: LESSON_IDS.find((lesson) => !lessons[lesson].isDone) ?? null,
  };
}
