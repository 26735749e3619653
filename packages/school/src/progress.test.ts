import { describe, expect, it, test } from 'vitest';

import { DRILL_IDS } from './drill.js';
import { LESSON_IDS, LESSON_STEPS } from './lesson.js';
import { parseProgress, progressFileOf, readProgress } from './progress-file.js';
import { FALL, type ProgressEvent, progressOf, RISE } from './progress.js';

const right = (level: 1 | 2 | 3): ProgressEvent => ({ type: 'drill', drill: 'legal', level, right: true });
const wrong = (level: 1 | 2 | 3): ProgressEvent => ({ type: 'drill', drill: 'legal', level, right: false });
const step = (id: (typeof LESSON_STEPS)['cards'][number], result: 'right' | 'wrong' | 'shown' = 'right') =>
  ({ type: 'step', lesson: 'cards', step: id, result }) as const;

describe('a new learner', () => {
  it('begins with the first lesson and the first level', () => {
    const { lessons, drills, next } = progressOf([]);
    expect(next).toBe('cards');
    expect(lessons.cards).toEqual({
      done: [],
      passed: [],
      next: 'suits',
      steps: 6,
      asks: ['find-suit', 'find-rank', 'strongest'],
      clean: [],
      isDone: false,
    });
    expect(DRILL_IDS.map((drill) => drills[drill].level)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('a lesson', () => {
  it('goes on where it was left; a shown answer goes on, but is no clean one', () => {
    const log = [step('suits'), step('find-suit', 'wrong'), step('find-suit', 'wrong'), step('find-suit', 'shown')];
    expect(progressOf(log).lessons.cards).toMatchObject({ done: ['suits', 'find-suit'], next: 'ranks', clean: [] });
  });

  it('knows which questions were right at the first try, whatever came between', () => {
    const log = [step('find-suit', 'wrong'), step('find-rank'), step('find-suit'), step('strongest', 'shown')];
    expect(progressOf(log).lessons.cards.clean).toEqual(['find-rank']);
  });

  it('calls nothing that only tells a question answered', () => {
    expect(progressOf([step('suits'), step('ranks'), step('table')]).lessons.cards.clean).toEqual([]);
  });

  it('lets a question be answered anew, and keeps the better of both', () => {
    const late = [step('find-suit', 'wrong'), step('find-suit')];
    expect(progressOf([...late, step('find-suit')]).lessons.cards.clean).toEqual(['find-suit']);
    expect(progressOf([step('find-suit'), ...late]).lessons.cards.clean).toEqual(['find-suit']);
    expect(progressOf([step('find-suit', 'shown'), step('find-suit')]).lessons.cards.clean).toEqual(['find-suit']);
  });

  it('is done with its last step, and loses nothing when it is taken again', () => {
    const all = LESSON_STEPS.cards.map((id) => step(id));
    expect(progressOf(all)).toMatchObject({ next: 'trick', lessons: { cards: { isDone: true, next: null } } });
    const again: ProgressEvent[] = [...all, { type: 'again', lesson: 'cards' }];
    expect(progressOf(again)).toMatchObject({
      next: 'trick',
      lessons: {
        cards: {
          isDone: true,
          next: 'suits',
          done: LESSON_STEPS.cards,
          passed: [],
          clean: ['find-suit', 'find-rank', 'strongest'],
        },
      },
    });
    expect(progressOf([...again, step('suits'), step('find-suit', 'wrong')]).lessons.cards).toMatchObject({
      next: 'find-suit',
      passed: ['suits'],
      clean: ['find-suit', 'find-rank', 'strongest'],
    });
  });

  it('counts a step once', () => {
    expect(progressOf([step('suits'), step('suits')]).lessons.cards.done).toEqual(['suits']);
  });

  it('is offered in order, whatever was done out of turn', () => {
    const log = LESSON_IDS.filter((lesson) => lesson !== 'trump').flatMap((lesson) =>
      LESSON_STEPS[lesson].map((id): ProgressEvent => ({ type: 'step', lesson, step: id, result: 'right' })),
    );
    expect(progressOf(log).next).toBe('trump');
  });
});

describe('a drill', () => {
  it('counts, and remembers the best streak', () => {
    const { legal } = progressOf([right(1), right(1), wrong(1), right(1)]).drills;
    expect(legal).toEqual({ asked: 4, right: 3, streak: 1, best: 2, level: 1 });
  });

  // prettier-ignore
  const LEVELS: readonly (readonly [what: string, log: readonly ProgressEvent[], level: number])[] = [
    ['rises after four right in a row', Array.from({ length: RISE }, () => right(1)), 2],
    ['not after three', Array.from({ length: RISE - 1 }, () => right(1)), 1],
    ['not when one between was wrong', [right(1), right(1), right(1), wrong(1), right(1)], 1],
    ['does not fall by one slip', [...Array.from({ length: RISE }, () => right(1)), wrong(2)], 2],
    ['falls after two', [...Array.from({ length: RISE }, () => right(1)), ...Array.from({ length: FALL }, () => wrong(2))], 1],
    ['does not fall below the first', [wrong(1), wrong(1), wrong(1), wrong(1)], 1],
    ['reaches the third', [...Array.from({ length: RISE }, () => right(1)), ...Array.from({ length: RISE }, () => right(2))], 3],
    ['and no higher', [...Array.from({ length: RISE }, () => right(1)), ...Array.from({ length: RISE }, () => right(2)), ...Array.from({ length: 9 }, () => right(3))], 3],
    ['is not moved by answers at another level', Array.from({ length: 9 }, () => right(2)), 1],
  ];
  test.each(LEVELS)('%s', (_, log, level) => {
    expect(progressOf(log).drills.legal.level).toBe(level);
  });
});

describe('the file', () => {
  const log = [step('suits'), right(1), { type: 'again', lesson: 'cards' } as const];

  it('comes back as it was written', () => {
    expect(parseProgress(JSON.stringify(progressFileOf(log)))).toEqual({ ok: true, value: log });
  });

  test.each([
    ['broken text', '{"format":"puur-school"', { code: 'not-json' }],
    ['null', 'null', { code: 'not-progress' }],
    ['a list', '[]', { code: 'not-progress' }],
    ['another file', '{"format":"puur-record","version":1,"log":[]}', { code: 'not-progress' }],
    ['no version', '{"format":"puur-school","log":[]}', { code: 'not-progress' }],
    ['version nought', '{"format":"puur-school","version":0,"log":[]}', { code: 'not-progress' }],
    ['a newer one', '{"format":"puur-school","version":2,"log":"?"}', { code: 'newer-version', found: 2 }],
    ['no log', '{"format":"puur-school","version":1,"log":{}}', { code: 'not-progress' }],
  ])('refuses %s', (_, text, error) => {
    expect(parseProgress(text)).toEqual({ ok: false, error });
  });

  it('names what is damaged and keeps what can be read', () => {
    const foreign: unknown[] = [
      step('suits'),
      { type: 'step', lesson: 'cards', step: 'puur', result: 'right' },
      { type: 'step', lesson: 'toString', step: 'suits', result: 'right' },
      { type: 'drill', drill: 'legal', level: 4, right: true },
      { type: 'drill', drill: 'legal', level: 1, right: 'yes' },
      { type: 'dance' },
      null,
      right(1),
    ];
    expect(readProgress({ format: 'puur-school', version: 1, log: foreign })).toEqual({
      ok: false,
      error: { code: 'damaged', at: [1, 2, 3, 4, 5, 6], readable: [step('suits'), right(1)] },
    });
  });

  it('leaves behind what does not belong to an event', () => {
    const read = readProgress({ format: 'puur-school', version: 1, log: [{ ...right(1), __proto__: null, extra: 1 }] });
    expect(read).toEqual({ ok: true, value: [right(1)] });
  });
});
