import { DEFAULT_PROFILE, resolveProfile, type RuleProfile } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';

import { judgeEntry, otherPoints, pointsFor, type SchieberEntry, writtenPoints } from './schieber.js';

function profileOf(settings: unknown): RuleProfile {
  const resolved = resolveProfile(settings);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

function totals(entry: SchieberEntry, settings: unknown = {}): readonly number[] {
  const judged = judgeEntry(entry, profileOf(settings), 3);
  if (!judged.ok) throw new Error(judged.error.code);
  return judged.value.account.teams.map(({ total }) => total);
}

describe('an entry', () => {
  test.each([
    {
      name: '100 to 57 tripled',
      entry: { contract: 'obenabe', points: [100, 57] },
      profile: 'swisslos-2500',
      sums: [300, 171],
    },
    { name: 'a match', entry: { contract: 'trump:E', points: [157, 0], match: 0 }, profile: {}, sums: [257, 0] },
    {
      name: 'a doubled match',
      entry: { contract: 'trump:T', points: [0, 157], match: 1 },
      profile: 'uri-2000',
      sums: [0, 514],
    },
    {
      name: 'all points without all tricks',
      entry: { contract: 'trump:R', points: [157, 0], match: null },
      profile: {},
      sums: [157, 0],
    },
    {
      name: 'a tournament match',
      entry: { contract: 'trump:R', points: [157, 0], match: 0 },
      profile: 'turnier-12',
      sums: [157, 0],
    },
    {
      name: 'Stöck against a match stand',
      entry: { contract: 'trump:S', points: [157, 0], match: 0, stoeck: 1 },
      profile: {},
      sums: [257, 20],
    },
    {
      name: 'Weis and Stöck doubled',
      entry: { contract: 'trump:S', points: [100, 57], weis: [50, 0], stoeck: 1 },
      profile: 'puur-2500',
      sums: [300, 154],
    },
  ] as const)('$name gives $sums', ({ entry, profile, sums }) => {
    expect(totals(entry, profile)).toEqual(sums);
  });

  test.each([
    { points: [156, 1], error: { code: 'entry-impossible', points: [156, 1] } },
    { points: [87, 69], error: { code: 'entry-sum', sum: 156, whole: 157, missing: 1 } },
    { points: [200, -43], error: { code: 'entry-points', team: 0, found: 200 } },
    { points: [-5, 162], error: { code: 'entry-points', team: 0, found: -5 } },
    { points: [78.5, 78.5], error: { code: 'entry-points', team: 0, found: 78.5 } },
  ] as const)('of $points is refused: $error.code', ({ points, error }) => {
    expect(judgeEntry({ contract: 'trump:E', points }, DEFAULT_PROFILE, 0)).toEqual({ ok: false, error });
  });

  const FINE = { contract: 'trump:E', points: [100, 57] } as const;
  test.each([
    { entry: { ...FINE, contract: 'slalom:obenabe' }, code: 'entry-contract' },
    { entry: { ...FINE, match: 0 }, code: 'entry-match' },
    { entry: { ...FINE, weis: [30, 0] }, code: 'entry-weis' },
    { entry: { ...FINE, weis: [20, 50] }, code: 'entry-weis-both' },
    { entry: { contract: 'obenabe', points: [100, 57], stoeck: 0 }, code: 'entry-stoeck-no-trump' },
    { entry: { ...FINE, claimedBy: 0 }, code: 'entry-claim-off' },
    { entry: { ...FINE, declarer: 4 as never }, code: 'entry-seat' },
    { entry: { ...FINE, declarer: 1, declaredBy: 0 }, code: 'entry-seat' },
    { entry: { ...FINE, declaredBy: 2 as never }, code: 'entry-team' },
    { entry: { ...FINE, stoeck: 2 as never }, code: 'entry-team' },
    ...(['declaredBy', 'claimedBy', 'first', 'berg'] as const).map((side) => ({
      entry: { ...FINE, [side]: null as never },
      code: 'entry-team' as const,
    })),
  ] as const)('is refused with $code', ({ entry, code }) => {
    expect(judgeEntry(entry as SchieberEntry, DEFAULT_PROFILE, 0)).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    { entry: { ...FINE, points: [157, 0] }, codes: ['ask-match'] },
    { entry: { ...FINE, points: [0, 157], declarer: 0 }, codes: ['ask-match'] },
    { entry: { ...FINE, points: [0, 157], declarer: 0, match: null }, codes: ['ask-sides'] },
    { entry: { ...FINE, points: [0, 157], declarer: 0, match: 1 }, codes: [] },
    { entry: { ...FINE, points: [12, 145], declarer: 2 }, codes: ['ask-sides'] },
    { entry: { ...FINE, weis: [250, 0] }, codes: ['ask-weis'] },
    { entry: FINE, codes: [] },
  ] as const)('of $entry.points asks $codes', ({ entry, codes }) => {
    const judged = judgeEntry({ declarer: 0, ...entry }, DEFAULT_PROFILE, 0);
    expect(judged.ok && judged.value.questions.map(({ code }) => code)).toEqual(codes);
  });

  it('lets both sides write an unbroken tie where the table says so (Romandie)', () => {
    const entry = { ...FINE, weis: [20, 20] } as const;
    expect(judgeEntry(entry, profileOf('chibre'), 0).ok).toBe(true);
    expect(judgeEntry(entry, DEFAULT_PROFILE, 0).ok).toBe(false);
  });

  // A Kontermatch is a match of the side that did not declare: only then do its strokes differ (jassguru app).
  test.each([
    { name: 'where nobody has said who declared', more: {}, settings: {}, codes: ['ask-declared'] },
    { name: 'not where the side was said', more: { declaredBy: 0 }, settings: {}, codes: [] },
    { name: 'not where the player was said', more: { declarer: 2 }, settings: {}, codes: [] },
    { name: 'not where rounds are counted and no strokes', more: {}, settings: 'turnier-12', codes: [] },
  ] as const)('of a match asks who declared: $name', ({ more, settings, codes }) => {
    const entry: SchieberEntry = { contract: 'trump:E', points: [0, 157], match: 1, ...more };
    const judged = judgeEntry(entry, profileOf(settings), 3);
    expect(judged.ok && judged.value.questions.map(({ code }) => code)).toEqual(codes);
  });

  it('knows the forehand from the dealer, and who declared only if somebody said so', () => {
    expect(judgeEntry(FINE, DEFAULT_PROFILE, 2)).toMatchObject({
      value: { dealer: 2, forehand: 3, declarer: null, declaredBy: null },
    });
    expect(judgeEntry({ ...FINE, declaredBy: 0 }, DEFAULT_PROFILE, 2)).toMatchObject({
      value: { declarer: null, declaredBy: 0 },
    });
    expect(judgeEntry({ ...FINE, dealer: 0, declarer: 3 }, DEFAULT_PROFILE, 2)).toMatchObject({
      value: { dealer: 0, forehand: 1, declarer: 3, declaredBy: 1 },
    });
  });

  it('may end before 157 where somebody said Bedanken', () => {
    const entry = { contract: 'trump:E', points: [40, 20], claimedBy: 0 } as const;
    expect(judgeEntry(entry, profileOf('offiziell'), 0).ok).toBe(true);
    expect(judgeEntry({ ...entry, points: [140, 20] }, profileOf('offiziell'), 0).ok).toBe(false);
  });
});

test('the other side follows from one number, and 257 is a match', () => {
  expect(otherPoints(98, 'trump:E', DEFAULT_PROFILE)).toBe(59);
  expect(pointsFor(1, 98, 'trump:E', DEFAULT_PROFILE)).toEqual({ points: [59, 98] });
  expect(pointsFor(1, 257, 'trump:E', DEFAULT_PROFILE)).toEqual({ points: [0, 157], match: 1 });
  expect(pointsFor(0, 257, 'trump:E', profileOf('turnier-12')).points[0]).toBe(257);
});

// Reference page: a match is 257; tournaments (Thalheim, Stallikon) write 157.
test.each([
  { name: 'a match with its bonus', entry: { points: [0, 157], match: 1 }, settings: {}, written: [0, 257] },
  { name: 'a tournament match', entry: { points: [157, 0], match: 0 }, settings: 'turnier-12', written: [157, 0] },
  { name: 'all points, no match', entry: { points: [157, 0], match: null }, settings: {}, written: [157, 0] },
  { name: 'any other round', entry: { points: [98, 59] }, settings: {}, written: [98, 59] },
] as const)('people write $name', ({ entry, settings, written }) => {
  expect(writtenPoints(entry, profileOf(settings))).toEqual(written);
});
