/**
 * State: the slates of this device, and the one that lies on the table.
 *
 * What is written is judged by `@puur/tafel`; here its log is kept and shown. A slate that cannot be stored goes on, is laid
 * aside for a next window, and is tried again whenever the device is asked. Of two windows that write at once the first is right; the rounds of the second lie open
 * again one after the other, as they were typed, over what the first has written.
 */
import { computed, signal } from '@preact/signals';
import type { Result } from '@puur/rules';
import {
  type Opening,
  type QuestionCode,
  type Sheet,
  type SheetCommand,
  type SheetEvent,
  sheetOf,
  type SheetRefusal,
  write,
  writeTafel,
} from '@puur/tafel';
import { go, route } from '../app/route.js';
import { toast } from '../ui/toast.js';
import { layAside, leftBehind, takeAway } from './keeping/aside.js';
import { changeOf, type Lost } from './keeping/change.js';
import { trouble, type Trouble } from '../storage/trouble.js';
import {
  forgetSheet,
  isBeginning,
  type KeptSheet,
  putBack,
  readAll,
  saveSheet,
  sheetIn,
  type UnreadSheet,
} from './keeping/kept.js';
import { isLeft, lineUp, moveOpen, openFirst, takeOpen, takeOverLine, typedInLine } from './keeping/line.js';
import { lostBeyond, roundsBeyond } from './keeping/retyping.js';
import { say } from './texts.js';
import { forgetTyped, keepTyped, typedAt } from './keeping/typed.js';
import { placeNow, placeWith, roundAt } from './keeping/typing.js';
import { tellWindows } from './keeping/windows.js';

/** All sheets, the last written first; null until the device was asked. */
export const sheets = signal<readonly KeptSheet[] | null>(null);
/** Rows of this device that cannot be read: damaged, or written by a newer Puur. */
export const unread = signal<readonly UnreadSheet[]>([]);
/** Why the device does not give what it keeps; null where it does. Then an empty list says nothing. */
export const shut = signal<Trouble | null>(null);
/** Sheets that are not on the device as they stand here, and what holds them. */
export const unkept = signal<ReadonlyMap<string, 'aside' | 'window' | 'newer'>>(new Map());
/** The round that was written last in this window: its strokes are drawn one by one. */
export const fresh = signal<string | null>(null);

export interface Open {
  readonly kept: KeptSheet;
  readonly sheet: Sheet;
}

/** The sheet of the address. */
export const open = computed((): Open | null => {
  const id = route.value.query.get('tafel');
  const kept = sheets.value?.find((one) => one.id === id);
  if (!kept) return null;
  const sheet = sheetOf(kept.log);
  return sheet.ok ? { kept, sheet: sheet.value } : null;
});

/** Address of a sheet, and of a place on it. */
export function pathOf(id: string, place = ''): string {
  return `/tafel?tafel=${encodeURIComponent(id)}${place === '' ? '' : `#${place}`}`;
}

/** Asks the device what it keeps, after what this window has still to write: at the start, and again when it may be old. */
export function lookForSheets(): Promise<void> {
  const looked = writing.then(async () => {
    try {
      const all = await readAll();
      shut.value = null;
      unread.value = all.unread;
      await adopt();
      takeOver(all.sheets);
      tryAgain();
    } catch (cause) {
      shut.value = trouble(cause);
      await adopt();
      sheets.value ??= [];
    }
  });
  writing = looked;
  return looked;
}

/** Takes over what windows have left that are gone: sheets that were not stored, and rounds that wait in a line. */
async function adopt(): Promise<void> {
  for (const { name, value, forget } of await leftBehind(() => void lookForSheets())) {
    try {
      if (takeOverLine(name, value) || takeOverSheet(value)) forget();
    } catch {
      // Nothing that Puur has written; it stays where it is.
    }
  }
}

/** Shows a sheet that was laid aside, as if it had been written here; whether it is one. */
function takeOverSheet(value: unknown): boolean {
  const kept = sheetIn(value);
  if (kept === null) return false;
  const stored = (value as { readonly stored?: unknown }).stored;
  const base = kept.log.slice(0, typeof stored === 'number' ? stored : 0);
  const mine = sheets.value?.find(({ id }) => id === kept.id);
  if (mine && isBeginning(kept.log, mine.log)) return true;
  if (mine && !isBeginning(mine.log, kept.log)) {
    // Both have written: what is only there waits to be written here.
    lineUp(kept.id, roundsBeyond(base, kept.log));
    return true;
  }
  put(kept);
  setUnkept(kept, base, 'aside');
  return true;
}

/** Tries to store what could not be stored before. */
function tryAgain(): void {
  for (const id of unstored.keys()) {
    const kept = sheets.value?.find((one) => one.id === id);
    if (kept && !waiting.has(id)) store(kept, kept.log.length, null);
  }
}

/** Shows what was read, but for what this window knows better: not yet written, unstored, or being typed on. */
function takeOver(read: readonly KeptSheet[]): void {
  const shown = sheets.value ?? [];
  const at = open.value;
  const outrun: KeptSheet[] = [];
  const next = read
    .filter(({ id }) => !waiting.has(id))
    .map((stored) => {
      const mine = shown.find(({ id }) => id === stored.id);
      if (mine && !isBeginning(stored.log, mine.log)) outrun.push(mine);
      if (!mine || !isBeginning(stored.log, mine.log)) return stored;
      if (mine.log.length === stored.log.length && unstored.has(mine.id)) setKept(mine.id);
      const isSame = mine.log.length === stored.log.length && mine.tidied === stored.tidied;
      return isSame || unstored.has(mine.id) ? mine : stored;
    });
  const isTypedOn = ({ id }: KeptSheet): boolean => id === at?.kept.id && placeNow() !== null;
  const alone = shown.filter(
    (mine) =>
      !next.some(({ id }) => id === mine.id) && (waiting.has(mine.id) || unstored.has(mine.id) || isTypedOn(mine)),
  );
  sheets.value = [...alone, ...next].sort((a, b) => b.writtenAt - a.writtenAt);
  const now = open.value;
  const place = placeNow();
  if (at && now && place !== null && now.kept !== at.kept && !isBeginning(now.kept.log, at.kept.log)) {
    reopen({ id: at.kept.id, place, typed: typedAt(at.kept.id, place), before: at.sheet });
  }
  for (const mine of outrun) {
    const base = unstored.get(mine.id);
    if (base !== undefined) retype(mine.id, base, mine.log, null);
  }
}

/** What is being typed: where, what, and over which sheet. */
interface Typing {
  readonly id: string;
  readonly place: string;
  readonly typed: unknown;
  readonly before: Sheet;
  /** It was the first of the rounds that wait. */
  readonly isOfLine?: boolean;
}

/** Where a round lies after others have written: by its number, else where the same stands now; null: nowhere. */
function whereNow(before: Sheet, after: Sheet, round: number): number | null {
  const texts = after.rounds.map(({ entry }) => JSON.stringify(entry));
  const text = JSON.stringify(before.rounds[round - 1]?.entry);
  if (texts[round - 1] === text) return round;
  const at = texts.indexOf(text);
  if (at >= 0) return at + 1;
  // Corrected over there as well: it is the same round. With another number of rounds nobody knows, and it is a new one.
  return texts.length === before.rounds.length ? round : null;
}

/** What this window shows of a sheet. */
function standingOf(id: string): Open | null {
  const kept = sheets.value?.find((one) => one.id === id);
  const sheet = kept && sheetOf(kept.log);
  return kept && sheet?.ok ? { kept, sheet: sheet.value } : null;
}

/** Says what another window did meanwhile, and what became of what was done here. */
function sayElsewhere(now: Open, before: Sheet, round: number | null, rounds: number, lost: Lost | null): void {
  const change = changeOf(before, now.sheet, now.kept.log, round);
  const { elsewhere, meanwhile } = say().keeping;
  const text = rounds === 0 && lost === null && change === null ? elsewhere : meanwhile(change, rounds, lost);
  toast({ kind: 'tafel-elsewhere', text });
}

function placeAfter({ place, before }: Pick<Typing, 'place' | 'before'>, after: Sheet): string {
  const round = roundAt(place, before.rounds.length) ?? null;
  return placeWith(place, round === null ? null : whereNow(before, after, round));
}

/** Keeps open what is being typed, over what another window has written meanwhile, and says so. */
function reopen({ id, place, typed, before }: Typing): void {
  const now = standingOf(id);
  if (!now) return;
  const there = placeAfter({ place, before }, now.sheet);
  sayElsewhere(now, before, roundAt(place, before.rounds.length) ?? null, typed === null ? 0 : 1, null);
  if (typed === null) {
    if (roundAt(place, before.rounds.length) !== null && there !== place) go(pathOf(id), { replace: true });
    return;
  }
  keepTyped(id, there, typed);
  moveOpen(id, place, there);
  if (there !== place) {
    go(pathOf(id, there), { replace: true });
    forgetTyped(id, place);
  }
}

/**
 * Lays open again what was written here over what another window has written meanwhile, and says so: all rounds that were
 * never stored, and the one that is written just now as it was typed. What was taken back here and stands again is told.
 * @param base the beginning of the log that was known to be stored
 */
function retype(id: string, base: readonly SheetEvent[], log: readonly SheetEvent[], typing: Typing | null): void {
  setKept(id);
  const now = standingOf(id);
  const before = sheetOf(base);
  if (!now || !before.ok) return;
  const earlier = roundsBeyond(base, log).map((round) => ({ ...round, before: before.value }));
  const rounds = [...earlier, ...(typing && typing.typed !== null ? [typing] : [])].map(({ place, typed, before }) => ({
    place: placeAfter({ place, before }, now.sheet),
    typed,
  }));
  if (rounds.length > 0) lineUp(id, rounds, typing?.isOfLine === true);
  const told = typing ?? (earlier.length === 1 ? earlier[0]! : null);
  const round = told === null ? null : (roundAt(told.place, told.before.rounds.length) ?? null);
  const count = rounds.length === 0 ? 0 : typedInLine(id).length;
  sayElsewhere(now, typing?.before ?? before.value, round, count, lostBeyond(base, log));
  if (rounds.length > 0) openNext(id);
}

/**
 * Opens the first of the rounds that wait to be written again, where the sheet lies open and nothing is being typed.
 * @param isAsked somebody said so; otherwise not where it was left just before
 */
export function openNext(id: string, isAsked = false): void {
  const { screen, query, hash } = route.value;
  const isHere = screen === 'tafel' && query.get('tafel') === id;
  if (!isHere || placeNow() !== null || hash.has('verlauf') || (isLeft(id) && !isAsked)) return;
  const rounds = standingOf(id)?.sheet.rounds.length ?? 0;
  const place = openFirst(id, (at) => (roundAt(at, rounds) === undefined ? placeWith(at, null) : at));
  if (place !== null) go(pathOf(id, place));
}

function put(kept: KeptSheet): void {
  sheets.value = [kept, ...(sheets.value ?? []).filter(({ id }) => id !== kept.id)];
}

/** Sheets that stand in this window and could not be stored, with the log that is stored of them. */
const unstored = new Map<string, readonly SheetEvent[]>();

function setUnkept(kept: KeptSheet, base: readonly SheetEvent[], why: 'full' | 'newer' | 'aside'): void {
  unstored.set(kept.id, base);
  const { log, ...head } = kept;
  const isAside = layAside(kept.id, { ...head, text: writeTafel(log), stored: base.length });
  const held = why === 'newer' ? why : isAside ? 'aside' : 'window';
  if (unkept.peek().get(kept.id) !== held) unkept.value = new Map(unkept.peek()).set(kept.id, held);
}

function setKept(id: string): void {
  unstored.delete(id);
  takeAway(id);
  if (unkept.peek().has(id)) unkept.value = new Map([...unkept.peek()].filter(([one]) => one !== id));
}

/** Sheets with writes to come, and how many: until then what stands here is newer than what is stored. */
const waiting = new Map<string, number>();

/** Queues a write; it must not reject. */
function queue(id: string, run: () => Promise<void>): void {
  waiting.set(id, (waiting.get(id) ?? 0) + 1);
  writing = writing.then(run).then(() => {
    const left = waiting.get(id)! - 1;
    if (left > 0) waiting.set(id, left);
    else waiting.delete(id);
  });
}

// One write after the other: the second must know what the first has stored.
let writing: Promise<void> = Promise.resolve();

/** Resolves once all that was written up to now is on the device, or was said not to be. */
export function settled(): Promise<void> {
  return writing;
}

function keep(kept: KeptSheet, known: number, typing: Typing | null = null): void {
  put(kept);
  const base = unstored.get(kept.id);
  // What cannot be stored anyway is aside before anything else can happen.
  if (base !== undefined) setUnkept(kept, base, unkept.peek().get(kept.id) === 'newer' ? 'newer' : 'full');
  store(kept, known, typing);
}

function store(kept: KeptSheet, known: number, typing: Typing | null): void {
  queue(kept.id, async () => {
    const base = unstored.get(kept.id) ?? kept.log.slice(0, known);
    try {
      const saved = await saveSheet(kept, known);
      switch (saved.code) {
        case 'saved':
          // Written on meanwhile, it is stored with what comes next.
          if (sheets.value?.find(({ id }) => id === kept.id)?.log.length === kept.log.length) setKept(kept.id);
          else if (unstored.has(kept.id)) unstored.set(kept.id, kept.log);
          tellWindows();
          return;
        case 'newer':
          setUnkept(kept, base, 'newer');
          return;
        case 'grown':
          fresh.value = null;
          put(saved.stored);
          retype(kept.id, base, kept.log.slice(0, typing === null ? kept.log.length : known), typing);
      }
    } catch {
      setUnkept(kept, base, 'full');
    }
  });
}

/** Begins a sheet and goes to it; or why it cannot begin. */
export function begin(opening: Opening, name: string, now: number): Result<SheetEvent, SheetRefusal> {
  const judged = write([], { type: 'opened', opening });
  if (judged.ok) {
    const id = crypto.randomUUID();
    keep({ id, version: 1, name, startedAt: now, writtenAt: now, tidied: 0, log: [judged.value] }, 0);
    go(pathOf(id), { replace: true });
  }
  return judged;
}

/** Takes in a log that was read from a file. */
export function takeIn(log: readonly SheetEvent[], now: number): void {
  const id = crypto.randomUUID();
  keep({ id, version: 1, name: '', startedAt: now, writtenAt: now, tidied: 0, log }, 0);
  go(pathOf(id));
}

/** Writes to the open sheet; or why not. */
export function send(
  command: SheetCommand,
  confirmed: readonly QuestionCode[] = [],
): Result<SheetEvent, SheetRefusal> | null {
  const now = open.value;
  if (!now) return null;
  const { log } = now.kept;
  const judged = write(log, command, confirmed);
  if (judged.ok) {
    fresh.value = command.type === 'entered' ? now.kept.id : null;
    const { id } = now.kept;
    const place = command.type === 'entered' || command.type === 'corrected' ? placeNow() : null;
    const typing =
      place === null
        ? null
        : { id, place, typed: typedAt(id, place), before: now.sheet, isOfLine: takeOpen(id, place) };
    keep({ ...now.kept, log: [...log, judged.value], writtenAt: Date.now() }, log.length, typing);
  }
  return judged;
}

/** Writes the strokes that stand anew, in fewest. */
export function tidyUp(): void {
  const now = open.value;
  if (now?.sheet.game !== 'schieber') return;
  fresh.value = null;
  keep({ ...now.kept, tidied: now.sheet.rounds.length }, now.kept.log.length);
}

/** Takes a sheet off the device; it can be brought back as long as the toast stands. */
export function remove(kept: KeptSheet): void {
  sheets.value = (sheets.value ?? []).filter(({ id }) => id !== kept.id);
  setKept(kept.id);
  queue(kept.id, () =>
    forgetSheet(kept.id)
      .then(tellWindows)
      .catch(() => undefined),
  );
  sayRemoved(() => {
    keep(kept, 0);
  });
}

/** Takes a row off the device that cannot be read; it can be brought back as long as the toast stands. */
export function removeUnread(row: UnreadSheet): void {
  const after = (run: () => Promise<unknown>): void => {
    writing = writing
      .then(run)
      .catch(() => undefined)
      .then(() => void lookForSheets());
  };
  after(() => forgetSheet(row.id));
  sayRemoved(() => {
    after(() => putBack(row));
  });
}

/** Says that something is gone, and brings it back where that is asked for. */
function sayRemoved(bringBack: () => void): void {
  toast({
    kind: 'tafel-removed',
    text: say().removed,
    icon: 'trash',
    action: { label: say().undo, run: bringBack },
  });
}
