import { CardSet, isContract, type PartieState, perSeat, type Seat, viewFor } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOfRound, TABLES } from '../test/players.js';
import { createPlayer, type Level, levelNamed, LEVELS } from './level.js';
import { remember } from './memory.js';
import { randomFrom } from './random.js';
import { REASONS } from './reason.js';
import { drawWorld } from './world.js';

/** Little work for the level that searches, and fewer rounds: what it may not do it may not do after any thought. */
const QUICK = { worlds: 2 };
const runs = (level: Level, count: number): number => (level === 'stark' ? Math.ceil(count / 5) : count);

const anyTable = fc.constantFrom(...TABLES);

/** The state with the cards that `seat` cannot see dealt anew, as all that was played allows. */
function withHiddenCardsMoved(state: PartieState, seat: Seat, seed: number): PartieState {
  const view = viewFor(state, seat);
  const round = state.round!;
  const random = randomFrom(seed, 'move');
  if (round.contract === null) {
    const rest = round.hands[seat].complement().toArray();
    for (let last = rest.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1));
      [rest[last], rest[other]] = [rest[other]!, rest[last]!];
    }
    const hands = perSeat((other) => (other === seat ? round.hands[seat] : CardSet.from(rest.splice(0, 9))));
    return { ...state, round: { ...round, hands, dealt: hands } };
  }
  const world = drawWorld(remember(view, view.round!, round.contract), random)!;
  const dealt = perSeat((other) => world[other].union(round.dealt[other].diff(round.hands[other])));
  return { ...state, round: { ...round, hands: world, dealt } };
}

describe.each(LEVELS)('A player of level %s', (level) => {
  it('does what it may, in every contract and under every kind of rules', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (profile, seed) => {
        const player = createPlayer(level, seed, QUICK);
        for (const { state, seat } of statesOfRound(profile, seed)) {
          const view = viewFor(state, seat);
          const { action, considered, reason } = player.decide(view);
          if (action.type === 'play') expect(view.options.cards).toContain(action.card);
          if (action.type === 'push') expect(view.options.push).toBe(true);
          if (action.type === 'declare') expect(view.options.contracts).toContain(action.contract);
          expect(action.type === 'play').toBe(state.phase !== 'declare');
          expect(REASONS).toContain(reason);
          // What was weighed was allowed, is a figure, and holds what was chosen.
          for (const { action: other, expectedPoints, stdError } of considered) {
            expect(Number.isFinite(expectedPoints) && expectedPoints >= 0 && stdError >= 0).toBe(true);
            if (other.type === 'play') expect(view.options.cards).toContain(other.card);
            if (other.type === 'declare') expect(isContract(other.contract)).toBe(true);
          }
          if (considered.length > 0) expect(considered.map((entry) => entry.action)).toContainEqual(action);
        }
      }),
      { numRuns: runs(level, 20) },
    );
  });

  it('decides the same for the same view and seed', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (profile, seed) => {
        const [one, two] = [createPlayer(level, seed, QUICK), createPlayer(level, seed, QUICK)];
        for (const { state, seat } of statesOfRound(profile, seed)) {
          const first = one.decide(viewFor(state, seat));
          expect(two.decide(viewFor(state, seat))).toEqual(first);
          // Nothing is kept from one question to the next.
          expect(one.decide(viewFor(state, seat))).toEqual(first);
        }
      }),
      { numRuns: runs(level, 8) },
    );
  });

  it('cannot cheat: with the hidden cards dealt anew it decides the same', () => {
    let moved = 0;
    fc.assert(
      fc.property(anyTable, fc.nat(), (profile, seed) => {
        const player = createPlayer(level, seed, QUICK);
        for (const { state, seat } of statesOfRound(profile, seed)) {
          const other = withHiddenCardsMoved(state, seat, seed);
          if (!other.round!.hands.every((hand, index) => hand.equals(state.round!.hands[index as Seat]))) moved++;
          const [before, after] = [viewFor(state, seat), viewFor(other, seat)];
          expect(player.decide(after)).toEqual(player.decide(before));
          expect(player.interject(after)).toEqual(player.interject(before));
        }
      }),
      { numRuns: runs(level, 15) },
    );
    expect(moved).toBeGreaterThan(runs(level, 100));
  });
});

describe('createPlayer', () => {
  it.each(['geübt', 'Stark', '', 'toString'])('refuses the level %j, and names those there are', (name) => {
    expect(() => createPlayer(name as Level, 1)).toThrow(
      new RangeError(`there is no level "${name}"; the levels are lernend, einfach, geuebt, stark`),
    );
  });

  const now = (): number => 0;
  it.each([
    { thinking: { worlds: 0 }, says: 'worlds is 0' },
    { thinking: { worlds: -3 }, says: 'worlds is -3' },
    { thinking: { worlds: 1.5 }, says: 'worlds is 1.5' },
    { thinking: { worlds: NaN }, says: 'worlds is NaN' },
    { thinking: { worlds: Infinity }, says: 'worlds is Infinity' },
    { thinking: { timeMs: NaN, now }, says: 'timeMs is NaN' },
    { thinking: { timeMs: -1, now }, says: 'timeMs is -1' },
    { thinking: { timeMs: Infinity, now }, says: 'timeMs is Infinity' },
    { thinking: { timeMs: 100 }, says: 'timeMs needs a clock' },
  ])('refuses a budget at once, whatever the level: $says', ({ thinking, says }) => {
    for (const level of LEVELS) {
      expect(() => createPlayer(level, 1, thinking)).toThrow(RangeError);
      expect(() => createPlayer(level, 1, thinking)).toThrow(says);
    }
  });

  it('takes no budget, and the smallest of each kind', () => {
    for (const thinking of [{}, { worlds: 1 }, { timeMs: 0, now }, { worlds: 1, timeMs: 50 }]) {
      expect(() => createPlayer('stark', 1, thinking)).not.toThrow();
    }
  });
});

describe('levelNamed', () => {
  it.each([
    ['geuebt', 'geuebt'],
    ['geübt', 'geuebt'],
    ['geu\u0308bt', 'geuebt'],
    ['stark', 'stark'],
    ['Stark', null],
    ['gebt', null],
    ['', null],
  ])('takes %j for %j', (name, level) => {
    expect(levelNamed(name)).toBe(level);
  });
});
