import 'fake-indexeddb/auto';
import { LESSON_IDS, type ProgressEvent, progressOf } from '@puur/school';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schoolPart } from './backup.js';
import { NOTHING } from '../storage/part.js';
import { addToLog, answersIn, type KeptAnswer, merge, newIn, readAnswers, readLog, SCHOOL_DATABASE } from './kept.js';

// Preferences listen to other windows; here there is none.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
});

const told: ProgressEvent = { type: 'step', lesson: 'cards', step: 'suits', result: 'right' };
const wrong: ProgressEvent = { type: 'step', lesson: 'cards', step: 'find-suit', result: 'wrong' };
const found: ProgressEvent = { type: 'step', lesson: 'cards', step: 'find-suit', result: 'right' };
const drilled: ProgressEvent = { type: 'drill', drill: 'winner', level: 1, right: true };

function forget(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(SCHOOL_DATABASE);
    request.onsuccess = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new Error('not deleted'));
    };
  });
}

/** Writes rows as a Puur before ids did. */
function addOld(rows: readonly unknown[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(SCHOOL_DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('log', { autoIncrement: true });
    };
    request.onsuccess = () => {
      const transaction = request.result.transaction('log', 'readwrite');
      for (const row of rows) transaction.objectStore('log').add(row);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
    request.onerror = () => {
      reject(new Error('not opened'));
    };
  });
}
const oldFile = (log: readonly unknown[]): unknown => ({ format: 'puur-school', version: 1, log });

beforeEach(forget);

describe('the kept log', () => {
  it('is empty for who never was at school', async () => {
    expect(await readLog()).toEqual([]);
  });

  it('keeps answers in the order in which they were given, from any window', async () => {
    await addToLog([told]);
    await Promise.all([addToLog([wrong]), addToLog([found, drilled])]);
    expect(await readLog()).toEqual([told, wrong, found, drilled]);
    expect(progressOf(await readLog()).lessons.cards.next).toBe('ranks');
  });

  it('passes over what is no answer, and keeps the rest', async () => {
    await addToLog([told, { type: 'step', lesson: 'poker', step: 'bluff', result: 'right' } as never, drilled]);
    expect(await readLog()).toEqual([told, drilled]);
  });

  it('does not touch what a newer Puur has written', async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(SCHOOL_DATABASE, 99);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    await expect(readLog()).rejects.toThrow();
    await expect(addToLog([told])).rejects.toThrow();
  });

  it.each([[null], ['text'], [{ format: 'puur-school', version: 99, log: [told] }], [{ log: [told] }]])(
    'reads nothing out of %j',
    (value) => {
      expect(answersIn(value)).toEqual({ answers: [], unread: 1 });
    },
  );
});

describe('a backup of what was learned', () => {
  it('brings it back to another device, once', async () => {
    await addToLog([told, wrong, found]);
    const file: unknown = JSON.parse(JSON.stringify(await schoolPart.take()));
    await forget();
    expect(await schoolPart.restore(file)).toEqual({ ...NOTHING, added: 1 });
    expect(await readLog()).toEqual([told, wrong, found]);
    expect(await schoolPart.restore(file)).toEqual({ ...NOTHING, known: 1 });
    expect(await readLog()).toEqual([told, wrong, found]);
  });

  it('of a device that went on adds only what is new, after a log of its own', async () => {
    await addToLog([told, wrong, found]);
    const early = await schoolPart.take();
    await addToLog([drilled]);
    const late = await schoolPart.take();
    await forget();
    await addToLog([drilled, told]);
    await schoolPart.restore(early);
    await schoolPart.restore(late);
    await schoolPart.restore(early);
    expect(await readLog()).toEqual([drilled, told, told, wrong, found, drilled]);
  });

  it('counts answers that look alike each by itself', async () => {
    await addToLog([drilled, told]);
    const file = await schoolPart.take();
    await forget();
    await addToLog([drilled, drilled, told]);
    await schoolPart.restore(file);
    expect(progressOf(await readLog()).drills.winner.asked).toBe(3);
  });

  it('takes what can be read of a damaged one, and nothing of what is none', async () => {
    const file = { format: 'puur-school', version: 1, log: [told, 7, { type: 'drill', drill: 'poker' }, drilled] };
    expect(await schoolPart.restore(file)).toEqual({ ...NOTHING, added: 1, unread: 2 });
    expect(await readLog()).toEqual([told, drilled]);
    expect(await schoolPart.restore(null)).toEqual(NOTHING);
    expect(await schoolPart.restore({ ...file, version: 99 })).toEqual({ ...NOTHING, unread: 1 });
    expect(await schoolPart.restore([])).toEqual({ ...NOTHING, unread: 1 });
  });

  it('is not kept where a newer Puur has the log, and says so', async () => {
    const file = answersIn(oldFile([told]));
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(SCHOOL_DATABASE, 99);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(file.answers).toHaveLength(1);
    expect(await schoolPart.restore(oldFile([told]))).toEqual({ ...NOTHING, unwritten: 1 });
    await expect(schoolPart.take()).rejects.toThrow();
  });

  it('read in two windows at once is added once', async () => {
    const { answers } = answersIn(oldFile([told, drilled]));
    expect((await Promise.all([merge(answers), merge(answers)])).sort()).toEqual([0, 2]);
    expect(await readLog()).toEqual([told, drilled]);
  });
});

describe('answers that were kept before there were ids', () => {
  it('are the same answers on the device and in its files of before and after', async () => {
    await addOld([told, drilled, drilled]);
    await addToLog([found]);
    const after = await schoolPart.take();
    expect(await schoolPart.restore(oldFile([told, drilled]))).toEqual({ ...NOTHING, known: 1 });
    expect(await schoolPart.restore(after)).toEqual({ ...NOTHING, known: 1 });
    await forget();
    await schoolPart.restore(oldFile([told, drilled]));
    await schoolPart.restore(after);
    expect(await readLog()).toEqual([told, drilled, drilled, found]);
  });

  it('come from another device after a log of its own, and once each', async () => {
    await addOld([drilled, drilled]);
    await schoolPart.restore(oldFile([told, wrong, found]));
    await schoolPart.restore(oldFile([told, wrong, found, drilled]));
    expect(await readLog()).toEqual([drilled, drilled, told, wrong, found, drilled]);
  });

  it('may look alike and differ', () => {
    const ours = answersIn(oldFile([told, drilled, told])).answers;
    const theirs = answersIn(oldFile([drilled, told])).answers;
    expect(new Set(ours.map(({ id }) => id)).size).toBe(3);
    expect(newIn(ours, theirs)).toEqual(theirs);
  });

  it.each([7, '', 'x', 'Ä'.repeat(12), 'a'.repeat(41), null, {}])('are those with the id %j, too', async (id) => {
    await addOld([{ ...told, id }]);
    expect(await readAnswers()).toEqual(answersIn(oldFile([told])).answers);
  });
});

describe('two logs', () => {
  const answer = fc
    .tuple(fc.constantFrom(told, wrong, found, drilled), fc.nat({ max: 20 }))
    .map(([event, at]): KeptAnswer => ({ ...event, id: `answer-${String(at).padStart(2, '0')}` }));
  const log = fc.uniqueArray(answer, { maxLength: 12, selector: ({ id }) => id });
  const ids = (all: readonly KeptAnswer[]): readonly string[] => all.map(({ id }) => id).sort();
  const join = (a: readonly KeptAnswer[], b: readonly KeptAnswer[]): readonly KeptAnswer[] => [...a, ...newIn(a, b)];

  it('are joined as sets: each answer once, in whatever order and however often', () => {
    fc.assert(
      fc.property(log, log, log, (a, b, c) => {
        expect(join(a, b).slice(0, a.length)).toEqual(a);
        expect(ids(join(a, b))).toEqual([...new Set([...ids(a), ...ids(b)])].sort());
        expect(ids(join(a, b))).toEqual(ids(join(b, a)));
        expect(ids(join(join(a, b), c))).toEqual(ids(join(a, join(b, c))));
        expect(newIn(join(a, b), b)).toEqual([]);
      }),
    );
  });

  it('take one answer of two with the same id in one file', () => {
    const twice: readonly KeptAnswer[] = [
      { ...told, id: 'answer-01' },
      { ...drilled, id: 'answer-01' },
    ];
    expect(newIn([], twice)).toEqual([twice[0]]);
  });

  it('never make less of what was learned', () => {
    const done = (events: readonly ProgressEvent[]): readonly string[] =>
      LESSON_IDS.flatMap((id) => progressOf(events).lessons[id].done);
    fc.assert(
      fc.property(log, log, (a, b) => {
        const theirs = b.map((one, at): KeptAnswer => ({ ...one, id: `theirs-${String(at)}` }));
        expect(done(join(a, theirs))).toEqual(expect.arrayContaining([...done(a), ...done(theirs)]));
      }),
    );
  });
});
