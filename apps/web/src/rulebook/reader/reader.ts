/**
 * Reader: what a page of the rulebook can do besides being read. A few kilobytes over finished markup: the reader's cards and
 * light, examples to try, search, and the whole book kept on the device.
 */
import 'virtual:puur-rulebook.css';
import { showDeck, showLight } from './deck.js';
import { playExamples } from './examples.js';
import { leadOn } from './language.js';
import { keepBook } from './keep.js';
import { all, page } from './page.js';
import { offerSearch } from './search.js';
import { PREFS_KEY } from '../../app/prefs-key.js';
import { anchorIn, startAll } from './start.js';
import { setWish, type Wish, wishNow } from './wish.js';

function follow(wish: Wish): void {
  showLight(wish);
  showDeck(wish).catch(() => {
    // Without their file the cards stay as they are printed.
  });
  const now = { deck: wish.deck ?? page.deck, theme: wish.theme };
  for (const input of all('#look input') as readonly HTMLInputElement[]) {
    input.checked = now[input.name as keyof typeof now] === input.value;
  }
}

function offerCards(): void {
  const key = document.querySelector<HTMLButtonElement>('[data-action=cards]');
  const panel = document.getElementById('look');
  if (!key || !panel) return;
  key.hidden = false;
  key.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    key.setAttribute('aria-expanded', String(!panel.hidden));
    if (!panel.hidden) panel.querySelector('input')?.focus();
  });
  panel.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) follow(setWish({ [target.name]: target.value }));
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    panel.hidden = true;
    key.setAttribute('aria-expanded', 'false');
    key.focus();
  });
}

/** A link to something folded unfolds it. */
function unfold(): void {
  const at = document.getElementById(anchorIn(location.hash));
  if (at instanceof HTMLDetailsElement) at.open = true;
}

const wish = wishNow();
if (!leadOn(wish)) {
  addEventListener('hashchange', unfold);
  addEventListener('storage', ({ key }) => {
    if (key === PREFS_KEY) follow(wishNow());
  });
  const parts = [
    keepBook,
    (): void => {
      follow(wish);
    },
    offerCards,
    playExamples,
    offerSearch,
    unfold,
  ];
  startAll(parts, reportError);
}
