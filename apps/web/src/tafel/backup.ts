/** The slates as a part of a backup: each with its log as the text of a record. */
import { readTafel, writeTafel } from '@puur/tafel';
import type { BackupPart } from '../storage/backup.js';
import { addSheet, type KeptSheet, readSheets } from './kept.js';

interface BackedSheet extends Omit<KeptSheet, 'log' | 'version'> {
  readonly text: string;
}

export const sheetsPart: BackupPart = {
  name: 'tafeln',
  async take() {
    const sheets = await readSheets();
    return sheets.map(({ log, version: _, ...head }) => ({ ...head, text: writeTafel(log) }) satisfies BackedSheet);
  },
  async restore(value) {
    let [added, known] = [0, 0];
    for (const backed of Array.isArray(value) ? (value as readonly unknown[]) : []) {
      const sheet = sheetOf(backed);
      if (sheet === null) continue;
      if (await addSheet(sheet)) added++;
      else known++;
    }
    return { added, known };
  },
};

/** What of a value from a file is a slate, checked field by field; its log is judged event by event. */
function sheetOf(value: unknown): KeptSheet | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, startedAt, writtenAt, tidied, text } = value as Partial<BackedSheet>;
  if (typeof id !== 'string' || id === '' || id.length > 80 || typeof text !== 'string') return null;
  if (typeof startedAt !== 'number' || typeof writtenAt !== 'number') return null;
  const log = readTafel(text);
  if (!log.ok) return null;
  return {
    id,
    version: 1,
    name: typeof name === 'string' ? name.slice(0, 60) : '',
    startedAt,
    writtenAt,
    tidied: Number.isSafeInteger(tidied) && tidied! >= 0 ? tidied! : 0,
    log: log.value,
  };
}
