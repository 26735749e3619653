/**
 * Line: rounds that were written here and must be written again, since another window was quicker.
 *
 * A round stays in its line until it is written or expressly thrown away: the first of them is opened to be written, and
 * left again by any way it lies where it lay, as it was typed last. The line outlasts the window (see `aside.ts`).
 */
import { signal } from '@preact/signals';
import { asideNow, layAside, takeAway } from './aside.js';
import { forgetTyped, keepTyped, typedAt } from './typed.js';

/** A round as it was typed, and its place. */
export interface Typed {
  readonly place: string;
  readonly typed: unknown;
}

const NAME = 'reihe:';
// What is laid aside is no signal: who shows a line is told here that it is another one.
const changes = signal(0);

function lineOf(id: string): readonly Typed[] {
  const line = asideNow(`${NAME}${id}`);
  return Array.isArray(line) ? line.filter(isTypedRound) : [];
}

function isTypedRound(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    'typed' in value &&
    'place' in value &&
    typeof value.place === 'string'
  );
}

function setLine(id: string, line: readonly Typed[]): void {
  if (line.length > 0) layAside(`${NAME}${id}`, line);
  else takeAway(`${NAME}${id}`);
  changes.value++;
}

/** Rounds that lie ready to be written again, in their order. */
export function typedInLine(id: string): readonly Typed[] {
  return changes.value < 0 ? [] : lineOf(id).map(({ place, typed }) => ({ place, typed }));
}

/**
 * Puts rounds into the line; one that waits there already is not put there twice.
 * @param isFirst before those that wait: the first of the line, which could not be written
 */
export function lineUp(id: string, rounds: readonly Typed[], isFirst = false): void {
  const line = lineOf(id);
  const textOf = ({ place, typed }: Typed): string => JSON.stringify([place, typed]);
  const texts = new Set(line.map(textOf));
  const fresh = rounds.filter((round) => !texts.has(textOf(round)));
  setLine(id, isFirst ? [...fresh, ...line] : [...line, ...fresh]);
}

/** Kept where a place is, under a name that no place has: where the first of the line lies open in this window. */
const OPEN = 'reihe';

function firstOpen(id: string, place: string): boolean {
  return typedAt(id, OPEN) === place && lineOf(id).length > 0;
}

/** Opens the first of the line at a place, as it is typed; it stays in the line. Null where nothing waits. */
export function openFirst(id: string, placeOf: (place: string) => string): string | null {
  const [first] = lineOf(id);
  if (first === undefined) return null;
  const place = placeOf(first.place);
  keepTyped(id, place, first.typed);
  keepTyped(id, OPEN, place);
  left.delete(id);
  return place;
}

/** Takes the round out that lies open at a place, for it is written. Whether it was of the line. */
export function takeOpen(id: string, place: string): boolean {
  if (!firstOpen(id, place)) return false;
  forgetTyped(id, OPEN);
  setLine(id, lineOf(id).slice(1));
  return true;
}

/** The open round goes on at another place. */
export function moveOpen(id: string, place: string, there: string): void {
  if (firstOpen(id, place)) keepTyped(id, OPEN, there);
}

const left = new Set<string>();

/** The open round is left unwritten: it waits as it was typed last, and nothing of the line opens by itself. */
export function leaveOpen(id: string, place: string, typed: unknown): void {
  if (!firstOpen(id, place)) return;
  forgetTyped(id, OPEN);
  const [first, ...others] = lineOf(id);
  setLine(id, [{ place, typed: typed ?? first!.typed }, ...others]);
  left.add(id);
}

/** Whether the first of the line was opened and left: then it is opened only where somebody says so. */
export function isLeft(id: string): boolean {
  return left.has(id);
}

/** Throws the line away. */
export function dropLine(id: string): void {
  left.delete(id);
  forgetTyped(id, OPEN);
  setLine(id, []);
}

/** Takes a line over that a window has left; whether it is one. */
export function takeOverLine(name: string, value: unknown): boolean {
  if (!name.startsWith(NAME)) return false;
  lineUp(name.slice(NAME.length), Array.isArray(value) ? value.filter(isTypedRound) : []);
  return true;
}
