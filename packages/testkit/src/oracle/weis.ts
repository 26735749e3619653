/**
 * Oracle: which Weise a hand holds, and whose Weise count.
 *
 * Sources: jasswelt.ch and jassverzeichnis.ch (official Jassreglement) for the kinds, the 300 scale, four sixes,
 * sevens and eights, and Kreuzweis since 1996; jassonkel and Parlett for runs capped at 100; jassa.at and Heb_Ab for
 * the Vorarlberg scale; Parlett and the Romandie (adpoker.fr, bepopcorn.ch) for no Kreuzweis. Comparison: jassonkel
 * (points, more cards, height, trump, play order), jasswiki (five in a row over four equal), Anzeiger von Saanen and
 * Parlett (Undenufe reversed), jassen.ch (quartet first), bepopcorn.ch (a total tie scores for both).
 */

import { deck, ranks, rankOf, suitOf, suits, trumpSuitOf, type CardText, type ContractText } from './cards.js';
import { settingsWith, type OracleSettings } from './settings.js';

/** A Weis: cards in natural order (a run) or in suit order (four equal). */
export interface OracleWeis {
  readonly points: number;
  readonly cards: readonly CardText[];
}

/** Points of a run by its length. `capped-100` has no longer runs: what exceeds five cards is another run or nothing. */
const runPoints: Readonly<Record<OracleSettings['longRuns'], Readonly<Record<number, number>>>> = {
  '300-scale': { 3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300 },
  'capped-100': { 3: 20, 4: 50, 5: 100 },
  vorarlberg: { 3: 20, 4: 50, 5: 100, 6: 120, 7: 140, 8: 160, 9: 180 },
};

/** Points of four equal cards. */
// prettier-ignore
const quartetPoints: Readonly<Record<string, number>> = {
  '6': 100, '7': 100, '8': 100, '9': 150, '10': 100, U: 200, O: 100, K: 100, A: 100,
};

/**
 * All Weise of a hand.
 *
 * With Kreuzweis these are the maximal runs and the quartets; a card may serve in one of each. Without, no card may
 * serve twice, and the choice with the highest total is taken, runs shortened where that pays; see
 * {@link bestDisjointChoices} for what happens when several choices have that total.
 */
export function detectWeis(hand: readonly CardText[], changes: Partial<OracleSettings> = {}): OracleWeis[] {
  const settings = settingsWith(changes);
  if (settings.kreuzweis) return [...maximalRuns(hand, settings), ...quartets(hand, settings)];
  return [...(bestDisjointChoices(hand, changes)[0] ?? [])];
}

/** The sum of the points of some Weise. */
export function weisTotal(weise: readonly OracleWeis[]): number {
  let total = 0;
  for (const weis of weise) total += weis.points;
  return total;
}

/** The maximal runs of three or more. */
function maximalRuns(hand: readonly CardText[], settings: OracleSettings): OracleWeis[] {
  const found: OracleWeis[] = [];
  for (const suit of suits) {
    // 1. Walk up the suit and cut it where a card is missing.
    const stretches: CardText[][] = [];
    let stretch: CardText[] = [];
    for (const rank of ranks) {
      if (hand.includes(suit + rank)) {
        stretch.push(suit + rank);
      } else {
        stretches.push(stretch);
        stretch = [];
      }
    }
    stretches.push(stretch);

    // 2. Each stretch of three or more is a run; capped, its highest five cards are one and the rest another.
    for (const cards of stretches) {
      const parts = settings.longRuns === 'capped-100' ? [cards.slice(-5), cards.slice(0, -5)] : [cards];
      for (const part of parts) {
        const points = runPoints[settings.longRuns][part.length];
        if (points !== undefined) found.push({ points, cards: part });
      }
    }
  }
  return found;
}

/** The four equal cards a hand holds. */
function quartets(hand: readonly CardText[], settings: OracleSettings): OracleWeis[] {
  const found: OracleWeis[] = [];
  for (const rank of settings.quartetRanks) {
    const cards = suits.map((suit) => suit + rank);
    const points = quartetPoints[rank];
    if (points !== undefined && cards.every((card) => hand.includes(card))) found.push({ points, cards });
  }
  return found;
}

/**
 * Without Kreuzweis: every choice of Weise that share no card and have the highest total, by trying all sets.
 *
 * The sources ask for the highest total only. Where several choices reach it, the first of the list is the one whose
 * best Weis is best (points, then more cards or quartet first, then height), then whose second best is, and so on: it
 * is the best Weis that decides who writes.
 */
export function bestDisjointChoices(
  hand: readonly CardText[],
  changes: Partial<OracleSettings> = {},
): (readonly OracleWeis[])[] {
  const settings = settingsWith(changes);

  // 1. Every run of three or more that is part of the hand, shortened in every way, and every quartet.
  const candidates: OracleWeis[] = quartets(hand, settings);
  for (const suit of suits) {
    for (const [from] of ranks.entries()) {
      for (const [to] of ranks.entries()) {
        const cards = ranks.slice(from, to + 1).map((rank) => suit + rank);
        const points = runPoints[settings.longRuns][cards.length];
        if (points === undefined) continue;
        if (cards.every((card) => hand.includes(card))) candidates.push({ points, cards });
      }
    }
  }

  // 2. Every set of candidates of which no two share a card.
  let choices: OracleWeis[][] = [[]];
  for (const candidate of candidates) {
    const longer: OracleWeis[][] = [];
    for (const choice of choices) {
      const used = choice.flatMap((weis) => weis.cards);
      if (candidate.cards.every((card) => !used.includes(card))) longer.push([...choice, candidate]);
    }
    choices = [...choices, ...longer];
  }

  // 3. Those with the highest total, the best Weis first in each, and the best choice first among them.
  const highest = Math.max(...choices.map((choice) => weisTotal(choice)));
  const best = choices.filter((choice) => weisTotal(choice) === highest);
  for (const choice of best) choice.sort((a, b) => compareOwn(b, a, settings));
  best.sort((a, b) => compareChoices(b, a, settings));
  return best;
}

/** Whether a Weis is better than another of the same hand; positive when `a` is. */
function compareOwn(a: OracleWeis, b: OracleWeis, settings: OracleSettings): number {
  if (a.points !== b.points) return a.points - b.points;
  if (settings.equalPointsTie === 'quartet-first' && isQuartet(a) !== isQuartet(b)) return isQuartet(a) ? 1 : -1;
  if (a.cards.length !== b.cards.length) return a.cards.length - b.cards.length;
  return topRank(a.cards) - topRank(b.cards);
}

function compareChoices(a: readonly OracleWeis[], b: readonly OracleWeis[], settings: OracleSettings): number {
  for (const [index, weis] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compareOwn(weis, other, settings);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Who called which Weise; seats as keys. */
export type DeclaredWeis = Readonly<Record<string, readonly (readonly CardText[])[]>>;

/** What a comparison of Weise gave. */
export interface WeisVerdict {
  /** The seat with the best Weis; `null` when nothing is declared or both sides score. */
  readonly bestSeat: number | null;
  readonly scoringTeam: 0 | 1 | 'both' | null;
  /** The sum of the scoring team's Weise; in a total tie that scores for both, the points of the tied Weis. */
  readonly points: number;
}

interface Claim extends OracleWeis {
  readonly seat: number;
}

/**
 * Compares what the seats declared.
 *
 * @example
 * compareWeis('trump:E', 0, { 0: [['R7', 'R8', 'R9']], 1: [['E7', 'E8', 'E9']] })
 * // { bestSeat: 1, scoringTeam: 1, points: 20 }
 */
export function compareWeis(
  contract: ContractText,
  forehand: number,
  declared: DeclaredWeis,
  changes: Partial<OracleSettings> = {},
): WeisVerdict {
  const settings = settingsWith(changes);

  // 1. All claims in play order, forehand first.
  const claims: Claim[] = [];
  for (const turn of [0, 1, 2, 3]) {
    const seat = (forehand + turn) % 4;
    for (const cards of declared[String(seat)] ?? []) {
      claims.push({ seat, cards, points: pointsOfDeclared(cards, settings) });
    }
  }

  // 2. The best one; of equal ones the first in play order.
  let best: Claim | undefined;
  for (const claim of claims) {
    if (best === undefined || compareClaims(claim, best, contract, settings) > 0) best = claim;
  }
  if (best === undefined) return { bestSeat: null, scoringTeam: null, points: 0 };

  // 3. A tie that nothing but the play order breaks, between the two teams, may score for both.
  const team = teamOf(best.seat);
  for (const claim of claims) {
    const tied = compareClaims(claim, best, contract, settings) === 0;
    if (settings.totalTie === 'both-score' && tied && teamOf(claim.seat) !== team) {
      return { bestSeat: null, scoringTeam: 'both', points: best.points };
    }
  }

  // 4. The team of the best Weis writes all Weise of both its players, the other team nothing.
  return { bestSeat: best.seat, scoringTeam: team, points: weisTotal(claims.filter((c) => teamOf(c.seat) === team)) };
}

/** Whether a claim beats another by anything but the play order; positive when `a` does. */
function compareClaims(a: OracleWeis, b: OracleWeis, contract: ContractText, settings: OracleSettings): number {
  // Points.
  if (a.points !== b.points) return a.points - b.points;

  // Four equal before every run, or more cards.
  if (settings.equalPointsTie === 'quartet-first' && isQuartet(a) !== isQuartet(b)) return isQuartet(a) ? 1 : -1;
  if (a.cards.length !== b.cards.length) return a.cards.length - b.cards.length;

  // The higher top card in natural order, also in trump; in Undenufe the lower one.
  if (topRank(a.cards) !== topRank(b.cards)) {
    const reversed = contract === 'undenufe' && settings.undenufeReversed;
    return reversed ? topRank(b.cards) - topRank(a.cards) : topRank(a.cards) - topRank(b.cards);
  }

  // Trump before plain.
  return trumpCount(a.cards, contract) - trumpCount(b.cards, contract);
}

/** The points of a declared Weis; throws when the cards are none. */
function pointsOfDeclared(cards: readonly CardText[], settings: OracleSettings): number {
  for (const weis of quartets(cards, settings)) {
    if (cards.length === 4) return weis.points;
  }
  const sorted = [...cards].sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
  const [lowest] = sorted;
  if (lowest !== undefined) {
    const from = ranks.indexOf(rankOf(lowest));
    const run = ranks.slice(from, from + cards.length).map((rank) => suitOf(lowest) + rank);
    const points = runPoints[settings.longRuns][cards.length];
    if (points !== undefined && run.length === cards.length && run.every((card) => cards.includes(card))) return points;
  }
  throw new Error(`not a Weis: ${cards.join(' ')}`);
}

function isQuartet(weis: OracleWeis): boolean {
  return new Set(weis.cards.map((card) => rankOf(card))).size === 1;
}

/** The height of the top card in natural order, 0 (six) to 8 (ace). */
function topRank(cards: readonly CardText[]): number {
  return Math.max(...cards.map((card) => ranks.indexOf(rankOf(card))));
}

/** 1 for a run in trump, else 0. Two quartets of the same rank cannot meet, so theirs does not matter. */
function trumpCount(cards: readonly CardText[], contract: ContractText): number {
  const trump = trumpSuitOf(contract);
  return cards.every((card) => suitOf(card) === trump) ? 1 : 0;
}

function teamOf(seat: number): 0 | 1 {
  return seat === 0 || seat === 2 ? 0 : 1;
}
