/**
 * Art: the deck as it is drawn now, for every card on every screen.
 *
 * Cards are drawn by `@puur/cards`, loaded apart, so that the first picture does not wait for them. A card is a picture,
 * an SVG file of its own in memory: the page has one element for it, whatever is drawn on it. As a reference to a symbol
 * in the page it had some hundred, made anew wherever it was shown, and to lay it was a long task on a phone.
 *
 * Drawing and reading one takes a few milliseconds, so each is a task of its own: a screen stands before its cards are on
 * it, and a tap comes between two of them. A table has the others drawn ahead in idle moments. What was drawn is kept and
 * shown at once wherever it comes.
 */
import { computed, effect, signal } from '@preact/signals';
import type { CardName, Deck, GrowingSprite, Style } from '@puur/cards';
import { type Card, CARDS, formatCard, SUIT_LETTERS, type Suit } from '@puur/rules';
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

/** A picture that was asked for: its address once it is drawn, and itself, so that the browser keeps it read. */
interface Picture {
  readonly source: { value: string | null };
  readonly draw: () => string;
  image: HTMLImageElement | null;
}
const pictures = new Map<string, Picture>();
/** Those that a screen waits for. */
const awaited: Picture[] = [];

function pictureOf(key: string, draw: () => string): Picture {
  let picture = pictures.get(key);
  if (!picture) {
    picture = { source: signal<string | null>(null), draw, image: null };
    pictures.set(key, picture);
  }
  return picture;
}

function drawPicture(picture: Picture): void {
  if (picture.image) return;
  picture.image = new Image();
  picture.image.src = URL.createObjectURL(new Blob([picture.draw()], { type: 'image/svg+xml' }));
  // A picture that cannot be read is not shown either.
  void picture.image.decode().catch(() => undefined);
  picture.source.value = picture.image.src;
}

// A message comes as soon as the task before it has ended, where a timer would wait.
const turn = new MessageChannel();
turn.port1.onmessage = () => {
  const picture = awaited.shift();
  if (picture) drawPicture(picture);
  if (awaited.length > 0) turn.port2.postMessage(null);
};

/** The address of a picture; drawn soon where it is not yet, and null till then. */
function shownFrom(picture: Picture): string | null {
  if (!picture.image && !awaited.includes(picture) && awaited.push(picture) === 1) turn.port2.postMessage(null);
  return picture.source.value;
}

export type CardSize = 'large' | 'compact';

function cardPicture(card: Card, size: CardSize): Picture | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  const { cardFace, cardSymbol } = art.value;
  const face = { deck: now.deck, style: now.style, card: formatCard(card) as CardName, size };
  return pictureOf(cardSymbol(face), () => cardFace(face));
}

/** Address of the picture of a card; null while there is none yet. */
export function cardSource(card: Card, size: CardSize): string | null {
  const picture = cardPicture(card, size);
  return picture && shownFrom(picture);
}

/** Address of the picture of the cards' backs; null while there is none yet. */
export function backSource(ground: Prefs['back'] = prefs.value.back): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  const { cardBack } = art.value;
  const { style } = now;
  return shownFrom(pictureOf(`back ${ground} ${style.contrast} ${style.ground}`, () => cardBack({ ground, style })));
}

/** Runs something when there is nothing else to do; takes it back. Not every browser tells when that is. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(run);
    return () => {
      cancelIdleCallback(asked);
    };
  }
  const asked = setTimeout(run, 60);
  return () => {
    clearTimeout(asked);
  };
}

/** Draws the deck ahead, a card in each idle moment, so that what is laid is there; ends it. Follows the deck that is set. */
export function drawAhead(sizes: readonly CardSize[]): () => void {
  return effect(() => {
    if (!isDrawn.value) return;
    const ahead = sizes.flatMap((size) => CARDS.map((card) => cardPicture(card, size)!)).filter(({ image }) => !image);
    let end = whenIdle(function next() {
      const picture = ahead.shift();
      if (!picture) return;
      drawPicture(picture);
      end = whenIdle(next);
    });
    return () => {
      end();
    };
  });
}

/** Sets in what a sprite has not drawn yet. */
function grow({ svg }: Sprite, markup: string): void {
  if (markup !== '') svg.insertAdjacentHTML('beforeend', markup);
}

export function suitRef(suit: Suit): string | null {
  const now = drawn.value;
  if (!art.value || !now) return null;
  const { deck, style } = now;
  const letter = SUIT_LETTERS[suit]!;
  grow(now, now.symbols.suit(letter));
  return `#${art.value.suitSymbol({ deck, style, suit: letter })}`;
}
