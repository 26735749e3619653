import 'fake-indexeddb/auto';
import { LESSON_IDS, type ProgressEvent, progressOf } from '@puur/school';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { schoolPart } from './backup.js';
import { addToLog, eventsIn, newIn, readLog, SCHOOL_DATABASE } from './kept.js';

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
      expect(eventsIn(value)).toEqual([]);
    },
  );
});

describe('a backup of what was learned', () => {
  it('brings it back to another device, once', async () => {
    await addToLog([told, wrong, found]);
    const file: unknown = JSON.parse(JSON.stringify(await schoolPart.take()));
    await forget();
    await addToLog([told]);
    expect(await schoolPart.restore(file)).toEqual({ added: 1, known: 0 });
    expect(await readLog()).toEqual([told, wrong, found]);
    expect(await schoolPart.restore(file)).toEqual({ added: 0, known: 1 });
    expect(await readLog()).toEqual([told, wrong, found]);
  });

  it('takes what can be read of a damaged one, and nothing of what is none', async () => {
    const file = { format: 'puur-school', version: 1, log: [told, 7, { type: 'drill', drill: 'poker' }, drilled] };
    expect(await schoolPart.restore(file)).toEqual({ added: 1, known: 0 });
    expect(await readLog()).toEqual([told, drilled]);
    expect(await schoolPart.restore(null)).toEqual({ added: 0, known: 0 });
    expect(await schoolPart.restore({ ...file, version: 99 })).toEqual({ added: 0, known: 0 });
  });
});

describe('another log of the same learner', () => {
  it('adds what is only there', () => {
    expect(newIn([], [told, found])).toEqual([told, found]);
    expect(newIn([told], [told, found])).toEqual([found]);
    expect(newIn([told, drilled], [told, found])).toEqual([found]);
  });

  it('adds nothing that is there, however often it comes', () => {
    expect(newIn([told, found], [told])).toEqual([]);
    const ours = [told, drilled];
    const once = [...ours, ...newIn(ours, [told, found])];
    expect(newIn(once, [told, found])).toEqual([]);
  });

  it('never makes less of what was learned', () => {
    const event = fc.constantFrom(told, wrong, found, drilled, {
      type: 'drill',
      drill: 'count',
      level: 1,
      right: false,
    } as const);
    const done = (log: readonly ProgressEvent[]): readonly string[] =>
      LESSON_IDS.flatMap((id) => progressOf(log).lessons[id].done);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.array(event, { maxLength: 8 }), (ours, theirs) => {
        const both = [...ours, ...newIn(ours, theirs)];
        expect(both.slice(0, ours.length)).toEqual(ours);
        expect(done(both)).toEqual(expect.arrayContaining([...done(ours), ...done(theirs)]));
        expect(newIn(both, theirs)).toEqual([]);
      }),
    );
  });
});
