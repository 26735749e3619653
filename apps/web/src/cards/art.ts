/**
 * Art: the deck as it is drawn now, for every card on every screen.
 *
 * A card is a picture, an SVG file of its own in memory: the page has one element for it, whatever is drawn on it. As a
 * reference to a symbol in the page it had some hundred, made anew wherever it was shown, and to lay it was a long task on
 * a phone. A suit's sign is small and stands in the page itself.
 *
 * Drawings come from a worker (`draughtsman.ts`), those of one screen together, so that they are shown in one go. What the
 * browser does to read a picture stays with the page (3 ms of a phone each, a task of its own), so a table has the rest of
 * the deck drawn ahead in idle moments. What was drawn is kept (`sketchbook.ts`) and shown at once wherever it comes.
 */
import { computed, effect } from '@preact/signals';
import type { CardName, Deck, Style } from '@puur/cards';
import { type Card, CARDS, formatCard, SUIT_LETTERS, type Suit } from '@puur/rules';
import { whenIdle } from '../app/idle.js';
import { type Prefs, prefs } from '../app/prefs.js';
import { light } from '../app/light.js';
import { texts } from '../lang/texts.js';
import { draughtsman } from './draughtsman.js';
import { type Sketch, Sketchbook } from './sketchbook.js';

/** How cards are drawn now, and a key that tells it from every other way. */
interface Manner {
  readonly key: string;
  readonly deck: Deck;
  readonly style: Style;
}

const manner = computed((): Manner => {
  const { deck, fourColours, pairing } = prefs.value;
  const style: Style = {
    colours: fourColours ? 'four' : 'classic',
    contrast: light.value === 'contrast' ? 'high' : 'normal',
    ground: light.value === 'dark' ? 'dark' : 'light',
    roses: 'red',
    corners: 'words',
    pairing,
    index: texts.value?.language ?? 'de',
  };
  return { key: JSON.stringify([deck, style]), deck, style };
});

const book = new Sketchbook({
  ask: (drawing) => draughtsman.ask(drawing),
  publish: (svg, onBroken) => {
    const image = new Image();
    image.onerror = onBroken;
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    return image;
  },
  withdraw: ({ src }) => {
    URL.revokeObjectURL(src);
  },
  isOnScreen: ({ src }) => Array.from(document.images).some((image) => image.src === src),
});

let isSweeping = false;

/** Something new is shown: drops what is of another manner, in an idle moment. */
function sweep(): void {
  if (isSweeping) return;
  isSweeping = true;
  whenIdle(() => {
    isSweeping = false;
    book.keepOnly(manner.peek().key);
  });
}

function shown(sketch: Sketch): string | null | false {
  if (!sketch.isAsked) void book.finish(sketch).then(sweep);
  return sketch.shown.value;
}

export type CardSize = 'large' | 'compact';

function cardSketch({ key, deck, style }: Manner, card: Card, size: CardSize): Sketch {
  return book.of(key, `${size} ${card}`, () => ({
    of: 'face',
    deck,
    style,
    card: formatCard(card) as CardName,
    size,
  }));
}

/** Address of the picture of a card; null while there is none yet, false where it cannot be drawn. */
export function cardSource(card: Card, size: CardSize): string | null | false {
  return shown(cardSketch(manner.value, card, size));
}

/** Address of the picture of the cards' backs; null while there is none. */
export function backSource(ground: Prefs['back'] = prefs.value.back): string | null {
  const { key, style } = manner.value;
  const source = shown(book.of(key, `back ${ground}`, () => ({ of: 'back', style, ground })));
  return source === false ? null : source;
}

/** A suit's sign as markup; null while there is none. */
export function suitMarkup(suit: Suit): string | null {
  const { key, deck, style } = manner.value;
  const markup = shown(book.of(key, `suit ${suit}`, () => ({ of: 'suit', deck, style, suit: SUIT_LETTERS[suit]! })));
  return markup === false ? null : markup;
}

/** Draws the deck ahead, a card in each idle moment, so that what is laid is there; ends it. Follows the deck that is set. */
export function drawAhead(sizes: readonly CardSize[]): () => void {
  return effect(() => {
    const now = manner.value;
    const ahead = sizes.flatMap((size) => CARDS.map((card) => cardSketch(now, card, size)));
    let isOver = false;
    let end = whenIdle(function next() {
      const sketch = ahead.find(({ isAsked }) => !isAsked);
      if (!sketch) return;
      void book.finish(sketch).then((isDrawn) => {
        sweep();
        // What cannot be drawn is asked for again where it is needed.
        if (isDrawn && !isOver) end = whenIdle(next);
      });
    });
    return () => {
      isOver = true;
      end();
    };
  });
}
