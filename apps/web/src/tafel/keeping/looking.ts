/** Looking: what the device keeps, taken over into this window, and what windows left behind that are gone. */
import { open, put, sheets, shut, unread } from '../shelf.js';
import { trouble } from '../../storage/trouble.js';
import { leftBehind } from './aside.js';
import { isBeginning, type KeptSheet, readAll, sheetIn } from './kept.js';
import { lineUp, takeOverLine } from './line.js';
import { queued, waiting } from './queue.js';
import { reopen, retype } from './reopening.js';
import { roundsBeyond } from './retyping.js';
import { tryAgain } from './storing.js';
import { typedAt } from './typed.js';
import { placeNow } from './typing.js';
import { setKept, setUnkept, unstored } from './unstored.js';

/** Asks the device what it keeps, after what this window has still to write: at the start, and again when it may be old. */
export function lookForSheets(): Promise<void> {
  return queued(async () => {
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
