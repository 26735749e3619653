/**
 * Legal play: Farbzwang and Untertrumpfen.
 *
 * The decision table, by number (sources: Swisslos, jasswiki "Nichtfarben", jassverzeichnis "Untertrumpfen", jassonkel,
 * spotlightongames; they agree, and the reference page gives the duty to follow):
 *
 *  1 you lead                                                     any card
 *  2 no trump in the game, you hold the suit led                  that suit, any rank
 *  3 the same, void                                               any card
 *  4 trump led, you hold a trump other than the Puur              any trump; going lower is following, no duty to beat
 *  5 trump led, your only trump is the Puur                       any card: the Puur is never forced (`puurExempt`)
 *  6 trump led, no trump                                          any card
 *  7 plain suit led, no trump lies, you hold the suit             that suit, or any trump (`mayTrumpWhenAbleToFollow`)
 *  8 the same, void                                               any card
 *  9 plain suit led, trump lies, you hold the suit                that suit, or a trump above the highest lying
 * 10 the same, void, something other than trump in hand           any plain card, or a trump above the highest lying
 * 11 the same, nothing but trumps in hand                         any trump (`onlyTrumps`)
 * 12 where undertrumping is allowed (`undertrump`)                as 1 to 9; case 10 any card
 *
 * The trump to beat is the highest in the trick by the trump order, not the last, and whoever played it: a peer that
 * compared with the lowest by deck order shipped a wrong rule for years.
 *
 * A legal set is first a `Permit`, thirteen bits: which trumps may be played (bits 0..8 by rank) and which plain suits
 * are open (bits 9..12 by suit). It needs no allocation, so the table and the fastest playout share this one function.
 */
import { type Card, rankOf, type Suit, SUITS, suitOf, UNDER } from '../cards/card.js';
import { CardSet } from '../cards/cardset.js';
import { isTrumpMode, type Mode } from './contract.js';
import { TRUMPS_ABOVE } from './order.js';

/** The settings that decide what may be played. */
export interface PlayRules {
  readonly undertrump: 'forbidden-unless-only-trumps' | 'allowed-if-void';
  readonly onlyTrumps: 'free' | 'must-overtrump-if-able';
  readonly mayTrumpWhenAbleToFollow: boolean;
  readonly puurExempt: boolean;
}

/** Why a card may not be played, and the row of the table that says so. */
export const PLAY_REASONS = [
  'not-in-hand',
  'must-follow-suit',
  'must-follow-trump',
  'may-not-trump',
  'may-not-undertrump',
  'must-overtrump',
] as const;
export type PlayReason = (typeof PLAY_REASONS)[number];

/** No suit led yet, no trump lying. */
export const NONE = -1;
export const PERMIT_SUITS = 9;
const ALL_SUITS = 0b1111 << PERMIT_SUITS;
const PUUR = 1 << UNDER;

/**
 * The permit of a hand.
 * @param led suit led, or NONE for the player who leads
 * @param topTrump rank of the highest trump lying, or NONE
 * @param trumps nine-bit mask of the trumps held (0 where the mode has no trump)
 * @param follows nine-bit mask of the cards held of the suit led
 * @param hasPlain whether the hand holds a card that is not trump
 */
export function permitOf(
  mode: Mode,
  led: number,
  topTrump: number,
  trumps: number,
  follows: number,
  hasPlain: boolean,
  rules: PlayRules,
): number {
  // 1 The leader is free.
  if (led === NONE) return ALL_SUITS | trumps;
  // 2, 3 No trump: follow if you can.
  if (!isTrumpMode(mode)) return follows === 0 ? ALL_SUITS : 1 << (PERMIT_SUITS + led);
  // 4, 5, 6 Trump led: follow, but for a lone Puur.
  if (led === (mode as number)) {
    const forced = trumps !== 0 && !(trumps === PUUR && rules.puurExempt);
    return forced ? trumps : ALL_SUITS | trumps;
  }
  const above = topTrump === NONE ? trumps : trumps & TRUMPS_ABOVE[topTrump]!;
  // 7, 9 Able to follow: the suit, or a trump that goes above what lies.
  if (follows !== 0) {
    return (1 << (PERMIT_SUITS + led)) | (rules.mayTrumpWhenAbleToFollow ? above : above & PUUR);
  }
  // 11 Nothing but trumps.
  if (!hasPlain) return rules.onlyTrumps === 'must-overtrump-if-able' && above !== 0 ? above : trumps;
  // 8, 10, 12 Void.
  return ALL_SUITS | (rules.undertrump === 'allowed-if-void' ? trumps : above);
}

/** The part of a hand's suit that a permit leaves: nine-bit mask in, nine-bit mask out. */
export function permittedMask(permit: number, mode: Mode, suit: number, held: number): number {
  if (suit === (mode as number)) return held & permit & 0x1ff;
  return (permit >> (PERMIT_SUITS + suit)) & 1 ? held : 0;
}

/** Rank of the highest trump among some cards, NONE if there is none. */
export function topTrumpOf(mode: Mode, cards: readonly Card[]): number {
  let top = NONE;
  if (!isTrumpMode(mode)) return top;
  for (const card of cards) {
    if (suitOf(card) !== (mode as number)) continue;
    const rank = rankOf(card);
    if (top === NONE || (TRUMPS_ABOVE[top]! >> rank) & 1) top = rank;
  }
  return top;
}

/** The cards of `hand` that may be played on `trick` (cards lying in order; empty: the hand leads). */
export function legalCards(hand: CardSet, trick: readonly Card[], mode: Mode, rules: PlayRules): CardSet {
  const led = trick.length === 0 ? NONE : suitOf(trick[0]!);
  const trumps = isTrumpMode(mode) ? hand.suitMask(mode as number as Suit) : 0;
  const permit = permitOf(
    mode,
    led,
    topTrumpOf(mode, trick),
    trumps,
    led === NONE ? 0 : hand.suitMask(led),
    isTrumpMode(mode) && !hand.diff(CardSet.ofSuit(mode as number as Suit)).isEmpty,
    rules,
  );
  const [e, r, s, t] = SUITS.map((suit) => permittedMask(permit, mode, suit, hand.suitMask(suit)));
  return CardSet.fromMasks(e!, r!, s!, t!);
}

/** Why `card` may not be played from `hand` on `trick`; null if it may. */
export function refusalOf(
  card: Card,
  hand: CardSet,
  trick: readonly Card[],
  mode: Mode,
  rules: PlayRules,
): PlayReason | null {
  if (!hand.has(card)) return 'not-in-hand';
  if (legalCards(hand, trick, mode, rules).has(card)) return null;
  const led = suitOf(trick[0]!);
  const isTrump = isTrumpMode(mode) && suitOf(card) === (mode as number);
  if (!isTrump) {
    if (led === (mode as number)) return 'must-follow-trump';
    // Nothing but trumps would be legal only for a hand of trumps, and this card is none: the suit led is held.
    return 'must-follow-suit';
  }
  const top = topTrumpOf(mode, trick);
  const below = top !== NONE && !((TRUMPS_ABOVE[top]! >> rankOf(card)) & 1);
  if (!below) return 'may-not-trump';
  return hand.diff(CardSet.ofSuit(suitOf(card))).isEmpty ? 'must-overtrump' : 'may-not-undertrump';
}
