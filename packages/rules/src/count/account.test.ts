import { casesOf, oracle } from '@puur/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { profileOf } from '../partie/playbook.test.js';
import { CONTRACTS } from '../play/contract.js';
import { perTeam } from '../play/seat.js';
import { accountOf, factorFor, matchTeam, type Takings } from './account.js';

const NOTHING: Takings = { cards: 0, tricks: 0, lastTrick: false, weis: 0, stoeck: 0 };

describe('the account of a round', () => {
  it.each(casesOf('round-total'))(
    '$id: $given.contract times $given.factor ($source)',
    ({ given, expect: expected, profile }) => {
      const takings = perTeam((team): Takings => {
        const side = team === 0 ? 'A' : 'B';
        return {
          cards: given.cards[side],
          tricks: given.tricks[side],
          lastTrick: given.lastTrick === side,
          weis: given.weis?.[side] ?? 0,
          stoeck: given.stoeck?.[side] ?? 0,
        };
      });
      const { teams } = accountOf(takings, given.factor, profileOf(profile ?? {}));
      expect(teams.map(({ total }) => total)).toEqual([expected.A, expected.B]);
    },
  );

  it('pays the match for nine tricks, not for all points (T11)', () => {
    const takings = [
      { ...NOTHING, cards: 152, tricks: 8, lastTrick: true },
      { ...NOTHING, tricks: 1 },
    ] as const;
    const account = accountOf(takings, 1, profileOf());
    expect(account.teams.map(({ total }) => total)).toEqual([157, 0]);
    expect(matchTeam(account)).toBeNull();
  });

  it('pays the match in Undenufe as everywhere (T10), and a Kontermatsch alike', () => {
    const all = { ...NOTHING, cards: 152, tricks: 9, lastTrick: true };
    expect(accountOf([all, NOTHING], 1, profileOf()).teams.map(({ total }) => total)).toEqual([257, 0]);
    const contra = accountOf([NOTHING, all], 1, profileOf());
    expect(contra.teams.map(({ total }) => total)).toEqual([0, 257]);
    expect(matchTeam(contra)).toBe(1);
  });

  it('lets the Weis of the side without a trick stand (T16), unless the table asks for one', () => {
    const takings = [
      { ...NOTHING, cards: 152, tricks: 9, lastTrick: true },
      { ...NOTHING, weis: 20, stoeck: 20 },
    ] as const;
    expect(accountOf(takings, 1, profileOf()).teams.map(({ total }) => total)).toEqual([257, 40]);
    const needs = accountOf(takings, 1, profileOf({ weisNeedsTrick: true }));
    expect(needs.teams.map(({ total }) => total)).toEqual([257, 20]);
  });

  it('multiplies before it is added to the score (T24: 300 and 200, tripled 100 to 57, is 600 to 371)', () => {
    const takings = [
      { ...NOTHING, cards: 95, tricks: 5, lastTrick: true },
      { ...NOTHING, cards: 57, tricks: 4 },
    ] as const;
    const { teams } = accountOf(takings, 3, profileOf());
    expect([300 + teams[0].total, 200 + teams[1].total]).toEqual([600, 371]);
  });

  it('doubles a match to 514, or to 414 where the bonus is not multiplied', () => {
    const all = { ...NOTHING, cards: 152, tricks: 9, lastTrick: true };
    expect(accountOf([all, NOTHING], 2, profileOf()).teams[0].total).toBe(514);
    expect(accountOf([all, NOTHING], 2, profileOf({ matchBonusMultiplied: false })).teams[0].total).toBe(414);
  });

  it('keeps the three blocks apart, and they sum to the total', () => {
    const made = { cards: 80, tricks: 4, lastTrick: true, weis: 70, stoeck: 20 };
    const { teams } = accountOf([made, NOTHING], 2, profileOf({ stoeckMultiplied: false }));
    expect(teams[0].blocks).toEqual({ weis: 140, stoeck: 20, stich: 170 });
    expect(teams[0].total).toBe(330);
    expect(teams[0]).toMatchObject({ cards: 80, lastTrick: 5, match: 0, weis: 70, stoeck: 20, tricks: 4 });
  });

  it('is the oracle’s under every table', () => {
    const sides = fc.record({ A: fc.constantFrom(0, 20, 150), B: fc.constantFrom(0, 20, 150) });
    const settings = fc.record({
      matchBonus: fc.constantFrom(0, 100),
      lastTrick: fc.constantFrom(0, 5),
      matchBonusMultiplied: fc.boolean(),
      weisMultiplied: fc.boolean(),
      stoeckMultiplied: fc.boolean(),
      weisNeedsTrick: fc.boolean(),
    });
    const input = fc.record({
      a: fc.nat(152),
      tricks: fc.nat(9),
      lastA: fc.boolean(),
      factor: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(input, sides, sides, settings, ({ a, tricks, lastA, factor }, weis, stoeck, changes) => {
        const cards = { A: a, B: 152 - a };
        const won = { A: tricks, B: 9 - tricks };
        const lastTrick = lastA ? 'A' : 'B';
        const wanted = oracle.roundTotal({ factor, cards, lastTrick, tricks: won, weis, stoeck }, changes);
        const takings = perTeam((team): Takings => {
          const side = team === 0 ? 'A' : 'B';
          return {
            ...{ cards: cards[side], tricks: won[side], lastTrick: lastTrick === side },
            ...{ weis: weis[side], stoeck: stoeck[side] },
          };
        });
        const { teams } = accountOf(takings, factor, profileOf(changes));
        expect({ A: teams[0].total, B: teams[1].total }).toEqual(wanted);
      }),
    );
  });
});

describe('the factor of a contract', () => {
  it.each([
    { preset: 'puur', factors: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], source: 'reference page, tournaments' },
    { preset: 'swisslos-2500', factors: [1, 1, 2, 2, 3, 3, 1, 1, 1, 1], source: 'Swisslos' },
    { preset: 'uri-2000', factors: [1, 1, 2, 2, 2, 2, 1, 1, 1, 1], source: 'urikon.ch' },
    { preset: 'pagat-3000', factors: [1, 1, 2, 2, 3, 4, 1, 1, 1, 1], source: 'pagat.com' },
    { preset: { factors: { slalom: 4, gusti: 5 } }, factors: [1, 1, 1, 1, 1, 1, 4, 4, 5, 5], source: 'any table' },
  ])('$preset: $factors ($source)', ({ preset, factors }) => {
    expect(CONTRACTS.map((contract) => factorFor(contract, profileOf(preset)))).toEqual(factors);
  });
});
