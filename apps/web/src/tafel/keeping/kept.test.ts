/** The slates of the device: what is read at the door, whoever wrote it. */
import 'fake-indexeddb/auto';
import { DEFAULT_PROFILE } from '@puur/rules';
import { type SheetEvent, writeTafel } from '@puur/tafel';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerOf, inStore, openNamed } from '../../storage/database.js';
import { forgetSheet, putBack, readAll, readSheets, saveSheet, TAFEL_DATABASE } from './kept.js';

const LOG: readonly SheetEvent[] = [
  { type: 'opened', opening: { game: 'schieber', names: ['Wir', 'Sie'], profile: DEFAULT_PROFILE, dealer: 0 } },
];
const ROW = { id: 'a', version: 1, name: 'Stamm', startedAt: 5, writtenAt: 7, tidied: 0, text: writeTafel(LOG) };

/** Puts a row there as any Puur, or nobody good, may have done. */
function put(row: object): Promise<unknown> {
  const open = openNamed(TAFEL_DATABASE, 1, (fresh) => {
    fresh.createObjectStore('sheets', { keyPath: 'id' });
  });
  return inStore(open, 'sheets', 'readwrite', (store) => answerOf(store.put(row)));
}

describe('a kept slate', () => {
  beforeEach(() => forgetSheet('a'));

  it.each([
    ['as it was written', {}, { startedAt: 5, writtenAt: 7, name: 'Stamm' }],
    ['without a time that no Date can hold', { startedAt: 1e300 }, { startedAt: null, writtenAt: 7 }],
    [
      'without a time that is a word',
      { startedAt: 'gestern', writtenAt: Number.NaN },
      { startedAt: null, writtenAt: 0 },
    ],
    ['by its beginning where nobody knows when it was written', { writtenAt: -1 }, { startedAt: 5, writtenAt: 5 }],
    ['without a name that is none', { name: 7 }, { name: '' }],
    ['without strokes tidied less than never', { tidied: -3 }, { tidied: 0 }],
  ])('is read %s', async (_, damage, found) => {
    await put({ ...ROW, ...damage });
    const [sheet, ...others] = await readSheets();
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ id: 'a', ...found });
    expect(sheet!.log).toEqual(LOG);
  });

  it.each([
    ['a log that is none', { text: '{}' }],
    ['no log', { text: undefined }],
    ['an empty log', { text: writeTafel([]) }],
  ])('is none with %s', async (_, damage) => {
    const row = { ...ROW, ...damage };
    await put(row);
    expect(await readAll()).toEqual({ sheets: [], unread: [{ id: 'a', why: 'damaged', name: 'Stamm', row }] });
  });

  it('that cannot be read comes back as it was once it is deleted, and over nothing that lies there', async () => {
    await put({ ...ROW, text: '{' });
    const [unread] = (await readAll()).unread;
    await forgetSheet('a');
    await putBack(unread!);
    expect((await readAll()).unread).toEqual([unread]);
    await put(ROW);
    await putBack(unread!);
    expect((await readAll()).unread).toEqual([]);
  });

  it('with a bad time is written on', async () => {
    await put({ ...ROW, startedAt: 1e300 });
    const [sheet] = await readSheets();
    const log = [...sheet!.log, { type: 'entered', entry: { contract: 'obenabe', points: [100, 57] } } as const];
    expect(await saveSheet({ ...sheet!, log }, 1)).toEqual({ code: 'saved' });
    expect((await readSheets())[0]?.log).toEqual(log);
  });
});
