import { describe, expect, it } from 'vitest';
import type { PartieEvent } from '@puur/rules';
import { RETRY } from './journal.js';
import { PERSON, nudge, playOut, profileOf, rig, settle } from './rig.test.js';
import { memoryStore, type TableChange, type TableStore } from './store.js';

const PROFILE = profileOf({ firstForehand: 0, target: 1 });
const PERSONS = [PERSON, PERSON, PERSON, PERSON] as const;

/** A store that finishes a write when a test says so. */
function slowStore(): { store: TableStore; writes: { change: TableChange; end: (failed?: boolean) => void }[] } {
  const inner = memoryStore();
  const writes: { change: TableChange; end: (failed?: boolean) => void }[] = [];
  const store: TableStore = {
    load: (tableId) => inner.load(tableId),
    save: (tableId, change) =>
      new Promise((resolve, reject) => {
        const end = (failed = false): void => {
          if (failed) reject(new Error('no room'));
          else inner.save(tableId, change).then(resolve, reject);
        };
        writes.push({ change, end });
      }),
  };
  return { store, writes };
}

function asSaved(log: readonly PartieEvent[]): unknown {
  return JSON.parse(JSON.stringify(log));
}

describe('saving', () => {
  it('happens after each event, and the store has the table as it stands', async () => {
    const store = memoryStore();
    const made = rig({ profile: PROFILE, seats: PERSONS, store, id: 'stube' });
    do {
      expect(await made.table.saved()).toBe(true);
      const stored = await store.load('stube');
      expect(stored?.log).toEqual(asSaved(made.table.log));
      // The secret is there exactly while it is owed.
      expect(stored?.secret !== null).toBe(made.table.state.shuffle?.secret === null);
    } while (await nudge(made));
    expect(made.table.saving).toBe('saved');
    expect(await store.load('kammer')).toBeNull();
  });

  it('keeps who sits where, at the moment it changes', async () => {
    const store = memoryStore();
    const { table } = rig({ seats: PERSONS, store, practice: true });
    table.takeOver(2, { kind: 'person', name: 'Reto' });
    await table.saved();
    const stored = await store.load('table');
    expect(stored?.seats[2]).toEqual({ kind: 'person', name: 'Reto' });
    expect(stored?.practice).toBe(true);
  });

  it('never has two writes under way, and the second has what gathered in the meantime', async () => {
    const { store, writes } = slowStore();
    const made = rig({ profile: PROFILE, seats: PERSONS, store });
    await settle();
    made.clock.advance(0);
    await settle();
    expect(made.table.saving).toBe('saving');
    made.table.cut(2, '7');
    await settle();
    expect(writes.map(({ change }) => change.events.map(({ type }) => type))).toEqual([['opened']]);
    writes[0]!.end();
    await settle();
    expect(writes[1]!.change).toMatchObject({ from: 1 });
    expect(writes[1]!.change.events.map(({ type }) => type)).toEqual(['shuffle-committed', 'cut', 'dealt']);
  });

  it('does not stop the game when it fails: it is reported and tried again with the next event', async () => {
    const store = memoryStore((write) => write === 2 || write === 3);
    const made = rig({ profile: PROFILE, seats: PERSONS, store });
    const savings: string[] = [];
    made.table.watch(() => savings.push(made.table.saving));
    await settle();
    expect(made.table.saving).toBe('saved');
    made.clock.advance(0);
    await settle();
    expect(made.table.saving).toBe('unsaved');
    expect(savings.at(-1)).toBe('unsaved');
    expect(await made.table.saved()).toBe(false);
    expect((await store.load('table'))?.log).toHaveLength(1);
    expect(made.incidents.map(({ code }) => code)).toEqual(['store-failed']);
    made.table.cut(2, '7');
    await settle();
    // That was two events: the cut, whose write failed too, and the deal.
    expect(made.table.saving).toBe('saved');
    expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
    await playOut(made);
    expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
  });

  it('is tried again after a while where nothing more happens, as after a Partie, and told once', async () => {
    let fails = false;
    const store = memoryStore(() => fails);
    const made = rig({ profile: PROFILE, seats: PERSONS, store });
    while (made.table.state.rounds.length === 0 && made.table.state.round?.tricks.length !== 9) await nudge(made);
    await made.table.saved();
    fails = true;
    await playOut(made);
    expect(made.table.status.kind).toBe('over');
    expect(made.table.saving).toBe('unsaved');
    const told = made.incidents.length;
    for (let n = 0; n < 3; n++) {
      made.clock.advance(RETRY);
      await settle();
    }
    expect(made.table.saving).toBe('unsaved');
    expect(made.incidents).toHaveLength(told);
    fails = false;
    made.clock.advance(RETRY - 1);
    await settle();
    expect(made.table.saving).toBe('unsaved');
    made.clock.advance(1);
    await settle();
    expect(made.table.saving).toBe('saved');
    expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
    expect(made.clock.next()).toBeNull();
  });

  it('is tried no more once the table is closed', async () => {
    const made = rig({ profile: PROFILE, seats: PERSONS, store: memoryStore(() => true) });
    await settle();
    expect(made.table.saving).toBe('unsaved');
    made.table.close();
    await settle();
    expect(made.clock.next()).toBeNull();
  });

  it('writes what was taken back even if the write of it was still under way', async () => {
    for (const fails of [false, true]) {
      const { store, writes } = slowStore();
      const made = rig({ profile: PROFILE, seats: PERSONS, store, practice: true });
      let ended = 0;
      const endAll = async (): Promise<void> => {
        while (ended < writes.length) {
          writes[ended++]!.end();
          await settle();
        }
      };
      while (made.table.state.phase !== 'declare') {
        await nudge(made);
        await endAll();
      }
      made.table.command(0, { type: 'declare', contract: 'trump:E' });
      await settle();
      const [lead] = made.table.view(0).options.cards;
      expect(writes.at(-1)!.change.events).toHaveLength(1);
      made.table.undo(0);
      made.table.command(0, { type: 'declare', contract: 'obenabe' });
      made.table.command(0, { type: 'play', card: lead! });
      writes[ended++]!.end(fails);
      await settle();
      await endAll();
      expect(made.table.saving).toBe('saved');
      expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
    }
  });

  it('writes all anew where the store has lost what it had, and says nothing of it', async () => {
    let inner = memoryStore();
    const store: TableStore = {
      save: (id, change) => inner.save(id, change),
      load: (id) => inner.load(id),
    };
    const made = rig({ profile: PROFILE, seats: PERSONS, store });
    while (made.table.state.phase !== 'play') await nudge(made);
    await made.table.saved();
    // Somebody deletes the Partie in another window.
    inner = memoryStore();
    await nudge(made);
    expect(await made.table.saved()).toBe(true);
    expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
    expect(made.incidents).toEqual([]);
    await playOut(made);
    expect((await store.load('table'))?.log).toEqual(asSaved(made.table.log));
  });

  it('is off without a store', async () => {
    const { table } = rig();
    expect(table.saving).toBe('off');
    expect(await table.saved()).toBe(true);
  });
});

describe('a store in memory', () => {
  it('refuses a gap', async () => {
    const store = memoryStore();
    const change = { from: 3, events: [], secret: null, practice: false } as const;
    const person = { kind: 'person', name: null } as const;
    await expect(store.save('x', { ...change, seats: [person, person, person, person] })).rejects.toThrow();
  });
});
