/**
 * Both decks as SVG, drawn by code: large and compact faces, backs, suit and contract signs, in classic or four colours,
 * normal or high contrast. Pure functions from words to text; no run-time dependency, no font, no bitmap.
 */

export { SIGN_BOX } from './contract.js';
export { CARD_BOX, indexText } from './face.js';
export {
  cardBack,
  cardFace,
  cardSymbol,
  contractSign,
  EMPTY_SPRITE,
  growingSprite,
  suitSign,
  suitSymbol,
  symbols,
  useSymbol,
  type CardBack,
  type CardFace,
  type ContractSign,
  type GrowingSprite,
  type SuitSign,
} from './sprite.js';
export {
  BACK_DESIGNS,
  BACK_GROUNDS,
  CARD_NAMES,
  CONTRACTS,
  DECKS,
  DEFAULT_STYLE,
  FACES,
  INDEX_LANGUAGES,
  isCardName,
  PAIRINGS,
  partsOf,
  RANKS,
  signOf,
  SIGNS,
  SUITS,
  type BackDesign,
  type BackGround,
  type CardName,
  type Contract,
  type Deck,
  type FaceSize,
  type IndexLanguage,
  type Pairing,
  type Rank,
  type Sign,
  type Style,
  type Suit,
} from './vocabulary.js';
