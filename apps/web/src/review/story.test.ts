import { DEFAULT_PROFILE, type PartieEvent } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { momentAt, roundsOf } from './story.js';

// Trump is Schellen. The kept Partie `ended`, counted by hand with the values of the rules (Puur 20, Nell 14,
// Ace 11, ten 10, King 4, Ober 3, Under 2; three in a row 20, Stöck 20, last trick 5).
const [moments] = Object.values(
  import.meta.glob<{ readonly ended: { readonly log: readonly PartieEvent[] } }>('../../test/moments.json', {
    eager: true,
  }),
);
const first = roundsOf(moments!.ended.log)[0]!;
const at = (cards: number): ReturnType<typeof momentAt> => momentAt(first, cards, DEFAULT_PROFILE);

// prettier-ignore
const COUNTS: readonly (readonly [what: string, cards: number, counted: readonly [number, number]])[] = [
  ['nothing before the first card', 0, [0, 0]],
  ['nothing while the first trick lies open', 3, [0, 0]],
  ['the ace and the Ober of trump, and two Weise of 20, with the first trick', 4, [14 + 40, 0]],
  ['nothing for the first of the two Stöck cards', 6, [54, 0]],
  ['the Stöck with the second of them', 7, [54 + 20, 0]],
  ['two kings with the second trick', 8, [74 + 8, 0]],
  ['a ten, an ace and nothing of them to the others', 12, [82, 21]],
  ['all of the round at its end', 36, [143, 74]],
];

describe('the count of a round that is looked at again', () => {
  test.each(COUNTS)('has %s', (_, cards, counted) => {
    expect(at(cards).counted).toEqual(counted);
  });

  it('tells of the last trick its ten, its Ober and its five', () => {
    expect(at(36).points).toBe(10 + 3 + 5);
    expect(at(32).points).toBe(11 + 4);
  });

  it('says with which card Weis and Stöck were written', () => {
    const said = (cards: number): readonly string[] => at(cards).written.map(({ type, seat }) => `${type} ${seat}`);
    expect(said(4)).toEqual(['weis-shown 0', 'weis-shown 2']);
    expect(said(7)).toEqual(['stoeck-announced 0']);
    expect(said(8)).toEqual([]);
  });
});
