import { describe, expect, it } from 'vitest';

import { BAR, CAST, type CourtRank, type Dye, type Figure } from './cast.js';
import type { Sign } from './vocabulary.js';

const RANKS: readonly CourtRank[] = ['U', 'O', 'K'];
const GERMAN: readonly Sign[] = ['eicheln', 'rosen', 'schellen', 'schilten'];
const FRENCH: readonly Sign[] = ['diamonds', 'hearts', 'clubs', 'spades'];

function figures(signs: readonly Sign[], ranks: readonly CourtRank[]): Figure[] {
  return signs.flatMap((sign) => ranks.map((rank) => CAST[sign][rank]));
}

describe.each([
  ['Swiss-German', GERMAN],
  ['French', FRENCH],
])('the %s court', (_deck, signs) => {
  it('wears twelve different hats', () => {
    expect(new Set(figures(signs, RANKS).map(({ hat }) => hat)).size).toBe(12);
  });

  it('has no two faces alike', () => {
    expect(new Set(figures(signs, RANKS).map(({ head }) => JSON.stringify(head))).size).toBe(12);
  });

  it('has bearded kings in crowns and ermine, with a sceptre, and no beard on the lowest rank', () => {
    for (const { hat, dress, head, held } of figures(signs, ['K'])) {
      expect(hat).toMatch(/^crown-/);
      expect(dress).toBe('ermine');
      expect(['full', 'long', 'forked']).toContain(head.beard);
      expect(['lozenge', 'lily', 'ball', 'cross']).toContain(held);
    }
    for (const { hat, dress, head } of figures(signs, ['U', 'O'])) {
      expect(hat).not.toMatch(/^crown-/);
      expect(dress).not.toBe('ermine');
      expect(['full', 'long', 'forked']).not.toContain(head.beard);
    }
    for (const { head } of figures(signs, ['U'])) expect(head.beard).toBe('none');
  });
});

describe('the Swiss-German court', () => {
  // The colours of the suits on Swiss-German cards.
  it.each<[Sign, Dye]>([
    ['eicheln', 'green'],
    ['rosen', 'red'],
    ['schellen', 'yellow'],
    ['schilten', 'blue'],
  ])('of %s wears %s', (sign, dye) => {
    for (const { dyes } of figures([sign], RANKS)) expect(dyes[0]).toBe(dye);
    expect(BAR[sign][0]).toBe(dye);
  });

  it('shows its sign in the hand of Under and Ober; the Ober has a moustache and arms', () => {
    for (const { held } of figures(GERMAN, ['U', 'O'])) expect(held).toBe('sign');
    for (const { head, gear } of figures(GERMAN, ['O'])) {
      expect(['moustache', 'twirl', 'goatee']).toContain(head.beard);
      expect(['sabre', 'halberd', 'spear', 'musket']).toContain(gear);
    }
  });
});

describe('the French court', () => {
  it('has ladies with long hair and a flower', () => {
    for (const { head, held } of figures(FRENCH, ['O'])) {
      expect(['loose', 'plaits']).toContain(head.cut);
      expect(head.beard).toBe('none');
      expect(held).toBe('flower');
    }
  });
});
