/**
 * Art: the deck as it is drawn now, for every card on every screen.
 *
 * Cards are drawn by `@puur/cards`, loaded apart, so that the first picture does not wait for them. A deck in a style is a
 * sprite of symbols in the page; a card is a reference to its symbol, which is drawn when the card is first shown: a hand
 * on a small phone wants nine compact faces, and seventy-two at once would hold the page up. Where deck, colours, light
 * or language change, another sprite is begun beside it, and the first stays for the way back.
 */
import { computed, effect, signal } from '@preact/signals';
import type { CardName, Deck, GrowingSprite, Style } from '@puur/cards';
import { type Card, formatCard, SUIT_LETTERS, type Suit } from '@puur/rules';
import { type Prefs, prefs } from '../app/prefs.js';
import { light } from '../app/light.js';
import { texts } from '../lang/texts.js';

type Art = typeof import('@puur/cards');
const art = signal<Art | null>(null);

/** A sprite that stands in the page. */
interface Sprite {
  readonly deck: Deck;
  readonly style: Style;
  readonly symbols: GrowingSprite;
  readonly svg: Element;
}
/** The one that cards are shown from. */
const drawn = signal<Sprite | null>(null);

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

/** Loads the drawings and keeps the sprite of the page as the person wants it. */
export function drawCards(): void {
  void import('@puur/cards').then((loaded) => {
    art.value = loaded;
  });
  const begun = new Map<string, Sprite>();
  effect(() => {
    const { deck, style } = wanted.value;
    const loaded = art.value;
    if (!loaded || texts.value === null) return;
    // Sprites of one prefix share their ids, so there is one of each.
    const key = loaded.suitSymbol({ deck, suit: 'E', style });
    let sprite = begun.get(key);
    if (!sprite) {
      const box = document.createElement('div');
      box.className = 'sprite';
      box.innerHTML = loaded.EMPTY_SPRITE;
      document.body.append(box);
      sprite = { deck, style, symbols: loaded.growingSprite(deck, style), svg: box.firstElementChild! };
      begun.set(key, sprite);
    }
    drawn.value = sprite;
  });
}

/** Whether cards can be shown. */
export const isDrawn = computed(() => drawn.value !== null);

/** Sets in what a sprite has not drawn yet. */
function grow({ svg }: Sprite, markup: string): void {
  if (markup !== '') svg.insertAdjacentHTML('beforeend', markup);
}

/** Reference to the symbol of a card; null while nothing can be drawn yet. */
export function cardRef(card: Card, size: 'large' | 'compact'): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  const { deck, style } = now;
  const name = formatCard(card) as CardName;
  grow(now, now.symbols.card(name, size));
  return `#${art.value.cardSymbol({ deck, style, card: name, size })}`;
}

export function suitRef(suit: Suit): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  const { deck, style } = now;
  const letter = SUIT_LETTERS[suit]!;
  grow(now, now.symbols.suit(letter));
  return `#${art.value.suitSymbol({ deck, style, suit: letter })}`;
}

/** The back of the cards as a file to be set in. */
export function backDrawing(ground: Prefs['back'] = prefs.value.back): string {
  const now = drawn.value;
  if (!art.value || !now) return '';
  return art.value.cardBack({ ground, style: now.style });
}
