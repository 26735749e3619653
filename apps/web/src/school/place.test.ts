import { DRILL_IDS, LESSON_IDS, LESSON_STEPS, type LessonId, type StepId } from '@puur/school';
import { describe, expect, it } from 'vitest';
import { addressOf, END, type Place, placeOf } from './place.js';

const stepsAndEnd = (lesson: LessonId): readonly (StepId | typeof END | null)[] =>
  [...LESSON_STEPS[lesson], END, null] as const;
const at = (query: string): Place => placeOf(new URLSearchParams(query));

describe('the address', () => {
  it.each([
    ['', { at: 'front' }],
    ['lektion=1', { at: 'lesson', lesson: 'cards', step: null }],
    ['lektion=3&schritt=nell', { at: 'lesson', lesson: 'trump', step: 'nell' }],
    ['lektion=3&schritt=ende', { at: 'lesson', lesson: 'trump', step: END }],
    ['uebung=winner', { at: 'drill', drill: 'winner' }],
    // What is no place leads to the nearest that is one.
    ['lektion=3&schritt=runs', { at: 'lesson', lesson: 'trump', step: null }],
    ['lektion=0', { at: 'front' }],
    ['lektion=99', { at: 'front' }],
    ['lektion=drei', { at: 'front' }],
    ['uebung=poker', { at: 'front' }],
  ] satisfies readonly (readonly [string, Place])[])('?%s is a place', (query, place) => {
    expect(at(query)).toEqual(place);
  });

  it('of every place leads to it', () => {
    const places: readonly Place[] = [
      { at: 'front' },
      ...DRILL_IDS.map((drill): Place => ({ at: 'drill', drill })),
      ...LESSON_IDS.flatMap((lesson) => stepsAndEnd(lesson).map((step): Place => ({ at: 'lesson', lesson, step }))),
    ];
    for (const place of places) {
      expect(placeOf(new URL(addressOf(place), 'http://puur').searchParams)).toEqual(place);
    }
  });
});
