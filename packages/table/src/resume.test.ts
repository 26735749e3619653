import { describe, expect, it } from 'vitest';
import { fold, type PartieEvent } from '@puur/rules';
import { verifyLog } from './audit.js';
import { manualClock } from './clock.js';
import { NO_PACE } from './pace.js';
import { type ResumeRefusal, resumeTable } from './resume.js';
import { bot, nudge, PERSON, playOut, profileOf, rig, secretOf, settle } from './rig.test.js';
import { memoryStore, type StoredTable } from './store.js';
import type { Table, TableOptions } from './table.js';

const PROFILE = profileOf({ firstForehand: 0, target: 150 });
const PACE = { ...NO_PACE, trick: 5 };
const BOTS = [bot(), bot(), bot(), bot()] as const;
const PERSONS = [PERSON, PERSON, PERSON, PERSON] as const;

function optionsOf(seats: TableOptions['seats']): Omit<TableOptions, 'profile'> & {
  readonly clock: ReturnType<typeof manualClock>;
} {
  return { seats, clock: manualClock(), pace: PACE, entropy: () => secretOf(9) };
}

function resume(stored: StoredTable, options: Omit<TableOptions, 'profile'>): Table {
  const resumed = resumeTable(stored, options);
  if (!resumed.ok) throw new Error(resumed.error.code);
  return resumed.value;
}

function refusalOf(log: readonly PartieEvent[]): ResumeRefusal | null {
  const seats = rig({ seats: PERSONS }).table.seats;
  const resumed = resumeTable({ log, secret: null, practice: false, seats }, optionsOf(PERSONS));
  return resumed.ok ? null : resumed.error;
}

describe('a table that was closed', () => {
  it('is written from its beginning where the store has nothing of it', async () => {
    const { log, seats } = rig({ profile: PROFILE, seats: PERSONS }).table;
    const store = memoryStore();
    const incidents: unknown[] = [];
    const options = { ...optionsOf(PERSONS), store, onIncident: (incident: unknown) => incidents.push(incident) };
    const begun = resumeTable({ log: [...log], secret: null, practice: false, seats }, options, 0);
    if (!begun.ok) throw new Error(begun.error.code);
    expect(await begun.value.saved()).toBe(true);
    expect((await store.load('table'))?.log).toEqual(begun.value.log);
    expect(incidents).toEqual([]);
  });

  it('is resumed at the very card, whatever it was waiting for', async () => {
    const store = memoryStore();
    const made = rig({ profile: PROFILE, seats: PERSONS, store, pace: PACE });
    const kinds = new Set<string>();
    do {
      await made.table.saved();
      const stored = (await store.load('table'))!;
      const options = optionsOf(PERSONS);
      const resumed = resume(stored, options);
      await settle();
      kinds.add(`${made.table.status.kind} ${made.table.state.phase}`);
      expect(resumed.log).toEqual(made.table.log);
      expect(resumed.state).toEqual(made.table.state);
      expect(resumed.status).toEqual(made.table.status);
      for (const seat of [0, 1, 2, 3] as const) expect(resumed.view(seat)).toEqual(made.table.view(seat));
      resumed.close();
    } while (await nudge(made));
    expect([...kinds].sort()).toEqual([
      'dealing deal',
      'over ended',
      'trick-lies trick-complete',
      'waiting-for-cut deal',
      'waiting-for-person declare',
      'waiting-for-person play',
      'waiting-for-person trick-complete',
    ]);
  });

  it('goes on with the same deal, and its secret is shown at the end', async () => {
    const store = memoryStore();
    const made = rig({ profile: profileOf({ firstForehand: 0, target: 1 }), seats: PERSONS, store });
    while (made.table.state.phase !== 'play') await nudge(made);
    await made.table.saved();
    made.table.close();
    const options = optionsOf(BOTS);
    const table = resume((await store.load('table'))!, { ...options, store });
    await playOut({ table, clock: options.clock });
    expect(verifyLog(table.log).map(({ result }) => result.ok)).toEqual([true]);
    expect((await store.load('table'))?.log).toEqual(JSON.parse(JSON.stringify(table.log)));
  });

  it('gets what the last step still led to, where its write broke off', async () => {
    const made = rig({ profile: profileOf({ firstForehand: 0, target: 1 }) });
    await playOut(made);
    const { log, seats } = made.table;
    const scored = log.findIndex(({ type }) => type === 'round-scored');
    for (const length of [scored, scored + 1]) {
      const store = memoryStore();
      const stored = { log: log.slice(0, length), secret: null, practice: false, seats };
      await store.save('table', { from: 0, events: stored.log, secret: null, practice: false, seats });
      const options = optionsOf(BOTS);
      const table = resume(stored, { ...options, store });
      expect(table.log).toEqual(log.slice(0, scored + 2));
      expect(table.state).toEqual(fold(log.slice(0, scored + 2)));
      await table.saved();
      expect((await store.load('table'))?.log.slice(0, scored + 2)).toEqual(
        JSON.parse(JSON.stringify(log.slice(0, scored + 2))),
      );
    }
  });
});

describe('a stored log', () => {
  it('that is empty is refused', () => {
    expect(refusalOf([])).toEqual({ code: 'empty-log' });
  });

  it('is judged: an event that cannot stand there is named', async () => {
    const made = rig({ profile: profileOf({ firstForehand: 0, target: 1 }) });
    await playOut(made);
    const { log } = made.table;
    const index = log.findIndex(({ type }) => type === 'card-played');
    const event = log[index];
    if (event?.type !== 'card-played') throw new Error('a card is played');
    const wrong = log.with(index, { ...event, seat: ((event.seat + 1) & 3) as 0 | 1 | 2 | 3 });
    expect(refusalOf(wrong)).toMatchObject({ code: 'bad-log', replay: { index, code: 'refused' } });
    const scored = log.findIndex(({ type }) => type === 'round-scored');
    expect(refusalOf(log.toSpliced(scored, 1))).toMatchObject({ code: 'bad-log', replay: { index: scored } });
  });
});
