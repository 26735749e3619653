/**
 * Plausible: which numbers of points a round can end with.
 *
 * A side has made a number of tricks, so its cards are a set of 4, 8 … 36, and with at least one trick it may have the
 * points for the last. Whether a sum can be made is a question to the card values, which are asked here (by sums over
 * card counts, some 37 × 153 steps a contract) and not copied into a table: in Schieber only 1 and 156 never occur.
 *
 * A Weis is worth 20, 50, 100, 150 and so on, so sums such as 10 and 30 are nobody's Weis.
 *
 * Sources: reference page (152, 157; the two columns have to give 157); docs/rules.md for the values and the Weise.
 */
import {
  CARD_COUNT,
  CARD_POINTS,
  type Contract,
  kindOf,
  type RuleProfile,
  sumsTo152,
  TRICKS_PER_ROUND,
  valuesOf,
} from '@puur/rules';

export type PointRules = Pick<RuleProfile, 'undenufeValues' | 'mixedModeValues' | 'lastTrick'>;

const CARDS_PER_TRICK = CARD_COUNT / TRICKS_PER_ROUND;
const known = new Map<string, ReadonlySet<number>>();

/** Points of a whole round of a contract, without match bonus and factor; null where they depend on the tricks. */
export function roundPoints(contract: Contract, rules: PointRules): number | null {
  return sumsTo152(contract, rules) ? CARD_POINTS + rules.lastTrick : null;
}

/**
 * The points that one side of two can have made in a round of this contract: card values and last trick, no match bonus,
 * no factor. Where the values change from trick to trick nothing is ruled out.
 */
export function possiblePoints(contract: Contract, rules: PointRules): ReadonlySet<number> {
  const mixed = rules.mixedModeValues === 'obenabe' ? 'obenabe' : contract;
  const key = `${kindOf(contract) === 'slalom' || kindOf(contract) === 'gusti' ? mixed : contract}/${rules.undenufeValues}/${rules.lastTrick}`;
  const found = known.get(key);
  if (found) return found;
  const made = tabulate(contract, rules);
  known.set(key, made);
  return made;
}

function tabulate(contract: Contract, rules: PointRules): ReadonlySet<number> {
  const whole = roundPoints(contract, rules);
  if (whole === null) return new Set(Array.from({ length: 400 }, (_, points) => points));
  const values = valuesOf(contract, 1, rules);
  // reach[n] = the sums that n cards can have.
  const reach = Array.from({ length: CARD_COUNT + 1 }, (_, n) => new Set<number>(n === 0 ? [0] : []));
  for (const value of values) {
    for (let n = CARD_COUNT; n > 0; n--) for (const sum of reach[n - 1]!) reach[n]!.add(sum + value);
  }
  const possible = new Set<number>([0, whole]);
  for (let tricks = 1; tricks < TRICKS_PER_ROUND; tricks++) {
    for (const sum of reach[tricks * CARDS_PER_TRICK]!) possible.add(sum).add(sum + rules.lastTrick);
  }
  return possible;
}

/** Whether two sides can have made these points between them, card values and last trick, in a whole round. */
export function isPossibleSplit(a: number, b: number, contract: Contract, rules: PointRules): boolean {
  const whole = roundPoints(contract, rules);
  const possible = possiblePoints(contract, rules);
  return (whole === null || a + b === whole) && possible.has(a) && possible.has(b);
}

/** Points of one Weis, by the scale of the table. */
const WEIS_POINTS: Readonly<Record<RuleProfile['longRuns'], readonly number[]>> = {
  '300-scale': [20, 50, 100, 150, 200, 250, 300],
  'capped-100': [20, 50, 100, 150, 200],
  vorarlberg: [20, 50, 100, 120, 140, 150, 160, 180, 200],
};
/** No two hands hold more: each of nine cards has a run of nine at most, or crosses runs with quartets. */
const MOST_WEIS = 1000;

/** Whether a side can have weised this many points in one round. */
export function isWeisSum(points: number, rules: Pick<RuleProfile, 'longRuns'>): boolean {
  if (!Number.isInteger(points) || points < 0 || points > MOST_WEIS) return false;
  const reach = new Set([0]);
  for (let sum = 1; sum <= points; sum++) {
    if (WEIS_POINTS[rules.longRuns].some((weis) => reach.has(sum - weis))) reach.add(sum);
  }
  return reach.has(points);
}
