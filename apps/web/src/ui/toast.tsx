/**
 * Toasts: what passes. One of a kind at a time.
 *
 * They never cover a card, nor anything that can be tapped, and text only where nothing else is free: a toast has no place
 * of its own but takes the best free one on the screen as it is (`room.ts`), and goes to another when something comes
 * to lie where it is. Only what refuses a card has one of its own, at the mat's lower edge. Where a screen has no room at
 * all a toast lets taps through, and goes with the next one.
 */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { said } from '../lang/texts.js';
import { Icon, type IconName } from './icon.js';
import { type Box, doTouch, placeIn, roomsIn } from './room.js';

export interface Toast {
  /** Another one of the same kind takes its place. */
  readonly kind: string;
  readonly text: string;
  /** Is shown instead of the text where that has no room; the text is said all the same. */
  readonly brief?: string;
  readonly icon?: IconName;
  readonly isBad?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed or taken away. */
  readonly stays?: boolean;
}

const shown = signal<readonly Toast[]>([]);
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const LASTS = 6000;

export function toast(next: Toast): void {
  shown.value = [...shown.value.filter(({ kind }) => kind !== next.kind), next];
  clearTimeout(timers.get(next.kind));
  if (!next.stays) {
    timers.set(
      next.kind,
      setTimeout(() => {
        untoast(next.kind);
      }, LASTS),
    );
  }
}

export function untoast(kind: string): void {
  if (shown.value.some((one) => one.kind === kind)) shown.value = shown.value.filter((one) => one.kind !== kind);
}

// ── Where they lie ───────────────────────────────────────────────────────────────────────────────────────────────────

const TAPPED = 'button, a[href], input, select, textarea, summary, label, [role=button], [role=slider]';
const CARDS = '.card, .held, .lying, .place';
const TEXTS = 'h1, h2, h3, p, li, td, th, dt, dd, legend, .tag, .count, .turn, .board';
/** Free on each side of what must not be covered, and from the edge of the window. */
const GAP = 4;
const EDGE = 8;
/** Where messages come if everything is free, and the width a line is read well in. */
const TOP = 64;
const WIDEST = 480;
/** Below these widths what one can do stands under the words, and the sign goes. */
const ONE_LINE = 420;
const SLIM = 300;
/** Letters of a text that is short enough to have its button beside it. */
const SHORT = 28;
/** How often it is looked whether something came to lie under one, in milliseconds. */
const LOOKS = 250;

function boxesOf(within: ParentNode, selector: string, gap: number): readonly Box[] {
  const boxes: Box[] = [];
  for (const element of within.querySelectorAll(selector)) {
    if (element.closest('.toasts, .hidden')) continue;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3 || bottom <= 0 || top >= innerHeight || !element.checkVisibility()) continue;
    boxes.push({ left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap });
  }
  return boxes;
}

/** What may not be covered now. Under a dark veil there is nothing to tap. */
function takenNow(): readonly Box[] {
  const veil = document.querySelector('.veil');
  const sheet = veil ? [...document.querySelectorAll('.sheet')].at(-1) : undefined;
  if (!sheet) return boxesOf(document, `${TAPPED}, ${CARDS}`, GAP);
  return [
    ...boxesOf(sheet, `${TAPPED}, ${CARDS}`, GAP),
    ...(veil?.classList.contains('light') ? boxesOf(document, CARDS, GAP) : []),
  ];
}

/** Room for a refusal where the cards lie: as high as what is touched, and on a phone's side as wide as beside a trick. */
const STRIP = { least: 36, beside: 176 };

/**
 * The place of a refusal at the table: at the mat's lower edge, over the line that says whose turn it is, and on a phone
 * on its side beside the trick. Always the same one, so that one knows where to look; null where no mat is to be seen.
 */
function stripNow():
  (Box & { readonly middle: number; readonly shape: 'below' | 'beside' | 'tall'; readonly isBig: boolean }) | null {
  const table = document.querySelector<HTMLElement>('.table');
  const mat = table?.querySelector('.mat')?.getBoundingClientRect();
  if (!table || !mat || document.querySelector('.veil')) return null;
  const boxes = (selector: string): readonly DOMRect[] =>
    [...table.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const bottom = Math.min(mat.bottom + 2, ...boxes('.held').map(({ top }) => top - GAP));
  const { mode } = table.dataset;
  const isBig = table.classList.contains('big');
  const middle = (mat.left + mat.right) / 2;
  if (mode === 'side') {
    const left = mat.left + EDGE;
    const top = Math.max(mat.top, ...boxes('.seat.left .tag').map((seat) => seat.bottom + GAP));
    const right = Math.min(left + STRIP.beside, ...boxes('.lying, .place').map((card) => card.left - GAP));
    return {
      left,
      top,
      right,
      bottom: Math.min(bottom, mat.bottom - GAP),
      middle,
      shape: 'beside',
      isBig,
    };
  }
  const keys = boxes('.actions .button');
  if (mode === 'upright') {
    const top = Math.max(mat.bottom - 52, ...keys.map((key) => key.bottom + 1));
    // A refusal comes at one's turn, where the place of the own card is empty: large words need that too, and the quiet keys beside it give way.
    if (isBig) {
      const free = Math.max(mat.top, ...boxes('.lying, .seat .tag').map((one) => one.bottom + GAP));
      const end = Math.min(bottom, ...boxes('.moment .button').map((key) => key.top - GAP));
      return { left: mat.left, top: free, right: mat.right, bottom: end, middle, shape: 'tall', isBig };
    }
    return { left: mat.left, top, right: mat.right, bottom, middle, shape: 'below', isBig };
  }
  return {
    left: Math.max(mat.left, ...keys.filter((key) => key.left < middle).map((key) => key.right)) + EDGE,
    right: Math.min(mat.right, ...keys.filter((key) => key.left >= middle).map((key) => key.left)) - EDGE,
    top: Math.max(mat.top, ...boxes(isBig ? '.lying' : '.lying, .place').map((card) => card.bottom)) + GAP,
    bottom: Math.min(bottom, mat.bottom - GAP),
    middle,
    shape: 'below',
    isBig,
  };
}

/** Lays a refusal into its place; whether it has room there. */
function placeInStrip(element: HTMLElement): boolean {
  const strip = stripNow();
  const high = strip ? strip.bottom - strip.top : 0;
  if (!strip || high < STRIP.least) return false;
  const width = Math.min(strip.isBig ? WIDEST * 1.5 : WIDEST, strip.right - strip.left);
  element.style.width = `${width}px`;
  element.style.maxHeight = '';
  element.dataset.width = 'wide';
  element.dataset.strip = strip.shape;
  const hasBrief = element.querySelector('.brief') !== null;
  for (const isBrief of hasBrief ? [false, true] : [false]) {
    element.dataset.brief = isBrief ? 'yes' : 'no';
    // Large words that have no room there either are scrolled: above they would lie over what is trump.
    const isLast = isBrief || !hasBrief;
    if (strip.shape === 'tall' && isLast) element.style.maxHeight = `${high}px`;
    const height = element.offsetHeight;
    if (height > high) continue;
    const left = Math.max(strip.left, Math.min(strip.middle - width / 2, strip.right - width));
    element.dataset.through = 'no';
    element.style.transform = `translate(${left}px, ${strip.bottom - height}px)`;
    return true;
  }
  delete element.dataset.strip;
  return false;
}

function sized(element: HTMLElement, width: number): number {
  element.style.width = `${width}px`;
  element.dataset.width = width >= ONE_LINE ? 'wide' : width >= SLIM ? 'narrow' : 'slim';
  return element.offsetHeight;
}

/** Finds a place for one; others that lie already are not covered either. */
function place(element: HTMLElement, taken: readonly Box[]): void {
  if (element.dataset.kind === 'refusal' && placeInStrip(element)) return;
  const edge = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
  const texts = boxesOf(document, TEXTS, 0);
  const rooms = roomsIn(edge, taken);
  element.style.maxHeight = '';
  const find = (isBrief: boolean) => {
    element.dataset.brief = isBrief ? 'yes' : 'no';
    const heights = new Map<number, number>();
    return placeIn(rooms, texts, {
      width: WIDEST,
      middle: innerWidth / 2,
      top: TOP,
      heightAt: (width) => {
        const known = heights.get(width) ?? sized(element, width);
        heights.set(width, known);
        return known;
      },
    });
  };
  let found = find(false);
  const isPressed = found?.isWhole !== true || found.width < SLIM;
  if (isPressed && element.querySelector('.brief')) found = find(true);
  const width = found?.width ?? Math.min(WIDEST, edge.right - edge.left);
  sized(element, width);
  element.dataset.through = found === null ? 'yes' : 'no';
  if (found?.isWhole === false) element.style.maxHeight = `${found.height}px`;
  element.style.transform = `translate(${found?.left ?? (innerWidth - width) / 2}px, ${found?.top ?? TOP}px)`;
}

/** Gives each its place, or only those a new one that no longer lie well. */
function placeAll(list: HTMLElement, areAll: boolean): void {
  const taken = [...takenNow()];
  for (const element of list.children) {
    if (!(element instanceof HTMLElement)) continue;
    const now = element.getBoundingClientRect();
    const isOut = now.right > innerWidth || now.bottom > innerHeight;
    if (areAll || isOut || taken.some((one) => doTouch(one, now))) place(element, taken);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    taken.push({ left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE });
  }
}

export function Toasts(): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const toasts = shown.value;
  useLayoutEffect(() => {
    if (list.current && toasts.length > 0) placeAll(list.current, true);
  });
  useEffect(() => {
    if (toasts.length === 0) return undefined;
    const look = (): void => {
      if (list.current) placeAll(list.current, false);
    };
    const anew = (): void => {
      if (list.current) placeAll(list.current, true);
    };
    // One that had no place goes when a person taps on.
    const tapped = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.toasts')) return;
      for (const { dataset } of list.current?.querySelectorAll<HTMLElement>('[data-through=yes]') ?? [])
        if (dataset.kind !== undefined) untoast(dataset.kind);
    };
    const timer = setInterval(look, LOOKS);
    addEventListener('resize', anew);
    addEventListener('pointerdown', tapped);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', anew);
      removeEventListener('pointerdown', tapped);
    };
  }, [toasts.length > 0]);
  return (
    <div ref={list} class="toasts" role="status" aria-live="polite">
      {toasts.map(({ kind, text, brief, icon = 'info', isBad, action }) => (
        <div key={kind} class={`toast ${isBad ? 'bad' : ''} ${text.length < SHORT ? 'short' : ''}`} data-kind={kind}>
          <Icon name={icon} />
          <p>
            <span class="whole">{text}</span>
            {brief !== undefined && (
              <span class="brief" aria-hidden="true">
                {brief}
              </span>
            )}
          </p>
          {action && (
            <button
              class="button small"
              onClick={() => {
                untoast(kind);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            class="key"
            aria-label={said().app.close}
            onClick={() => {
              untoast(kind);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
