/** Change: what another window did to a slate meanwhile, as far as it can be said in a sentence. */
import { type Entry, type Opening, type Sheet, type SheetEvent, writtenPoints } from '@puur/tafel';

export type Change =
  | { readonly code: 'entered'; readonly round: number }
  /** `from` and `to` are the points as they are written; null where they are the same and something else differs. */
  | { readonly code: 'corrected'; readonly round: number; readonly from: string | null; readonly to: string | null }
  | { readonly code: 'struck'; readonly round: number };

/** Points of a round as they are written. */
export function pointsText(entry: Entry, opening: Opening): string {
  if ('key' in entry) return `${entry.points}`;
  if ('announced' in entry) return entry.made.join(' : ');
  return (opening.game === 'schieber' ? writtenPoints(entry, opening.profile) : entry.points).join(' : ');
}

/**
 * What became of a slate.
 * @param before as this window knew it
 * @param after as it is stored, with its log
 * @param round the one that is being corrected here: what became of it counts before all else
 */
export function changeOf(before: Sheet, after: Sheet, log: readonly SheetEvent[], round: number | null): Change | null {
  if (round !== null && before.rounds.length === after.rounds.length) {
    const own = correction(before, after, round);
    if (own !== null) return own;
  }
  const last = log.at(-1);
  switch (last?.type) {
    case 'entered':
      return { code: 'entered', round: after.rounds.length };
    case 'corrected':
      return correction(before, after, last.round);
    case 'struck':
      return { code: 'struck', round: last.round };
    case 'opened':
    case 'undone':
    case 'redone':
    case undefined:
      return null;
  }
}

function correction(before: Sheet, after: Sheet, round: number): Change | null {
  const [was, is] = [before.rounds[round - 1]?.entry, after.rounds[round - 1]?.entry];
  if (is === undefined || JSON.stringify(was) === JSON.stringify(is)) return null;
  const to = pointsText(is, after.opening);
  const from = was === undefined ? null : pointsText(was, before.opening);
  return from === to ? { code: 'corrected', round, from: null, to: null } : { code: 'corrected', round, from, to };
}

/** What was done here and is gone with it: a round taken back, or struck, that stands again. */
export type Lost = 'undone' | 'struck';
