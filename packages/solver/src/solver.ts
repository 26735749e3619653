/**
 * Solver: the exact result of a position with all cards open, and what each legal card is worth.
 *
 * The search only answers "can team 0 still win so many points?". The value is the number where the answer changes: it
 * is bracketed from a guess with growing steps, then halved. Every answer is a proof, so whenever time is up the bounds
 * so far stand.
 *
 * The match bonus needs no search of its own kind. If one side can take all tricks it can take all points; so the bonus
 * can change the value only where all points or none are won, and there one question remains: can that side win every
 * trick? It is asked with every card counting one.
 */
import {
  type Card,
  type CardSet,
  type Contract,
  DEFAULT_PROFILE,
  legalCards,
  modeOf,
  ok,
  otherTeam,
  perTeam,
  type PerTeam,
  type Result,
  sumsTo152,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
  valuesOf,
} from '@puur/rules';
import { type Board, boardOf, trickBoardOf } from './board.js';
import { DriftSearch } from './drift.js';
import { type OpenPosition, positionOf, type Problem, type ProblemRefusal, type SolverRules } from './problem.js';
import { type Budget, OUT_OF_BUDGET, Search } from './search.js';

/** Points still to be won by team 0 and team 1, at least and at most. */
export interface Bounds {
  readonly low: PerTeam<number>;
  readonly high: PerTeam<number>;
}

/** What is proved so far about the whole position. */
export interface Progress {
  readonly bounds: Bounds;
  readonly nodes: number;
}

export interface SolveOptions {
  readonly budget?: Budget;
  /** Called after each question that the search has answered. */
  readonly onProgress?: (progress: Progress) => void;
  /** Value every legal card too; true if nothing is said. */
  readonly moves?: boolean;
}

/**
 * Points still to be won with best play by all, the cards lying included. Inexact only when the budget ended: then
 * `bounds` hold the true result.
 */
export type Solution =
  | {
      readonly exact: true;
      readonly points: PerTeam<number>;
      /** The result of each legal card of the seat to act; empty if `moves` was false. */
      readonly moves: ReadonlyMap<Card, PerTeam<number>>;
      readonly nodes: number;
    }
  | { readonly exact: false; readonly bounds: Bounds; readonly nodes: number };

/** First step of the bracket, in points; it doubles. */
const STEP = 12;

/** Solves one position after another with the same memory. */
export class Solver {
  private readonly search = new Search();
  private readonly sweeps = new Search();
  private readonly boards = new Map<string, Boards>();

  solve(problem: Problem, options: SolveOptions = {}): Result<Solution, ProblemRefusal> {
    const checked = positionOf(problem);
    if (!checked.ok) return checked;
    const rules = problem.rules ?? DEFAULT_PROFILE;
    const task = new Task(checked.value, rules, options);
    if (!sumsTo152(problem.contract, rules)) return ok(task.runDrifting());
    return ok(task.run(this.search, this.sweeps, this.boardsFor(problem.contract, rules)));
  }

  private boardsFor(contract: Contract, rules: SolverRules): Boards {
    const key = [contract, ...BOARD_RULES.map((name) => rules[name])].join();
    let boards = this.boards.get(key);
    if (!boards) {
      boards = { points: boardOf(contract, rules), tricks: trickBoardOf(contract, rules) };
      this.boards.set(key, boards);
    }
    return boards;
  }
}

interface Boards {
  readonly points: Board;
  readonly tricks: Board;
}

/** The settings that make a board. */
const BOARD_RULES = [
  'undertrump',
  'onlyTrumps',
  'mayTrumpWhenAbleToFollow',
  'puurExempt',
  'undenufeValues',
  'mixedModeValues',
  'lastTrick',
] as const satisfies readonly (keyof SolverRules)[];

/** One position being solved. */
class Task {
  private readonly position: OpenPosition;
  private readonly rules: SolverRules;
  private readonly options: SolveOptions;
  private readonly budget: Budget;
  /** By team: whether a match counts and it has won all tricks so far. */
  private readonly canMatch: PerTeam<boolean>;
  private readonly legal: CardSet;

  constructor(position: OpenPosition, rules: SolverRules, options: SolveOptions) {
    this.position = position;
    this.rules = rules;
    this.options = options;
    this.budget = options.budget ?? {};
    const { contract, hands, match = false, tricksWon = [0, 0] } = position.problem;
    this.canMatch = perTeam((team) => match && tricksWon[otherTeam(team)] === 0);
    this.legal = legalCards(hands[position.seat], position.trick, modeOf(contract, trickNoOf(position)), rules);
  }

  /** Solves a position in which every card keeps its value. */
  run(search: Search, sweeps: Search, boards: Boards): Solution {
    const { position, options, budget } = this;
    search.enter(boards.points, position, budget);
    const { total } = search;
    let [low, high] = [0, total];
    // Whether a team wins every trick, from the position or after a card of the seat to act. Asked on a search of its
    // own, so that the other keeps its table; both together keep to the budget.
    let nodesOfSweeps = 0;
    let entered = false;
    const isMatch = (team: Team, card: Card | null): boolean => {
      if (!entered) sweeps.enter(boards.tricks, position, budget);
      entered = true;
      const allowed = budget.nodes ?? Infinity;
      sweeps.allow(allowed - search.nodes);
      const need = team === 0 ? sweeps.total : 1;
      try {
        const bound = card === null ? sweeps.prove(need) : sweeps.proveAfter(card, need);
        return bound >= need === (team === 0);
      } finally {
        nodesOfSweeps = sweeps.nodes;
        search.allow(allowed - nodesOfSweeps);
      }
    };
    const pointsOf = (value: number, card: Card | null): PerTeam<number> => {
      const points: PerTeam<number> = [value, total - value];
      return perTeam((team) => {
        const may = this.canMatch[team] && points[otherTeam(team)] === 0;
        return points[team] + (may && isMatch(team, card) ? this.rules.matchBonus : 0);
      });
    };
    const nodes = (): number => search.nodes + nodesOfSweeps;

    try {
      // 1 The value of the position.
      const value = settle(
        (need) => search.prove(need),
        { low, high, guess: total >> 1 },
        (lower, upper) => {
          [low, high] = [lower, upper];
          options.onProgress?.({ bounds: this.boundsOf(low, high, total), nodes: nodes() });
        },
      );
      const points = pointsOf(value, null);
      // 2 The value of each legal card: none is better than the position for the side to act.
      const moves = new Map<Card, PerTeam<number>>();
      const isMax = teamOf(position.seat) === 0;
      const range = isMax ? { low: 0, high: value, guess: value } : { low: value, high: total, guess: value + 1 };
      for (const card of (options.moves ?? true) ? this.legal : []) {
        moves.set(
          card,
          pointsOf(
            settle((need) => search.proveAfter(card, need), range),
            card,
          ),
        );
      }
      return { exact: true, points, moves, nodes: nodes() };
    } catch (stopped) {
      if (stopped !== OUT_OF_BUDGET) throw stopped;
      return { exact: false, bounds: this.boundsOf(low, high, total), nodes: nodes() };
    }
  }

  /** Solves a position in which the cards change their values from trick to trick. */
  runDrifting(): Solution {
    const { position, rules } = this;
    const search = new DriftSearch(position, rules, this.canMatch, this.budget);
    try {
      const { points, moves } = search.solve(this.legal);
      return { exact: true, points, moves: (this.options.moves ?? true) ? moves : new Map(), nodes: search.nodes };
    } catch (stopped) {
      if (stopped !== OUT_OF_BUDGET) throw stopped;
      return { exact: false, bounds: this.boundsOf(0, this.mostPoints(), this.mostPoints()), nodes: search.nodes };
    }
  }

  /** The points of both teams when team 0 wins `low` to `high` of the total, the bonus included where it is open. */
  private boundsOf(low: number, high: number, total: number): Bounds {
    const { matchBonus } = this.rules;
    return {
      low: [low, total - high],
      high: [
        high + (this.canMatch[0] && high === total ? matchBonus : 0),
        total - low + (this.canMatch[1] && low === 0 ? matchBonus : 0),
      ],
    };
  }

  /** What all cards still to be won can count at most, and the last trick. */
  private mostPoints(): number {
    const { position, rules } = this;
    const { contract, hands } = position.problem;
    const trickNos = Array.from({ length: position.left }, (_, i) => trickNoOf(position) + i);
    const tables = trickNos.map((trickNo) => valuesOf(contract, trickNo, rules));
    const cards = [...position.trick, ...hands.flatMap((hand) => hand.toArray())];
    return cards.reduce((sum, card) => sum + Math.max(...tables.map((values) => values[card]!)), rules.lastTrick);
  }
}

function trickNoOf({ left }: OpenPosition): number {
  return TRICKS_PER_ROUND + 1 - left;
}

/**
 * The number at which the answers of a search change. `ask` gives a bound: `need` or more when the value reaches `need`,
 * less when it does not.
 */
function settle(
  ask: (need: number) => number,
  { low, high, guess }: { readonly low: number; readonly high: number; readonly guess: number },
  report?: (low: number, high: number) => void,
): number {
  let [lower, upper] = [low, high];
  let need = guess;
  let step = STEP;
  while (lower < upper) {
    need = Math.min(Math.max(need, lower + 1), upper);
    const bound = ask(need);
    if (bound >= need) lower = bound;
    else upper = bound;
    report?.(lower, upper);
    // 1 Bracket: go on in one direction with growing steps. 2 Halve.
    if (lower > low && upper < high) need = (lower + upper + 1) >> 1;
    else if (bound >= need) need = lower + step;
    else need = upper + 1 - step;
    step *= 2;
  }
  return lower;
}
