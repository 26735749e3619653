/** What was learned, as a part of a backup: the log of answers as a progress file of @puur/school. */
import { progressFileOf } from '@puur/school';
import type { BackupPart } from '../storage/backup.js';
import { addToLog, eventsIn, newIn, readLog } from './kept.js';

export const schoolPart: BackupPart = {
  name: 'schule',
  async take() {
    try {
      return progressFileOf(await readLog());
    } catch {
      // Kept by a newer Puur, or not at all: that keeps nothing else from being backed up.
      return null;
    }
  },
  /** The log counts as one thing, however long it is. */
  async restore(value) {
    const theirs = eventsIn(value);
    if (theirs.length === 0) return { added: 0, known: 0 };
    const fresh = newIn(await readLog(), theirs);
    await addToLog(fresh);
    return fresh.length > 0 ? { added: 1, known: 0 } : { added: 0, known: 1 };
  },
};
