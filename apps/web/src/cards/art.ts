/**
 * Art: the deck as it is drawn now, for every card on every screen.
 *
 * Cards are drawn by `@puur/cards`, loaded apart, so that the first picture does not wait for them. A deck in a style is a
 * sprite of symbols that stands once in the page; a card is a reference to its symbol. When deck, colours, light or
 * language change, another sprite is put beside it first and the old one leaves after, so no card is ever blank.
 */
import { computed, effect, signal } from '@preact/signals';
import type { CardName, Deck, Style } from '@puur/cards';
import { type Card, formatCard, SUIT_LETTERS, type Suit } from '@puur/rules';
import { type Prefs, prefs } from '../app/prefs.js';
import { light } from '../app/light.js';
import { texts } from '../lang/texts.js';

type Art = typeof import('@puur/cards');
const art = signal<Art | null>(null);
/** The deck and style whose sprite stands in the page. */
const drawn = signal<{ readonly deck: Deck; readonly style: Style } | null>(null);

const wanted = computed((): { readonly deck: Deck; readonly style: Style } => {
  const { deck, fourColours, pairing } = prefs.value;
  return {
    deck,
    style: {
      colours: fourColours ? 'four' : 'classic',
      contrast: light.value === 'contrast' ? 'high' : 'normal',
      ground: light.value === 'dark' ? 'dark' : 'light',
      roses: 'red',
      corners: 'words',
      pairing,
      index: texts.value?.language ?? 'de',
    },
  };
});

let sprite: HTMLElement | null = null;

/** Loads the drawings and keeps the sprite of the page as the person wants it. */
export function drawCards(): void {
  void import('@puur/cards').then((loaded) => {
    art.value = loaded;
  });
  effect(() => {
    const { deck, style } = wanted.value;
    const loaded = art.value;
    if (!loaded || texts.value === null) return;
    const next = document.createElement('div');
    next.className = 'sprite';
    next.innerHTML = loaded.symbols(deck, style);
    document.body.append(next);
    const old = sprite;
    sprite = next;
    drawn.value = { deck, style };
    // After the cards have been drawn anew from the new symbols.
    if (old) {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          old.remove();
        });
      });
    }
  });
}

/** Whether cards can be shown. */
export const isDrawn = computed(() => drawn.value !== null);

/** Reference to the symbol of a card; null while nothing is drawn yet. */
export function cardRef(card: Card, size: 'large' | 'compact'): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  return `#${art.value.cardSymbol({ ...now, card: formatCard(card) as CardName, size })}`;
}

export function suitRef(suit: Suit): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  return `#${art.value.suitSymbol({ ...now, suit: SUIT_LETTERS[suit]! })}`;
}

/** The back of the cards as a file to be set in. */
export function backDrawing(ground: Prefs['back'] = prefs.value.back): string {
  const now = drawn.value;
  if (!art.value || !now) return '';
  return art.value.cardBack({ ground, style: now.style });
}
