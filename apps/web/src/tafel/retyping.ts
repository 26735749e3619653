/**
 * Retyping: rounds that were written here and never stored, as they would be typed again.
 *
 * Where another window was quicker, what stands there is right; what stood only here lies open again, round by round.
 */
import { type Entry, entriesOf, type SheetEvent } from '@puur/tafel';
import { draftOf, typedOf } from './draft.js';
import { placeWith, type Typed } from './typing.js';

/**
 * The rounds of a log that are not in its beginning: new ones, and those that it corrects.
 * @param stored the beginning, as it was stored
 */
export function roundsBeyond(stored: readonly SheetEvent[], log: readonly SheetEvent[]): readonly Typed[] {
  const [before, after] = [entriesOf(stored), entriesOf(log)];
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  // Once rounds are struck or taken back their numbers say nothing any more.
  const isCounted = log.slice(stored.length).every(({ type }) => type === 'entered' || type === 'corrected');
  return after.flatMap((entry, at) => {
    const isStanding = isCounted
      ? JSON.stringify(before[at]) === JSON.stringify(entry)
      : known.has(JSON.stringify(entry));
    return isStanding ? [] : [typedAgain(entry, isCounted && at < before.length ? at + 1 : null)];
  });
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
