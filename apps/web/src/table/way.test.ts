import type { Contract } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { signOf, wayOf } from './way.js';

const waysOf = (contract: Contract): string =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((trick) => (wayOf(contract, trick) === 'obenabe' ? '↓' : '↑')).join('');

/** Swisslos Coiffeur: Slalom turns with every trick, Gusti once, after five. */
describe('the way of a trick', () => {
  it.each([
    ['slalom:obenabe', '↓↑↓↑↓↑↓↑↓'],
    ['slalom:undenufe', '↑↓↑↓↑↓↑↓↑'],
    ['gusti:obenabe', '↓↓↓↓↓↑↑↑↑'],
    ['gusti:undenufe', '↑↑↑↑↑↓↓↓↓'],
  ] as const)('of %s goes %s', (contract, ways) => {
    expect(waysOf(contract)).toBe(ways);
  });

  it('is the sign that stands on the mat, where the contract turns', () => {
    expect(signOf('gusti:obenabe', 6)).toBe('undenufe');
    expect(signOf('trump:R', 6)).toBe('trump:R');
    expect(signOf('undenufe', 2)).toBe('undenufe');
  });
});
