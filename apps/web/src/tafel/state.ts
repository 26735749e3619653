/**
 * State: the slates of this device, and the one that lies on the table.
 *
 * What is written is judged by `@puur/tafel`; here its log is kept and shown. A slate that cannot be stored goes on until
 * the window closes, and says so. Of two windows that write at once the first is right; the rounds of the second lie open
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
} from '@puur/tafel';
import { go, route } from '../app/route.js';
import { toast, untoast } from '../ui/toast.js';
import { saveRecord } from './sharing.js';
import { forgetSheet, isBeginning, type KeptSheet, readSheets, saveSheet } from './kept.js';
import { say } from './texts.js';
import { roundsBeyond } from './retyping.js';
import {
  forgetTyped,
  keepTyped,
  lineUp,
  placeNow,
  placeWith,
  roundAt,
  takeFromLine,
  typedAt,
  typedInLine,
} from './typing.js';
import { tellWindows } from './windows.js';

/** All sheets, the last written first; null until the device was asked. */
export const sheets = signal<readonly KeptSheet[] | null>(null);
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
      takeOver(await readSheets());
    } catch {
      sheets.value ??= [];
    }
  });
  writing = looked;
  return looked;
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
  for (const mine of outrun) retype(mine.id, mine.log, null);
}

/** What is being typed: where, what, and over which sheet. */
interface Typing {
  readonly id: string;
  readonly place: string;
  readonly typed: unknown;
  readonly before: Sheet;
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

/** What this window shows of a sheet: its rounds, and the number of the last where that was written last. */
function standingOf(id: string): { readonly sheet: Sheet; readonly last: number | null } | null {
  const stored = sheets.value?.find((one) => one.id === id);
  const sheet = stored && sheetOf(stored.log);
  if (!stored || !sheet?.ok) return null;
  return { sheet: sheet.value, last: stored.log.at(-1)?.type === 'entered' ? sheet.value.rounds.length : null };
}

function placeAfter({ place, before }: Omit<Typing, 'id' | 'typed'>, after: Sheet): string {
  const round = roundAt(place, before.rounds.length) ?? null;
  return placeWith(place, round === null ? null : whereNow(before, after, round));
}

/** Keeps open what is being typed, over what another window has written meanwhile, and says so. */
function reopen({ id, place, typed, before }: Typing): void {
  const now = standingOf(id);
  if (!now) return;
  const there = placeAfter({ place, before }, now.sheet);
  if (typed === null) {
    toast({ kind: 'tafel-elsewhere', text: say().elsewhere });
    if (roundAt(place, before.rounds.length) !== null && there !== place) go(pathOf(id), { replace: true });
    return;
  }
  keepTyped(id, there, typed);
  toast({ kind: 'tafel-elsewhere', text: say().meanwhile(now.last, 1) });
  if (there !== place) {
    go(pathOf(id, there), { replace: true });
    forgetTyped(id, place);
  }
}

/**
 * Lays open again what was written here over what another window has written meanwhile, and says so: all rounds that were
 * never stored, and the one that is written just now as it was typed.
 * @returns whether there was any
 */
function retype(id: string, log: readonly SheetEvent[], typing: Typing | null): boolean {
  const stored = unstored.get(id);
  if (unstored.delete(id)) untoast('tafel-unsaved');
  const now = standingOf(id);
  const before = stored && sheetOf(stored);
  if (!now) return false;
  const earlier =
    stored && before?.ok ? roundsBeyond(stored, log).map((round) => ({ ...round, before: before.value })) : [];
  const rounds = [...earlier, ...(typing && typing.typed !== null ? [typing] : [])].map(({ place, typed, before }) => ({
    place: placeAfter({ place, before }, now.sheet),
    typed,
  }));
  if (rounds.length === 0) return false;
  lineUp(id, rounds);
  toast({ kind: 'tafel-elsewhere', text: say().meanwhile(now.last, typedInLine(id).length) });
  openNext(id);
  return true;
}

/** Opens the first of the rounds that wait to be written again, where the sheet lies open and nothing is being typed. */
export function openNext(id: string): void {
  const { screen, query, hash } = route.value;
  const isHere = screen === 'tafel' && query.get('tafel') === id;
  if (!isHere || placeNow() !== null || hash.has('verlauf')) return;
  const next = takeFromLine(id);
  if (next === null) return;
  keepTyped(id, next.place, next.typed);
  go(pathOf(id, next.place));
}

function put(kept: KeptSheet): void {
  sheets.value = [kept, ...(sheets.value ?? []).filter(({ id }) => id !== kept.id)];
}

/** Sheets that stand in this window and could not be stored, with the log that is stored of them. */
const unstored = new Map<string, readonly SheetEvent[]>();

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
  queue(kept.id, async () => {
    try {
      const saved = await saveSheet(kept, known);
      if (saved.code === 'saved') {
        unstored.delete(kept.id);
        untoast('tafel-unsaved');
        tellWindows();
        return;
      }
      fresh.value = null;
      put(saved.stored);
      if (!retype(kept.id, kept.log.slice(0, typing === null ? kept.log.length : known), typing)) {
        toast({ kind: 'tafel-elsewhere', text: say().elsewhere });
      }
    } catch {
      if (!unstored.has(kept.id)) unstored.set(kept.id, kept.log.slice(0, known));
      toast({
        kind: 'tafel-unsaved',
        text: say().unsaved,
        isBad: true,
        stays: true,
        action: {
          label: say().secure,
          run: () => {
            saveRecord(kept);
          },
        },
      });
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
    const typing = place === null ? null : { id, place, typed: typedAt(id, place), before: now.sheet };
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
  unstored.delete(kept.id);
  queue(kept.id, () =>
    forgetSheet(kept.id)
      .then(tellWindows)
      .catch(() => undefined),
  );
  toast({
    kind: 'tafel-removed',
    text: say().removed,
    icon: 'trash',
    action: {
      label: say().undo,
      run: () => {
        keep(kept, 0);
      },
    },
  });
}
