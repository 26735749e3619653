/** The slates as a part of a backup: each with its log as the text of a record. */
import { writeTafel } from '@puur/tafel';
import { type BackupPart, isObject, isTime, restoreEach } from '../../storage/part.js';
import { addSheet, type KeptSheet, readAll, sheetIn } from './kept.js';
import { tellWindows } from './windows.js';

interface BackedSheet extends Omit<KeptSheet, 'log' | 'version'> {
  readonly text: string;
}

export const sheetsPart: BackupPart = {
  name: 'tafeln',
  async take(miss) {
    const { sheets, unread } = await readAll();
    for (const _ of unread) miss();
    return sheets.map(({ log, version: _, ...head }) => ({ ...head, text: writeTafel(log) }) satisfies BackedSheet);
  },
  async restore(value) {
    const restored = await restoreEach(value, wholeSheetIn, addSheet);
    // Another window with the slates shows them at once.
    if (restored.added > 0) tellWindows();
    return restored;
  },
};

/** A slate as `take` writes it: what is damaged in a file is told as damaged. */
function wholeSheetIn(value: unknown): KeptSheet | null {
  if (!isObject(value)) return null;
  const { startedAt, writtenAt } = value;
  return (startedAt === null || isTime(startedAt)) && isTime(writtenAt) ? sheetIn(value) : null;
}
