import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTafel } from '@puur/tafel';
import { describe, expect, it, test } from 'vitest';
import { type Heard, runCommand } from '../../test/fake-io.js';
import { temporaryFolder } from '../../test/folder.js';
import { LANGUAGES } from '../lang/language.js';
import * as tafel from './tafel.js';

const fresh = (): string => join(temporaryFolder(), 'tafel.json');
const keep = (path: string, lines: readonly string[], ...args: readonly string[]): Promise<Heard> =>
  runCommand(tafel, [path, ...args], { input: lines.map((line) => `${line}\n`).join('') });

interface Told {
  readonly totals: readonly number[];
  readonly rounds: readonly { readonly entry: Readonly<Record<string, unknown>> }[];
  readonly verdict?: { readonly winner: number; readonly reason: { readonly code: string } } | null;
}
async function sheetIn(path: string): Promise<Told> {
  const heard = await runCommand(tafel, [path, '--json']);
  expect(heard.code).toBe(0);
  return JSON.parse(heard.out) as Told;
}

describe('puur tafel', () => {
  it('keeps an evening of 24 rounds in a file, and takes it up again', async () => {
    const path = fresh();
    // Each round gives 157 and nothing more: 24 × 157 in all, half of the lines told from the other side.
    const lines = Array.from({ length: 24 }, (_, at) =>
      at % 2 === 0 ? `eicheln wir ${60 + at}` : `rosen sie ${60 + at}`,
    );
    expect((await keep(path, lines.slice(0, 12), '--profile', 'target=100000')).code).toBe(0);
    expect((await keep(path, lines.slice(12))).code).toBe(0);
    const { totals, rounds } = await sheetIn(path);
    expect(rounds).toHaveLength(24);
    expect(totals[0]! + totals[1]!).toBe(24 * 157);
    expect(readTafel(readFileSync(path, 'utf8')).ok).toBe(true);
  });

  test.each([
    { line: 'E wir 156', says: 'Keine Karte zählt 1' },
    { line: 'E wir 200', says: '200' },
    { line: 'obenabe wir 90 stöck sie', says: 'Ohne Trumpf' },
    { line: 'E wir 90 weis wir 30', says: '30 ist kein Weis' },
    { line: 'herzog wir 90', says: 'herzog' },
    { line: 'E wir', says: 'Es fehlen die Punkte' },
    { line: 'E wir 90 quark', says: 'quark' },
    { line: 'k 7 E wir 90', says: 'Die Runde 7 gibt es nicht' },
    { line: 'z', says: 'nichts zurückzunehmen' },
  ])('refuses «$line» with the reason, and writes nothing', async ({ line, says }) => {
    const path = fresh();
    const heard = await keep(path, [line]);
    expect(heard.out).toContain(says);
    expect((await sheetIn(path)).rounds).toEqual([]);
  });

  test.each([
    { name: 'yes', lines: ['E sie 100', 'E wir 157', 'j'], totals: [57 + 257, 100] },
    { name: 'no', lines: ['E sie 100', 'E wir 157', 'n'], totals: [57 + 157, 100] },
    { name: 'said at once', lines: ['E sie 100', 'E wir 257'], totals: [57 + 257, 100] },
  ])('asks of 157 whether it was a match: $name', async ({ lines, totals }) => {
    const path = fresh();
    await keep(path, lines);
    expect((await sheetIn(path)).totals).toEqual(totals);
  });

  it('corrects, strikes, takes back and brings back, and keeps every line of it', async () => {
    const path = fresh();
    await keep(path, ['E wir 100', 'R wir 90', 'k 1 E wir 110', 'x 2', 'z', 'z', 'v']);
    expect((await sheetIn(path)).rounds.map(({ entry }) => entry.points)).toEqual([
      [110, 47],
      [90, 67],
    ]);
    const log = readTafel(readFileSync(path, 'utf8'));
    expect(log.ok && log.value.map(({ type }) => type)).toEqual(
      ['opened', 'entered', 'entered', 'corrected', 'struck', 'undone', 'undone', 'redone'], // prettier-ignore
    );
  });

  it('says who has won and why, and asks who was first where both are there at once', async () => {
    const path = fresh();
    const heard = await keep(path, ['E wir 100', 'E wir 60', 'sie'], '--profile', 'target=150');
    expect(heard.out).toContain('Wer war zuerst dort?');
    expect(heard.out).toContain('Gewonnen: Sie (zuerst am Ziel).');
    expect((await sheetIn(path)).verdict).toMatchObject({ winner: 1, reason: { code: 'won-first' } });
  });

  it('hears a Berg that was forgotten, with the round corrected', async () => {
    const path = fresh();
    await keep(path, ['E wir 100', 'E wir 120', 'k 2 E wir 120 berg wir'], '--profile', 'target=400');
    expect(await sheetIn(path)).toMatchObject({ berg: { team: 0, round: 2 } });
  });

  it('asks who says Bedanken once the target is reached, and hears it by itself', async () => {
    const path = fresh();
    const heard = await keep(
      path,
      ['E wir 80', 'E sie 77', 'E wir 80', 'bedankt sie'],
      '--profile',
      'endMode=claim,target=150',
    );
    expect(heard.out).toContain('Am Ziel: Wir und Sie. Wer hat sich bedankt?');
    expect((await sheetIn(path)).verdict).toMatchObject({ winner: 1, reason: { code: 'won-by-claim' } });
  });

  it('takes a match for a Kontermatch only where it was said who declared', async () => {
    const [unsaid, said] = [fresh(), fresh()];
    expect((await keep(unsaid, ['E wir 257'])).out).toContain('Wir 1 (Match)');
    expect((await keep(said, ['E wir 257 von sie'])).out).toContain('Wir 2 (Kontermatch)');
  });

  it('hears names, factors, Weis and Stöck', async () => {
    const path = fresh();
    const names = ['--names', 'Anna,Beat,Carla,Dino', '--profile', 'uri-2000'];
    await keep(path, ['schilten Anna 98 weis Beat 50 stöck wir von Dino'], ...names);
    const { totals, rounds } = await sheetIn(path);
    expect(totals).toEqual([2 * (98 + 20), 2 * (59 + 50)]);
    expect(rounds[0]!.entry.declarer).toBe(3);
  });

  it('tells statistics with names and units, and both sums of every round', async () => {
    const heard = await keep(fresh(), ['obenabe sie 257 von sie', 'E wir 90', 's', 'q']);
    expect(heard.out).toContain('Obenabe: 1 Runde, im Schnitt 157.0 Stichpunkte');
    expect(heard.out).toContain('beste Runde (Punkte)');
    expect(heard.out).not.toMatch(/^obenabe/m);
    // Of the Eicheln nobody said who declared.
    expect(heard.out).toMatch(/^Eicheln?.*: 1 Runde$/m);
    expect(heard.out).toContain('90 : 324');
  });

  it('keeps Coiffeur and Differenzler', async () => {
    const [coiffeur, differenzler] = [fresh(), fresh()];
    await keep(coiffeur, ['obenabe wir 98', 'joker1 sie 257', 'obenabe wir 100'], '--game', 'coiffeur-8');
    expect((await sheetIn(coiffeur)).totals).toEqual([490, 1799]);
    await keep(differenzler, ['40 60 0 50 : 47 60 12 38', '40 60 0 50 : 47 60 12 37'], '--game', 'differenzler');
    expect((await sheetIn(differenzler)).totals).toEqual([7, 0, 12, 12]);
  });

  it('gives the rounds as CSV', async () => {
    const path = fresh();
    await keep(path, ['E wir 100']);
    const { out } = await runCommand(tafel, [path, '--csv']);
    expect(out.split('\r\n')[1]).toBe('1,0,,trump:E,1,100,0,0,0,100,100,57,0,0,0,57,57');
  });

  it('refuses a file that is no slate, and leaves it alone', async () => {
    const path = fresh();
    writeFileSync(path, '{"format":"else"}');
    const heard = await keep(path, ['E wir 100']);
    expect(heard.code).toBe(2);
    expect(heard.err).toContain('Erwartet wird eine Tafel («puur-tafel»), gefunden: «else».');
    expect(readFileSync(path, 'utf8')).toBe('{"format":"else"}');
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  test.each(LANGUAGES)('speaks %s', async (language) => {
    const heard = await keep(fresh(), ['E a 156', 's', '?', 'q'], '--lang', language);
    expect(heard.code).toBe(0);
    expect(heard.out).not.toMatch(/undefined|entry-/);
    expect(heard.out).toMatch(/156/);
  });
});
