/**
 * Weis: runs and quartets held at the start of a round, their points and their comparison.
 *
 * - A run is three or more cards of a suit in natural order (6 7 8 9 10 U O K A, no wrap-around, the Puur does not
 *   move). A quartet is four cards of a rank.
 * - Points: run of 3, 4, 5 = 20, 50, 100; longer by `longRuns`; four nines 150, four Under 200, any other quartet 100.
 *   Sources: jasswelt.ch and jassverzeichnis.ch (official, 150 to 300), jassonkel, Parlett, jassen.ch (capped at 100:
 *   the highest five count 100, what is left is a run of its own if three or more), jassa.at (Vorarlberg, 120 to 180).
 * - One card may serve in a run and in a quartet (`kreuzweis`): jasswelt (since 1996), jasswiki; not in Parlett and Romandie.
 * - Comparison: 1 points, 2 more cards (or the quartet first: jassen.ch), 3 higher top card, reversed in Undenufe
 *   (Anzeiger von Saanen, Parlett), 4 trump before plain, 5 earlier in play order. Sources: jassonkel, jasswiki.
 * - The team with the best Weis writes all its Weise, both partners', the other team none (reference page). Where two
 *   Weise of different teams cannot be told apart, Romandie lets both sides write (`totalTie`).
 */
import {
  type Card,
  cardOf,
  type Rank,
  RANK_COUNT,
  RANK_NAMES,
  RANKS,
  rankOf,
  type Suit,
  SUITS,
  suitOf,
  NINE,
  UNDER,
} from '../cards/card.js';
import { CardSet, MASK_SIZE } from '../cards/cardset.js';
import { type Contract, modeOf, trumpOf, UNDENUFE_MODE } from '../play/contract.js';
import { distance, otherTeam, type PerTeam, type Seat, type Team, teamOf } from '../play/seat.js';
import type { RuleProfile } from '../profile/profile.js';

export type WeisRules = Pick<
  RuleProfile,
  'longRuns' | 'quartetRanks' | 'kreuzweis' | 'equalPointsTie' | 'totalTie' | 'undenufeReversed'
>;

export const WEIS_KINDS = ['run', 'quartet'] as const;

/** One Weis: what it is, its cards from the lowest up (a quartet's in suit order), and its points without factor. */
export interface Weis {
  readonly kind: (typeof WEIS_KINDS)[number];
  readonly cards: readonly Card[];
  readonly points: number;
}

export const SHORTEST_RUN = 3;
/** Points of a run by its length, from three cards on. */
const RUN_POINTS: Readonly<Record<WeisRules['longRuns'], readonly number[]>> = {
  '300-scale': [0, 0, 0, 20, 50, 100, 150, 200, 250, 300],
  'capped-100': [0, 0, 0, 20, 50, 100, 100, 100, 100, 100],
  vorarlberg: [0, 0, 0, 20, 50, 100, 120, 140, 160, 180],
};
/** Where long runs are capped, a Weis has five cards at most. */
const CAPPED_LENGTH = 5;

function quartetPoints(rank: Rank): number {
  return rank === UNDER ? 200 : rank === NINE ? 150 : 100;
}

function runOf(suit: Suit, low: number, length: number, rules: WeisRules): Weis {
  return {
    kind: 'run',
    cards: Array.from({ length }, (_, i) => cardOf(suit, (low + i) as Rank)),
    points: RUN_POINTS[rules.longRuns][length]!,
  };
}

function quartetOf(rank: Rank): Weis {
  return { kind: 'quartet', cards: SUITS.map((suit) => cardOf(suit, rank)), points: quartetPoints(rank) };
}

/** The Weise of one unbroken run: one, or where runs are capped the highest five and what is left of them. */
function splitRun(suit: Suit, low: number, length: number, rules: WeisRules): Weis[] {
  if (rules.longRuns !== 'capped-100' || length <= CAPPED_LENGTH) return [runOf(suit, low, length, rules)];
  const rest = length - CAPPED_LENGTH;
  const top = runOf(suit, low + rest, CAPPED_LENGTH, rules);
  return rest < SHORTEST_RUN ? [top] : [top, ...splitRun(suit, low, rest, rules)];
}

function runsIn(hand: CardSet, rules: WeisRules): Weis[] {
  return SUITS.flatMap((suit) => {
    const mask = hand.suitMask(suit);
    const runs: Weis[] = [];
    for (let low = 0; low < RANK_COUNT; low++) {
      let length = 0;
      while ((mask >> (low + length)) & 1) length++;
      if (length >= SHORTEST_RUN) runs.push(...splitRun(suit, low, length, rules));
      low += length;
    }
    return runs;
  });
}

function quartetsIn(hand: CardSet, rules: WeisRules): Weis[] {
  return RANKS.filter(
    (rank) => rules.quartetRanks.includes(RANK_NAMES[rank]!) && hand.includes(CardSet.ofRank(rank)),
  ).map(quartetOf);
}

/**
 * Every Weis of a hand of nine, best first (without regard to trump).
 * With `kreuzweis` all maximal runs and all quartets; without it the disjoint choice with the highest total, for which
 * runs may be shortened: only which quartets to keep has to be tried, for what they leave is best taken whole.
 */
export function weiseIn(hand: CardSet, rules: WeisRules): Weis[] {
  const quartets = quartetsIn(hand, rules);
  const order = (a: Weis, b: Weis): number => compareWeise(b, a, null, rules);
  if (rules.kreuzweis) return [...runsIn(hand, rules), ...quartets].sort(order);
  let best: Weis[] = [];
  for (let choice = 0; choice < 1 << quartets.length; choice++) {
    const kept = quartets.filter((_, i) => (choice >> i) & 1);
    const rest = kept.reduce((cards, { cards: used }) => cards.diff(CardSet.from(used)), hand);
    const weise = [...kept, ...runsIn(rest, rules)].sort(order);
    const gain = totalOf(weise) - totalOf(best);
    if (gain > 0 || (gain === 0 && weise.length > 0 && order(weise[0]!, best[0]!) < 0)) best = weise;
  }
  return best;
}

/** Sum of the points of some Weise, without factor. */
export function totalOf(weise: readonly Weis[]): number {
  return weise.reduce((sum, weis) => sum + weis.points, 0);
}

/**
 * The Weise that exactly these cards make: one run or one quartet, or where runs are capped what a long run falls into;
 * empty if they make none. The cards may be part of a longer run: a player may always say less than they hold.
 */
export function weiseFrom(cards: readonly Card[], rules: WeisRules): Weis[] {
  const set = CardSet.from(cards);
  const first = cards[0];
  if (first === undefined || set.size !== cards.length) return [];
  if (set.equals(CardSet.ofRank(rankOf(first)))) return quartetsIn(set, rules);
  const mask = set.suitMask(suitOf(first));
  const low = 31 - Math.clz32(mask & -mask);
  const isRun = MASK_SIZE[mask] === cards.length && mask >> low === (1 << cards.length) - 1;
  return isRun && cards.length >= SHORTEST_RUN ? splitRun(suitOf(first), low, cards.length, rules) : [];
}

/**
 * What a Weis is worth that was called with these points and not corrected before the next player covered: as called
 * if right; a run called lower counts what was called, as the highest run of that size; a quartet called lower is
 * forfeited. Null = nothing. Source: jasswelt.ch ("hundert" with four Under).
 */
export function creditedWeis(weis: Weis, called: number, contract: Contract, rules: WeisRules): Weis | null {
  if (called === weis.points) return weis;
  if (weis.kind === 'quartet') return null;
  const length = RUN_POINTS[rules.longRuns].indexOf(called);
  if (length < SHORTEST_RUN || length >= weis.cards.length) return null;
  const low = isReversed(contract, rules) ? 0 : weis.cards.length - length;
  return runOf(suitOf(weis.cards[0]!), rankOf(weis.cards[low]!), length, rules);
}

/** Whether Weise compare downwards: in Undenufe, and in Slalom or Gusti that start with it, as the first trick does. */
function isReversed(contract: Contract, rules: Pick<WeisRules, 'undenufeReversed'>): boolean {
  return rules.undenufeReversed && modeOf(contract, 1) === UNDENUFE_MODE;
}

/**
 * The card by which a Weis is called, out of its cards from the lowest up: the one its height is compared by, so that
 * 6-7-8 is a run from the six where lower is better.
 * @param contract null where it is still open (not reversed)
 */
export function headOf(
  cards: readonly Card[],
  contract: Contract | null,
  rules: Pick<WeisRules, 'undenufeReversed'>,
): Card {
  return cards.at(contract !== null && isReversed(contract, rules) ? 0 : -1)!;
}

/**
 * Compares two Weise without regard to seats: > 0 if `a` is better, 0 if nothing but the place at the table decides.
 * @param contract null where it is still open (no trump, not reversed)
 */
export function compareWeise(a: Weis, b: Weis, contract: Contract | null, rules: WeisRules): number {
  // 1 Points.
  if (a.points !== b.points) return a.points - b.points;
  // 2 More cards, or the quartet.
  if (rules.equalPointsTie === 'quartet-first' && a.kind !== b.kind) return a.kind === 'quartet' ? 1 : -1;
  if (a.cards.length !== b.cards.length) return a.cards.length - b.cards.length;
  // 3 Height: the top card upwards, the bottom card downwards. Runs of one length agree on both.
  const height = rankOf(a.cards[0]!) - rankOf(b.cards[0]!);
  if (height !== 0) return contract !== null && isReversed(contract, rules) ? -height : height;
  // 4 Trump.
  const trump = contract === null ? null : trumpOf(contract);
  const inTrump = (weis: Weis): number => (weis.kind === 'run' && suitOf(weis.cards[0]!) === trump ? 1 : 0);
  return inTrump(a) - inTrump(b);
}

/** What a seat has declared. */
export interface WeisDeclaration {
  readonly seat: Seat;
  readonly weise: readonly Weis[];
}

/** Who writes Weis in a round. Points without factor. */
export interface WeisOutcome {
  /** Seat with the best Weis; null if none was declared or nothing tells two teams apart. */
  readonly bestSeat: Seat | null;
  readonly scoringTeam: Team | 'both' | null;
  readonly points: PerTeam<number>;
}

interface HeldWeis {
  readonly seat: Seat;
  readonly weis: Weis;
}

/**
 * Compares the declared Weise of a round.
 * Under `totalTie: both-score` an unbreakable tie between the teams lets each write the tied Weis, and no other.
 */
export function weisOutcome(
  declared: readonly WeisDeclaration[],
  forehand: Seat,
  contract: Contract,
  rules: WeisRules,
): WeisOutcome {
  const held = declared
    .flatMap(({ seat, weise }) => weise.map((weis): HeldWeis => ({ seat, weis })))
    .sort(
      (a, b) =>
        compareWeise(b.weis, a.weis, contract, rules) || distance(forehand, a.seat) - distance(forehand, b.seat),
    );
  const best = held[0];
  if (!best) return { bestSeat: null, scoringTeam: null, points: [0, 0] };
  const team = teamOf(best.seat);
  const rival = held.find(({ seat }) => teamOf(seat) === otherTeam(team));
  if (rules.totalTie === 'both-score' && rival && compareWeise(best.weis, rival.weis, contract, rules) === 0) {
    return { bestSeat: null, scoringTeam: 'both', points: [best.weis.points, best.weis.points] };
  }
  const points = totalOf(held.filter(({ seat }) => teamOf(seat) === team).map(({ weis }) => weis));
  return { bestSeat: best.seat, scoringTeam: team, points: team === 0 ? [points, 0] : [0, points] };
}

/** What the table hears when a seat announces: its points, or "gut" where an earlier call is as good or better. */
export interface WeisCall {
  readonly seat: Seat;
  readonly call: 'points' | 'gut';
  /** Points of the best Weis; null with `gut`, which says no number. */
  readonly points: number | null;
}

/**
 * The calls of trick 1 in play order. Each player names only the best Weis; who cannot beat what was called before
 * answers "gut" (jasswiki), which tells the table no more than that.
 */
export function weisCalls(
  declared: readonly WeisDeclaration[],
  forehand: Seat,
  contract: Contract,
  rules: WeisRules,
): WeisCall[] {
  let standing: Weis | null = null;
  return [...declared]
    .filter(({ weise }) => weise.length > 0)
    .sort((a, b) => distance(forehand, a.seat) - distance(forehand, b.seat))
    .map(({ seat, weise }): WeisCall => {
      const best = [...weise].sort((a, b) => compareWeise(b, a, contract, rules))[0]!;
      if (standing !== null && compareWeise(best, standing, contract, rules) <= 0)
        return { seat, call: 'gut', points: null };
      standing = best;
      return { seat, call: 'points', points: best.points };
    });
}
