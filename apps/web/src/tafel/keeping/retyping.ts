/**
 * Retyping: rounds that were written here and never stored, as they would be typed again.
 *
 * Where another window was quicker, what stands there is right; what stood only here lies open again, round by round.
 */
import { type Entry, entriesOf, type SheetEvent } from '@puur/tafel';
import { draftOf, typedOf } from '../entry/draft.js';
import type { Lost } from './change.js';
import type { Typed } from './line.js';
import { placeWith } from './typing.js';

/**
 * The rounds of a log that are not in its beginning: new ones, and those that it corrects.
 * @param stored the beginning, as it was stored
 */
export function roundsBeyond(stored: readonly SheetEvent[], log: readonly SheetEvent[]): readonly Typed[] {
  const [before, after] = [entriesOf(stored), entriesOf(log)];
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  const isCounted = areCounted(stored, log);
  return after.flatMap((entry, at) => {
    const isStanding = isCounted
      ? JSON.stringify(before[at]) === JSON.stringify(entry)
      : known.has(JSON.stringify(entry));
    return isStanding ? [] : [typedAgain(entry, isCounted && at < before.length ? at + 1 : null)];
  });
}

/** Whether rounds have kept their numbers; once some are struck or taken back they say nothing, but where one alone differs. */
function areCounted(stored: readonly SheetEvent[], log: readonly SheetEvent[]): boolean {
  if (log.slice(stored.length).every(({ type }) => type === 'entered' || type === 'corrected')) return true;
  const [before, after] = [entriesOf(stored), entriesOf(log)].map((entries) =>
    entries.map((one) => JSON.stringify(one)),
  );
  return before!.length === after!.length && after!.filter((text, at) => text !== before![at]).length === 1;
}

/** What a log took away of its beginning: a round that stands there and here no more. Null where nothing. */
export function lostBeyond(stored: readonly SheetEvent[], log: readonly SheetEvent[]): Lost | null {
  if (areCounted(stored, log)) return null;
  const after = entriesOf(log).map((entry) => JSON.stringify(entry));
  const isGone = entriesOf(stored).some((entry) => {
    const at = after.indexOf(JSON.stringify(entry));
    if (at >= 0) after.splice(at, 1);
    return at < 0;
  });
  if (!isGone) return null;
  const last = log
    .slice(stored.length)
    .findLast(({ type }) => type === 'undone' || type === 'redone' || type === 'struck');
  return last?.type === 'undone' ? 'undone' : 'struck';
}

/** A round as it is typed, and the place of the address where that is done. */
function typedAgain(entry: Entry, round: number | null): Typed {
  if ('key' in entry) {
    const { team, key, points, match } = entry;
    const place = placeWith(new URLSearchParams({ runde: '', seite: `${team}`, spiel: key }).toString(), round);
    return { place, typed: { typed: typedOf(points), match } };
  }
  const place = placeWith('runde=', round);
  if ('announced' in entry) {
    return { place, typed: { announced: entry.announced.map(typedOf), made: entry.made.map(typedOf) } };
  }
  return { place, typed: draftOf(entry) };
}
