/**
 * Deck: the reader's cards in place of those in the file.
 *
 * The file refers to the sprite of one deck. Where the reader has another, other colours or another pairing, the drawings
 * are loaded from the app, a sprite is put into the page, and every card, sign and name is set anew. Nobody whose deck is
 * that of the page loads anything.
 */
import type { CardName, Deck, Style, Suit } from '@puur/cards';
import type { DeckNames } from '../book.js';
import { all, page } from './page.js';
import type { Wish } from './wish.js';

type Art = typeof import('@puur/cards');

const PLAIN: Pick<Wish, 'pairing' | 'fourColours'> = { pairing: 'swisslos', fourColours: false };
let sprite: HTMLElement | null = null;
let isChanged = false;
/** The last wish wins, however long its drawings take. */
let turn = 0;

const wantsContrast = matchMedia('(prefers-contrast: more)');

function styleOf(wish: Wish): Partial<Style> {
  const isHigh = wish.theme === 'contrast' || (wish.theme === 'auto' && wantsContrast.matches);
  return {
    index: page.language,
    pairing: wish.pairing,
    colours: wish.fourColours ? 'four' : 'classic',
    contrast: isHigh ? 'high' : 'normal',
  };
}

function isAsPrinted(deck: Deck, wish: Wish): boolean {
  const style = styleOf(wish);
  const samePairs = deck === 'german' || style.pairing === PLAIN.pairing;
  return deck === page.deck && samePairs && style.colours === 'classic' && style.contrast === 'normal';
}

/** Under which Swiss suit the names have the French suit that the reader's pairing gives. */
function named({ SUITS, signOf }: Art, suit: Suit, deck: Deck, { pairing }: Wish): Suit {
  if (deck === 'german') return suit;
  const sign = signOf(suit, 'french', pairing);
  return SUITS.find((other) => signOf(other, 'french', 'swisslos') === sign)!;
}

function use(picture: Element, href: string): void {
  picture.querySelector('use')?.setAttribute('href', href);
}

/** Shows the cards that the reader wants. */
export async function showDeck(wish: Wish): Promise<void> {
  const now = ++turn;
  const deck = wish.deck ?? page.deck;
  if (isAsPrinted(deck, wish) && !isChanged) return;
  const [art, response] = await Promise.all([import('@puur/cards'), fetch(page.names)]);
  const names = (await response.json()) as DeckNames;
  if (now !== turn) return;
  isChanged = true;
  const style = styleOf(wish);
  const old = sprite;
  let from = page.sprite;
  sprite = null;
  if (!isAsPrinted(deck, wish)) {
    sprite = document.createElement('div');
    sprite.className = 'sprite';
    sprite.innerHTML = art.symbols(deck, style);
    document.body.append(sprite);
    from = '';
  }
  const nameOf = (card: string): string =>
    names.cards[deck][named(art, card[0] as Suit, deck, wish) + card.slice(1)] ?? card;
  for (const picture of all('svg[data-card]')) {
    const { card = '', size } = picture.dataset;
    const large = size === 'large' ? 'large' : 'compact';
    use(picture, `${from}#${art.cardSymbol({ deck, card: card as CardName, size: large, style })}`);
    if (picture.hasAttribute('aria-label')) picture.setAttribute('aria-label', nameOf(card));
  }
  for (const picture of all('svg[data-sign]')) {
    use(picture, `${from}#${art.suitSymbol({ deck, suit: picture.dataset.sign as Suit, style })}`);
  }
  for (const word of all('[data-name]')) word.textContent = nameOf(word.dataset.name!);
  for (const word of all('[data-suit]')) {
    word.textContent = names.suits[deck][named(art, word.dataset.suit as Suit, deck, wish)] ?? '';
  }
  for (const word of all('[data-rank]')) {
    word.textContent = names.ranks[deck][word.dataset.rank as keyof DeckNames['ranks'][Deck]];
  }
  for (const word of all('[data-shown]')) word.textContent = page.words.shown[deck];
  document.documentElement.dataset.deck = deck;
  old?.remove();
}

/** The light of the app; none set: that of the device, by the style sheet alone. */
export function showLight({ theme }: Wish): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset.light;
  else root.dataset.light = theme;
}
