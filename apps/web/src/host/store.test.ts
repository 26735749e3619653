import 'fake-indexeddb/auto';
import { DEFAULT_PROFILE, type PartieEvent } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.js';
import { headOf, REST } from '../../test/partie-head.js';
import { readPartie } from '../storage/partie.js';
import { windowStore } from './store.js';

const head = headOf({ owner: 'window' });
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
    await expect(store.save('p', { from: 0, events: [opened], ...REST })).rejects.toThrow();
    await store.save('p', { from: 0, events: [opened, cut], ...REST });
    expect(openings).toHaveLength(2);
    expect((await readPartie(await openDatabase('once broken'), 'p'))?.table.log).toEqual([opened, cut]);
  });

  it('loses and doubles nothing where a write it gave up comes through after all', async () => {
    const store = windowStore('window', () => openDatabase('late')).storeFor(() => head);
    // What was given up and written all the same; then the same again, with what has happened since.
    await store.save('p', { from: 0, events: [opened, cut], ...REST });
    await store.save('p', { from: 0, events: [opened, cut, cut], ...REST });
    expect((await readPartie(await openDatabase('late'), 'p'))?.table.log).toEqual([opened, cut, cut]);
  });
});
