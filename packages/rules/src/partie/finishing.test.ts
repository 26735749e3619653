import { describe, expect, it } from 'vitest';

import { BLOCK_TIES, COUNT_ORDERS } from '../profile/profile.js';
import { dealOf, diceOf, playOut, randomDeal, SUIT_EACH, Table, tableAt } from './playbook.test.js';

/** Seat 0 holds the Stöck of Eicheln, seat 1 a run of four. */
const BOTH = [
  'SA EO EK T6 T8 T10 R10 E6 E8',
  'S7 R6 R7 R8 R9 E7 E9 E10 EU',
  'S10 EA RU RO RK RA S6 S9 SU',
  '',
] as const;

/** A round of which the winner of each trick and its points are read from the log: team and points, in order. */
function tricksOf(table: Table): { team: 0 | 1; points: number }[] {
  const turned = table.log.flatMap((event) => (event.type === 'trick-turned' ? [event] : []));
  return turned.map(({ winner, points }, index) => ({
    team: (winner & 1) as 0 | 1,
    points: points + (index === 8 ? 5 : 0),
  }));
}

/** A random round of Obenabe without a word, begun at these scores. */
function randomRound(seed: number, settings: object, score: readonly [number, number]): Table {
  const dice = diceOf(seed);
  const table = new Table({ weis: false, stoeck: false, ...settings }).deal(randomDeal(dice)).scored(score);
  return playOut(table.declare('obenabe'), dice);
}

describe('blocks at the end of the deal', () => {
  it.each([
    { order: 'weis-stoeck-stich', winner: 1, source: 'GE01: B by its Weis' },
    { order: 'stoeck-weis-stich', winner: 0, source: 'GE02: A by its Stöck' },
    { order: 'stoeck-stich-weis', winner: 0, source: 'A by its Stöck' },
  ] as const)('$order from 985 to 960: team $winner ($source)', ({ order, winner }) => {
    const settings = { countOrder: order, stoeckAnnounce: 'automatic' };
    const table = tableAt('trump:E', BOTH, settings, [985, 960])
      .play('SA')
      .weis(1, 'R6 R7 R8 R9 = 50')
      .play('S7 S10 S8');
    playOut(table, diceOf(1));
    expect(table.state.ending).toEqual({ winner, reason: 'blocks', schneider: false });
    expect(table.last('round-scored')).toMatchObject({ complete: true });
  });

  it('goes on while nobody is there, and plays every deal to its end', () => {
    const table = tableAt('trump:E', SUIT_EACH, {}, [700, 980]).play('E6 R6 S6 T6').rest(0);
    expect(table.state).toMatchObject({ phase: 'deal', score: [977, 980], nextDealer: 0 });
    const over = tableAt('trump:E', SUIT_EACH, {}, [723, 999]).play('E6 R6 S6 T6').rest(0);
    expect(over.state).toMatchObject({ phase: 'ended', score: [1000, 999], ending: { winner: 0, reason: 'blocks' } });
  });

  it('is settled inside the tricks by their order, by the total or by another deal', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      for (const blockTie of BLOCK_TIES) {
        const table = randomRound(seed, { blockTie }, [950, 950]);
        const [a, b] = table.state.score;
        const sums = [950, 950];
        const first = tricksOf(table).find(({ team, points }) => (sums[team]! += points) >= 1000)!.team;
        if (a < 1000 || b < 1000) {
          expect(table.winner).toBe(a >= 1000 ? 0 : 1);
          continue;
        }
        const higher = a > b ? 0 : 1;
        const wanted = { 'trick-order': first, 'higher-total': higher, 'next-deal': undefined }[blockTie];
        expect(table.winner).toBe(wanted);
        met.add(`${blockTie} ${String(first === higher)}`);
      }
    }
    // The way of settling made a difference.
    expect(met).toContain('trick-order false');
    expect(met).toContain('next-deal true');
  });

  it('settles a tie carried over from the deal before by the higher total', () => {
    const settings = { blockTie: 'next-deal', weis: false, stoeck: false };
    for (let seed = 0; seed < 10; seed++) {
      const table = randomRound(seed, settings, [1010, 1005]);
      const [a, b] = table.state.score;
      expect(table.winner).toBe(a === b ? undefined : a > b ? 0 : 1);
    }
  });
});

describe('ending at once', () => {
  it('breaks off with the trick that reaches the target', () => {
    for (let seed = 0; seed < 40; seed++) {
      const table = randomRound(seed, { endMode: 'immediate' }, [950, 940]);
      const sums = [950, 940];
      const tricks = tricksOf(table);
      for (const [index, { team, points }] of tricks.entries()) {
        sums[team]! += points;
        expect(sums[team]! >= 1000).toBe(index === tricks.length - 1);
      }
      expect(table.state.ending).toMatchObject({ winner: tricks.at(-1)!.team, reason: 'target' });
      expect(table.last('round-scored')).toMatchObject({ complete: tricks.length === 9 });
      expect(table.state.score.slice()).toEqual(sums);
    }
  });

  it('counts the match with the last trick', () => {
    const table = tableAt('trump:E', SUIT_EACH, { endMode: 'immediate', stoeck: false }, [750, 0]);
    table.play('EU R6 S6 T6 E9 R7 S7 T7 EA R8 S8 T8').rest(0);
    expect(table.state).toMatchObject({ score: [1007, 0], ending: { winner: 0, reason: 'target' } });
  });
});

describe('a fixed number of rounds', () => {
  const rounds = (settings: object, ...deals: (readonly [0 | 1, ...string[]])[]): Table => {
    const table = new Table({ endMode: 'fixed-rounds', weis: false, stoeck: false, matchBonus: 0, ...settings });
    let dealer = 3;
    for (const [taker] of deals) {
      // The forehand holds the trump suit if its team is to take all, its right neighbour if the other one is.
      const forehand = (dealer + 1) % 4;
      const holder = (forehand & 1) === taker ? forehand : (forehand + 1) % 4;
      const suits = [0, 1, 2, 3].map((seat) => SUIT_EACH[(seat - holder + 4) % 4]!) as [string, string, string, string];
      playOut(table.deal(dealOf(...suits), dealer as 0).declare('trump:E'), diceOf(1));
      dealer = forehand;
    }
    return table;
  };

  it('ends after them with the higher sum', () => {
    const table = rounds({ rounds: 3 }, [0], [1], [1]);
    expect(table.state).toMatchObject({ score: [157, 314], ending: { winner: 1, reason: 'rounds' } });
  });

  it('has no winner on equal sums', () => {
    const table = rounds({ rounds: 2 }, [0], [1]);
    expect(table.state).toMatchObject({ score: [157, 157], ending: { winner: null, reason: 'rounds' } });
  });

  it('does not stop before, whatever the score', () => {
    expect(rounds({ rounds: 2, target: 100 }, [0]).state).toMatchObject({ phase: 'deal', ending: null });
  });
});

describe('the Bergpreis', () => {
  it.each(COUNT_ORDERS)('goes by %s at the end of the deal', (countOrder) => {
    const settings = { countOrder, stoeckAnnounce: 'automatic', bergpreis: true };
    const table = tableAt('trump:E', BOTH, settings, [485, 460])
      .play('SA')
      .weis(1, 'R6 R7 R8 R9 = 50')
      .play('S7 S10 S8');
    playOut(table, diceOf(1));
    expect(table.state).toMatchObject({ berg: countOrder === 'weis-stoeck-stich' ? 1 : 0, phase: 'deal' });
  });

  it('is had once, and not without being agreed', () => {
    const settings = { bergpreis: true, stoeck: false };
    const table = tableAt('trump:E', SUIT_EACH, settings, [300, 0]).play('E6 R6 S6 T6').rest(0);
    expect(table.state.berg).toBe(0);
    const types = table.log.map(({ type }) => type);
    expect(types.filter((type) => type === 'berg-won')).toHaveLength(1);
    expect(tableAt('trump:E', SUIT_EACH, {}, [300, 0]).play('E6 R6 S6 T6').rest(0).state.berg).toBeNull();
  });

  it('is had in the middle of the round at a table that ends at once', () => {
    const table = tableAt('trump:E', SUIT_EACH, { bergpreis: true, endMode: 'immediate' }, [480, 0]).play(
      'EU R6 S6 T6',
    );
    table.turn();
    expect(table.state).toMatchObject({ berg: 0, phase: 'play' });
  });
});

describe('Schneider', () => {
  it.each([
    { them: 499, schneider: true, is: true },
    { them: 500, schneider: true, is: false },
    { them: 499, schneider: false, is: false },
  ])('with $them of 1000, played $schneider: $is', ({ them, schneider, is }) => {
    const table = tableAt('trump:E', SUIT_EACH, { schneider }, [900, them]).play('E6 R6 S6 T6').rest(0);
    expect(table.state.ending).toEqual({ winner: 0, reason: 'blocks', schneider: is });
  });
});
