/**
 * Order: which card beats which.
 *
 * Sources: reference page ("Kartenordnung"): trump U 9 A K O 10 8 7 6; plain suit and Obenabe A K O U 10 9 8 7 6;
 * Undenufe 6 7 8 9 10 U O K A. A trump beats every card of another suit; otherwise only the suit led can win.
 */
import { type Card, CARD_COUNT, type Rank, RANK_COUNT, rankOf, suitOf } from '../cards/card.js';
import { isTrumpMode, type Mode, MODES, UNDENUFE_MODE } from './contract.js';

/** Ranks of the trump suit from the weakest to the strongest: 6 7 8 10 O K A 9 U. */
export const TRUMP_ORDER: readonly Rank[] = [0, 1, 2, 4, 6, 7, 8, 3, 5] as Rank[];

const TRUMP_LIFT = 16;

/**
 * Strength of a card within a mode, by `mode * 36 + card`: higher beats lower inside a suit, and every trump stands
 * above every plain card. It says nothing between two plain suits: there the suit led wins.
 */
export const STRENGTH: Uint8Array = Uint8Array.from({ length: MODES.length * CARD_COUNT }, (_, index) => {
  const mode = ((index / CARD_COUNT) | 0) as Mode;
  const card = (index % CARD_COUNT) as Card;
  const rank = rankOf(card);
  if (mode === UNDENUFE_MODE) return RANK_COUNT - 1 - rank;
  if (isTrumpMode(mode) && suitOf(card) === (mode as number)) return TRUMP_LIFT + TRUMP_ORDER.indexOf(rank);
  return rank;
});

/** By rank: the nine-bit mask of the trumps that are higher. */
export const TRUMPS_ABOVE: Uint16Array = Uint16Array.from({ length: RANK_COUNT }, (_, rank) =>
  TRUMP_ORDER.slice(TRUMP_ORDER.indexOf(rank as Rank) + 1).reduce((mask, above) => mask | (1 << above), 0),
);

/** Strength of a card in a mode, see STRENGTH. */
export function strengthOf(mode: Mode, card: Card): number {
  return STRENGTH[mode * CARD_COUNT + card]!;
}

/** Whether `challenger`, played later, takes the trick from `holder`, who holds it so far. */
export function beats(mode: Mode, challenger: Card, holder: Card): boolean {
  return suitOf(challenger) === suitOf(holder)
    ? strengthOf(mode, challenger) > strengthOf(mode, holder)
    : suitOf(challenger) === (mode as number);
}
