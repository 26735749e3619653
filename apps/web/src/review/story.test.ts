import { DEFAULT_PROFILE, type PartieEvent, type RoundRecord } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { momentAt, roundsOf, statisticsOf } from './story.js';

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

describe('a round that one declared', () => {
  const record = (ours: number, theirs: number, declarer: 0 | 1 | 2, stich: readonly [number, number]): RoundRecord => {
    const of = (total: number, points: number): object => ({ total, weis: 0, tricks: 4, blocks: { stich: points } });
    return { declarer, account: { teams: [of(ours, stich[0]), of(theirs, stich[1])] } } as unknown as RoundRecord;
  };

  // A round is won by who writes more in it, Weis and Stöck with the tricks: 86 to 91 is lost, also with 86 to 71 in cards.
  test.each([
    ['is won with more points', record(100, 57, 0, [100, 57]), 1],
    ['is lost where their Weis made it so', record(86, 91, 2, [86, 71]), 0],
    ['is won where our Weis made it so', record(120, 87, 2, [70, 87]), 1],
    ['is not won where both wrote as much', record(87, 87, 0, [87, 70]), 0],
  ] as const)('%s', (_, round, won) => {
    expect(statisticsOf([{ rounds: [round], winner: null }], 0)).toMatchObject({ declared: 1, declaredWon: won });
  });

  it('is none of ours where they declared', () => {
    expect(statisticsOf([{ rounds: [record(100, 57, 1, [100, 57])], winner: null }], 0).declared).toBe(0);
  });
});
