/**
 * Valuation: the card points a side is expected to make in a contract, from the declarer's and the partner's cards.
 *
 * The form is Daniel Graf's: each card of a hand has a worth in each contract, and the worths are added. The figures are
 * our own, in points of a round: `bench/fit.mjs` lets four simple players play rounds in fixed contracts and fits the
 * worths of both hands to what was made (least squares, 20,000 rounds a contract). How often a round is a match goes by
 * the same sum.
 */
import {
  type Card,
  CARDS,
  type Contract,
  CONTRACTS,
  factorFor,
  kindOf,
  rankOf,
  type RuleProfile,
  suitOf,
  trumpOf,
} from '@puur/rules';

/** Card points of a round with the last trick's five. */
const ROUND_POINTS = 157;

interface Table {
  /** Points with neither hand counted, for the side of the declarer. */
  readonly base: number;
  /** What it changes that the partner of the leader, not the leader, declared. */
  readonly pushed: number;
  /** Worth by rank, six to ace: trumps (all cards without trump), then plain cards, in the declarer's hand. */
  readonly declarer: readonly (readonly number[])[];
  /** The same in the partner's hand. */
  readonly partner: readonly (readonly number[])[];
  /** Standard deviation of a round's points about the sum. */
  readonly spread: number;
  /** Sum at which every second round is a match, and how fast that changes. */
  readonly match: readonly [even: number, width: number];
}

//                                       6   7   8   9  10   U   O   K   A
const TRUMP: Table = {
  base: -60,
  pushed: 1,
  declarer: [
    [17, 18, 18, 34, 20, 53, 19, 21, 25],
    [0, 0, 0, 0, 1, 1, 1, 5, 14],
  ],
  partner: [
    [12, 12, 12, 27, 12, 46, 13, 14, 18],
    [0, 0, 0, 0, 2, 1, 2, 5, 14],
  ],
  spread: 19,
  match: [170, 18],
};
const OBENABE: Table = {
  base: 5,
  pushed: 2,
  declarer: [[0, 0, -2, 0, 0, 1, 2, 10, 24]],
  partner: [[0, 0, -1, 0, 0, 0, 2, 10, 25]],
  spread: 25,
  match: [139, 13],
};
const UNDENUFE: Table = {
  base: -2,
  pushed: 1,
  declarer: [[25, 10, 4, 1, 0, 0, 0, -1, 1]],
  partner: [[25, 9, 4, 1, 1, -1, -1, -1, 1]],
  spread: 26,
  match: [139, 13],
};
const SLALOM_DOWN: Table = {
  base: 10,
  pushed: -3,
  declarer: [[13, 3, 0, 1, -3, -1, 0, 3, 24]],
  partner: [[11, 3, 1, 1, -1, -1, -1, 2, 21]],
  spread: 37,
  match: [150, 28],
};
const SLALOM_UP: Table = {
  base: 2,
  pushed: -5,
  declarer: [[18, 6, 1, 1, -2, -1, -1, 1, 22]],
  partner: [[15, 4, 2, 1, -1, -1, -1, 1, 20]],
  spread: 39,
  match: [150, 28],
};
const GUSTI_DOWN: Table = {
  base: 9,
  pushed: -5,
  declarer: [[8, 3, 0, 1, -2, -1, -1, 6, 25]],
  partner: [[8, 3, 0, 1, -1, 0, -1, 4, 21]],
  spread: 36,
  match: [148, 24],
};
const GUSTI_UP: Table = {
  base: 16,
  pushed: -2,
  declarer: [[18, 5, 2, 0, -2, 0, -1, 1, 14]],
  partner: [[15, 3, 1, 0, -1, 0, 0, 1, 13]],
  spread: 37,
  match: [148, 24],
};

const TABLES: Readonly<Record<Contract, Table>> = {
  'trump:E': TRUMP,
  'trump:R': TRUMP,
  'trump:S': TRUMP,
  'trump:T': TRUMP,
  obenabe: OBENABE,
  undenufe: UNDENUFE,
  'slalom:obenabe': SLALOM_DOWN,
  'slalom:undenufe': SLALOM_UP,
  'gusti:obenabe': GUSTI_DOWN,
  'gusti:undenufe': GUSTI_UP,
};

/** By contract and card: the worth in the declarer's hand, in the partner's, and in a hand whose partner is unknown. */
const WORTHS = Object.fromEntries(
  CONTRACTS.map((contract) => {
    const { declarer, partner } = TABLES[contract];
    const of = (ranks: Table['declarer']): Float64Array =>
      Float64Array.from(
        CARDS,
        (card) => (ranks.length === 1 || suitOf(card) === trumpOf(contract) ? ranks[0]! : ranks[1]!)[rankOf(card)]!,
      );
    const [own, other] = [of(declarer), of(partner)];
    // The partner holds each card that the declarer does not with one chance in three.
    const alone = own.map((worth, card) => worth - other[card]! / 3);
    const expected = other.reduce((sum, worth) => sum + worth / 3, 0);
    return [contract, { own, other, alone, expected }];
  }),
) as unknown as Readonly<
  Record<Contract, { own: Float64Array; other: Float64Array; alone: Float64Array; expected: number }>
>;

const sumOver = (hand: readonly Card[], worths: Float64Array): number => {
  let sum = 0;
  for (const card of hand) sum += worths[card]!;
  return sum;
};

/** Expected card points of the declarer's side, with the last trick, when both hands are known. */
export function pointsWith(
  contract: Contract,
  declarer: readonly Card[],
  partner: readonly Card[],
  pushed: boolean,
): number {
  const { own, other } = WORTHS[contract];
  return base(contract, pushed) + sumOver(declarer, own) + sumOver(partner, other);
}

/** The same when the partner's hand is unknown. */
export function pointsAlone(contract: Contract, declarer: readonly Card[], pushed: boolean): number {
  const { alone, expected } = WORTHS[contract];
  return base(contract, pushed) + expected + sumOver(declarer, alone);
}

function base(contract: Contract, pushed: boolean): number {
  return TABLES[contract].base + (pushed ? TABLES[contract].pushed : 0);
}

/** Standard deviation of the points made in one round about the expected ones. */
export function spreadOf(contract: Contract): number {
  return TABLES[contract].spread;
}

/** Chance that the declarer's side takes all nine tricks, by its expected points. */
export function matchChance(contract: Contract, points: number): number {
  const [even, width] = TABLES[contract].match;
  return 1 / (1 + Math.exp((even - points) / width));
}

/** How much further from even the opponents' match is: they did not choose the contract. */
const NOT_THEIRS = 10;

/** Chance that the opponents take all nine tricks, by the declarer's expected points. */
export function counterMatchChance(contract: Contract, points: number): number {
  return matchChance(contract, ROUND_POINTS - NOT_THEIRS - points);
}

/** Worth of a hand to its holder in a contract before the factor, in points of difference, its partner unknown. */
export function plainWorth(hand: readonly Card[], contract: Contract, pushed: boolean, matchBonus: number): number {
  const points = pointsAlone(contract, hand, pushed);
  return 2 * points - ROUND_POINTS + matchChance(contract, points) * matchBonus;
}

/** Worths of a hand in these contracts with their factors, in points of difference. */
export function worthsOf(
  hand: readonly Card[],
  contracts: readonly Contract[],
  pushed: boolean,
  profile: Pick<RuleProfile, 'factors' | 'matchBonus'>,
): number[] {
  return contracts.map(
    (contract) => plainWorth(hand, contract, pushed, profile.matchBonus) * factorFor(contract, profile),
  );
}

/** The contract of these that a hand would name by itself, the first of equals. */
export function bestContract(
  hand: readonly Card[],
  contracts: readonly Contract[],
  pushed: boolean,
  profile: Pick<RuleProfile, 'factors' | 'matchBonus'>,
): Contract {
  const worths = worthsOf(hand, contracts, pushed, profile);
  return contracts[worths.indexOf(Math.max(...worths))]!;
}

/** The contracts that a table allows. */
export function contractsAt({ contracts }: Pick<RuleProfile, 'contracts'>): readonly Contract[] {
  return CONTRACTS.filter((contract) => contracts.includes(kindOf(contract)));
}

/** Mean factor of the contracts that a table allows: by it a round of this table is larger than one without factors. */
export function meanFactor(profile: Pick<RuleProfile, 'factors' | 'contracts'>): number {
  const allowed = contractsAt(profile);
  return allowed.reduce((sum, contract) => sum + factorFor(contract, profile), 0) / allowed.length;
}
