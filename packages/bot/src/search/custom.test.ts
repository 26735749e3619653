import { type Card, CardSet, type Contract, DEFAULT_PROFILE, perSeat, type Seat } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../../test/players.js';
import { cardOfText, profileOf } from '../../test/position.js';
import { randomFrom, shuffled } from '../random.js';
import { contractsAt } from '../valuation.js';
import { Custom } from './custom.js';

const handOf = (text: string): Card[] => text.split(' ').map(cardOfText);
const anyTable = fc.constantFrom(...TABLES);
const anyHand = fc.nat().map((seed) => shuffled(randomFrom(seed)).slice(0, 9));

describe('How people declare', () => {
  it('a hand names one of the contracts of its table: the chances sum to 1', () => {
    fc.assert(
      fc.property(anyTable, anyHand, fc.boolean(), (profile, hand, pushed) => {
        const custom = new Custom(profile);
        const chances = contractsAt(profile).map((contract) => Math.exp(custom.naming(hand, contract, pushed)));
        expect(chances.every((chance) => chance > 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('a contract that the table does not have tells nothing of any hand', () => {
    const custom = new Custom(profileOf({ contracts: ['slalom'] }));
    const puurs = handOf('RU R9 RA RK RO R10 E6 S6 T6');
    expect(custom.naming(puurs, 'trump:R', false)).toBe(0);
    expect(custom.naming(puurs, 'slalom:obenabe', false)).toBeLessThan(0);
  });

  it('a hand is pushed or not: the chances sum to 1', () => {
    fc.assert(
      fc.property(anyTable, anyHand, (profile, hand) => {
        const custom = new Custom(profile);
        const [push, stay] = [true, false].map((pushed) => Math.exp(custom.pushing(hand, pushed)));
        expect(push! + stay!).toBeCloseTo(1, 9);
      }),
      { numRuns: 60 },
    );
  });

  // Puur, Nell and ace with a fourth are what every teacher calls a trump to declare.
  it.each(['E', 'R', 'S', 'T'])(
    'Puur, Nell and ace of %s are rather named than any other suit, and rather not pushed',
    (suit) => {
      const others = ['E', 'R', 'S', 'T'].filter((other) => other !== suit);
      const [a, b, c] = others as [string, string, string];
      const rest = [`${a}6`, `${a}8`, `${b}7`, `${b}K`, `${c}9`];
      const strong = handOf([`${suit}U`, `${suit}9`, `${suit}A`, `${suit}7`, ...rest].join(' '));
      const weak = handOf([`${suit}6`, `${suit}7`, `${suit}8`, `${suit}O`, ...rest].join(' '));
      const custom = new Custom(DEFAULT_PROFILE);
      const contract = `trump:${suit}` as Contract;
      for (const pushed of [false, true]) {
        for (const other of others) {
          expect(custom.naming(strong, contract, pushed)).toBeGreaterThan(
            custom.naming(strong, `trump:${other}` as Contract, pushed),
          );
        }
        expect(custom.naming(strong, contract, pushed)).toBeGreaterThan(custom.naming(weak, contract, pushed));
      }
      expect(custom.pushing(strong, false)).toBeGreaterThan(custom.pushing(weak, false));
    },
  );

  it('aces and kings speak for Obenabe, sixes and sevens for Undenufe', () => {
    const custom = new Custom(DEFAULT_PROFILE);
    const up = handOf('EA EK EO RA RK SA SK TA TK');
    const down = handOf('E6 E7 E8 R6 R7 S6 S7 T6 T7');
    expect(custom.naming(up, 'obenabe', false)).toBeGreaterThan(custom.naming(up, 'undenufe', false));
    expect(custom.naming(down, 'undenufe', false)).toBeGreaterThan(custom.naming(down, 'obenabe', false));
  });

  it('does not hang on the size of the factors where all are the same', () => {
    const fourfold = profileOf({
      factors: Object.fromEntries(Object.keys(DEFAULT_PROFILE.factors).map((key) => [key, 4])),
    });
    const [one, four] = [new Custom(DEFAULT_PROFILE), new Custom(fourfold)];
    const hand = shuffled(randomFrom(8)).slice(0, 9);
    for (const contract of contractsAt(DEFAULT_PROFILE)) {
      expect(four.naming(hand, contract, false)).toBeCloseTo(one.naming(hand, contract, false), 9);
    }
    expect(four.pushing(hand, true)).toBeCloseTo(one.pushing(hand, true), 9);
  });
});

describe('The likelihood of a declaration', () => {
  const deck = shuffled(randomFrom(3));
  const dealt = perSeat((seat) => CardSet.from(deck.slice(seat * 9, seat * 9 + 9)));
  const custom = new Custom(DEFAULT_PROFILE);
  const hand = (seat: Seat): readonly Card[] => dealt[seat].toArray();
  const chosen = { forehand: 1, declarer: 1, contract: 'trump:S', pushed: false, mayPush: true } as const;
  const pushed = { forehand: 1, declarer: 3, contract: 'obenabe', pushed: true, mayPush: true } as const;

  it('is that the forehand did not push, and named it', () => {
    const expected = custom.pushing(hand(1), false) + custom.naming(hand(1), 'trump:S', false);
    expect(custom.declaration(dealt, chosen, 0)).toBeCloseTo(expected, 12);
  });

  it('is after a push that the forehand pushed, and its partner named it', () => {
    const expected = custom.pushing(hand(1), true) + custom.naming(hand(3), 'obenabe', true);
    expect(custom.declaration(dealt, pushed, 0)).toBeCloseTo(expected, 12);
  });

  it('says nothing of what the looking seat did itself', () => {
    expect(custom.declaration(dealt, chosen, 1)).toBe(0);
    expect(custom.declaration(dealt, pushed, 1)).toBeCloseTo(custom.naming(hand(3), 'obenabe', true), 12);
    expect(custom.declaration(dealt, pushed, 3)).toBeCloseTo(custom.pushing(hand(1), true), 12);
  });

  it('says nothing of a push where nobody may push', () => {
    const expected = custom.naming(hand(1), 'trump:S', false);
    expect(custom.declaration(dealt, { ...chosen, mayPush: false }, 0)).toBeCloseTo(expected, 12);
  });
});
