/**
 * Room: where something that passes may lie, so that it covers nothing a person is about to tap or look at.
 *
 * A screen has a free place nearly always, but on every screen and at every size another one; so it is looked for when it
 * is needed, among the largest free rectangles. Pure arithmetic on boxes in CSS pixels; who asks measures the page.
 */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Below this neither a word nor a finger has room. */
export const LEAST = { width: 132, height: 40 };

/** Rooms that are tried; more of them would only be smaller. */
const MOST_ROOMS = 24;
/** How many pixels of covered text one pixel of way from where messages usually come is worth. */
const WAY = 60;
/** And what a pixel more of height than in the widest room is: wide and low is read best. */
const TALL = 400;

const width = ({ left, right }: Box): number => right - left;
const height = ({ top, bottom }: Box): number => bottom - top;
const area = (box: Box): number => width(box) * height(box);

export function doTouch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function shared(a: Box, b: Box): number {
  return doTouch(a, b)
    ? (Math.min(a.right, b.right) - Math.max(a.left, b.left)) * (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0;
}

const holds = (a: Box, b: Box): boolean =>
  a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;

/** What is left of a room on each side of something in it. */
function around(room: Box, taken: Box): readonly Box[] {
  return [
    { ...room, bottom: Math.min(room.bottom, taken.top) },
    { ...room, top: Math.max(room.top, taken.bottom) },
    { ...room, right: Math.min(room.right, taken.left) },
    { ...room, left: Math.max(room.left, taken.right) },
  ].filter((part) => width(part) >= LEAST.width && height(part) >= LEAST.height);
}

/** The largest free rectangles of a window, the largest first: none can be made larger, none holds another. */
export function roomsIn(window: Box, taken: readonly Box[]): readonly Box[] {
  let rooms: readonly Box[] = [window];
  for (const one of taken) {
    if (!rooms.some((room) => doTouch(room, one))) continue;
    const parts = rooms.flatMap((room) => (doTouch(room, one) ? around(room, one) : [room]));
    // Of two alike the first stays.
    rooms = parts.filter(
      (part, at) => !parts.some((other, n) => n !== at && holds(other, part) && (n < at || !holds(part, other))),
    );
  }
  return [...rooms].sort((a, b) => area(b) - area(a));
}

/** A place that was found. */
export interface Found {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Less than it asked for where no room is high enough: the rest is scrolled to. */
  readonly height: number;
  readonly isWhole: boolean;
}

export interface Wish {
  /** No wider than this. */
  readonly width: number;
  /** Where its middle would be, and its upper edge. */
  readonly middle: number;
  readonly top: number;
  /** How high it is at a width. */
  readonly heightAt: (width: number) => number;
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * The best place in these rooms: it covers as little of the `texts` as can be, is near where messages come, and no
 * narrower than need be. Where it fits nowhere it gets the largest room and its height; null where there is no room at all.
 */
export function placeIn(rooms: readonly Box[], texts: readonly Box[], wish: Wish): Found | null {
  const tried = rooms.slice(0, MOST_ROOMS);
  const widest = tried.map((room) => Math.min(wish.width, width(room)));
  const lowest = Math.min(...widest.map(wish.heightAt));
  let best: Found | null = null;
  let least = Infinity;
  for (const [at, room] of tried.entries()) {
    const wide = widest[at]!;
    const high = wish.heightAt(wide);
    if (high > height(room)) continue;
    const free = height(room) - high;
    const rows = [clamp(0, wish.top - room.top, free), ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => part * free)];
    const columns = [clamp(room.left, wish.middle - wide / 2, room.right - wide), room.left, room.right - wide];
    for (const row of rows) {
      for (const left of columns) {
        const top = room.top + row;
        const box = { left, top, right: left + wide, bottom: top + high };
        const covered = texts.reduce((sum, text) => sum + shared(box, text), 0);
        const way = Math.abs(top - wish.top) + Math.abs(left + wide / 2 - wish.middle);
        const cost = covered + WAY * way + TALL * (high - lowest);
        if (cost < least) {
          least = cost;
          best = { left, top, width: wide, height: high, isWhole: true };
        }
      }
    }
  }
  const [largest] = tried;
  if (best !== null || largest === undefined) return best;
  const wide = Math.min(wish.width, width(largest));
  return {
    left: largest.left + (width(largest) - wide) / 2,
    top: largest.top,
    width: wide,
    height: height(largest),
    isWhole: false,
  };
}
