import { CardSet, type Seat, SEATS, viewFor } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOfRound, TABLES } from '../test/players.js';
import { cardOfText, viewOf } from '../test/position.js';
import { Chances } from './chance.js';
import { remember } from './memory.js';

const start = viewOf({
  seat: 0,
  dealer: 3,
  hand: ['E6', 'E7', 'E8', 'E9', 'S6', 'S7', 'T6', 'T7', 'T8'],
  declaration: { by: 0, contract: 'trump:R', pushed: false },
  tricks: [],
});

describe('Chances', () => {
  const chances = new Chances(remember(start, start.round!, 'trump:R'));

  it('are even while nothing is known: one in three for each card', () => {
    for (const seat of [1, 2, 3] as Seat[]) expect(chances.holds(seat, cardOfText('RU'))).toBeCloseTo(1 / 3);
    expect(chances.holds(0, cardOfText('RU'))).toBe(0);
    expect(chances.holds(0, cardOfText('E6'))).toBe(1);
  });

  it('are even for at least one of two cards: five in nine', () => {
    expect(chances.holdsAny(1, CardSet.of(cardOfText('RU'), cardOfText('R9')))).toBeCloseTo(5 / 9);
  });

  it('never let the highest trump be taken', () => {
    const leader = viewOf({
      seat: 0,
      dealer: 3,
      hand: ['E6', 'E7', 'E8', 'E9', 'S6', 'S7', 'T6', 'T7', 'RU'],
      declaration: { by: 0, contract: 'trump:R', pushed: false },
      tricks: [],
    });
    const known = new Chances(remember(leader, leader.round!, 'trump:R'));
    const [puur, suit] = [cardOfText('RU'), 1 as Parameters<Chances['takes']>[2]];
    expect(known.takes(1, puur, suit)).toBe(0);
    expect(known.takes(1, cardOfText('E9'), 0 as typeof suit)).toBeGreaterThan(0.5);
  });

  it('share out every unseen card, whole', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLES), fc.nat(), (profile, seed) => {
        for (const { state, seat } of statesOfRound(profile, seed)) {
          if (state.phase === 'declare') continue;
          const view = viewFor(state, seat);
          const memory = remember(view, view.round!, view.round!.contract!);
          const table = new Chances(memory);
          for (const card of memory.unseen) {
            expect(SEATS.reduce<number>((sum, other) => sum + table.holds(other, card), 0)).toBeCloseTo(1);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});
