/**
 * The end of a round and of a Partie in a drawn world: solving.ts and the goal of rollout.ts, counted by hand.
 */
import { CardSet, formatCards } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { indifferentGuide } from '../../test/networks.js';
import { cardOfText, type ToldView, viewOf } from '../../test/position.js';
import { remember } from '../memory.js';
import { randomFrom } from '../random.js';
import { drawWorld } from '../world.js';
import { pastOf } from './past.js';
import { replayIn } from './likelihood.js';
import { payoffFor } from './payoff.js';
import { isReached, playOut } from './rollout.js';
import { solveIn } from './solving.js';

/** Seven tricks of Obenabe, all won by seat 0; each of the others has two cards left. */
const SEVEN: ToldView['tricks'] = [
  { leader: 0, cards: ['SA', 'S6', 'S7', 'S8'] },
  { leader: 0, cards: ['SK', 'S9', 'S10', 'SU'] },
  { leader: 0, cards: ['RA', 'R6', 'R7', 'R8'] },
  { leader: 0, cards: ['RK', 'R9', 'R10', 'RU'] },
  { leader: 0, cards: ['TA', 'T6', 'T7', 'T8'] },
  { leader: 0, cards: ['TK', 'T9', 'T10', 'TU'] },
  { leader: 0, cards: ['TO', 'E7', 'SO', 'RO'] },
];
const OBENABE: ToldView = {
  seat: 0,
  dealer: 3,
  hand: ['EA', 'EK'],
  declaration: { by: 0, contract: 'obenabe', pushed: false },
  tricks: SEVEN,
};

/** A world of the position on a board that has come to now. */
function boardIn(position: ToldView, seed = 1) {
  const view = viewOf(position);
  const round = view.round!;
  const contract = round.contract!;
  const memory = remember(view, round, contract);
  const past = pastOf(view, round, contract);
  const board = indifferentGuide().boardFor(contract, view.profile);
  const world = drawWorld(memory, randomFrom(seed))!;
  replayIn(world, past, board, null);
  const payoff = payoffFor(view, contract, [board.worth.position.points[0]!, board.worth.position.points[1]!]);
  return { view, memory, board, world, payoff };
}

describe('A world that is solved', () => {
  // EK and EA, outside E6 E8 E9 E10 EU EO: 11 + 4 + 0 + 8 + 0 + 10 + 2 + 3 and 5 for the last trick.
  it.each([
    ['with the match', {}, 143, 143],
    ['at a table without a match', { profile: 'turnier-12' }, 43, 43],
    ['once the opponents have a trick', { tricks: [...SEVEN.slice(0, 4), ...lostTrick()] }, 43, 43],
  ])('counts what is certain: %s', (_, more, own, worth) => {
    const { view, memory, board, world, payoff } = boardIn({ ...OBENABE, ...more });
    const solved = solveIn([], world, memory, board, view.profile)!;
    const { own: total, worth: made } = solved(cardOfText('EA'), payoff);
    expect(total - (view.counted[0] - view.score[0])).toBe(own);
    expect(made).toBe(worth);
    expect(solved(cardOfText('EK'), payoff).worth).toBe(worth);
  });

  it('is none where the hands do not go together', () => {
    const { view, memory, board, world } = boardIn(OBENABE);
    expect(solveIn([], [world[0], world[0], world[2], world[3]], memory, board, view.profile)).toBeNull();
  });
});

/** Seven tricks of Slalom from above, all won by seat 0: aces where it goes up, sixes where it goes down. */
const SLALOM: ToldView = {
  seat: 0,
  dealer: 3,
  hand: ['EA', 'E6'],
  declaration: { by: 0, contract: 'slalom:obenabe', pushed: false },
  profile: { contracts: ['slalom'] },
  tricks: [
    { leader: 0, cards: ['SA', 'S7', 'S8', 'S9'] },
    { leader: 0, cards: ['R6', 'R7', 'R8', 'R9'] },
    { leader: 0, cards: ['TA', 'T7', 'T8', 'T9'] },
    { leader: 0, cards: ['T6', 'T10', 'TU', 'TO'] },
    { leader: 0, cards: ['RA', 'R10', 'RU', 'RO'] },
    { leader: 0, cards: ['S6', 'S10', 'SU', 'SO'] },
    { leader: 0, cards: ['SK', 'TK', 'RK', 'E7'] },
  ],
};

describe('A world of Slalom', () => {
  // E6 takes the eighth trick, which goes down, and EA the ninth: 11 + 4 + 3 + 2 + 10 + 0 + 8 + 0, 5 and the match.
  it.each([
    ['counted as Obenabe', 'obenabe'],
    ['counted as it began', 'start-mode'],
  ])('is solved where the values stay: %s', (_, mixedModeValues) => {
    const { view, memory, board, world, payoff } = boardIn({
      ...SLALOM,
      profile: { contracts: ['slalom'], mixedModeValues },
    });
    const solved = solveIn([], world, memory, board, view.profile)!;
    expect(solved(cardOfText('E6'), payoff).worth).toBe(143);
  });

  it('is left to be played out where the values turn too', () => {
    const { view, memory, board, world } = boardIn({
      ...SLALOM,
      profile: { contracts: ['slalom'], mixedModeValues: 'per-trick' },
    });
    expect(solveIn([], world, memory, board, view.profile)).toBeNull();
  });
});

function lostTrick(): ToldView['tricks'] {
  return [
    { leader: 0, cards: ['TK', 'TA', 'T7', 'T8'] },
    { leader: 1, cards: ['T9', 'T10', 'TU', 'TO'] },
    { leader: 0, cards: ['T6', 'E7', 'SO', 'RO'] },
  ];
}

describe('A rollout where the Partie ends at once', () => {
  it('is over as soon as a side has its goal', () => {
    expect([isReached([40, 0], [41, 10]), isReached([41, 0], [41, 10]), isReached([0, 10], [41, 10])]).toEqual([
      false,
      true,
      true,
    ]);
    const { board } = boardIn(OBENABE);
    const { position } = board.worth;
    const points = position.points[0]!;
    playOut(board.worth, [points, 500]);
    expect(position.trickNo).toBe(8);
  });

  it('has the sure card played that brings what is missing, whatever the network thinks', () => {
    // Eleven points are missing: the ace has them and nobody can beat it; the network would begin with the king.
    const { board, memory } = boardIn({ ...OBENABE, profile: { endMode: 'immediate' } });
    const before = memory.hand;
    const { position } = board.worth;
    const lead = position.points[0]! + 11;
    playOut(board.worth, [lead, 500]);
    expect(position.trickNo).toBe(9);
    expect(formatCards(before.diff(CardSet.fromMasks(position.masks[0]!, 0, 0, 0)))).toBe('EA');
  });
});
