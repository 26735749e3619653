/**
 * Values: what a card counts.
 *
 * Sources: reference page and "Kartenwerte" (trump U 20, 9 14, A 11, 10 10, K 4, O 3; plain A 11, 10 10, K 4, O 3, U 2;
 * Obenabe also the 8 = 8); jasswiki, spielkarten.com, jass-events.ch (Undenufe: 6 = 11, A = 0, 8 = 8); jassa.at for
 * Vorarlberg, where the ace keeps 11 (setting `undenufeValues`). Every table sums to 152.
 * Slalom and Gusti: the sources do not settle it; setting `mixedModeValues`, Obenabe by default because 157 then holds.
 */
import { type Card, CARD_COUNT, RANK_COUNT } from '../cards/card.js';
import {
  type Contract,
  isTrumpMode,
  kindOf,
  type Mode,
  modeOf,
  OBENABE_MODE,
  TRICKS_PER_ROUND,
  UNDENUFE_MODE,
} from './contract.js';

/** Sum of the card values of a round. */
export const CARD_POINTS = 152;

/** The settings that decide what a card counts. */
export interface ValueRules {
  readonly undenufeValues: 'six-eleven' | 'ace-eleven';
  readonly mixedModeValues: 'obenabe' | 'start-mode' | 'per-trick';
}

//                    6  7  8  9  10 U  O  K  A
const TRUMP_VALUES = [0, 0, 0, 14, 10, 20, 3, 4, 11] as const;
const PLAIN_VALUES = [0, 0, 0, 0, 10, 2, 3, 4, 11] as const;
const OBENABE_VALUES = [0, 0, 8, 0, 10, 2, 3, 4, 11] as const;
const UNDENUFE_VALUES = [11, 0, 8, 0, 10, 2, 3, 4, 0] as const;

function tabulate(mode: Mode, undenufe: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: CARD_COUNT }, (_, card) => {
    const rank = card % RANK_COUNT;
    if (mode === OBENABE_MODE) return OBENABE_VALUES[rank]!;
    if (mode === UNDENUFE_MODE) return undenufe[rank]!;
    return isTrumpMode(mode) && ((card / RANK_COUNT) | 0) === (mode as number)
      ? TRUMP_VALUES[rank]!
      : PLAIN_VALUES[rank]!;
  });
}

const TABLES: Readonly<Record<ValueRules['undenufeValues'], readonly Uint8Array[]>> = {
  'six-eleven': [0, 1, 2, 3, 4, 5].map((mode) => tabulate(mode as Mode, UNDENUFE_VALUES)),
  'ace-eleven': [0, 1, 2, 3, 4, 5].map((mode) => tabulate(mode as Mode, OBENABE_VALUES)),
};

/** Points by card (0..35) for trick `trickNo` (1..9) of a contract. Do not write to it. */
export function valuesOf(contract: Contract, trickNo: number, rules: ValueRules): Uint8Array {
  const tables = TABLES[rules.undenufeValues];
  const kind = kindOf(contract);
  if (kind === 'slalom' || kind === 'gusti') {
    if (rules.mixedModeValues === 'obenabe') return tables[OBENABE_MODE]!;
    return tables[modeOf(contract, rules.mixedModeValues === 'start-mode' ? 1 : trickNo)]!;
  }
  return tables[modeOf(contract, 1)]!;
}

/** Sum of the values of some cards in trick `trickNo` of a contract; without the last trick's bonus, no factor. */
export function pointsOf(cards: Iterable<Card>, contract: Contract, trickNo: number, rules: ValueRules): number {
  const values = valuesOf(contract, trickNo, rules);
  let sum = 0;
  for (const card of cards) sum += values[card]!;
  return sum;
}

/** What the four cards of trick `trickNo` bring who took it, the last trick's bonus with the ninth; no factor. */
export function trickPoints(
  cards: Iterable<Card>,
  contract: Contract,
  trickNo: number,
  rules: ValueRules & { readonly lastTrick: number },
): number {
  return pointsOf(cards, contract, trickNo, rules) + (trickNo === TRICKS_PER_ROUND ? rules.lastTrick : 0);
}

/** Whether the card values of a round under this contract sum to 152 however the tricks fall. */
export function sumsTo152(contract: Contract, rules: ValueRules): boolean {
  const kind = kindOf(contract);
  return rules.mixedModeValues !== 'per-trick' || (kind !== 'slalom' && kind !== 'gusti');
}
