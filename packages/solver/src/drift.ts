/**
 * Drift: positions in which a card does not keep its value.
 *
 * Only Slalom and Gusti at a table with `mixedModeValues: 'per-trick'` are like that. The points of a round then have
 * no fixed sum, so nothing that the fast search builds on holds: neighbours differ, a bound cannot be shifted, and what
 * one team gets is not what the other loses. What both play for is the difference; where that is equal, team 0 prefers
 * more points for both and team 1 fewer, which makes the result one pair of numbers. Plain alpha-beta with a memory of
 * positions at the start of a trick, on the Position of @puur/rules.
 */
import {
  type Card,
  type CardSet,
  distance,
  type PerSeat,
  type PerTeam,
  Position,
  type Seat,
  SEAT_COUNT,
  type Team,
  teamOf,
  TEAMS,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import type { OpenPosition, SolverRules } from './problem.js';
import { type Budget, OUT_OF_BUDGET } from './search.js';

/** A result as one number that orders results: difference times this, plus sum. */
const DIFFERENCE = 1 << 16;
const CHECK_EVERY = 1024;

/** Proved about a position: its value is at least `low` and at most `high`. */
interface Known {
  readonly low: number;
  readonly high: number;
}

export class DriftSearch {
  nodes = 0;
  private readonly known = new Map<string, Known>();
  private readonly plies: readonly Position[];
  private readonly bonus: number;
  private readonly canMatch: PerTeam<boolean>;
  private readonly budget: Budget;

  /** `canMatch`: which team may still get the bonus for all nine tricks. */
  constructor(position: OpenPosition, rules: SolverRules, canMatch: PerTeam<boolean>, budget: Budget) {
    const { problem, trick, left } = position;
    this.plies = Array.from({ length: left * SEAT_COUNT + 1 }, () => new Position(problem.contract, rules));
    this.bonus = rules.matchBonus;
    this.canMatch = canMatch;
    this.budget = budget;
    const [root] = this.plies;
    const hands = problem.hands.map((hand, seat) => {
      const played = trick[distance(problem.leader, seat as Seat)];
      return played === undefined ? hand : hand.with(played);
    }) as unknown as PerSeat<CardSet>;
    root!.start(hands, problem.leader, TRICKS_PER_ROUND + 1 - left);
    for (const card of trick) root!.play(card);
  }

  /**
   * The results of the cards that the seat to act may play, and the best of them.
   * @throws OUT_OF_BUDGET
   */
  solve(cards: Iterable<Card>): {
    readonly points: PerTeam<number>;
    readonly moves: ReadonlyMap<Card, PerTeam<number>>;
  } {
    const sign = teamOf(this.plies[0]!.seat) === 0 ? 1 : -1;
    const values = Array.from(cards, (card) => [card, this.after(0, card, -Infinity, Infinity)] as const);
    const best = sign * Math.max(...values.map(([, value]) => sign * value));
    return { points: pairOf(best), moves: new Map(values.map(([card, value]) => [card, pairOf(value)])) };
  }

  /** What comes after the card is played on the position of this ply, the trick that it ends included. */
  private after(ply: number, card: Card, alpha: number, beta: number): number {
    const here = this.plies[ply]!;
    const next = this.plies[ply + 1]!;
    next.copyFrom(here);
    next.play(card);
    const gain =
      (next.points[0]! - here.points[0]!) * (1 + DIFFERENCE) + (next.points[1]! - here.points[1]!) * (1 - DIFFERENCE);
    if (next.isOver) return gain + this.bonusOf(next, 0) * (1 + DIFFERENCE) + this.bonusOf(next, 1) * (1 - DIFFERENCE);
    return gain + this.value(ply + 1, alpha - gain, beta - gain);
  }

  private value(ply: number, alpha: number, beta: number): number {
    const position = this.plies[ply]!;
    // 1 Known already?
    const key = position.lying === 0 ? this.keyOf(position) : null;
    const known = key === null ? undefined : this.known.get(key);
    if (known && (known.low >= beta || known.low === known.high)) return known.low;
    if (known && known.high <= alpha) return known.high;
    // 2 Every legal card.
    this.nodes++;
    if (this.nodes >= (this.budget.nodes ?? Infinity)) throw OUT_OF_BUDGET;
    if (this.nodes % CHECK_EVERY === 0 && this.budget.shouldStop?.()) throw OUT_OF_BUDGET;
    const count = position.legal();
    const cards = Array.from({ length: count }, (_, n) => position.nthLegal(n));
    const isMax = teamOf(position.seat) === 0;
    let [low, high] = [alpha, beta];
    let best = isMax ? -Infinity : Infinity;
    for (const card of cards) {
      const value = this.after(ply, card, low, high);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    // 3 What that proves.
    if (key !== null) {
      this.known.set(key, {
        low: best > alpha ? best : (known?.low ?? -Infinity),
        high: best < beta ? best : (known?.high ?? Infinity),
      });
    }
    return best;
  }

  private bonusOf(position: Position, team: Team): number {
    return this.maySweep(position, team) ? this.bonus : 0;
  }

  private maySweep(position: Position, team: Team): boolean {
    return this.canMatch[team] && position.tricks[1 - team] === 0;
  }

  private keyOf(position: Position): string {
    const sweeps = TEAMS.map((team) => (this.maySweep(position, team) ? 1 : 0));
    return `${position.masks.join()} ${position.seat} ${sweeps.join()}`;
  }
}

/** The points of both teams, from the number that orders results. */
function pairOf(value: number): PerTeam<number> {
  const sum = ((value % DIFFERENCE) + DIFFERENCE) % DIFFERENCE;
  const difference = (value - sum) / DIFFERENCE;
  return [(sum + difference) / 2, (sum - difference) / 2];
}
