/**
 * Sorting a hand as people do: suits together, trump leftmost, colours in turn, each suit from strong to weak.
 */
import {
  type Card,
  type Contract,
  type Deck,
  frenchSuitOf,
  modeOf,
  OBENABE_MODE,
  type Pairing,
  type SeatView,
  strengthOf,
  type Suit,
  suitOf,
  SUITS,
  trumpOf,
} from '@puur/rules';

/** Red or not, as the eye takes it; neighbours should differ. Rosen and Schellen are the warm ones of the Swiss deck. */
function isRed(suit: Suit, deck: Deck, pairing: Pairing): boolean {
  if (deck === 'german') return suit === 1 || suit === 2;
  const french = frenchSuitOf(suit, pairing);
  return french === 'hearts' || french === 'diamonds';
}

/** The suits of a hand from the left: trump first, then red and black in turn as far as that goes. */
export function suitOrder(held: readonly Suit[], trump: Suit | null, deck: Deck, pairing: Pairing): readonly Suit[] {
  const left = SUITS.filter((suit) => held.includes(suit) && suit !== trump);
  const order: Suit[] = trump !== null && held.includes(trump) ? [trump] : [];
  while (left.length > 0) {
    const last = order.at(-1);
    // What there is more of goes first, so that the colours last.
    const count = (red: boolean): number => left.filter((suit) => isRed(suit, deck, pairing) === red).length;
    const wantsRed = last === undefined ? count(true) > count(false) : !isRed(last, deck, pairing);
    const at = Math.max(
      0,
      left.findIndex((suit) => isRed(suit, deck, pairing) === wantsRed),
    );
    order.push(...left.splice(at, 1));
  }
  return order;
}

/** All four suits in the order in which a hand has them: keys, settings and marks stand in it too. */
export function suitsOf(deck: Deck, pairing: Pairing): readonly Suit[] {
  return suitOrder(SUITS, null, deck, pairing);
}

/**
 * The hand in the order in which it is held. Before a contract each suit runs from the ace down.
 * @param played what of the hand was played already: the suits keep the places they had with all nine, as in a real hand
 */
export function sortHand(
  hand: readonly Card[],
  contract: Contract | null,
  deck: Deck,
  pairing: Pairing,
  played: readonly Card[] = [],
): readonly Card[] {
  const mode = contract === null ? OBENABE_MODE : modeOf(contract, 1);
  const suits = [...new Set([...hand, ...played].map(suitOf))].sort((a, b) => a - b);
  const order = suitOrder(suits, contract === null ? null : trumpOf(contract), deck, pairing);
  return hand.toSorted(
    (a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || strengthOf(mode, b) - strengthOf(mode, a),
  );
}

/** The hand of a view in the order in which it is held. */
export function handOf({ seat, round }: SeatView, deck: Deck, pairing: Pairing): readonly Card[] {
  if (!round) return [];
  const played = round.tricks.flatMap(({ leader, cards }) => cards.filter((_, at) => ((leader + at) & 3) === seat));
  return sortHand(round.hand, round.contract, deck, pairing, played);
}
