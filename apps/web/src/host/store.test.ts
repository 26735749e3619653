import 'fake-indexeddb/auto';
import { DEFAULT_PROFILE, type PartieEvent } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.js';
import { type PartieHead, readPartie } from '../storage/partie.js';
import { windowStore } from './store.js';

const seat = { kind: 'person', name: 'Anna', level: null } as const;
const head: PartieHead = {
  id: 'p',
  version: 1,
  startedAt: 1,
  playedAt: 2,
  sitting: [seat, seat, seat, seat],
  practice: false,
  secret: null,
  length: 0,
  summary: { score: [0, 0], rounds: 0, target: 1000, limit: null, ending: null },
  owner: 'window',
};
const rest = { secret: null, practice: false, seats: [seat, seat, seat, seat] } as const;
const opened: PartieEvent = { type: 'opened', profile: DEFAULT_PROFILE };
const cut: PartieEvent = { type: 'cut', seat: 0, text: '7' };

describe('the store of a window', () => {
  it('opens its database anew after a write that failed, and writes again from the same place', async () => {
    const openings: string[] = [];
    const store = windowStore('window', async () => {
      const database = await openDatabase('once broken');
      openings.push('opened');
      // The first one stops to work after it was opened.
      if (openings.length === 1) database.close();
      return database;
    }).storeFor(() => head);
    await expect(store.save('p', { from: 0, events: [opened], ...rest })).rejects.toThrow();
    await store.save('p', { from: 0, events: [opened, cut], ...rest });
    expect(openings).toHaveLength(2);
    expect((await readPartie(await openDatabase('once broken'), 'p'))?.table.log).toEqual([opened, cut]);
  });

  it('loses and doubles nothing where a write it gave up comes through after all', async () => {
    const store = windowStore('window', () => openDatabase('late')).storeFor(() => head);
    // What was given up and written all the same; then the same again, with what has happened since.
    await store.save('p', { from: 0, events: [opened, cut], ...rest });
    await store.save('p', { from: 0, events: [opened, cut, cut], ...rest });
    expect((await readPartie(await openDatabase('late'), 'p'))?.table.log).toEqual([opened, cut, cut]);
  });
});
