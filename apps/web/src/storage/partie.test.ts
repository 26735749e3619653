import 'fake-indexeddb/auto';
import { apply, DEFAULT_PROFILE, EMPTY_PARTIE, type PartieEvent } from '@puur/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { headOf as emptyHead, REST } from '../../test/partie-head.js';
import { openDatabase } from './database.js';
import {
  addPartie,
  claimPartie,
  deletePartie,
  type PartieHead,
  readHeads,
  readPartie,
  saveChange,
  TakenOver,
} from './partie.js';

const opened = apply(EMPTY_PARTIE, { type: 'open', profile: DEFAULT_PROFILE });
if (!opened.ok) throw new Error('a Partie opens');
const OPENED: readonly PartieEvent[] = opened.value;
const cut = (text: string): PartieEvent => ({ type: 'cut', seat: 0, text });

const headOf = (change: Partial<PartieHead> = {}): PartieHead => emptyHead({ length: 1, ...change });

describe('kept Partien', () => {
  let database: IDBDatabase;
  let count = 0;
  beforeEach(async () => {
    database = await openDatabase(`test ${count++}`);
  });

  it('are read as they were written, event by event', async () => {
    await saveChange(database, headOf(), { from: 0, events: OPENED, ...REST });
    await saveChange(database, headOf({ length: 3 }), { from: 1, events: [cut('a'), cut('b')], ...REST });
    expect((await readPartie(database, 'p'))?.table.log).toEqual([...OPENED, cut('a'), cut('b')]);
  });

  it('lose what was taken back', async () => {
    await saveChange(database, headOf({ length: 3 }), { from: 0, events: [...OPENED, cut('a'), cut('b')], ...REST });
    await saveChange(database, headOf({ length: 2 }), { from: 1, events: [cut('c')], ...REST });
    expect((await readPartie(database, 'p'))?.table.log).toEqual([...OPENED, cut('c')]);
  });

  it('refuse a change that would leave a gap, and stay as they were', async () => {
    await saveChange(database, headOf(), { from: 0, events: OPENED, ...REST });
    await expect(saveChange(database, headOf({ length: 6 }), { from: 5, events: [cut('x')], ...REST })).rejects.toThrow(
      'gap',
    );
    expect((await readPartie(database, 'p'))?.table.log).toEqual(OPENED);
    expect((await readPartie(database, 'p'))?.head.length).toBe(1);
  });

  it('take nothing from a window that has lost them to another', async () => {
    await saveChange(database, headOf(), { from: 0, events: OPENED, ...REST });
    await claimPartie(database, 'p', 'window 2');
    await expect(
      saveChange(database, headOf({ length: 2 }), { from: 1, events: [cut('late')], ...REST }),
    ).rejects.toThrow(TakenOver);
    expect((await readPartie(database, 'p'))?.table.log).toEqual(OPENED);
    await saveChange(database, headOf({ length: 2, owner: 'window 2' }), { from: 1, events: [cut('mine')], ...REST });
    expect((await readPartie(database, 'p'))?.table.log).toEqual([...OPENED, cut('mine')]);
  });

  it('are listed with the last played first, and restored once', async () => {
    await addPartie(database, headOf({ id: 'old', playedAt: 1 }), OPENED);
    await addPartie(database, headOf({ id: 'new', playedAt: 9 }), OPENED);
    expect(await addPartie(database, headOf({ id: 'old', playedAt: 20 }), OPENED)).toBe(false);
    expect((await readHeads(database)).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it.each([
    ['four rounds', { endMode: 'fixed-rounds', rounds: 4 }, 4],
    ['the target', {}, null],
  ] as const)(
    'say that they are played to %s, also where an older Puur wrote no number of rounds',
    async (_, how, limit) => {
      const profile = { ...DEFAULT_PROFILE, ...how };
      const { limit: _none, ...old } = headOf().summary;
      await addPartie(database, { ...headOf(), summary: old as PartieHead['summary'] }, [{ type: 'opened', profile }]);
      expect((await readHeads(database))[0]?.summary).toEqual({ ...old, limit });
      expect((await readPartie(database, 'p'))?.head.summary.limit).toBe(limit);
      expect((await claimPartie(database, 'p', 'window 2'))?.head.summary.limit).toBe(limit);
    },
  );

  it('are forgotten whole', async () => {
    await addPartie(database, headOf(), OPENED);
    await deletePartie(database, 'p');
    expect(await readPartie(database, 'p')).toBeNull();
    expect(await claimPartie(database, 'p', 'any')).toBeNull();
  });
});
