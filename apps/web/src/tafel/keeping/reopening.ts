/**
 * Reopening: what was typed or written here while another window wrote the same slate. Of the two the first is right; the
 * rounds of the second lie open again one after the other, as they were typed, over what the first has written.
 */
import { type Sheet, type SheetEvent, sheetOf } from '@puur/tafel';
import { go, route } from '../../app/route.js';
import { toast } from '../../ui/toast.js';
import { type Open, pathOf, standingOf } from '../shelf.js';
import { say } from '../texts.js';
import { changeOf, type Lost } from './change.js';
import { isLeft, lineUp, moveOpen, openFirst, typedInLine } from './line.js';
import { lostBeyond, roundsBeyond } from './retyping.js';
import { forgetTyped, keepTyped } from './typed.js';
import { placeNow, placeWith, roundAt } from './typing.js';
import { setKept } from './unstored.js';

/** What is being typed: where, what, and over which sheet. */
export interface Typing {
  readonly id: string;
  readonly place: string;
  readonly typed: unknown;
  readonly before: Sheet;
  /** It was the first of the rounds that wait. */
  readonly isOfLine?: boolean;
}

/** Keeps open what is being typed, over what another window has written meanwhile, and says so. */
export function reopen({ id, place, typed, before }: Typing): void {
  const now = standingOf(id);
  if (!now) return;
  const there = placeAfter({ place, before }, now.sheet);
  sayElsewhere(now, before, roundAt(place, before.rounds.length) ?? null, typed === null ? 0 : 1, null);
  if (typed === null) {
    if (roundAt(place, before.rounds.length) !== null && there !== place) go(pathOf(id), { replace: true });
    return;
  }
  keepTyped(id, there, typed);
  moveOpen(id, place, there);
  if (there !== place) {
    go(pathOf(id, there), { replace: true });
    forgetTyped(id, place);
  }
}

/**
 * Lays open again what was written here over what another window has written meanwhile, and says so: all rounds that were
 * never stored, and the one that is written just now as it was typed. What was taken back here and stands again is told.
 * @param base the beginning of the log that was known to be stored
 */
export function retype(
  id: string,
  base: readonly SheetEvent[],
  log: readonly SheetEvent[],
  typing: Typing | null,
): void {
  setKept(id);
  const now = standingOf(id);
  const before = sheetOf(base);
  if (!now || !before.ok) return;
  const earlier = roundsBeyond(base, log).map((round) => ({ ...round, before: before.value }));
  const rounds = [...earlier, ...(typing && typing.typed !== null ? [typing] : [])].map(({ place, typed, before }) => ({
    place: placeAfter({ place, before }, now.sheet),
    typed,
  }));
  if (rounds.length > 0) lineUp(id, rounds, typing?.isOfLine === true);
  const told = typing ?? (earlier.length === 1 ? earlier[0]! : null);
  const round = told === null ? null : (roundAt(told.place, told.before.rounds.length) ?? null);
  const count = rounds.length === 0 ? 0 : typedInLine(id).length;
  sayElsewhere(now, typing?.before ?? before.value, round, count, lostBeyond(base, log));
  if (rounds.length > 0) openNext(id);
}

/**
 * Opens the first of the rounds that wait to be written again, where the sheet lies open and nothing is being typed.
 * @param isAsked somebody said so; otherwise not where it was left just before
 */
export function openNext(id: string, isAsked = false): void {
  const { screen, query, hash } = route.value;
  const isHere = screen === 'tafel' && query.get('tafel') === id;
  if (!isHere || placeNow() !== null || hash.has('verlauf') || (isLeft(id) && !isAsked)) return;
  const rounds = standingOf(id)?.sheet.rounds.length ?? 0;
  const place = openFirst(id, (at) => (roundAt(at, rounds) === undefined ? placeWith(at, null) : at));
  if (place !== null) go(pathOf(id, place));
}

/** Where a round lies after others have written: by its number, else where the same stands now; null: nowhere. */
function whereNow(before: Sheet, after: Sheet, round: number): number | null {
  const texts = after.rounds.map(({ entry }) => JSON.stringify(entry));
  const text = JSON.stringify(before.rounds[round - 1]?.entry);
  if (texts[round - 1] === text) return round;
  const at = texts.indexOf(text);
  if (at >= 0) return at + 1;
  // Corrected over there as well: it is the same round. With another number of rounds nobody knows, and it is a new one.
  return texts.length === before.rounds.length ? round : null;
}

function placeAfter({ place, before }: Pick<Typing, 'place' | 'before'>, after: Sheet): string {
  const round = roundAt(place, before.rounds.length) ?? null;
  return placeWith(place, round === null ? null : whereNow(before, after, round));
}

/** Says what another window did meanwhile, and what became of what was done here. */
function sayElsewhere(now: Open, before: Sheet, round: number | null, rounds: number, lost: Lost | null): void {
  const change = changeOf(before, now.sheet, now.kept.log, round);
  const { elsewhere, meanwhile } = say().keeping;
  const text = rounds === 0 && lost === null && change === null ? elsewhere : meanwhile(change, rounds, lost);
  toast({ kind: 'tafel-elsewhere', text });
}
