import 'fake-indexeddb/auto';
import { writeRecord } from '@puur/records';
import { DEFAULT_PROFILE, type PartieEvent } from '@puur/rules';
import { type SheetEvent, write } from '@puur/tafel';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs, setPrefs } from '../app/prefs.js';
import { forgetSheet, type KeptSheet, readAll, readSheets, saveSheet, TAFEL_DATABASE } from '../tafel/keeping/kept.js';
import { backUp, partienPart, restore } from './backup.js';
import { answerOf, inStore, openDatabase, openNamed } from './database.js';
import { type BackupPart, NOTHING } from './part.js';
import { addPartie, deletePartie, readHeads } from './partie.js';

// Preferences listen to other windows; here there is none.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => undefined);
});

const opened = write([], {
  type: 'opened',
  opening: { game: 'schieber', names: ['Wir', 'Sie'], profile: DEFAULT_PROFILE, dealer: 0 },
});
if (!opened.ok) throw new Error('a slate opens');
const LOG: readonly SheetEvent[] = [opened.value];
const slate = (id: string): KeptSheet => ({
  ...{ id, version: 1, name: 'Stamm', startedAt: 1, writtenAt: 2, tidied: 0, log: LOG },
});

const EVENTS: readonly PartieEvent[] = [{ type: 'opened', profile: DEFAULT_PROFILE }];
const HEAD = {
  id: 'p',
  startedAt: 1796047317474,
  playedAt: 1796047317512,
  sitting: [0, 1, 2, 3].map((seat) => ({ kind: seat === 0 ? 'person' : 'bot', name: '', level: null })),
  practice: false,
  secret: null,
};
const RECORD = JSON.parse(writeRecord({ events: EVENTS })) as object;
const GOOD = { head: HEAD, record: RECORD };

const fileOf = (parts: object): string => JSON.stringify({ format: 'puur-backup', version: 1, ...parts });
const says = (change: Partial<typeof NOTHING>): unknown =>
  expect.objectContaining({ code: 'restored', ...NOTHING, ...change });

async function partien(): Promise<readonly string[]> {
  const database = await openDatabase();
  const heads = await readHeads(database);
  database.close();
  return heads.map(({ id }) => id).sort();
}

beforeEach(async () => {
  const { sheets, unread } = await readAll();
  for (const { id } of [...sheets, ...unread]) await forgetSheet(id);
  const database = await openDatabase();
  for (const { id } of await readHeads(database)) await deletePartie(database, id);
  database.close();
});

describe('a backup', () => {
  it('brings the slates back to another device, once', async () => {
    await saveSheet(slate('a'), 0);
    await saveSheet(slate('b'), 0);
    const { text, missing } = await backUp();
    expect(missing).toEqual([]);
    await forgetSheet('a');
    // The log of the school, with nothing in it, is neither new nor known.
    expect(await restore(text)).toEqual(says({ added: 1, known: 1 }));
    expect((await readSheets()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect((await readSheets())[0]!.log).toEqual(LOG);
    expect(await restore(text)).toEqual(says({ known: 2 }));
  });

  it('brings a Partie back, once', async () => {
    expect(await restore(fileOf({ partien: [GOOD] }))).toEqual(says({ added: 1 }));
    const { text } = await backUp();
    expect(await restore(text)).toEqual(says({ known: 1 }));
    expect((JSON.parse(text) as { readonly partien: readonly { readonly head: object }[] }).partien[0]!.head).toEqual(
      HEAD,
    );
  });

  it('says which parts had something new, and whether settings or names are others now', async () => {
    const names = ['Anna', '', '', ''];
    const text = fileOf({ prefs: { names }, partien: [GOOD] });
    expect(await restore(text)).toMatchObject({ parts: { partien: 1 }, settings: true });
    expect(await restore(text)).toMatchObject({ parts: {}, settings: false });
    setPrefs({ names: ['', '', '', ''] });
  });

  it('that an older Puur wrote has no slates, and is read', async () => {
    expect(await restore(fileOf({ prefs: {}, partien: [] }))).toEqual(says({}));
  });

  it('asks every part, and leaves alone what it does not know', async () => {
    const seen: unknown[] = [];
    const part: BackupPart = {
      name: 'lernen',
      take: () => Promise.resolve(['x']),
      restore: (value) => {
        seen.push(value);
        return Promise.resolve({ ...NOTHING, added: 3 });
      },
    };
    const file = { ...(JSON.parse((await backUp([part])).text) as object), partien: [], spaeter: [1] };
    expect(await restore(JSON.stringify(file), [part])).toEqual(says({ added: 3 }));
    expect(seen).toEqual([['x']]);
  });

  it.each(['', '{', '[]', 'null', '"x"', '{"format":"puur-record","version":1}', '{"format":"puur-backup"}'])(
    'is not %s',
    async (text) => {
      expect(await restore(text)).toEqual({ code: 'not-backup' });
    },
  );

  it.each([0, -1, 1.5, '1', null, {}])('has no version %j', async (version) => {
    expect(await restore(fileOf({ version }))).toEqual({ code: 'not-backup' });
  });

  it('of a newer Puur is known as one, and nothing of it is taken', async () => {
    expect(await restore(fileOf({ version: 2, partien: [GOOD] }))).toEqual({ code: 'newer-version' });
    expect(await partien()).toEqual([]);
  });

  it('with a mark of byte order before it is read', async () => {
    expect(await restore(`\uFEFF${fileOf({ partien: [GOOD] })}`)).toEqual(says({ added: 1 }));
  });
});

describe('a damaged backup', () => {
  it('keeps what is whole of the slates', async () => {
    await saveSheet(slate('a'), 0);
    const file = JSON.parse((await backUp()).text) as { readonly tafeln: readonly object[] };
    const [good] = file.tafeln;
    const broken = [
      ...[null, 7, { id: 'b' }],
      { ...good, id: 'c', text: '{"format":"x"}' },
      { ...good, id: 'd', startedAt: 1e300 },
      { ...good, id: 'e', writtenAt: -1 },
    ];
    await forgetSheet('a');
    expect(await restore(JSON.stringify({ ...file, tafeln: [...broken, good] }))).toEqual(
      says({ added: 1, unread: 6 }),
    );
  });

  // prettier-ignore
  const BROKEN: readonly (readonly [what: string, partie: unknown])[] = [
    ['null', null],
    ['a number', 7],
    ['a list', [GOOD]],
    ['no head', { record: RECORD }],
    ['a head that is null', { head: null, record: RECORD }],
    ['a head that is a list', { head: [], record: RECORD }],
    ['an id that is none', { ...GOOD, head: { ...HEAD, id: 7 } }],
    ['a time after the last one', { ...GOOD, head: { ...HEAD, playedAt: 1e300 } }],
    ['a time just after the last one', { ...GOOD, head: { ...HEAD, playedAt: 8.64e15 + 1 } }],
    ['a start before all time', { ...GOOD, head: { ...HEAD, startedAt: -1e18 } }],
    ['a time that is null, as JSON writes NaN', { ...GOOD, head: { ...HEAD, playedAt: null } }],
    ['three seats', { ...GOOD, head: { ...HEAD, sitting: HEAD.sitting.slice(1) } }],
    ['a seat that is null', { ...GOOD, head: { ...HEAD, sitting: [null, null, null, null] } }],
    ['no record', { head: HEAD }],
    ['a record that is a text', { head: HEAD, record: JSON.stringify(RECORD) }],
    ['no events', { head: HEAD, record: { ...RECORD, events: [] } }],
    ['events that are no list', { head: HEAD, record: { ...RECORD, events: {} } }],
    ['events that no Partie has', { head: HEAD, record: { ...RECORD, events: [{ type: 'opened' }, { type: 'opened' }] } }],
  ];
  it.each(BROKEN)('passes over a Partie with %s, and says so', async (_, partie) => {
    expect(await restore(fileOf({ partien: [partie, GOOD] }))).toEqual(says({ added: 1, unread: 1 }));
    expect(await partien()).toEqual(['p']);
  });

  it('passes over what is nested deeper than any stack', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = fileOf({ partien: [{ head: HEAD, record: 'HERE' }, GOOD] }).replace('"HERE"', deep);
    expect(await restore(text)).toEqual(says({ added: 1, unread: 1 }));
  });

  it.each([{}, 7, 'x', null])('reads every other part where the Partien are %j', async (value) => {
    await saveSheet(slate('a'), 0);
    const file = JSON.parse((await backUp()).text) as object;
    await forgetSheet('a');
    expect(await restore(JSON.stringify({ ...file, partien: value }))).toEqual(says({ added: 1, unread: 1 }));
  });

  it('reads every other part where there are no Partien', async () => {
    await saveSheet(slate('a'), 0);
    const { partien: _, ...file } = JSON.parse((await backUp()).text) as { readonly partien: unknown };
    await forgetSheet('a');
    expect(await restore(JSON.stringify(file))).toEqual(says({ added: 1 }));
  });

  it('never throws, whatever value is put at whatever place, and keeps the good Partie', async () => {
    const places: readonly ((value: unknown) => unknown)[] = [
      (value) => value,
      (value) => ({ ...GOOD, head: value }),
      (value) => ({ ...GOOD, record: value }),
      ...Object.keys(HEAD).map((key) => (value: unknown) => ({ ...GOOD, head: { ...HEAD, id: 'q', [key]: value } })),
      ...['kind', 'name', 'level'].map((key) => (value: unknown) => ({
        head: { ...HEAD, id: 'q', sitting: HEAD.sitting.map((seat) => ({ ...seat, [key]: value })) },
        record: RECORD,
      })),
      (value) => ({ head: { ...HEAD, id: 'q' }, record: { ...RECORD, events: value } }),
      (value) => ({ head: { ...HEAD, id: 'q' }, record: { ...RECORD, events: [value] } }),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.jsonValue(), fc.jsonValue(), async (put, value, part) => {
        const file = { prefs: part, schule: part, tafeln: [part, value], partien: [put(value), GOOD] };
        const result = await restore(fileOf(file));
        expect(result).toMatchObject({ code: 'restored', unwritten: 0 });
        expect(await partien()).toContain('p');
        const database = await openDatabase();
        for (const { playedAt, startedAt } of await readHeads(database)) {
          expect(new Date(playedAt).toISOString()).toBeTypeOf('string');
          expect(new Date(startedAt).toISOString()).toBeTypeOf('string');
        }
        database.close();
      }),
      { numRuns: 150 },
    );
  });
});

describe('the settings of a backup', () => {
  beforeEach(() => {
    setPrefs({ deck: 'french', people: 2, theme: 'dark' });
  });

  it('change nothing where there are none', async () => {
    const before = prefs.value;
    expect(await restore(fileOf({ partien: [] }))).toEqual(says({}));
    expect(prefs.value).toEqual(before);
  });

  it('change only what they say and this Puur understands', async () => {
    expect(await restore(fileOf({ prefs: { people: 9, names: 'x', profile: 5, theme: 'light' } }))).toEqual(
      says({ unread: 2 }),
    );
    expect(prefs.value).toMatchObject({ deck: 'french', people: 2, theme: 'light', names: ['', '', '', ''] });
  });

  it.each([null, 7, 'x', []])('are not %j', async (value) => {
    const before = prefs.value;
    expect(await restore(fileOf({ prefs: value }))).toEqual(says({ unread: 1 }));
    expect(prefs.value).toEqual(before);
  });
});

describe('a device that does not open its database', () => {
  const shut = partienPart(() => Promise.reject(new Error('blocked')));
  const other: BackupPart = {
    name: 'lernen',
    take: () => Promise.resolve(['x']),
    restore: () => Promise.resolve({ ...NOTHING, added: 1 }),
  };
  const broken: BackupPart = {
    name: 'kaputt',
    take: () => Promise.reject(new Error('blocked')),
    restore: () => Promise.reject(new Error('blocked')),
  };

  it('says what was not kept, and keeps no other part from coming back', async () => {
    const file = fileOf({ partien: [GOOD, GOOD, null], lernen: [], kaputt: [] });
    expect(await restore(file, [shut, broken, other])).toEqual(says({ added: 1, unread: 1, unwritten: 3 }));
  });

  it('has nothing to complain of where there is no Partie', async () => {
    expect(await restore(fileOf({ partien: [] }), [shut])).toEqual(says({}));
  });

  it('gives a backup of the rest, and names what is missing', async () => {
    const { text, missing } = await backUp([shut, broken, other]);
    expect(missing).toEqual(['partien', 'kaputt']);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['format', 'version', 'prefs', 'lernen']);
  });

  it('gives every Partie but the one that cannot be written, and says so', async () => {
    await restore(fileOf({ partien: [GOOD] }));
    const database = await openDatabase();
    const [head] = await readHeads(database);
    await addPartie(database, { ...head!, id: 'q', sitting: [null, null, null, null] as never }, EVENTS);
    database.close();
    const { text, missing } = await backUp();
    expect(missing).toEqual(['partien']);
    const { partien: kept } = JSON.parse(text) as { readonly partien: readonly { readonly head: typeof HEAD }[] };
    expect(kept.map((one) => one.head.id)).toEqual(['p']);
  });

  it('is the same where the browser keeps nothing at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    try {
      expect(await restore(fileOf({ partien: [GOOD] }))).toEqual(says({ unwritten: 1 }));
      expect((await backUp()).missing).toEqual(['partien', 'tafeln', 'schule']);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a backup over what is damaged on the device', () => {
  const slates = (): Promise<IDBDatabase> =>
    openNamed(TAFEL_DATABASE, 1, (fresh) => {
      fresh.createObjectStore('sheets', { keyPath: 'id' });
    });
  /** Changes a stored slate as a fault, or another Puur, would. */
  const change = (id: string, how: (row: { readonly text: string }) => object): Promise<unknown> =>
    inStore(slates(), 'sheets', 'readwrite', async (store) =>
      answerOf(store.put(how((await answerOf(store.get(id))) as { readonly text: string }))),
    );
  const rowOf = (id: string): Promise<unknown> =>
    inStore(slates(), 'sheets', 'readonly', (store) => answerOf(store.get(id) as IDBRequest<unknown>));

  it.each<[string, (row: { readonly text: string }) => object]>([
    ['cut in the middle', (row) => ({ ...row, text: row.text.slice(0, row.text.length >> 1) })],
    ['empty', (row) => ({ ...row, text: '' })],
    ['no text', (row) => ({ ...row, text: 7 })],
    ['an event that cannot stand there', (row) => ({ ...row, text: row.text.replace('"opened"', '"struck"') })],
  ])('brings back a slate whose text is %s', async (_, damage) => {
    await saveSheet(slate('a'), 0);
    await saveSheet(slate('b'), 0);
    const { text } = await backUp();
    await change('a', damage);
    expect((await readSheets()).map(({ id }) => id)).toEqual(['b']);
    expect(await restore(text)).toEqual(says({ added: 1, known: 1 }));
    expect((await readSheets()).map(({ id, log }) => [id, log.length]).sort()).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect((await readAll()).unread).toEqual([]);
  });

  it.each<[string, (row: { readonly text: string }) => object]>([
    ['text', (row) => ({ ...row, text: row.text.replace('"version": 1', '"version": 2') })],
    ['row', (row) => ({ ...row, version: 2, text: undefined, events: [] })],
  ])('leaves a slate alone whose %s a newer Puur has written, and says so', async (_, renew) => {
    await saveSheet(slate('a'), 0);
    const { text } = await backUp();
    await change('a', renew);
    const before = await rowOf('a');
    expect(await restore(text)).toEqual(says({ unwritten: 1 }));
    expect(await rowOf('a')).toEqual(before);
    expect(await saveSheet(slate('a'), 1)).toEqual({ code: 'newer' });
    expect(await rowOf('a')).toEqual(before);
    expect((await readAll()).unread).toEqual([{ id: 'a', why: 'newer', name: 'Stamm', row: before }]);
  });

  it('names the slates as missing where one of them cannot be read', async () => {
    await saveSheet(slate('a'), 0);
    await saveSheet(slate('b'), 0);
    await change('a', (row) => ({ ...row, text: '{' }));
    const { text, missing } = await backUp();
    expect(missing).toEqual(['tafeln']);
    const { tafeln } = JSON.parse(text) as { readonly tafeln: readonly { readonly id: string }[] };
    expect(tafeln.map(({ id }) => id)).toEqual(['b']);
  });

  it.each<[string, (events: IDBObjectStore, heads: IDBObjectStore) => Promise<unknown>]>([
    ['its rows are gone', (events) => answerOf(events.clear())],
    ['a row is nothing', (events) => answerOf(events.put({ partie: 'p', at: 0, event: null }))],
    [
      'its head says another length',
      async (_, heads) => answerOf(heads.put({ ...((await answerOf(heads.get('p'))) as object), length: 5 })),
    ],
  ])('brings back a Partie where %s', async (_, damage) => {
    await restore(fileOf({ partien: [GOOD] }));
    const { text } = await backUp();
    const database = await openDatabase();
    const both = database.transaction(['partien', 'events'], 'readwrite');
    await damage(both.objectStore('events'), both.objectStore('partien'));
    database.close();
    expect(await restore(text)).toEqual(says({ added: 1 }));
    expect(await restore(text)).toEqual(says({ known: 1 }));
    expect(JSON.parse((await backUp()).text)).toEqual(JSON.parse(text));
  });

  it('leaves a Partie alone that a newer Puur has written', async () => {
    await restore(fileOf({ partien: [GOOD] }));
    const database = await openDatabase();
    const heads = database.transaction('partien', 'readwrite').objectStore('partien');
    await answerOf(heads.put({ ...((await answerOf(heads.get('p'))) as object), version: 2 }));
    database.close();
    expect(await restore(fileOf({ partien: [GOOD] }))).toEqual(says({ unwritten: 1 }));
  });
});
