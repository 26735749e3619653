/**
 * Session: the page's end of the table.
 *
 * It owns the host's worker and keeps what came last from it in signals; screens read them and ask through the functions
 * here. There is one session a window, and it outlives a change of screen, so that nobody at the table notices one.
 */
import { computed, effect, signal } from '@preact/signals';
import type { Seat } from '@puur/rules';
import type { SeatRequest } from '@puur/table';
import type { Absence, Advice, Answer, FromHost, Snapshot, TableSetup, ToHost } from '../host/protocol.js';
import { paceOf } from '../app/pace.js';
import { prefs } from '../app/prefs.js';
import { tellUnloaded } from '../app/unloaded.js';
import { hostWorker, whenHostLost } from './worker.js';

/** What there is instead of a table, or null. */
export const absence = signal<Absence | null>(null);
export const snapshot = signal<Snapshot | null>(null);
/** The store failed; told until it works again. */
export const unsaved = signal<'full' | 'blocked' | null>(null);
export const isSaved = computed(() => snapshot.value?.saving === 'saved');

/** The Partie that was played last in this window or another. */
export const CURRENT_KEY = 'puur.partie';

let worker: Worker | null = null;
let next = 0;
const open = new Map<number, (answer: never) => void>();
let asked: { readonly id: string; isRemembered: boolean } | null = null;

function post(message: ToHost): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  const started = hostWorker();
  started.onmessage = ({ data }: MessageEvent<FromHost>) => {
    receive(data);
  };
  whenHostLost(() => {
    tellUnloaded(() => {
      location.reload();
    });
  });
  return started;
}

function receive(message: FromHost): void {
  switch (message.type) {
    case 'snapshot':
      if (message.snapshot.id !== asked?.id) return;
      absence.value = null;
      if (!asked.isRemembered) remember(asked);
      if (message.snapshot.saving === 'saved') unsaved.value = null;
      snapshot.value = message.snapshot;
      return;
    case 'answer':
    case 'advice':
    case 'record': {
      const answer =
        message.type === 'answer' ? message.answer : message.type === 'advice' ? message.advice : message.record;
      open.get(message.no)?.(answer as never);
      open.delete(message.no);
      return;
    }
    case 'absent':
      snapshot.value = null;
      absence.value = message.why;
      return;
    case 'unsaved':
      unsaved.value = message.why;
      return;
  }
}

function ask<T>(make: (no: number) => ToHost): Promise<T> {
  const no = next++;
  return new Promise<T>((resolve) => {
    open.set(no, resolve);
    post(make(no));
  });
}

/** Opens a new Partie; its id. One from a link is remembered once there is such a deal: till then another goes on. */
export function openPartie(setup: TableSetup): string {
  const id = crypto.randomUUID();
  begin(id, setup.deal === undefined);
  post({ type: 'open', id, setup, pace: paceOf(prefs.value) });
  return id;
}

/**
 * Goes on with a Partie of this device; with `steal` also where another window plays it. One that this window has opened
 * already is left as it is: asked for from the store it would be gone where the store keeps nothing.
 */
export function resumePartie(id: string, steal = false): void {
  const isRefused = absence.value === 'bad-deal' || absence.value === 'bad-rules';
  if (asked?.id === id && (absence.value === null || isRefused) && !steal) return;
  begin(id, true);
  post({ type: 'resume', id, pace: paceOf(prefs.value), steal });
}

function begin(id: string, isCertain: boolean): void {
  asked = { id, isRemembered: false };
  absence.value = null;
  snapshot.value = null;
  unsaved.value = null;
  if (isCertain) remember(asked);
}

function remember(one: NonNullable<typeof asked>): void {
  rememberPartie(one.id);
  one.isRemembered = true;
}

/** The Partie that was asked for in this window, else the one that is remembered. */
export function currentPartie(): string | null {
  return asked?.id ?? rememberedPartie();
}

export function rememberPartie(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(CURRENT_KEY);
    else localStorage.setItem(CURRENT_KEY, id);
  } catch {
    // The browser keeps nothing; the address has the id.
  }
}

export function rememberedPartie(): string | null {
  try {
    return localStorage.getItem(CURRENT_KEY);
  } catch {
    return null;
  }
}

export const command = (seat: Seat, request: SeatRequest): Promise<Answer> =>
  ask((no) => ({ type: 'command', no, seat, request }));
export const cut = (seat: Seat, text: string): Promise<Answer> => ask((no) => ({ type: 'cut', no, seat, text }));
export const dealNow = (seat: Seat, text: string): Promise<Answer> =>
  ask((no) => ({ type: 'deal-now', no, seat, text }));
export const turnTrick = (seat: Seat): Promise<Answer> => ask((no) => ({ type: 'turn', no, seat }));
export const takeBack = (seat: Seat): Promise<Answer> => ask((no) => ({ type: 'undo', no, seat }));
/** The record of the running Partie, written by the host; null where there is none. */
export const exportLog = (): Promise<string | null> => ask((no) => ({ type: 'export', no }));
export const advise = (seat: Seat): Promise<Advice | null> => ask((no) => ({ type: 'advice', no, seat }));

export function giveDevice(seat: Seat | null): void {
  post({ type: 'eyes', seat });
}

export function pause(on: boolean): void {
  post({ type: 'pause', on });
}

export function changeLevel(seat: Seat, level: string): void {
  post({ type: 'level', seat, level });
}

// The pace follows the settings, also in the middle of a trick.
effect(() => {
  const pace = paceOf(prefs.value);
  if (worker) post({ type: 'pace', pace });
});
