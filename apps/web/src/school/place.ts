/**
 * Place: where in the school the address is: `/schule` the front, `?lektion=3` a lesson where one left it, with
 * `&schritt=nell` at a step of it, `?uebung=winner` a drill. Lessons have numbers there, as people speak of them.
 */
import { DRILL_IDS, type DrillId, LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from '@puur/school';

/** What stands after the last step. */
export const END = 'ende';

export type Place =
  | { readonly at: 'front' }
  /** `step` is null where the lesson was left. */
  | { readonly at: 'lesson'; readonly lesson: LessonId; readonly step: StepId | typeof END | null }
  | { readonly at: 'drill'; readonly drill: DrillId };

const PATH = '/schule';

/** The place of an address; what is no lesson and no drill is the front. */
export function placeOf(query: URLSearchParams): Place {
  const drill = DRILL_IDS.find((id) => id === query.get('uebung'));
  if (drill !== undefined) return { at: 'drill', drill };
  const lesson = LESSON_IDS[Number(query.get('lektion') ?? 0) - 1];
  if (lesson === undefined) return { at: 'front' };
  const given = query.get('schritt');
  const steps: readonly StepId[] = LESSON_STEPS[lesson];
  return { at: 'lesson', lesson, step: given === END ? END : (steps.find((id) => id === given) ?? null) };
}

/** The number of a lesson, from 1. */
export function numberOf(lesson: LessonId): number {
  return LESSON_IDS.indexOf(lesson) + 1;
}

/** The address of a place. */
export function addressOf(place: Place): string {
  switch (place.at) {
    case 'front':
      return PATH;
    case 'lesson':
      return `${PATH}?lektion=${numberOf(place.lesson)}${place.step === null ? '' : `&schritt=${place.step}`}`;
    case 'drill':
      return `${PATH}?uebung=${place.drill}`;
  }
}
