/** The slates as a part of a backup: each with its log as the text of a record. */
import { readTafel, writeTafel } from '@puur/tafel';
import { type BackupPart, isObject, isTime, restoreEach } from '../storage/part.js';
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
  restore: (value) => restoreEach(value, sheetOf, addSheet),
};

/** What of a value from a file is a slate, checked field by field; its log is judged event by event. */
function sheetOf(value: unknown): KeptSheet | null {
  if (!isObject(value)) return null;
  const { id, name, startedAt, writtenAt, tidied, text } = value;
  if (typeof id !== 'string' || id === '' || id.length > 80 || typeof text !== 'string') return null;
  if (!isTime(startedAt) || !isTime(writtenAt)) return null;
  const log = readTafel(text);
  if (!log.ok || log.value.length === 0) return null;
  return {
    id,
    version: 1,
    name: typeof name === 'string' ? name.slice(0, 60) : '',
    startedAt,
    writtenAt,
    tidied: typeof tidied === 'number' && Number.isSafeInteger(tidied) && tidied >= 0 ? tidied : 0,
    log: log.value,
  };
}
