import { type Card, CardSet, type Contract, parseCards, perSeat, type Seat } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { type Problem, Solver } from './index.js';

const cards = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error.found);
  return parsed.value;
};
const hands = (...texts: [string, string, string, string]): Problem['hands'] =>
  perSeat((seat) => CardSet.from(cards(texts[seat])));
const two = hands('E6 E7', 'R6 R7', 'S6 S7', 'T6 T7');
const problem: Problem = { contract: 'trump:E', hands: two, leader: 0 };
const solve = (changes: Partial<Problem>): unknown => new Solver().solve({ ...problem, ...changes });

describe('a position that cannot be is refused with a code', () => {
  const CASES: readonly [string, Partial<Problem>, object][] = [
    ['a contract nobody knows', { contract: 'trump:X' as Contract }, { code: 'bad-contract', found: 'trump:X' }],
    ['a seat nobody has', { leader: 4 as Seat }, { code: 'bad-seat', found: 4 }],
    ['a full trick', { trick: cards('EA RA SA TA') }, { code: 'full-trick', found: 4 }],
    ['a card that is none', { trick: [36 as Card] }, { code: 'bad-card', found: 36 }],
    [
      'a card in two hands',
      { hands: hands('E6 E7', 'E6 R7', 'S6 S7', 'T6 T7') },
      { code: 'card-twice', cards: cards('E6') },
    ],
    [
      'a card in hand and in the trick',
      { hands: hands('E6', 'R6 R7', 'S6 S7', 'T6 T7'), trick: cards('T7') },
      { code: 'card-twice', cards: cards('T7') },
    ],
    [
      'a hand too short',
      { hands: hands('E6 E7', 'R6', 'S6 S7', 'T6 T7') },
      { code: 'uneven-hands', sizes: [2, 1, 2, 2], expected: [2, 2, 2, 2] },
    ],
    [
      'a hand that still holds its card after it has played',
      { trick: cards('EA') },
      { code: 'uneven-hands', sizes: [2, 2, 2, 2], expected: [1, 2, 2, 2] },
    ],
    ['no cards at all', { hands: hands('', '', '', '') }, { code: 'empty-hands' }],
    [
      'a match in the middle of a round without the tricks before',
      { match: true },
      { code: 'bad-tricks-won', found: undefined, expected: 7 },
    ],
    [
      'tricks before that do not add up',
      { match: true, tricksWon: [5, 1] },
      { code: 'bad-tricks-won', found: [5, 1], expected: 7 },
    ],
    [
      'tricks before that are no whole numbers',
      { match: true, tricksWon: [7.5, -0.5] },
      { code: 'bad-tricks-won', found: [7.5, -0.5], expected: 7 },
    ],
  ];

  it.each(CASES)('%s', (_, changes, error) => {
    expect(solve(changes)).toEqual({ ok: false, error });
  });
});

describe('positions that can be read off', () => {
  it('counts the cards lying and the last trick', () => {
    // Swisslos: trump Under 20, nine 14, ace 11, king 4; 5 for the last trick.
    const last = { hands: hands('', '', '', 'EU'), trick: cards('E9 EA EK') };
    expect(solve(last)).toMatchObject({ ok: true, value: { points: [0, 54], moves: new Map([[5, [0, 54]]]) } });
  });

  it('gives the bonus to a side that takes all nine, and only to it', () => {
    // Seats 0 and 2 hold every trump; the first seven tricks were theirs, or not.
    const sure = { hands: hands('EU E9', 'R6 R7', 'EA EK', 'T6 T7'), match: true };
    expect(solve({ ...sure, tricksWon: [7, 0] })).toMatchObject({ ok: true, value: { points: [154, 0] } });
    expect(solve({ ...sure, tricksWon: [6, 1] })).toMatchObject({ ok: true, value: { points: [54, 0] } });
    expect(solve({ ...sure, match: false })).toMatchObject({ ok: true, value: { points: [54, 0] } });
  });
});
