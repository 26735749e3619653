/**
 * Deal rank: every deal as a number, and every number below DEAL_COUNT as a deal.
 *
 * 36! / (9!)^4 = C(36,9) · C(27,9) · C(18,9) = 21 452 752 266 265 320 000 deals, 64.2 bits. A hand is ranked among the
 * hands of nine that the cards left could give (combinatorial number system: the sum of C(place, nth) over its cards,
 * place being the card's place among the cards left), the three ranks are digits of a mixed radix, and the last hand is
 * what remains. No hand's order counts: hands come back sorted by card number.
 *
 * Source: the combinatorial number system, D. H. Lehmer; Knuth, The Art of Computer Programming 4A, 7.2.1.3.
 */
import { type Card, CARDS, HAND_SIZE, type PerSeat } from '@puur/rules';

/** C(n, k) for n up to 36 and k up to 9; all are safe whole numbers. */
const BINOMIALS: readonly (readonly number[])[] = Array.from({ length: CARDS.length + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= HAND_SIZE; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row;
});

function choose(n: number, k: number): number {
  return BINOMIALS[n]![k]!;
}

/** Cards left when the hand of each ranked seat is taken. */
const LEFT = [36, 27, 18] as const;

/** The number of deals. */
export const DEAL_COUNT: bigint = LEFT.reduce((product, left) => product * BigInt(choose(left, HAND_SIZE)), 1n);

/** The number of a deal, 0 up to DEAL_COUNT. The hands must be a deal. */
export function rankOfDeal(hands: PerSeat<readonly Card[]>): bigint {
  let left: readonly Card[] = CARDS;
  let rank = 0n;
  for (const [seat, count] of LEFT.entries()) {
    const hand = new Set(hands[seat]);
    let nth = 0;
    let ofHand = 0;
    for (const [place, card] of left.entries()) if (hand.has(card)) ofHand += choose(place, ++nth);
    rank = rank * BigInt(choose(count, HAND_SIZE)) + BigInt(ofHand);
    left = left.filter((card) => !hand.has(card));
  }
  return rank;
}

/** The deal of a number below DEAL_COUNT. */
export function dealOfRank(rank: bigint): PerSeat<readonly Card[]> {
  const ofHands: number[] = [];
  let rest = rank;
  for (const count of [...LEFT].reverse()) {
    const radix = BigInt(choose(count, HAND_SIZE));
    ofHands.unshift(Number(rest % radix));
    rest /= radix;
  }
  let left: readonly Card[] = CARDS;
  const take = (ofHand: number): readonly Card[] => {
    const places = placesOf(ofHand, left.length);
    const hand = left.filter((_, place) => places.has(place));
    left = left.filter((_, place) => !places.has(place));
    return hand;
  };
  const [first, second, third] = [take(ofHands[0]!), take(ofHands[1]!), take(ofHands[2]!)];
  return [first, second, third, left];
}

/** The nine places among `count` whose rank this is: from the last, each is the highest that the rest allows. */
function placesOf(rank: number, count: number): ReadonlySet<number> {
  const places = new Set<number>();
  let rest = rank;
  let place = count;
  for (let nth = HAND_SIZE; nth > 0; nth--) {
    do place--;
    while (choose(place, nth) > rest);
    rest -= choose(place, nth);
    places.add(place);
  }
  return places;
}
