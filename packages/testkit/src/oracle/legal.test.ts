import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { legalCards, legalRow } from './legal.js';
import { settingsWith, type OracleSettings } from './settings.js';

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));
const legal = (contract: string, hand: string, trick: string, changes: Partial<OracleSettings> = {}): string =>
  legalCards(contract, words(hand), words(trick), settingsWith(changes)).join(' ');

describe('the collected cases', () => {
  test.each(casesOf('legal-moves'))('$id', ({ given, expect: expected, profile }) => {
    const cards = legalCards(given.contract, given.hand, given.trick, settingsWith(profile));
    expect([...cards].sort()).toEqual([...expected.legal].sort());
  });
});

describe('the decision table, a situation for each row', () => {
  test.each([
    [1, 'trump:E', 'EU R6 T7', '', 'EU R6 T7'],
    [2, 'undenufe', 'RA R6 EU', 'R10', 'RA R6'],
    [3, 'obenabe', 'TK S9', 'R10', 'TK S9'],
    [4, 'trump:E', 'EU E6 TA', 'E9 EA', 'EU E6'],
    [5, 'trump:E', 'EU TA', 'E9', 'EU TA'],
    [6, 'trump:E', 'RA TA', 'E9', 'RA TA'],
    [7, 'trump:E', 'R7 E6 TA', 'RA', 'R7 E6'],
    [8, 'trump:E', 'E6 TA', 'RA', 'E6 TA'],
    [9, 'trump:E', 'R7 E6 E9 TA', 'RA E10', 'R7 E9'],
    [10, 'trump:E', 'E6 E9 TA', 'RA E10', 'E9 TA'],
    [11, 'trump:E', 'E6 E9', 'RA E10', 'E6 E9'],
  ])('row %i', (row, contract, hand, trick, expected) => {
    expect(legalRow(contract, words(hand), words(trick)).row).toBe(row);
    expect(legal(contract, hand, trick)).toBe(expected);
  });

  test('row 12: where undertrumping is allowed when void, any card', () => {
    const settings = settingsWith({ undertrump: 'allowed-if-void' });
    expect(legalRow('trump:E', ['E6', 'TA'], ['RA', 'E10'], settings)).toEqual({ row: 12, cards: ['E6', 'TA'] });
  });
});

describe('tables that play otherwise', () => {
  test('only trumps left and a higher one held: the Vorarlberg engine demands it', () => {
    const changes: Partial<OracleSettings> = { onlyTrumps: 'must-overtrump-if-able' };
    expect(legal('trump:R', 'R9 R7', 'S6 R10', changes)).toBe('R9');
    expect(legal('trump:R', 'R8 R7', 'S6 R10', changes)).toBe('R8 R7');
    expect(legal('trump:R', 'R9 R7', 'S6', changes)).toBe('R9 R7');
  });

  test('a strict table: who can follow may play no trump but the Puur', () => {
    const changes: Partial<OracleSettings> = { mayTrumpWhenAbleToFollow: false };
    expect(legal('trump:E', 'S8 E9 EU T6', 'S6', changes)).toBe('S8 EU');
    expect(legal('trump:E', 'S8 E9 EU T6', 'S6 EA', changes)).toBe('S8 EU');
    expect(legal('trump:E', 'E9 EU T6', 'S6', changes)).toBe('E9 EU T6');
  });

  test('a Puur that is not exempt must be played on a trump', () => {
    const changes: Partial<OracleSettings> = { puurExempt: false };
    expect(legal('trump:E', 'EU T8 S9', 'E10', changes)).toBe('EU');
    expect(legal('trump:E', 'EU E6 S9', 'E10', changes)).toBe('EU E6');
    expect(legal('trump:E', 'EU T8 S9', 'S10', changes)).toBe('EU S9');
  });
});

describe('positions that other programs judged wrongly', () => {
  test('two trumps lie: compare with the highest, in trump order', () => {
    expect(legal('trump:E', 'EA E9 E6 T10', 'S6 EU E10')).toBe('T10');
  });

  test('only trumps in hand: free choice, also below', () => {
    expect(legal('trump:R', 'R9 R7', 'S6 R10')).toBe('R9 R7');
  });

  test('a lying trump that cannot be beaten leaves the other suit only', () => {
    expect(legal('trump:E', 'TA EK', 'R10 RA EA')).toBe('TA');
  });

  test('the Puur alone is never forced, with a second trump it may be kept', () => {
    expect(legal('trump:T', 'TU SA R6', 'T7')).toBe('TU SA R6');
    expect(legal('trump:T', 'TU T6 SA', 'T7')).toBe('TU T6');
  });

  test('trumping is allowed although the led suit is held', () => {
    expect(legal('trump:R', 'S9 R6 TA', 'S7')).toBe('S9 R6');
  });

  test('there is no duty to trump', () => {
    expect(legal('trump:R', 'R6 TA E8', 'S7')).toBe('R6 TA E8');
  });

  test('the lone Puur as the last card is legal on a trump', () => {
    expect(legal('trump:T', 'TU', 'T7')).toBe('TU');
  });
});

test('a full trick and an empty hand are no questions', () => {
  expect(() => legalCards('obenabe', [], ['R6'])).toThrow('an empty hand');
  expect(() => legalCards('obenabe', ['E6'], ['R6', 'R7', 'R8', 'R9'])).toThrow('a full trick');
});
