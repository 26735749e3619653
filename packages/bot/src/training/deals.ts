/**
 * Training deals: rounds of one kind of contract as tables of many tempers would declare them.
 *
 * The declarer goes by the table of valuation.ts with an error of its own, under factors drawn from those in use and
 * with a boldness drawn anew, so that the network meets good and poor contracts, chosen and pushed.
 */
import {
  assert,
  type Card,
  CardSet,
  CONTRACTS,
  type Contract,
  type ContractKind,
  kindOf,
  type PerSeat,
  type Seat,
} from '@puur/rules';
import { type Random, shuffled } from '../random.js';
import { plainWorth } from '../valuation.js';

export interface TrainingDeal {
  readonly contract: Contract;
  readonly hands: PerSeat<CardSet>;
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly pushed: boolean;
}

/** Factors by contract, in the order of the four suits, Obenabe, Undenufe; suits named at random. */
const TABLES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
  [1, 1, 2, 2, 3, 3],
  [1, 1, 2, 2, 2, 2],
];
const CHOICES: readonly Contract[] = CONTRACTS.slice(0, 6);
const MATCH = 100;
/** Spread of a declarer's error, and of what it wants before it does not push; in points of difference. */
const ERROR = 14;
const BOLDNESS = { mean: 42, spread: 22 };

/** The next deal whose contract is of the kind: trump, Obenabe or Undenufe. Throws for the others, which nobody names here. */
export function dealFor(kind: ContractKind, random: Random): TrainingDeal {
  assert(
    CHOICES.some((choice) => kindOf(choice) === kind),
    `${kind} is named in training deals`,
  );
  for (;;) {
    const deck = shuffled(random);
    const hands = [0, 1, 2, 3].map((seat) => deck.slice(seat * 9, seat * 9 + 9));
    const factors = TABLES[Math.floor(random() * TABLES.length)]!;
    const turn = Math.floor(random() * 4);
    const factorOf = (index: number): number => (index < 4 ? factors[(index + turn) % 4]! : factors[index]!);
    const wanted = (BOLDNESS.mean + BOLDNESS.spread * normal(random)) * (factors[5]! > 1 ? 1.8 : 1);
    const first = best(hands[0]!, false, factorOf, random);
    const pushed = first.worth < wanted;
    const { contract } = pushed ? best(hands[2]!, true, factorOf, random) : first;
    if (kindOf(contract) !== kind) continue;
    const sets = hands.map((hand) => CardSet.from(hand)) as unknown as PerSeat<CardSet>;
    return { contract, hands: sets, leader: 0, declarer: pushed ? 2 : 0, pushed };
  }
}

function best(
  hand: readonly Card[],
  pushed: boolean,
  factorOf: (index: number) => number,
  random: Random,
): { readonly contract: Contract; readonly worth: number } {
  let [contract, most] = [CHOICES[0]!, -Infinity];
  for (const [index, choice] of CHOICES.entries()) {
    const worth = (plainWorth(hand, choice, pushed, MATCH) + ERROR * normal(random)) * factorOf(index);
    if (worth > most) [contract, most] = [choice, worth];
  }
  return { contract, worth: most };
}

/** A draw from the standard normal distribution, near enough. */
function normal(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.732;
}
