/** What was learned, as a part of a backup: the log of answers, each with its id, as a progress file of @puur/school. */
import { progressFileOf } from '@puur/school';
import { type BackupPart, NOTHING } from '../storage/part.js';
import { answersIn, merge, readAnswers } from './kept.js';
import { look } from './store.js';

export const schoolPart = {
  name: 'schule',
  take: async () => progressFileOf(await readAnswers()),
  /** The log counts as one thing, however long it is; what in it is no answer counts each. */
  async restore(value) {
    // What a device that did not give its log wrote into its backups once.
    if (value === null) return NOTHING;
    const { answers, unread } = answersIn(value);
    if (answers.length === 0) return { ...NOTHING, unread };
    try {
      const isNew = (await merge(answers)) > 0;
      // The first screen says which lesson is next.
      if (isNew) await look();
      return { added: isNew ? 1 : 0, known: isNew ? 0 : 1, unread, unwritten: 0 };
    } catch {
      return { ...NOTHING, unread, unwritten: 1 };
    }
  },
} satisfies BackupPart;
