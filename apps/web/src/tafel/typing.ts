/**
 * Typing: what has been tapped of a round that is not written yet.
 *
 * It is kept for this window by slate and place, so that a reload, or a phone that throws the page away for room, costs
 * no tap, and so that a round can be opened again that another window was quicker than. Left without saving it is
 * forgotten. What is read back is judged by who asks: it may come from an older Puur.
 */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../app/route.js';

const PREFIX = 'puur-tafel-eingabe:';
/** Beside the browser's own, for one that keeps nothing. */
const held = new Map<string, unknown>();

function keyOf(id: string, place: string): string {
  return `${PREFIX}${id}#${place}`;
}

/** The place of the address where a round is written; null where none is. */
export function placeNow(): string | null {
  const { screen, hash } = route.value;
  return screen === 'tafel' && hash.has('runde') ? hash.toString() : null;
}

/** The place of a round that stands, or of a new one: what else the address says stays. */
export function placeWith(place: string, round: number | null): string {
  const next = new URLSearchParams(place);
  next.set('runde', round === null ? '' : `${round}`);
  return next.toString();
}

/** The round a place means: a number, null for a new one, undefined where there is no such round. */
export function roundAt(place: string, rounds: number): number | null | undefined {
  const text = new URLSearchParams(place).get('runde') ?? '';
  if (text === '') return null;
  const round = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
  return round <= rounds ? round : undefined;
}

/** Keeps what was typed at a place. */
export function keepTyped(id: string, place: string, typed: unknown): void {
  const key = keyOf(id, place);
  held.set(key, typed);
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Blocked or full: it holds as long as the page.
  }
}

/** What was typed at a place; null where nothing was. */
export function typedAt(id: string, place: string): unknown {
  const key = keyOf(id, place);
  if (held.has(key)) return held.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function forgetTyped(id: string, place: string): void {
  const key = keyOf(id, place);
  held.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing kept.
  }
}

/** A round as it was typed, and its place. */
export interface Typed {
  readonly place: string;
  readonly typed: unknown;
}

/** Kept where a place is, under a name that no place has. */
const LINE = 'reihe';

/** Rounds that lie ready to be written again, in their order. */
export function typedInLine(id: string): readonly Typed[] {
  const line = typedAt(id, LINE);
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

/** Puts rounds at the end of the line: one that waits there already is not put there twice. */
export function lineUp(id: string, rounds: readonly Typed[]): void {
  const line = typedInLine(id);
  const texts = new Set(line.map((round) => JSON.stringify(round)));
  keepTyped(id, LINE, [...line, ...rounds.filter((round) => !texts.has(JSON.stringify(round)))]);
}

/** Takes the first of the line; null where nothing waits. */
export function takeFromLine(id: string): Typed | null {
  const [first, ...others] = typedInLine(id);
  if (first === undefined) return null;
  if (others.length > 0) keepTyped(id, LINE, others);
  else forgetTyped(id, LINE);
  return first;
}

/**
 * What is typed on this page, kept with every tap; null as long as nothing is.
 * @param judge what of a kept value can be shown again, null where it cannot
 */
export function useTyped<T>(id: string, judge: (value: unknown) => T | null): Signal<T | null> {
  const place = useRef(placeNow() ?? '').current;
  const typed = useSignal<T | null>(judgeKept(id, place, judge));
  useEffect(() => {
    const stop = typed.subscribe((now) => {
      if (now !== null) keepTyped(id, place, now);
    });
    return () => {
      stop();
      forgetTyped(id, place);
    };
  }, []);
  return typed;
}

function judgeKept<T>(id: string, place: string, judge: (value: unknown) => T | null): T | null {
  const value = typedAt(id, place);
  return value === null ? null : judge(value);
}
