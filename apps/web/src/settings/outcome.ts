/** Outcome: what became of a backup that was read, in one sentence or two; nothing that was left out is passed over. */
import type { MoreTexts } from '../lang/texts.js';
import type { RestoreResult } from '../storage/backup.js';

type Says = Pick<
  MoreTexts['settings'],
  'restored' | 'restoredThings' | 'restoreUnwritten' | 'restoreBad' | 'restoreNewer'
>;

export function outcomeOf(result: RestoreResult, t: Says): { readonly text: string; readonly isBad: boolean } {
  if (result.code === 'not-backup') return { text: t.restoreBad, isBad: true };
  if (result.code === 'newer-version') return { text: t.restoreNewer, isBad: true };
  const { parts, settings, known, unread, unwritten } = result;
  const { partien = 0, tafeln = 0, schule = 0 } = parts;
  const things = t.restoredThings(partien, tafeln, schule > 0, settings);
  const read = t.restored(things, known, unread);
  return {
    text: unwritten > 0 ? `${read} ${t.restoreUnwritten(unwritten)}` : read,
    isBad: unread > 0 || unwritten > 0,
  };
}
