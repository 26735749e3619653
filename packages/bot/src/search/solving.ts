/**
 * Solving: the last tricks of a world with best play by all and open cards (@puur/solver).
 *
 * So late the cards are nearly known, and what counts is to have counted: the last trump, the match, the last trick.
 *
 * A world that the solver has not done within `MOST_NODES` is played out: one in five with six tricks left, one in a
 * hundred with five. Without the limit a card took up to five times as long, and was no better.
 *
 * Where values change from trick to trick (`mixedModeValues`) the solver is a hundred times slower, and how many points
 * are left says nothing of a match: there the worlds are played out.
 */
import {
  type Card,
  CARD_POINTS,
  type CardSet,
  type PerSeat,
  sumsTo152,
  type Team,
  TEAMS,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { Solver, type SolverRules } from '@puur/solver';
import type { Memory } from '../memory.js';
import type { Board } from './guide.js';
import type { Outcome, Payoff } from './payoff.js';

/** Nodes of the solver for one world, some two milliseconds. */
const MOST_NODES = 10_000;

let solver: Solver | null = null;

/**
 * The outcome of each of `cards` in a world, after the board has come to now; null where the world cannot be solved, or
 * one of them may not be played in it, as in a view that contradicts itself.
 */
export function solveIn(
  cards: readonly Card[],
  world: PerSeat<CardSet>,
  { contract, leader, trick }: Memory,
  board: Board,
  rules: SolverRules,
): ((card: Card, payoff: Payoff) => Outcome) | null {
  if (!sumsTo152(contract, rules)) return null;
  const { points: before, tricks: won } = board.worth.position;
  const tricksWon = [won[0]!, won[1]!] as const;
  solver ??= new Solver();
  const match = rules.matchBonus > 0;
  const problem = { contract, hands: world, leader, trick, rules, match, tricksWon };
  const solved = solver.solve(problem, { budget: { nodes: MOST_NODES } });
  if (!solved.ok || !solved.value.exact) return null;
  const { moves } = solved.value;
  if (!cards.every((card) => moves.has(card))) return null;
  const left = CARD_POINTS + rules.lastTrick - before[0]! - before[1]!;
  return (card, payoff) => {
    const made = moves.get(card)!;
    // The solver writes the bonus among the points; the payoff counts it by the tricks.
    const isMatch = (team: Team): boolean => rules.matchBonus > 0 && made[team] >= left + rules.matchBonus;
    const points = TEAMS.map((team) => before[team]! + made[team] - (isMatch(team) ? rules.matchBonus : 0));
    return payoff.outcome(
      points,
      TEAMS.map((team) => (isMatch(team) ? TRICKS_PER_ROUND : 0)),
    );
  };
}
