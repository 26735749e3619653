import { casesOf, oracle } from '@puur/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { COUNT_ORDERS } from '../profile/profile.js';
import { blocksOf, endByBlocks, endByTotal, endByTricks, judgeClaim } from './ending.js';

type Sides<T> = Readonly<Partial<Record<'A' | 'B', T>>>;

function pair<T>(sides: Sides<T>, none: T): readonly [T, T] {
  return [sides.A ?? none, sides.B ?? none];
}

function sideOf(winner: 0 | 1 | 'undecided' | null): string | null {
  return winner === 0 ? 'A' : winner === 1 ? 'B' : winner === 'undecided' ? 'undecided-in-block' : null;
}

describe('endings', () => {
  it.each(casesOf('game-end'))('$id: $given.mode ($source)', ({ given, expect: expected }) => {
    switch (given.mode) {
      case 'block-order': {
        const ending = endByBlocks(given.order, given.target, pair(given.before, 0), pair(given.round, {}));
        expect({ winner: sideOf(ending.winner), block: ending.block }).toEqual({ block: null, ...expected });
        return;
      }
      case 'trick-order': {
        const tricks = given.trickPoints.map(([side, points]) => [side === 'A' ? 0 : 1, points] as const);
        const ending = endByTricks(given.target, pair(given.before, 0), tricks);
        expect({ winner: sideOf(ending.winner), trick: ending.trick }).toEqual(expected);
        return;
      }
      case 'bedanken': {
        const { claimant, claimantPointsAtClaim: points, target } = given;
        const ruling = judgeClaim(
          claimant === 'A' ? 0 : 1,
          points,
          target,
          true,
          given.shortfallCausedByOpponentRevoke,
        );
        expect(sideOf(ruling.winner)).toBe(expected.winner);
        return;
      }
      case 'rounds':
        expect(sideOf(endByTotal(pair(given.afterRound, 0)))).toBe(expected.winner);
        return;
      case 'bergpreis': {
        const { winner } = endByBlocks(given.order, given.berg, pair(given.before, 0), pair(given.firstTrick, {}));
        expect(sideOf(winner)).toBe(expected.bergpreis);
        return;
      }
    }
  });

  it.each(COUNT_ORDERS)('count %s in the order of its words', (order) => {
    expect(blocksOf(order).join('-')).toBe(order);
  });

  it.each([
    { name: 'exactly the target is reached', before: [999, 0], round: [{ stich: 1 }, {}], winner: 0, block: 'stich' },
    { name: 'one short is not', before: [998, 0], round: [{ stich: 1 }, {}], winner: null, block: null },
    {
      name: 'both in one block',
      before: [950, 950],
      round: [{ stich: 60 }, { stich: 97 }],
      winner: 'undecided',
      block: 'stich',
    },
    { name: 'both before', before: [1000, 1200], round: [{}, {}], winner: 'undecided', block: 'before' },
  ] as const)('by blocks: $name', ({ before, round, winner, block }) => {
    expect(endByBlocks(['weis', 'stoeck', 'stich'], 1000, before, round)).toEqual({ winner, block });
  });

  it('by tricks: nobody, the one who was there before, or the last trick', () => {
    expect(endByTricks(1000, [0, 0], [[0, 30]])).toEqual({ winner: null, trick: null });
    expect(endByTricks(1000, [1000, 999], [[1, 30]])).toEqual({ winner: 0, trick: 0 });
    expect(endByTricks(1000, [980, 990], [[0, 10], [0, 9], [1, 10]])).toEqual({ winner: 1, trick: 3 }); // prettier-ignore
  });

  it('by total: the higher, nobody when equal', () => {
    expect([endByTotal([950, 934]), endByTotal([934, 950]), endByTotal([942, 942])]).toEqual([0, 1, null]);
  });

  it.each([
    { points: 1000, loses: true, revoke: false, winner: 1, ruling: 'right' },
    { points: 999, loses: true, revoke: false, winner: 0, ruling: 'false' },
    { points: 999, loses: false, revoke: false, winner: null, ruling: 'lapsed' },
    { points: 999, loses: true, revoke: true, winner: null, ruling: 'lapsed' },
  ] as const)(
    'by claim with $points, false claims lose $loses, revoke $revoke: $ruling',
    ({ points, loses, revoke, ...judged }) => {
      expect(judgeClaim(1, points, 1000, loses, revoke)).toEqual(judged);
    },
  );

  it('by blocks agree with the oracle', () => {
    const points = fc.nat(120);
    const blocks = fc.record({ weis: points, stoeck: fc.constantFrom(0, 20), stich: points }, { requiredKeys: [] });
    const before = fc.tuple(fc.integer({ min: 880, max: 1010 }), fc.integer({ min: 880, max: 1010 }));
    fc.assert(
      fc.property(fc.constantFrom(...COUNT_ORDERS), before, blocks, blocks, (order, [a, b], ofA, ofB) => {
        const wanted = oracle.blockOrderWinner(blocksOf(order), 1000, { A: a, B: b }, { A: ofA, B: ofB });
        const own = endByBlocks(blocksOf(order), 1000, [a, b], [ofA, ofB]);
        expect({ winner: sideOf(own.winner), block: own.block }).toEqual(wanted);
      }),
    );
  });
});
