/** A desk without a browser: a store in memory, locks that are passed around, bots that answer later. */
import { createPlayer } from '@puur/bot';
import type { PerSeat } from '@puur/rules';
import { LogGap, type ManualClock, manualClock, type StoredTable } from '@puur/table';
import { expect } from 'vitest';
import { type PartieHead, type SittingRecord, TakenOver } from '../src/storage/partie.js';
import { Desk, type DeskParts, type PartieStore } from '../src/host/desk.js';
import type { Answer, FromHost, Snapshot, TableSetup, ToHost } from '../src/host/protocol.js';
import type { Sitter } from '../src/host/sitter.js';

export const PERSON: SittingRecord = { kind: 'person', name: 'Anna', level: null };
export const BOT: SittingRecord = { kind: 'bot', name: '', level: 'einfach' };
export const ALONE: PerSeat<SittingRecord> = [PERSON, BOT, BOT, BOT];

interface Shelf {
  readonly kept: Map<string, { head: PartieHead; table: StoredTable }>;
  /** Why nothing can be written now. */
  fault: Error | null;
  owner: string;
  /** Why nothing can be read. */
  unread: Error | null;
}

export function shelf(): Shelf {
  return { kept: new Map(), fault: null, owner: '', unread: null };
}

function storeOn(place: Shelf, owner: string): PartieStore {
  return {
    claim(id) {
      if (place.unread) return Promise.reject(place.unread);
      const found = place.kept.get(id);
      if (!found) return Promise.resolve(null);
      place.owner = owner;
      return Promise.resolve(structuredClone(found));
    },
    storeFor: (head) => ({
      save(id, { from, events, ...rest }) {
        if (place.fault) return Promise.reject(place.fault);
        if (place.owner !== '' && place.owner !== owner) return Promise.reject(new TakenOver('another window plays'));
        place.owner = owner;
        const before = place.kept.get(id)?.table.log.slice(0, from) ?? [];
        if (before.length !== from) return Promise.reject(new LogGap());
        place.kept.set(id, structuredClone({ head: head(), table: { log: [...before, ...events], ...rest } }));
        return Promise.resolve();
      },
      load: (id) => Promise.resolve(place.kept.get(id)?.table ?? null),
    }),
  };
}

export function sitter(seed: string): Sitter {
  const player = createPlayer('einfach', seed);
  return {
    decide: async (view) => {
      await Promise.resolve();
      return player.decide(view);
    },
    interject: async (view) => {
      await Promise.resolve();
      return player.interject(view);
    },
    close: () => undefined,
  };
}

interface Rig {
  readonly desk: Desk;
  readonly clock: ManualClock;
  readonly posted: FromHost[];
  now(): Snapshot;
  ask(message: ToHost): Promise<void>;
  /** Lets happen what happens by itself. */
  run(): Promise<void>;
}

export function rig({
  place = shelf(),
  owner = 'window',
  isFree = true,
  seat = (_, seed) => sitter(seed),
}: { place?: Shelf; owner?: string; isFree?: boolean; seat?: DeskParts['seat'] } = {}): Rig {
  const clock = manualClock();
  const posted: FromHost[] = [];
  let isPaused = false;
  const parts: DeskParts = {
    post: (message) => posted.push(message),
    clock: Object.assign(clock, {
      get isPaused() {
        return isPaused;
      },
      pause: () => {
        isPaused = true;
      },
      resume: () => {
        isPaused = false;
      },
    }),
    entropy: (bytes) => Uint8Array.from({ length: bytes }, (_, i) => (i * 37 + 11) & 255),
    today: () => 1000,
    owner,
    store: storeOn(place, owner),
    locks: { hold: (_, steal) => Promise.resolve(isFree || steal), release: () => undefined },
    seat,
  };
  const desk = new Desk(parts);
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    desk,
    clock,
    posted,
    now() {
      const found = desk.snapshot();
      if (!found) throw new Error('nobody sits');
      return found;
    },
    async ask(message) {
      await desk.handle(message);
      await this.run();
    },
    async run() {
      for (let calm = 0; calm < 3;) {
        await settle();
        const next = clock.next();
        const now = desk.snapshot();
        // What cannot be saved is tried again and again: no reason to wait for it.
        const isTryingOnly = now?.saving === 'unsaved' && now.status.kind === 'waiting-for-person';
        if (!isTryingOnly && next !== null && next - clock.now() < 20_000) {
          clock.advance(next - clock.now());
          calm = 0;
        } else calm++;
      }
    },
  };
}

export const setup = (change: Partial<TableSetup> = {}): TableSetup => ({
  rules: { preset: 'puur', settings: { target: 150 } },
  sitting: ALONE,
  practice: false,
  ...change,
});

let count = 0;
/** A number for the next question to the desk. */
export const nextNo = (): number => count++;

export function last(at: Rig): Answer {
  const found = at.posted.findLast((message) => message.type === 'answer');
  if (found?.type !== 'answer') throw new Error('no answer');
  return found.answer;
}

/** Does whatever the table waits for, as a person who takes what is offered. */
export async function step(at: Rig): Promise<boolean> {
  const { status, view, offers, eyes } = at.now();
  const no = nextNo();
  if (status.kind === 'over') return false;
  if (status.kind === 'waiting-for-cut') {
    await at.ask({ type: 'cut', no, seat: status.mayCut[0]!, text: '17' });
    return true;
  }
  if (status.kind !== 'waiting-for-person') throw new Error(`stuck: ${status.kind}`);
  const { seat } = status;
  if (eyes !== seat) {
    await at.ask({ type: 'eyes', seat });
    return true;
  }
  const { options } = view;
  const [contract] = options.contracts;
  if (contract) await at.ask({ type: 'command', no, seat, request: { type: 'declare', contract } });
  else {
    const [stoeck] = offers.stoeck;
    const card = stoeck ?? options.cards[0]!;
    const weise = offers.weise.map(({ cards, points }) => ({ cards, points }));
    const isWeis = weise.length > 0 && view.phase === 'play';
    await at.ask({
      type: 'command',
      no,
      seat,
      request: { type: 'play', card, ...(isWeis && { weise }), ...(stoeck !== undefined && { stoeck: true }) },
    });
  }
  expect(last(at), 'what a snapshot offers is allowed').toEqual({ ok: true });
  return true;
}

/** Cards that stand in a message, wherever they stand: no other hand may. */
export function handsIn(message: unknown): number {
  const text = JSON.stringify(message);
  return text.match(/"(?:hands|dealt)":/g)?.length ?? 0;
}
