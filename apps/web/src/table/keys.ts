/**
 * Keys: everything at the table by keyboard.
 */
import { useEffect } from 'preact/hooks';
import { prefs } from '../app/prefs.js';
import { handOf } from './sort.js';
import { pause, snapshot } from './session.js';
import {
  askAdvice,
  choose,
  chosen,
  giveThanks,
  isLastSeen,
  isYourTurn,
  sayStoeck,
  sayWeis,
  sheet,
  tapCard,
  takeRest,
  takeTrick,
  undo,
} from './state.js';

/** Whether a key belongs to what has the focus. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** What keys still do while the game rests: to go on, and to look. */
const RESTING = ['p', 'l', 't', '?'];

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  const now = snapshot.value;
  if (!now) return;
  const isOpen = document.querySelector('.sheet[aria-modal], .between, .cover') !== null;
  const { key } = event;
  if (key === 'Escape') {
    if (sheet.value !== null) sheet.value = null;
    else if (chosen.value !== null) choose(null);
    else if (!isOpen) sheet.value = 'menu';
    return;
  }
  if (isOpen || (now.isPaused && !RESTING.includes(key.toLowerCase()))) return;
  if (key >= '1' && key <= '9') {
    pick(Number(key) - 1);
    event.preventDefault();
    return;
  }
  const onButton = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (key) {
    case 'Enter':
      if (!onButton && chosen.value !== null) tapCard(chosen.value);
      return;
    case ' ':
      if (now.view.phase === 'trick-complete' && !onButton) {
        event.preventDefault();
        void takeTrick();
      }
      return;
  }
  switch (key.toLowerCase()) {
    case 's':
      void sayStoeck();
      return;
    case 'w':
      if (now.offers.weise.length > 0 && !isYourTurn.value) void sayWeis();
      return;
    case 'r':
      void takeRest();
      return;
    case 'b':
      void giveThanks('partie');
      return;
    case 'l':
      if (now.eyes !== null && isLastSeen(now, now.eyes)) sheet.value = 'last';
      return;
    case 't':
      sheet.value = 'slate';
      return;
    case 'h':
      if (prefs.value.hints) void askAdvice();
      return;
    case 'u':
      if (now.mayUndo) void undo();
      return;
    case 'p':
      pause(!now.isPaused);
      return;
    case '?':
      sheet.value = 'keys';
      return;
  }
}

/** Puts the focus on a card of the hand and chooses it, where it is one's turn. */
function pick(index: number): void {
  const now = snapshot.value;
  const { deck, pairing } = prefs.value;
  if (!now) return;
  const card = handOf(now.view, deck, pairing)[index];
  if (card === undefined) return;
  document.querySelector<HTMLElement>(`.hand [data-card="${card}"]`)?.focus();
  if (isYourTurn.value && chosen.value !== card) {
    if (prefs.value.oneTap || !now.view.options.cards.includes(card)) tapCard(card);
    else choose(card);
  }
}

/** L and T look as long as they are held. */
function onKeyUp(event: KeyboardEvent): void {
  if (event.key.toLowerCase() === 'l' && sheet.value === 'last') sheet.value = null;
}

export function useKeys(): void {
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    addEventListener('keyup', onKeyUp);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keyup', onKeyUp);
    };
  }, []);
}
