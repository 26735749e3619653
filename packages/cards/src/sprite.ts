/**
 * Sprite: a whole deck as one list of `<symbol>`s, and single drawings as complete files.
 *
 * In a page the sprite stands once, and each card is `<svg viewBox="0 0 100 156"><use href="#id"/></svg>`. Ids tell
 * deck, style and card, so sprites of different styles may stand side by side; the same one twice may not. A single
 * drawing holds no id at all and may stand anywhere, any number of times.
 *
 * Drawings hold no text, no style, no script, no reference outside themselves. They are hidden from assistive
 * technology: the control around them carries the name.
 */
import { back } from './back.js';
import { arrows, SIGN_BOX } from './contract.js';
import { CARD_BOX, face, manner } from './face.js';
import { paletteOf } from './palette.js';
import { group, type Pen } from './pen.js';
import { sign } from './sign.js';
import {
  type BackDesign,
  type BackGround,
  CARD_NAMES,
  type CardName,
  type Contract,
  type Deck,
  DEFAULT_STYLE,
  FACES,
  type FaceSize,
  partsOf,
  signOf,
  type Style,
  type Suit,
  SUITS,
} from './vocabulary.js';

function styled(style: Partial<Style> | undefined): Style {
  return { ...DEFAULT_STYLE, ...style };
}

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"';

function svg(box: string, content: string, attributes = ''): string {
  return `${OPEN} viewBox="${box}"${attributes === '' ? '' : ` ${attributes}`}>${content}</svg>`;
}

/** A pen that writes every part out where it stands. */
function plainPen(suit: Suit, deck: Deck, style: Style): Pen {
  const own = signOf(suit, deck, style.pairing);
  return { style, sign: own, colours: paletteOf(own, style), share: (_name, place, draw) => group(place, draw()) };
}

export interface CardFace {
  readonly deck: Deck;
  readonly card: CardName;
  /** `large` if left out. */
  readonly size?: FaceSize;
  readonly style?: Partial<Style>;
}

/** The face of a card as an SVG file, 100 × 156 units. */
export function cardFace({ deck, card, size = 'large', style }: CardFace): string {
  const pen = plainPen(partsOf(card).suit, deck, styled(style));
  return svg(CARD_BOX, face(pen, deck, card, size), manner(pen, size));
}

export interface CardBack {
  readonly design?: BackDesign;
  readonly ground?: BackGround;
  readonly style?: Partial<Style>;
}

/** The back of a card as an SVG file, 100 × 156 units. */
export function cardBack({ design = 'lozenge', ground = 'tanne', style }: CardBack = {}): string {
  return svg(CARD_BOX, back(design, ground, styled(style)));
}

function alone(pen: Pen): string {
  return group(
    `fill="none" stroke="${pen.colours.ink}" stroke-linejoin="round" stroke-linecap="round"`,
    sign(pen, { x: 0, y: 0, scale: 1.1, outline: 1.1 }),
  );
}

export interface SuitSign {
  readonly deck: Deck;
  readonly suit: Suit;
  readonly style?: Partial<Style>;
}

/** A suit's sign alone as an SVG file, 24 × 24 units. */
export function suitSign({ deck, suit, style }: SuitSign): string {
  return svg(SIGN_BOX, alone(plainPen(suit, deck, styled(style))));
}

export interface ContractSign {
  readonly deck: Deck;
  readonly contract: Contract;
  readonly style?: Partial<Style>;
}

function trumpOf(contract: Contract): Suit | null {
  return contract.startsWith('trump:') ? (contract.slice(6) as Suit) : null;
}

/** The sign of a contract as an SVG file, 24 × 24 units: its suit, or arrows in `currentColor`. */
export function contractSign({ deck, contract, style }: ContractSign): string {
  const suit = trumpOf(contract);
  if (suit !== null) return suitSign({ deck, suit, ...(style && { style }) });
  return svg(SIGN_BOX, arrows(contract as Exclude<Contract, `trump:${string}`>));
}

/** The prefix of every id in a sprite: what of the style makes its drawings differ. */
function prefixOf(deck: Deck, style: Style): string {
  const letters =
    (style.colours === 'four' ? '4' : '') +
    (style.contrast === 'high' ? 'h' : '') +
    (style.ground === 'dark' ? 'd' : '') +
    (deck === 'german'
      ? (style.roses === 'yellow' ? 'y' : '') + (style.corners === 'letters' ? 'l' : '')
      : `${style.index}${style.pairing === 'swisslos' ? '' : style.pairing[0]!}`);
  return `puur-${deck === 'german' ? 'g' : 'f'}${letters}`;
}

/** Id of a card's symbol in the sprite of a deck and style. */
export function cardSymbol({ deck, card, size = 'large', style }: CardFace): string {
  return `${prefixOf(deck, styled(style))}-${size}-${card}`;
}

/** Id of a suit's symbol in the sprite of a deck and style. */
export function suitSymbol({ deck, suit, style }: SuitSign): string {
  return `${prefixOf(deck, styled(style))}-suit-${suit}`;
}

/** Draws the symbols of a deck; parts that several share are drawn once and numbered. */
function draughtsman(
  deck: Deck,
  style: Style,
): {
  readonly card: (card: CardName, size: FaceSize) => string;
  readonly suit: (suit: Suit) => string;
  /** The parts that were drawn since they were last asked for. */
  readonly newParts: () => string;
} {
  const prefix = prefixOf(deck, style);
  const parts = new Map<string, string>();
  let fresh = '';
  const share: Pen['share'] = (name, place, draw) => {
    let id = parts.get(name);
    if (id === undefined) {
      // A part may share others, so it is drawn before it is numbered.
      const drawn = draw();
      id = `${prefix}-${parts.size.toString(36)}`;
      parts.set(name, id);
      fresh += `<g id="${id}">${drawn}</g>`;
    }
    return `<use href="#${id}"${place === '' ? '' : ` ${place}`}/>`;
  };
  const pens = new Map(SUITS.map((suit): [Suit, Pen] => [suit, { ...plainPen(suit, deck, style), share }]));
  return {
    card(card, size) {
      const pen = pens.get(partsOf(card).suit)!;
      const content = face(pen, deck, card, size);
      const id = cardSymbol({ deck, card, size, style });
      return `<symbol id="${id}" viewBox="${CARD_BOX}" ${manner(pen, size)}>${content}</symbol>`;
    },
    suit(suit) {
      const id = suitSymbol({ deck, suit, style });
      return `<symbol id="${id}" viewBox="${SIGN_BOX}">${alone(pens.get(suit)!)}</symbol>`;
    },
    newParts() {
      const defs = fresh === '' ? '' : `<defs>${fresh}</defs>`;
      fresh = '';
      return defs;
    },
  };
}

// No size rather than display:none, which takes shared parts away in some browsers.
const spriteWith = (content: string): string => `${OPEN} width="0" height="0">${content}</svg>`;

/**
 * The sprite of a deck: 36 large and 36 compact faces and four suit signs as symbols in one hidden `<svg>`, to stand
 * once in the page. `sizes` leaves out faces that are not wanted.
 */
export function symbols(deck: Deck, style?: Partial<Style>, sizes: readonly FaceSize[] = FACES): string {
  const by = draughtsman(deck, styled(style));
  let drawn = '';
  for (const size of sizes) for (const card of CARD_NAMES) drawn += by.card(card, size);
  for (const suit of SUITS) drawn += by.suit(suit);
  return spriteWith(by.newParts() + drawn);
}

/** A sprite without a symbol, to which a page adds what a `GrowingSprite` draws. */
export const EMPTY_SPRITE: string = spriteWith('');

/** The symbols of a deck one by one: a table shows some twenty cards, and the whole deck is a long task for a phone. */
export interface GrowingSprite {
  /** What is to stand at the end of the sprite before the card can be shown; empty if it stands there already. */
  card(card: CardName, size: FaceSize): string;
  suit(suit: Suit): string;
}

/** Begins a sprite that grows; one of a deck and style may stand in a page. */
export function growingSprite(deck: Deck, style?: Partial<Style>): GrowingSprite {
  const by = draughtsman(deck, styled(style));
  const known = new Set<string>();
  const once = (key: string, draw: () => string): string => {
    if (known.has(key)) return '';
    known.add(key);
    const drawn = draw();
    return by.newParts() + drawn;
  };
  return {
    card: (card, size) => once(`${size} ${card}`, () => by.card(card, size)),
    suit: (suit) => once(suit, () => by.suit(suit)),
  };
}

/** A drawing that shows a symbol of a sprite in the same page. */
export function useSymbol(id: string, box: string = CARD_BOX): string {
  return svg(box, `<use href="#${id}"/>`);
}
