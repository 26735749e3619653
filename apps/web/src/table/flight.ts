/**
 * Flight: a card that moves from where it was to where it lies. Only `transform` and `opacity` move; what lies, lies there
 * from the first moment, and the flight is only the way to it. The rules never wait for a picture.
 */
import type { Card } from '@puur/rules';
import { isStill } from '../app/light.js';
import { MOTION } from '../app/pace.js';
import { prefs } from '../app/prefs.js';

export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
export const EASE_BOTH = 'cubic-bezier(0.5, 0, 0.2, 1)';

/** Where the hand's cards were seen last, in the window: their middle, width and turn. */
const places = new Map<
  Card,
  { readonly x: number; readonly y: number; readonly width: number; readonly turn: number }
>();

export function rememberPlace(card: Card, place: { x: number; y: number; width: number; turn: number }): void {
  places.set(card, place);
}

export function placeOf(card: Card): { x: number; y: number; width: number; turn: number } | undefined {
  return places.get(card);
}

/** Milliseconds of a motion at the speed that is set. */
export function lasting(milliseconds: number): number {
  return milliseconds * MOTION[prefs.peek().speed];
}

/** Moves an element from a transform to where it lies; fades where nothing may fly. */
export function fly(
  element: HTMLElement,
  from: string,
  to: string,
  { duration, easing = EASE_OUT, delay = 0 }: { duration: number; easing?: string; delay?: number },
): Animation {
  if (isStill.peek()) {
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80, fill: 'backwards' });
  }
  return element.animate([{ transform: from }, { transform: to }], {
    duration: lasting(duration),
    delay: lasting(delay),
    easing,
    fill: 'backwards',
  });
}
