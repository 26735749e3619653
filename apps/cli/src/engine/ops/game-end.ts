/** Who has won, by the way of counting that `mode` names. */
import {
  type Block,
  BLOCKS,
  CARD_POINTS,
  endByBlocks,
  endByTotal,
  endByTricks,
  judgeClaim,
  ok,
  refuse,
  type RuleProfile,
  type Team,
  TRICKS_PER_ROUND,
} from '@puur/rules';
import {
  bool,
  type Field,
  list,
  oneOf,
  optional,
  orElse,
  points,
  shape,
  type Side,
  side,
  SIDES,
  sides,
  whole,
} from '../fields.js';
import { type Ask, type Op, question } from '../op.js';

const block = oneOf(BLOCKS);
const mark = orElse(points, 0);
const blocksOfSide = orElse(shape({ weis: mark, stoeck: mark, stich: mark }), { weis: 0, stoeck: 0, stich: 0 });
/** The blocks of a round for each side; a side or a block that is left out is 0. */
const blocksOfSides = sides(blocksOfSide);
const goal = optional(whole(1, 1_000_000_000, 'bad-points'));

const threeBlocks = list(block, { min: BLOCKS.length, max: BLOCKS.length, tooFew: 'bad-order', tooMany: 'bad-order' });
/** All three blocks, in the order they are counted. */
const order: Field<Block[]> = {
  ...threeBlocks,
  read: (value, path) => {
    const read = threeBlocks.read(value, path);
    if (!read.ok || new Set(read.value).size === BLOCKS.length) return read;
    return refuse({ code: 'bad-order', path, expected: `each of ${BLOCKS.join(', ')}`, found: value });
  },
};

/** A trick as whose it is and what it counts. */
const trick: Field<readonly [Team, number]> = {
  expected: '[side, points]',
  optional: false,
  read: (value, path) => {
    if (!Array.isArray(value)) return refuse({ code: 'bad-type', path, expected: trick.expected, found: value });
    if (value.length !== 2) return refuse({ code: 'bad-length', path, expected: trick.expected, found: value.length });
    const [whose, what] = [side.read(value[0], `${path}[0]`), points.read(value[1], `${path}[1]`)];
    if (!whose.ok) return whose;
    return what.ok ? ok([SIDES.indexOf(whose.value) as Team, what.value]) : what;
  },
};

function sideOf(team: Team | null): Side | null {
  return team === null ? null : SIDES[team];
}

const MODES: Readonly<Record<string, Ask>> = {
  'block-order': question({ order, target: goal, before: sides(points), round: blocksOfSides }, (given, profile) => {
    const { winner, block } = endByBlocks(given.order, given.target ?? profile.target, given.before, given.round);
    return ok({ winner: winner === 'undecided' ? 'undecided-in-block' : sideOf(winner), block });
  }),
  'trick-order': question(
    {
      target: goal,
      before: sides(points),
      trickPoints: list(trick, { max: TRICKS_PER_ROUND }),
    },
    (given, profile) => {
      const { winner, trick } = endByTricks(given.target ?? profile.target, given.before, given.trickPoints);
      return ok({ winner: sideOf(winner), trick });
    },
  ),
  'higher-total': question(
    { target: goal, before: optional(sides(points)), afterRound: sides(points) },
    ({ target = 0, before = [0, 0], afterRound }) => {
      if (afterRound.some((total, team) => total < before[team]!)) {
        return refuse({ code: 'points-shrink', path: 'afterRound' });
      }
      return ok({ winner: Math.max(...afterRound) < target ? null : sideOf(endByTotal(afterRound)) });
    },
  ),
  bedanken: question(
    {
      target: goal,
      claimant: side,
      claimantPointsAtClaim: points,
      // The first to claim with enough points wins, so these points decide nothing.
      opponentPointsAtClaim: optional(points),
      shortfallCausedByOpponentRevoke: orElse(bool, false),
    },
    (given, profile) => {
      const { winner, ruling } = judgeClaim(
        SIDES.indexOf(given.claimant) as Team,
        given.claimantPointsAtClaim,
        given.target ?? profile.target,
        profile.falseClaimLoses,
        given.shortfallCausedByOpponentRevoke,
      );
      return ok({ winner: sideOf(winner), ruling });
    },
  ),
  rounds: question({ rounds: optional(whole(1, 1_000_000)), afterRound: sides(points) }, (given, profile) =>
    ok({
      winner: sideOf(endByTotal(given.afterRound)),
      checkSum: (given.rounds ?? profile.rounds) * (CARD_POINTS + profile.lastTrick),
    }),
  ),
  bergpreis: question(
    {
      target: goal,
      berg: goal,
      order,
      before: sides(points),
      firstTrick: blocksOfSides,
    },
    (given, profile) => {
      const berg = given.berg ?? bergOf(given.target, profile);
      const { winner } = endByBlocks(given.order, berg, given.before, given.firstTrick);
      return ok({ bergpreis: winner === 'undecided' ? null : sideOf(winner) });
    },
  ),
};

/** The points of the Bergpreis: of the profile, else half the target. */
function bergOf(target: number | undefined, profile: RuleProfile): number {
  return profile.berg ?? Math.ceil((target ?? profile.target) / 2);
}

const mode = oneOf(Object.keys(MODES));

export const gameEnd: Op = {
  name: 'game-end',
  ask: ({ mode: name, ...fields }, profile) => {
    if (name === undefined) return refuse({ code: 'missing-field', path: 'mode', expected: mode.expected });
    const read = mode.read(name, 'mode');
    return read.ok ? MODES[read.value]!(fields, profile) : read;
  },
};
