/**
 * State: the slates of this device, and the one that lies on the table.
 *
 * What is written is judged by `@puur/tafel`; here its log is kept and shown. A slate that cannot be stored goes on until
 * the window closes, and says so.
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
import { forgetSheet, type KeptSheet, readSheets, saveSheet } from './kept.js';
import { say } from './texts.js';

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

/** Asks the device what it keeps. */
export async function lookForSheets(): Promise<void> {
  try {
    sheets.value = await readSheets();
  } catch {
    sheets.value ??= [];
  }
}

function put(kept: KeptSheet): void {
  sheets.value = [kept, ...(sheets.value ?? []).filter(({ id }) => id !== kept.id)];
}

// One write after the other: the second must know what the first has stored.
let writing: Promise<void> = Promise.resolve();

/** Resolves once all that was written up to now is on the device, or was said not to be. */
export function settled(): Promise<void> {
  return writing;
}

function keep(kept: KeptSheet, known: number): void {
  put(kept);
  writing = writing.then(async () => {
    try {
      const saved = await saveSheet(kept, known);
      untoast('tafel-unsaved');
      if (saved.code === 'saved') return;
      put(saved.stored);
      toast({ kind: 'tafel-elsewhere', text: say().elsewhere });
    } catch {
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
    keep({ ...now.kept, log: [...log, judged.value], writtenAt: Date.now() }, log.length);
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
  writing = writing.then(() => forgetSheet(kept.id)).catch(() => undefined);
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
