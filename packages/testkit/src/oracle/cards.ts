/**
 * Oracle: the deck, the rank orders and the card values, as literal tables on plain strings.
 *
 * A second, slow implementation of the rules that is meant to be read and believed; the fast one is checked against
 * it. It shares no code and no table with the fast one.
 *
 * Sources: the reference page (jasvel.org) for cards, orders and values; jasswiki, spielkarten.com and jass-events.ch
 * for the Swiss Undenufe values (six 11, ace 0); jassa.at and the Heb_Ab engine for the Vorarlberg ones (ace 11,
 * six 0); Swisslos for Slalom and for Guschti as five tricks and four. Which values hold in Slalom and Guschti is
 * settled by no source, so all three readings are settings.
 */

import type { OracleSettings } from './settings.js';

/** A card as suit letter and rank, such as `EU` or `T10`. */
export type CardText = string;

/** `trump:E`, `obenabe`, `undenufe`, `slalom:obenabe`, `gusti:undenufe` and so on. */
export type ContractText = string;

/** How one trick is played: with a trump suit, upwards or downwards. */
export type TrickMode = 'trump' | 'obenabe' | 'undenufe';

export const suits: readonly string[] = ['E', 'R', 'S', 'T'];

/** The natural order, lowest first. */
export const ranks: readonly string[] = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];

// prettier-ignore
export const deck: readonly CardText[] = [
  'E6', 'E7', 'E8', 'E9', 'E10', 'EU', 'EO', 'EK', 'EA',
  'R6', 'R7', 'R8', 'R9', 'R10', 'RU', 'RO', 'RK', 'RA',
  'S6', 'S7', 'S8', 'S9', 'S10', 'SU', 'SO', 'SK', 'SA',
  'T6', 'T7', 'T8', 'T9', 'T10', 'TU', 'TO', 'TK', 'TA',
];

export const contracts: readonly ContractText[] = [
  'trump:E',
  'trump:R',
  'trump:S',
  'trump:T',
  'obenabe',
  'undenufe',
  'slalom:obenabe',
  'slalom:undenufe',
  'gusti:obenabe',
  'gusti:undenufe',
];

/** Strongest first, in the trump suit: the Under (Puur) and the nine (Nell) lead. */
export const trumpOrder: readonly string[] = ['U', '9', 'A', 'K', 'O', '10', '8', '7', '6'];

/** Strongest first, in a plain suit of a trump game and in Obenabe. */
export const plainOrder: readonly string[] = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6'];

/** Strongest first, in Undenufe. */
export const undenufeOrder: readonly string[] = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];

type ValueTable = Readonly<Record<string, number>>;

// prettier-ignore
export const trumpValues: ValueTable = { A: 11, K: 4, O: 3, U: 20, '10': 10, '9': 14, '8': 0, '7': 0, '6': 0 };
// prettier-ignore
export const plainValues: ValueTable = { A: 11, K: 4, O: 3, U: 2, '10': 10, '9': 0, '8': 0, '7': 0, '6': 0 };
// prettier-ignore
export const obenabeValues: ValueTable = { A: 11, K: 4, O: 3, U: 2, '10': 10, '9': 0, '8': 8, '7': 0, '6': 0 };
// prettier-ignore
export const undenufeSixElevenValues: ValueTable = { A: 0, K: 4, O: 3, U: 2, '10': 10, '9': 0, '8': 8, '7': 0, '6': 11 };
// prettier-ignore
export const undenufeAceElevenValues: ValueTable = { A: 11, K: 4, O: 3, U: 2, '10': 10, '9': 0, '8': 8, '7': 0, '6': 0 };

const up: TrickMode = 'obenabe';
const down: TrickMode = 'undenufe';

/** The mode of tricks 1 to 9 in the contracts that change their mode. */
const mixedModes: Readonly<Record<ContractText, readonly TrickMode[]>> = {
  'slalom:obenabe': [up, down, up, down, up, down, up, down, up],
  'slalom:undenufe': [down, up, down, up, down, up, down, up, down],
  'gusti:obenabe': [up, up, up, up, up, down, down, down, down],
  'gusti:undenufe': [down, down, down, down, down, up, up, up, up],
};

/** The suit letter; throws when the text is no card. */
export function suitOf(card: CardText): string {
  if (!deck.includes(card)) throw new Error(`not a card: ${card}`);
  return card.slice(0, 1);
}

/** The rank; throws when the text is no card. */
export function rankOf(card: CardText): string {
  if (!deck.includes(card)) throw new Error(`not a card: ${card}`);
  return card.slice(1);
}

/** The trump suit of a contract, or `null` where there is none. */
export function trumpSuitOf(contract: ContractText): string | null {
  if (!contracts.includes(contract)) throw new Error(`not a contract: ${contract}`);
  if (contract === 'trump:E') return 'E';
  if (contract === 'trump:R') return 'R';
  if (contract === 'trump:S') return 'S';
  if (contract === 'trump:T') return 'T';
  return null;
}

/** How trick `trickNo` (1 to 9) of a contract is played. */
export function modeOf(contract: ContractText, trickNo: number): TrickMode {
  if (trumpSuitOf(contract) !== null) return 'trump';
  if (contract === 'obenabe') return 'obenabe';
  if (contract === 'undenufe') return 'undenufe';
  const mode = mixedModes[contract]?.[trickNo - 1];
  if (mode === undefined) throw new Error(`no trick number ${trickNo} in ${contract}`);
  return mode;
}

/** The place of a card in the order of its suit in this trick: 0 is the strongest. */
export function placeOf(contract: ContractText, trickNo: number, card: CardText): number {
  const mode = modeOf(contract, trickNo);
  let order = plainOrder;
  if (mode === 'undenufe') order = undenufeOrder;
  if (mode === 'trump' && suitOf(card) === trumpSuitOf(contract)) order = trumpOrder;
  return order.indexOf(rankOf(card));
}

/** What a card taken in trick `trickNo` counts. */
export function valueOf(
  contract: ContractText,
  trickNo: number,
  card: CardText,
  settings: Pick<OracleSettings, 'undenufeValues' | 'mixedModeValues'>,
): number {
  // Which table: in Slalom and Guschti the setting says it, elsewhere the mode of the trick does.
  let mode = modeOf(contract, trickNo);
  if (contract.startsWith('slalom:') || contract.startsWith('gusti:')) {
    if (settings.mixedModeValues === 'obenabe') mode = 'obenabe';
    if (settings.mixedModeValues === 'start-mode') mode = modeOf(contract, 1);
    if (settings.mixedModeValues === 'per-trick') mode = modeOf(contract, trickNo);
  }

  let table = obenabeValues;
  if (mode === 'undenufe' && settings.undenufeValues === 'six-eleven') table = undenufeSixElevenValues;
  if (mode === 'undenufe' && settings.undenufeValues === 'ace-eleven') table = undenufeAceElevenValues;
  if (mode === 'trump' && suitOf(card) !== trumpSuitOf(contract)) table = plainValues;
  if (mode === 'trump' && suitOf(card) === trumpSuitOf(contract)) table = trumpValues;

  const value = table[rankOf(card)];
  if (value === undefined) throw new Error(`no value for ${card}`);
  return value;
}

/** What some cards taken in trick `trickNo` count together. */
export function valueOfCards(
  contract: ContractText,
  trickNo: number,
  cards: readonly CardText[],
  settings: Pick<OracleSettings, 'undenufeValues' | 'mixedModeValues'>,
): number {
  let sum = 0;
  for (const card of cards) sum += valueOf(contract, trickNo, card, settings);
  return sum;
}
