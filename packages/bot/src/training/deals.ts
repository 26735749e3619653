/**
 * Training deals: rounds of one kind of contract as tables of many tempers would declare them.
 *
 * The declarer goes by the table of valuation.ts with an error of its own, under factors drawn from those in use and
 * with a boldness drawn anew, so that the network meets good and poor contracts, chosen and pushed.
 *
 * Slalom and Gusti are named at a table of all contracts where they are worth most, and at one where nothing else may be
 * named, as where a Coiffeur has only these left. Both tables are drawn as often; as the former mostly name something else
 * and are drawn anew, most deals are of the latter.
 */
import { type Card, CardSet, CONTRACTS, type Contract, type PerSeat, type Seat } from '@puur/rules';
import { type GuidedKind, guidedKindOf } from '../net/guided.js';
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
const PLAIN: readonly Contract[] = CONTRACTS.slice(0, 6);
const TURNING: readonly Contract[] = CONTRACTS.slice(6);
/** Highest factor of Slalom and Gusti beside others; drawn anew from 1 on. */
const HIGHEST_FACTOR = 4;
const MATCH = 100;
/** Spread of a declarer's error, and of what it wants before it does not push; in points of difference. */
const ERROR = 14;
const BOLDNESS = { mean: 42, spread: 22 };
/** What is wanted where only Slalom and Gusti may be named, which are worth less: the simple player pushes below that. */
const TURNING_BOLDNESS = 18;

/** The next deal whose contract is of the kind. */
export function dealFor(kind: GuidedKind, random: Random): TrainingDeal {
  for (;;) {
    const deck = shuffled(random);
    const hands = [0, 1, 2, 3].map((seat) => deck.slice(seat * 9, seat * 9 + 9));
    const { choices, factors, boldness, unit } = kind === 'turning' ? turningTable(random) : plainTable(random);
    const wanted = (boldness + BOLDNESS.spread * normal(random)) * unit;
    const first = best(hands[0]!, false, choices, factors, random);
    const pushed = first.worth < wanted;
    const { contract } = pushed ? best(hands[2]!, true, choices, factors, random) : first;
    if (guidedKindOf(contract) !== kind) continue;
    const sets = hands.map((hand) => CardSet.from(hand)) as unknown as PerSeat<CardSet>;
    return { contract, hands: sets, leader: 0, declarer: pushed ? 2 : 0, pushed };
  }
}

/** What may be declared, with factors in the same order, and what its players want, in units of a middling factor. */
interface Table {
  readonly choices: readonly Contract[];
  readonly factors: readonly number[];
  readonly boldness: number;
  readonly unit: number;
}

function plainTable(random: Random): Table {
  const table = TABLES[Math.floor(random() * TABLES.length)]!;
  const turn = Math.floor(random() * 4);
  const factors = table.map((factor, index) => (index < 4 ? table[(index + turn) % 4]! : factor));
  return { choices: PLAIN, factors, boldness: BOLDNESS.mean, unit: factors[5]! > 1 ? 1.8 : 1 };
}

function turningTable(random: Random): Table {
  if (random() < 0.5) return { choices: TURNING, factors: TURNING.map(() => 1), boldness: TURNING_BOLDNESS, unit: 1 };
  const plain = plainTable(random);
  const turning = 1 + Math.floor(random() * HIGHEST_FACTOR);
  return { ...plain, choices: [...PLAIN, ...TURNING], factors: [...plain.factors, ...TURNING.map(() => turning)] };
}

function best(
  hand: readonly Card[],
  pushed: boolean,
  choices: readonly Contract[],
  factors: readonly number[],
  random: Random,
): { readonly contract: Contract; readonly worth: number } {
  let [contract, most] = [choices[0]!, -Infinity];
  for (const [index, choice] of choices.entries()) {
    const worth = (plainWorth(hand, choice, pushed, MATCH) + ERROR * normal(random)) * factors[index]!;
    if (worth > most) [contract, most] = [choice, worth];
  }
  return { contract, worth: most };
}

/** A draw from the standard normal distribution, near enough. */
function normal(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.732;
}
