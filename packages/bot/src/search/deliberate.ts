/**
 * Deliberate: which card, by worlds drawn, weighed and played out.
 *
 * 1. Worlds that agree with all that is known are drawn (world.ts), `drawn` for each that is to be played out.
 * 2. Each is weighed by how likely the others would have declared (custom.ts) and played (likelihood.ts) so in it; those
 *    to be played out are drawn by weight.
 * 3. In each, every legal card still in the race (race.ts) is played, and the rest as the networks would (rollout.ts); the
 *    last tricks are solved with open cards instead (solving.ts).
 * 4. The card with the best mean worth is played.
 *
 * When time is up in 1 or 2 the worlds drawn so far do; in 3 the worlds played out so far, at least `FEWEST`.
 */
import { type Card, type CardSet, type PerSeat, perSeat } from '@puur/rules';
import type { SolverRules } from '@puur/solver';
import type { Memory } from '../memory.js';
import type { Random } from '../random.js';
import { drawWorld } from '../world.js';
import type { Custom } from './custom.js';
import type { Board } from './guide.js';
import type { Past } from './past.js';
import { replayIn, type Trust } from './likelihood.js';
import type { Payoff } from './payoff.js';
import { Race } from './race.js';
import { playOut } from './rollout.js';
import { solveIn } from './solving.js';

export interface Effort {
  /** Worlds played out. */
  readonly worlds: number;
  /** Worlds drawn for each of them. */
  readonly drawn: number;
  /** Power that the likelihood of the plays is raised to: 1 believes it fully, 0 not at all; and of the declaration. */
  readonly belief: number;
  readonly declared: number;
  readonly trust: Trust;
  /** Share of the worlds that are played out whatever the likelihood says: it may be wrong. */
  readonly doubt: number;
  /** Worlds that the network's own word counts for. */
  readonly prior: number;
  /** Cards in hand from which on a world is solved and not played out. */
  readonly exact: number;
}

/** Whether the given share of the time is used up. */
export type Clock = (share: number) => boolean;

/** Share of the time for drawing and weighing. */
const WEIGHING = 0.4;
/** Worlds played out however late it is. */
const FEWEST = 4;

/** The race of the legal cards, run; null where no world fits what is known. */
export function deliberate(
  cards: readonly Card[],
  memory: Memory,
  past: Past,
  board: Board,
  custom: Custom,
  effort: Effort,
  rules: SolverRules,
  payoff: Payoff,
  random: Random,
  isLate: Clock,
  expected: readonly number[] | null = null,
): Race | null {
  const { trial, worth } = board;
  // 1. and 2.
  const worlds: PerSeat<CardSet>[] = [];
  const logs: number[] = [];
  const wanted = Math.ceil(effort.worlds * effort.drawn);
  for (let n = 0; n < wanted && (n < FEWEST || !isLate(WEIGHING)); n++) {
    const world = drawWorld(memory, random);
    if (world === null) continue;
    worlds.push(world);
    logs.push(weigh(world, past, board, custom, effort));
  }
  if (worlds.length === 0) return null;
  const tickets = shuffledDraws(logs, effort.worlds, effort.doubt, random);
  // 3.
  const race = new Race(cards.length);
  const goal = payoff.goal();
  if (expected !== null) race.expect(expected, effort.prior);
  for (const [n, [index, times]] of tickets.entries()) {
    if ((n >= FEWEST && isLate(1)) || race.isOver) break;
    const world = worlds[index]!;
    replayIn(world, past, board, null);
    const solved = memory.hand.size <= effort.exact ? solveIn(cards, world, memory, board, rules) : null;
    race.world(times, (candidate) => {
      const card = cards[candidate]!;
      if (solved !== null) return solved(card, payoff);
      trial.copyFrom(worth);
      trial.play(card);
      playOut(trial, goal);
      return payoff.outcome(trial.position.points, trial.position.tricks);
    });
  }
  // 4.
  return race;
}

function weigh(world: PerSeat<CardSet>, past: Past, board: Board, custom: Custom, effort: Effort): number {
  const { belief, declared, trust } = effort;
  let log = 0;
  if (belief > 0) log += belief * replayIn(world, past, board, trust);
  if (declared > 0) {
    const dealt = perSeat((seat) => world[seat].union(past.played[seat]));
    log += declared * custom.declaration(dealt, past, past.seat);
  }
  return log;
}

/**
 * Draws `count` by weight (systematic draw): each index drawn with how often, in random order. Weights as logarithms; the
 * share `doubt` is drawn without regard to them.
 */
function shuffledDraws(
  logs: readonly number[],
  count: number,
  doubt: number,
  random: Random,
): (readonly [number, number])[] {
  const most = logs.reduce((top, log) => (log > top ? log : top), -Infinity);
  // Where no world explains what was played, one is as good as another.
  const weights = logs.map((log) => (most === -Infinity ? 1 : Number.isFinite(log) ? Math.exp(log - most) : 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const drawn: (readonly [number, number])[] = [];
  let mark = random();
  let reached = 0;
  for (const [index, weight] of weights.entries()) {
    reached += (((1 - doubt) * weight) / sum + doubt / weights.length) * count;
    let times = 0;
    for (; mark < reached; mark++) times++;
    if (times > 0) drawn.push([index, times]);
  }
  for (let place = drawn.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [drawn[place], drawn[other]] = [drawn[other]!, drawn[place]!];
  }
  return drawn;
}
