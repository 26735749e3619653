/**
 * Writing: what the screens do to the slates. What may be written `@puur/tafel` judges; here its log goes on the shelf and
 * is kept.
 */
import type { Result } from '@puur/rules';
import {
  type Opening,
  type QuestionCode,
  type SheetCommand,
  type SheetEvent,
  type SheetRefusal,
  write,
} from '@puur/tafel';
import { go } from '../app/route.js';
import { toast } from '../ui/toast.js';
import { forgetSheet, type KeptSheet, putBack, type UnreadSheet } from './keeping/kept.js';
import { takeOpen } from './keeping/line.js';
import { lookForSheets } from './keeping/looking.js';
import { queue, queued } from './keeping/queue.js';
import { keep } from './keeping/storing.js';
import { typedAt } from './keeping/typed.js';
import { placeNow } from './keeping/typing.js';
import { setKept } from './keeping/unstored.js';
import { tellWindows } from './keeping/windows.js';
import { fresh, open, pathOf, sheets } from './shelf.js';
import { say } from './texts.js';

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
    void queued(async () => {
      await run().catch(() => undefined);
      void lookForSheets();
    });
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
