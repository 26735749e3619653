/**
 * The solver against brute force: every line of thousands of endings, played out on the Position of @puur/rules, and
 * of hundreds on the oracle's strings, which share no code with it.
 */
import {
  type Card,
  CARDS,
  CardSet,
  type Contract,
  CONTRACTS,
  DEFAULT_PROFILE,
  formatCard,
  isTrumpMode,
  modeOf,
  type PerSeat,
  type PerTeam,
  Position,
  type RuleProfile,
  type Seat,
  SEATS,
  suitOf,
  teamOf,
} from '@puur/rules';
import { oracle, type Rng, seededRng } from '@puur/testkit';
import { describe, expect, it } from 'vitest';
import { type Problem, Solver } from './index.js';

const solver = new Solver();

interface Ending {
  readonly problem: Problem;
  /** The same position, to be played out. */
  readonly start: Position;
}

/** What a solution must say: the result, and the result of each legal card. */
interface Expected {
  readonly points: PerTeam<number>;
  readonly moves: ReadonlyMap<Card, PerTeam<number>>;
}

/** A random ending of `left` tricks with up to three cards lying, each of them legal. */
function endingOf(rng: Rng, left: number, contract: Contract, rules: RuleProfile, match: boolean): Ending {
  // Cards of few suits, trumps among them, make more trumping, undertrumping and overtrumping than all of them do.
  const mode = modeOf(contract, 1);
  const first = isTrumpMode(mode) ? (mode as number) : rng(4);
  const suits = Math.max(Math.ceil((left * 4) / 9), 1 + rng(4));
  const pool = CARDS.filter((card) => ((suitOf(card) - first) & 3) < suits);
  for (let last = pool.length - 1; last > 0; last--) {
    const other = rng(last + 1);
    [pool[last], pool[other]] = [pool[other]!, pool[last]!];
  }
  const start = new Position(contract, rules);
  const dealt = SEATS.map((seat) => CardSet.from(pool.slice(seat * left, (seat + 1) * left)));
  const leader = rng(4) as Seat;
  start.start(dealt as unknown as PerSeat<CardSet>, leader, 10 - left);
  const trick: Card[] = [];
  const lying = rng(4);
  for (let i = 0; i < lying; i++) {
    const card = start.nthLegal(rng(start.legal()));
    start.play(card);
    trick.push(card);
  }
  const hands = dealt.map((hand) => hand.diff(CardSet.from(trick))) as unknown as PerSeat<CardSet>;
  const won = [9 - left, 0, rng(10 - left)][rng(3)]!;
  return { start, problem: { contract, hands, leader, trick, rules, match, tricksWon: [won, 9 - left - won] } };
}

/**
 * Plain alpha-beta without any memory, on one number a result: both teams play for the difference; where that is equal, team 0 prefers the
 * higher sum and team 1 the lower.
 */
function bruteForce({ start, problem }: Ending): Expected {
  const { contract, match = false, tricksWon = [0, 0] } = problem;
  const rules = problem.rules ?? DEFAULT_PROFILE;
  const plies = Array.from({ length: 37 }, () => new Position(contract, rules));
  const bonus = (position: Position, team: 0 | 1): number =>
    match && tricksWon[1 - team] === 0 && position.tricks[1 - team] === 0 ? rules.matchBonus : 0;
  const value = (ply: number, alpha: number, beta: number): number => {
    const position = plies[ply]!;
    if (position.isOver) {
      return rankOf([position.points[0]! + bonus(position, 0), position.points[1]! + bonus(position, 1)]);
    }
    const isMax = teamOf(position.seat) === 0;
    const count = position.legal();
    const legal = Array.from(position.legalMasks);
    let [low, high] = [alpha, beta];
    for (let n = 0; n < count && low < high; n++) {
      position.legalMasks.set(legal);
      const worth = after(ply, position.nthLegal(n), low, high);
      if (isMax) low = Math.max(low, worth);
      else high = Math.min(high, worth);
    }
    return isMax ? low : high;
  };
  const after = (ply: number, card: Card, alpha: number, beta: number): number => {
    plies[ply + 1]!.copyFrom(plies[ply]!);
    plies[ply + 1]!.play(card);
    return value(ply + 1, alpha, beta);
  };
  plies[0]!.copyFrom(start);
  const cards = Array.from({ length: start.legal() }, (_, n) => start.nthLegal(n));
  return {
    points: pairOf(value(0, -Infinity, Infinity)),
    moves: new Map(cards.map((card) => [card, pairOf(after(0, card, -Infinity, Infinity))])),
  };
}

const UNIT = 1 << 16;
const rankOf = ([a, b]: PerTeam<number>): number => UNIT * (a - b) + (a + b);
const pairOf = (rank: number): PerTeam<number> => {
  const sum = ((rank % UNIT) + UNIT) % UNIT;
  const difference = (rank - sum) / UNIT;
  return [(sum + difference) / 2, (sum - difference) / 2];
};

function expectSolved({ problem, start }: Ending): void {
  const expected = bruteForce({ problem, start });
  const solution = solver.solve(problem);
  const told = {
    ...problem,
    hands: problem.hands.map((hand) => hand.toArray().map(formatCard).join(' ')),
    trick: problem.trick?.map(formatCard),
    rules: undefined,
  };
  expect(solution, JSON.stringify(told)).toEqual({
    ok: true,
    value: { exact: true, ...expected, nodes: expect.any(Number) as number },
  });
}

describe('the value of an ending and of each legal card is that of brute force', () => {
  const profile = (changes: Partial<RuleProfile>): RuleProfile => ({ ...DEFAULT_PROFILE, ...changes });
  const PROFILES: readonly [string, RuleProfile][] = [
    ['the reference page', DEFAULT_PROFILE],
    ['undertrumping allowed', profile({ undertrump: 'allowed-if-void' })],
    ['only trumps must overtrump', profile({ onlyTrumps: 'must-overtrump-if-able' })],
    ['who can follow may not trump, but for the Puur', profile({ mayTrumpWhenAbleToFollow: false })],
    ['the Puur is forced', profile({ puurExempt: false })],
    ['the Puur is forced and may not trump', profile({ puurExempt: false, mayTrumpWhenAbleToFollow: false })],
    ['the ace keeps eleven in Undenufe', profile({ undenufeValues: 'ace-eleven' })],
    ['Slalom and Gusti count as they started', profile({ mixedModeValues: 'start-mode' })],
    ['Slalom and Gusti count as each trick', profile({ mixedModeValues: 'per-trick' })],
    ['twenty for the last trick', profile({ lastTrick: 20, matchBonus: 257 })],
    ['nothing for the last trick, nothing for a match', profile({ lastTrick: 0, matchBonus: 0 })],
  ];

  for (const [name, rules] of PROFILES) {
    it(`${name}: three tricks of every contract`, () => {
      const rng = seededRng(name.length);
      for (const contract of CONTRACTS) {
        for (let i = 0; i < 60; i++) expectSolved(endingOf(rng, 3, contract, rules, rng(2) === 0));
      }
    });
  }

  it.each(CONTRACTS)('four tricks, %s', (contract) => {
    const rng = seededRng(CONTRACTS.indexOf(contract));
    for (let i = 0; i < 60; i++) expectSolved(endingOf(rng, 4, contract, DEFAULT_PROFILE, rng(2) === 0));
  });

  it('one and two tricks of every contract', () => {
    const rng = seededRng(12);
    for (const contract of CONTRACTS) {
      for (let i = 0; i < 50; i++) expectSolved(endingOf(rng, 1 + rng(2), contract, DEFAULT_PROFILE, true));
    }
  });
});

describe('the value is that of the oracle', () => {
  it.each(CONTRACTS)('three tricks, %s', (contract) => {
    const rng = seededRng(100 + CONTRACTS.indexOf(contract));
    for (let i = 0; i < 12; i++) {
      const { problem } = endingOf(rng, 3, contract, DEFAULT_PROFILE, false);
      const hands = problem.hands.map((hand) => hand.toArray().map(formatCard));
      const expected = oracleValue(contract, hands, problem.leader, problem.trick?.map(formatCard) ?? []);
      const solution = solver.solve(problem, { moves: false });
      expect(solution).toMatchObject({ ok: true, value: { exact: true, points: expected } });
    }
  });
});

/** Points of both teams with best play, on strings. */
function oracleValue(
  contract: string,
  hands: readonly (readonly string[])[],
  leader: number,
  lying: readonly string[],
): [number, number] {
  const seat = (leader + lying.length) % 4;
  const hand = hands[seat]!;
  const trickNo = 10 - hand.length;
  const results = oracle.legalCards(contract, hand, lying).map((card): [number, number] => {
    const rest = hands.map((cards, other) => (other === seat ? cards.filter((c) => c !== card) : cards));
    const trick = [...lying, card];
    if (trick.length < 4) return oracleValue(contract, rest, leader, trick);
    const winner = (leader + oracle.trickWinner(contract, trick, trickNo)) % 4;
    const isLast = rest.every((cards) => cards.length === 0);
    const points = oracle.valueOfCards(contract, trickNo, trick, oracle.defaultSettings) + (isLast ? 5 : 0);
    const [a, b] = isLast ? [0, 0] : oracleValue(contract, rest, winner, []);
    return winner % 2 === 0 ? [a + points, b] : [a, b + points];
  });
  const sign = seat % 2 === 0 ? 1 : -1;
  return results.reduce((best, other) => (sign * rankOf(other) > sign * rankOf(best) ? other : best));
}
