/**
 * Drawing: what can be asked of the pen, and the pen itself: one card, back or sign as an SVG file.
 *
 * It is the only place that meets `@puur/cards`, so that the drawings (57 kB of code) are read where they are made: in
 * the worker, and in the page only where there is no worker.
 */
import {
  type BackGround,
  cardBack,
  cardFace,
  type CardName,
  type Deck,
  type FaceSize,
  type Style,
  type Suit,
  suitSign,
} from '@puur/cards';

export type Drawing =
  | {
      readonly of: 'face';
      readonly deck: Deck;
      readonly style: Style;
      readonly card: CardName;
      readonly size: FaceSize;
    }
  | { readonly of: 'back'; readonly style: Style; readonly ground: BackGround }
  | { readonly of: 'suit'; readonly deck: Deck; readonly style: Style; readonly suit: Suit };

/** The drawing as an SVG file. */
export function draw(drawing: Drawing): string {
  switch (drawing.of) {
    case 'face':
      return cardFace(drawing);
    case 'back':
      return cardBack(drawing);
    case 'suit':
      return suitSign(drawing);
  }
}
