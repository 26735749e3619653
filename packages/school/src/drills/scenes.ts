/**
 * Scenes: moments of rounds that could have been played, for drills to ask about.
 *
 * Real deals, played mostly by the sound player and now and then by any legal card, so that what lies looks like a table's.
 * A moment is turned so that the learner is the seat to play.
 */
import {
  type Card,
  CardSet,
  CARDS,
  type Contract,
  holderOf,
  legalCards,
  type PerSeat,
  perSeat,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  TRICKS_PER_ROUND,
} from '@puur/rules';

import { modeFor } from '../judge/cards.js';
import { LAW } from '../law.js';
import { soundCard } from '../partner.js';
import type { Lying } from '../question.js';
import type { Random } from '../random.js';

/** One of some things. */
export function oneOf<T>(things: readonly T[], random: Random): T {
  return things[random(things.length)]!;
}

/** All things in another order. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Four hands of nine, each sorted by suit. */
export function dealt(random: Random): PerSeat<readonly Card[]> {
  const deck = shuffled(CARDS, random);
  return perSeat((seat) => deck.slice(seat * TRICKS_PER_ROUND, (seat + 1) * TRICKS_PER_ROUND).sort((a, b) => a - b));
}

export const TRUMPS: readonly Contract[] = ['trump:E', 'trump:R', 'trump:S', 'trump:T'];
export const SIMPLE_CONTRACTS: readonly Contract[] = [...TRUMPS, 'obenabe', 'undenufe'];

/** A seat is to play: its hand, sorted, and what lies; seats are turned so that the seat is 0. */
export interface Moment {
  readonly contract: Contract;
  readonly hand: readonly Card[];
  readonly lying: Lying;
}

/** A trick that is complete. */
export interface DoneTrick {
  readonly lying: Lying;
  readonly winner: Seat;
  /** 1..9 */
  readonly trickNo: number;
}

/** One whole round as moments and tricks. */
export interface PlayedRound {
  readonly contract: Contract;
  /** Every play that was not a lead. */
  readonly moments: readonly Moment[];
  readonly tricks: readonly DoneTrick[];
}

/** One card of so many is any legal card. */
const WILD = 3;

/** Plays a round of a contract on a fresh deal. */
export function playedRound(contract: Contract, random: Random): PlayedRound {
  const hands = dealt(random).map((hand) => [...hand]);
  const mode = modeFor(contract);
  const moments: Moment[] = [];
  const tricks: DoneTrick[] = [];
  let gone = CardSet.EMPTY;
  let leader: Seat = random(SEAT_COUNT) as Seat;
  for (let trickNo = 1; trickNo <= TRICKS_PER_ROUND; trickNo++) {
    const lying: Card[] = [];
    for (let place = 0; place < SEAT_COUNT; place++) {
      const seat = seatAfter(leader, place);
      const hand = hands[seat]!;
      if (place > 0) {
        const turned = seatAfter(leader, SEAT_COUNT - seat);
        moments.push({ contract, hand: [...hand], lying: { leader: turned, cards: [...lying] } });
      }
      const legal = legalCards(CardSet.from(hand), lying, mode, LAW).toArray();
      const card =
        random(WILD) === 0
          ? oneOf(legal, random)
          : soundCard({ seat, hand, contract, leader, lying: [...lying], gone });
      hands[seat] = hand.filter((held) => held !== card);
      lying.push(card);
    }
    const winner = seatAfter(leader, holderOf(mode, lying));
    tricks.push({ lying: { leader, cards: lying }, winner, trickNo });
    gone = gone.union(CardSet.from(lying));
    leader = winner;
  }
  return { contract, moments, tricks };
}

/** How many rounds are looked through before the last thing found is taken as it is. */
const PATIENCE = 300;

/** Something wanted, found by making things until one fits; after PATIENCE of them the last one made. */
export function sought<T>(make: () => readonly T[], isWanted: (thing: T) => boolean, random: Random): T {
  let last: T | undefined;
  for (let tries = 0; tries < PATIENCE; tries++) {
    const made = make();
    const wanted = made.filter(isWanted);
    if (wanted.length > 0) return oneOf(wanted, random);
    last = made[0] ?? last;
  }
  if (last === undefined) throw new Error('nothing was made');
  return last;
}
