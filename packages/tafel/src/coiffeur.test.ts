import { describe, expect, it, test } from 'vitest';

import {
  COIFFEUR_TABLES,
  coiffeurLength,
  coiffeurPoints,
  coiffeurSheet,
  type CoiffeurEntry,
  type CoiffeurRound,
  judgeCoiffeur,
  passRound,
} from './coiffeur.js';

const TABLE = COIFFEUR_TABLES['coiffeur-8'];

function roundsOf(entries: readonly CoiffeurEntry[]): CoiffeurRound[] {
  const rounds: CoiffeurRound[] = [];
  for (const entry of entries) {
    const judged = judgeCoiffeur(entry, entries.slice(0, rounds.length), TABLE);
    if (!judged.ok) throw new Error(judged.error.code);
    rounds.push(judged.value);
  }
  return rounds;
}

describe('Coiffeur', () => {
  it('has eight contracts with factors 1 to 8, sixteen rounds (jassverzeichnis)', () => {
    expect(coiffeurLength(TABLE.contracts)).toEqual({ factorSum: 36, roundsPerTeam: 8, roundsTotal: 16 });
    expect(coiffeurLength(COIFFEUR_TABLES['coiffeur-10'].contracts).roundsTotal).toBe(20);
  });

  test.each([
    { points: 100, match: false, factor: 5, total: 500 },
    { points: 157, match: true, factor: 8, total: 2056 },
    { points: 157, match: false, factor: 2, total: 314 },
  ])('$points times $factor is $total', ({ points, match, factor, total }) => {
    expect(coiffeurPoints(points, match, factor, 100)).toBe(total);
  });

  test.each([
    { entry: { team: 0, key: 'rosen', points: 156 }, code: 'coiffeur-impossible' },
    { entry: { team: 0, key: 'rosen', points: 158 }, code: 'coiffeur-points' },
    { entry: { team: 0, key: 'slalom', points: 100 }, code: 'coiffeur-contract' },
    { entry: { team: 0, key: 'rosen', points: 100, match: true }, code: 'coiffeur-match' },
    { entry: { team: 1, key: 'obenabe', points: 100 }, code: 'coiffeur-taken' },
  ] as const)('refuses $entry.key with $entry.points: $code', ({ entry, code }) => {
    expect(judgeCoiffeur(entry, [{ team: 1, key: 'obenabe', points: 90 }], TABLE)).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('ends when both have played everything, and the higher sum wins', () => {
    const all = TABLE.contracts.flatMap(({ key }): CoiffeurEntry[] => [
      { team: 0, key, points: 100 },
      { team: 1, key, points: 99 },
    ]);
    const half = coiffeurSheet(roundsOf(all.slice(0, 3)), TABLE);
    expect(half).toMatchObject({ totals: [300, 99], over: false, winner: null });
    expect(half.open.map((open) => open.length)).toEqual([6, 7]);
    expect(half.reach[0]).toBe(257 * 33);
    expect(coiffeurSheet(roundsOf(all), TABLE)).toMatchObject({ totals: [3600, 3564], over: true, winner: 0 });
  });
});

describe('passing round', () => {
  test.each([
    {
      name: 'back at the forehand it must choose (Swisslos, im Fass)',
      passes: [1, 2, 3, 0],
      mustChoose: 1,
      forced: true,
    },
    { name: 'the next player may', passes: [1], mustChoose: 2, forced: false },
    { name: 'nobody has passed', passes: [], mustChoose: 1, forced: false },
  ] as const)('$name', ({ passes, mustChoose, forced }) => {
    expect(passRound(1, passes)).toEqual({ ok: true, value: { mustChoose, forced, leader: null } });
  });

  it('lets the declarer lead', () => {
    expect(passRound(1, [1, 2], 3)).toMatchObject({ value: { leader: 3 } });
  });

  test.each([
    { passes: [2], chosenBy: undefined, code: 'pass-out-of-turn' },
    { passes: [1, 2, 3, 0, 1], chosenBy: undefined, code: 'pass-too-often' },
    { passes: [1], chosenBy: 3, code: 'choose-out-of-turn' },
  ] as const)('refuses $passes, $chosenBy: $code', ({ passes, chosenBy, code }) => {
    expect(passRound(1, passes, chosenBy)).toMatchObject({ ok: false, error: { code } });
  });
});
