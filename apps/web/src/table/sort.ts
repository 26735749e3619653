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

/** The hand in the order in which it is held. Before a contract each suit runs from the ace down. */
export function sortHand(
  hand: readonly Card[],
  contract: Contract | null,
  deck: Deck,
  pairing: Pairing,
): readonly Card[] {
  const mode = contract === null ? OBENABE_MODE : modeOf(contract, 1);
  const order = suitOrder([...new Set(hand.map(suitOf))], contract === null ? null : trumpOf(contract), deck, pairing);
  return hand.toSorted(
    (a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)) || strengthOf(mode, b) - strengthOf(mode, a),
  );
}
