import { describe, expect, it } from 'vitest';
import { byWorth, roughness } from './even.js';

interface Choice {
  readonly name: string;
  readonly expectedPoints: number;
  readonly expectedTheirs: number;
}

const obenabe: Choice = { name: 'Obenabe, three times', expectedPoints: 249, expectedTheirs: 222 };
const rosen: Choice = { name: 'Rosen, once', expectedPoints: 120, expectedTheirs: 37 };
const schellen: Choice = { name: 'Schellen, twice', expectedPoints: 149, expectedTheirs: 165 };

describe('the order of choices', () => {
  it('goes by how far the own side is ahead, not by what it makes', () => {
    expect(byWorth([obenabe, schellen, rosen], undefined)).toEqual([rosen, obenabe, schellen]);
  });

  it('begins with the one that was chosen, for near the end what is sure may beat what is rich', () => {
    expect(byWorth([obenabe, schellen, rosen], schellen)).toEqual([schellen, rosen, obenabe]);
  });
});

describe('how rough the figures are', () => {
  const of = (...errors: readonly number[]): readonly { readonly stdError: number }[] =>
    errors.map((stdError) => ({ stdError }));

  it('is told by the roughest of them, and never finer than to a point', () => {
    expect(roughness(of(0.2, 2.4))).toBe(2.4);
    expect(roughness(of(0))).toBe(1);
    expect(roughness(of(Infinity, 2))).toBe(2);
  });
});
