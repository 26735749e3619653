/**
 * The exact result of a position with all cards open, and what each legal card is worth.
 *
 * `puur solve` reads the same fields and gives the same result, so both steps stand here apart from the op.
 */
import {
  assert,
  type Card,
  CardSet,
  formatCard,
  HAND_SIZE,
  modeOf,
  ok,
  perSeat,
  refusalOf,
  refuse,
  type Result,
  type RuleProfile,
  SEAT_COUNT,
  seatAfter,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import { type Problem, type ProblemRefusal, type Solution, Solver, type SolveOptions } from '@puur/solver';
import type { Fault } from '../fault.js';
import {
  bool,
  cards,
  cardTwice,
  contract,
  everySeat,
  type Given,
  list,
  optional,
  seat,
  shape,
  whole,
} from '../fields.js';
import type { Fields, Op } from '../op.js';

const LONGEST_SEARCH_MS = 600_000;

const FIELDS = {
  contract,
  hands: everySeat(cards({ max: HAND_SIZE, tooMany: 'hand-too-large' })),
  leader: seat,
  trick: optional(cards({ max: SEAT_COUNT - 1, tooMany: 'trick-full' })),
  match: optional(bool),
  tricksWon: optional(list(whole(0, TRICKS_PER_ROUND), { min: 2, max: 2 })),
  timeMs: optional(whole(1, LONGEST_SEARCH_MS)),
};
const FORM = shape(FIELDS);

/** A position that can be solved, and how long that may take; undefined: until it is done. */
export interface SolveQuestion {
  readonly problem: Problem;
  readonly timeMs: number | undefined;
}

/** Reads the fields of a question. What it lets through the solver refuses for the sizes of the hands alone. */
export function questionIn(fields: Fields, profile: RuleProfile): Result<SolveQuestion, Fault> {
  const read = FORM.read(fields, '');
  if (!read.ok) return read;
  const { timeMs, trick = [], ...given } = read.value;
  const fault =
    cardTwice('hands', given.hands.flat()) ??
    cardTwice('trick', [...given.hands.flat(), ...trick]) ??
    playFault(read.value, profile) ??
    matchFault(read.value);
  if (fault !== null) return refuse(fault);
  const [won0 = 0, won1 = 0] = given.tricksWon ?? [];
  const problem: Problem = {
    contract: given.contract,
    hands: perSeat((at) => CardSet.from(given.hands[at]!)),
    leader: given.leader,
    trick,
    rules: profile,
    match: given.match ?? false,
    ...(given.tricksWon && { tricksWon: [won0, won1] }),
  };
  return ok({ problem, timeMs });
}

type Told = Given<typeof FIELDS>;

/** The number of the current trick, by the hand of the seat to act. */
function trickNoOf({ hands, leader, trick = [] }: Told): number {
  return TRICKS_PER_ROUND + 1 - hands[seatAfter(leader, trick.length)]!.length;
}

/** Whether somebody is there to act, and could have come to it: the first card lying that its seat might not play. */
function playFault(told: Told, profile: RuleProfile): Fault | null {
  const { hands, leader, trick = [] } = told;
  const actor = seatAfter(leader, trick.length);
  if (hands[actor]!.length === 0) return { code: 'hand-empty', path: `hands.${actor}` };
  const trickNo = trickNoOf(told);
  for (const [place, played] of trick.entries()) {
    const at = seatAfter(leader, place);
    const held = CardSet.from([...hands[at]!, played]);
    const reason = refusalOf(played, held, trick.slice(0, place), modeOf(told.contract, trickNo), profile);
    if (reason === null) continue;
    const details = { trick: trickNo, seat: at, card: formatCard(played), reason };
    return { code: 'illegal-play', path: `trick[${place}]`, details };
  }
  return null;
}

/** Whether the tricks won are those played before, and are there where a match depends on them. */
function matchFault(told: Told): Fault | null {
  const { match = false, tricksWon } = told;
  const before = trickNoOf(told) - 1;
  const expected = `two numbers that sum to ${before}`;
  if (tricksWon === undefined) {
    return match && before > 0 ? { code: 'missing-field', path: 'tricksWon', expected } : null;
  }
  const sum = tricksWon.reduce((all, won) => all + won, 0);
  return sum === before ? null : { code: 'bad-tricks-won', path: 'tricksWon', expected, found: tricksWon };
}

/**
 * Solves a question within its time.
 * @param now milliseconds of a clock that only goes on
 */
export function solveWithin(
  { problem, timeMs }: SolveQuestion,
  solver: Solver,
  now: () => number,
  options: SolveOptions = {},
): Result<Solution, Fault> {
  const end = timeMs === undefined ? Infinity : now() + timeMs;
  const asked = options.budget?.shouldStop;
  const shouldStop = (): boolean => asked?.() === true || now() >= end;
  const solved = solver.solve(problem, { ...options, budget: { ...options.budget, shouldStop } });
  return solved.ok ? solved : refuse(faultOf(solved.error));
}

function faultOf(refusal: ProblemRefusal): Fault {
  assert(refusal.code === 'uneven-hands', `the fields let through ${refusal.code}`);
  const expected = `hands of ${refusal.expected.join(', ')} cards`;
  return { code: 'uneven-hands', path: 'hands', expected, found: refusal.sizes };
}

/** A solution in the words of the protocol. */
export function resultOf(solution: Solution): Readonly<Record<string, unknown>> {
  if (!solution.exact) return { exact: false, bounds: solution.bounds };
  const moves = Array.from(solution.moves, ([card, points]: readonly [Card, unknown]) => [formatCard(card), points]);
  return { exact: true, points: solution.points, moves: Object.fromEntries(moves) as unknown };
}

/**
 * The op `solve`. Its solver is made with the first question, and keeps its memory from one to the next.
 * @param now milliseconds of a clock that only goes on
 */
export function solveOf(now: () => number): Op {
  let solver: Solver | undefined;
  return {
    name: 'solve',
    ask: (fields, profile) => {
      const question = questionIn(fields, profile);
      if (!question.ok) return question;
      solver ??= new Solver();
      const solved = solveWithin(question.value, solver, now);
      return solved.ok ? ok(resultOf(solved.value)) : solved;
    },
  };
}
