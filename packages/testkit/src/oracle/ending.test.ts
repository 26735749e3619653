import { describe, expect, test } from 'vitest';
import { casesOf, type GameEndCase } from '../cases/index.js';
import {
  bergpreisWinner,
  blockOrderWinner,
  claimWinner,
  fixedRoundsWinner,
  higherTotal,
  trickOrderWinner,
} from './ending.js';

/** What the oracle says to a case. */
function answer({ given, profile }: GameEndCase): object {
  switch (given.mode) {
    case 'block-order':
      return blockOrderWinner(given.order, given.target, given.before, given.round);
    case 'trick-order':
      return trickOrderWinner(given.target, given.before, given.trickPoints);
    case 'bedanken':
      return { winner: claimWinner(given, profile) };
    case 'rounds':
      return fixedRoundsWinner(given.rounds, given.afterRound);
    case 'bergpreis':
      return { bergpreis: bergpreisWinner(given.berg, given.order, given.before, given.firstTrick) };
  }
}

describe('the end of a Partie', () => {
  test.each(casesOf('game-end'))('$id', (each) => {
    expect(answer(each)).toMatchObject(each.expect);
  });

  test('both in one block is undecided, nobody at the target is nobody', () => {
    const before = { A: 950, B: 960 };
    const order = ['weis', 'stoeck', 'stich'] as const;
    const close = { A: { stich: 80 }, B: { stich: 77 } };
    expect(blockOrderWinner(order, 1000, before, close)).toEqual({ winner: 'undecided-in-block', block: 'stich' });
    expect(blockOrderWinner(order, 2500, before, close)).toEqual({ winner: null, block: null });
  });

  test('the same position has another winner in another order of blocks', () => {
    const before = { A: 980, B: 960 };
    const round = { A: { stoeck: 20, stich: 21 }, B: { weis: 50 } };
    const winner = (...order: ('weis' | 'stoeck' | 'stich')[]): unknown => blockOrderWinner(order, 1000, before, round);
    expect(winner('stoeck', 'weis', 'stich')).toEqual({ winner: 'A', block: 'stoeck' });
    expect(winner('weis', 'stoeck', 'stich')).toEqual({ winner: 'B', block: 'weis' });
  });

  test('trick by trick, nobody may be there after the ninth', () => {
    expect(trickOrderWinner(1000, { A: 0, B: 0 }, [['A', 157]])).toEqual({ winner: null, trick: null });
    expect(trickOrderWinner(1000, { A: 0, B: 990 }, [['B', 10]])).toEqual({ winner: 'B', trick: 1 });
  });

  test('a false claim loses, lapses after a revoke of the other side, or costs nothing by agreement', () => {
    const claim = { target: 1000, claimant: 'B', claimantPointsAtClaim: 990, opponentPointsAtClaim: 0 } as const;
    expect(claimWinner(claim)).toBe('A');
    expect(claimWinner({ ...claim, shortfallCausedByOpponentRevoke: true })).toBeNull();
    expect(claimWinner(claim, { falseClaimLoses: false })).toBeNull();
    expect(claimWinner({ ...claim, claimantPointsAtClaim: 1000, opponentPointsAtClaim: 1200 })).toBe('B');
  });

  test('equal totals have no higher one', () => {
    expect(higherTotal({ A: 942, B: 942 })).toBeNull();
    expect(higherTotal({ A: 1, B: 2 })).toBe('B');
    expect(fixedRoundsWinner(8, { A: 628, B: 628 })).toEqual({ winner: null, checkSum: 1256 });
  });
});
