import { describe, expect, test } from 'vitest';
import { casesOf } from '../cases/index.js';
import { trickWinner } from './trick.js';

describe('the winner of a trick', () => {
  test.each(casesOf('trick-winner'))('$id', ({ given, expect: expected }) => {
    expect(trickWinner(given.contract, given.trick, given.trickNo)).toBe(expected.winner);
  });

  test('in Undenufe the ten stands between nine and Under', () => {
    expect(trickWinner('undenufe', ['E10', 'EU', 'EO', 'EK'])).toBe(0);
    expect(trickWinner('undenufe', ['E10', 'E9', 'EO', 'EK'])).toBe(1);
  });

  test('the smallest trump beats the led ace, and a discard never wins', () => {
    expect(trickWinner('trump:T', ['RA', 'RK', 'T6', 'SA'])).toBe(2);
    expect(trickWinner('undenufe', ['RA', 'S6', 'T6', 'E6'])).toBe(0);
  });

  test('an unfinished trick has a winner so far, an empty one has none', () => {
    expect(trickWinner('trump:E', ['E9', 'EU'])).toBe(1);
    expect(() => trickWinner('trump:E', [])).toThrow('an empty trick');
  });
});
