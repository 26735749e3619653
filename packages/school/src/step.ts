/** Step: a lesson's step by its id. */
import type { LessonId, Step, StepId } from './lesson.js';
import { LESSONS } from './lessons/all.js';

/** The step of a lesson. A step that is not of the lesson throws: ids from outside are checked by `readProgress`. */
export function stepOf(lesson: LessonId, step: StepId): Step {
  const found = (LESSONS[lesson] as Readonly<Partial<Record<StepId, Step>>>)[step];
  if (found === undefined) throw new Error(`no step of ${lesson}: ${step}`);
  return found;
}
