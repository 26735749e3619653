/**
 * Typing: what has been tapped of a round that is not written yet.
 *
 * It is kept for this window by slate and place, so that a reload, or a phone that throws the page away for room, costs
 * no tap, and so that a round can be opened again that another window was quicker than. Left without saving it is
 * forgotten, but for a round that was written before: that one goes back into its line. What is read back is judged by who asks: it may come from an older Puur.
 */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../app/route.js';
import { leaveOpen } from './line.js';
import { forgetTyped, keepTyped, typedAt } from './typed.js';

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
      leaveOpen(id, place, typed.peek());
      forgetTyped(id, place);
    };
  }, []);
  return typed;
}

function judgeKept<T>(id: string, place: string, judge: (value: unknown) => T | null): T | null {
  const value = typedAt(id, place);
  return value === null ? null : judge(value);
}
