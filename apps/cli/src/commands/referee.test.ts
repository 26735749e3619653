import { readFileSync } from 'node:fs';
import { perSeat } from '@puur/rules';
import { writeRecord, writeText } from '@puur/records';
import { NO_PACE, openTable, whenOver } from '@puur/table';
import { describe, expect, it, test } from 'vitest';
import { escapesIn, type Heard, runCommand } from '../../test/fake-io.js';
import { de } from '../lang/de.js';
import { LANGUAGES } from '../lang/language.js';
import { entropyFor, NODE_CLOCK } from './play/clock.js';
import { playerFor } from './play/players.js';
import * as referee from './referee.js';
import { profileFrom } from './settings.js';

const FILE = new URL('../../../../packages/referee/test/quarrels.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly cases: readonly { readonly id: string; readonly quarrel: object }[];
};
const give = (input: string, ...args: readonly string[]): Promise<Heard> =>
  runCommand(referee, [...args, '-'], { input });
const REVOKE = cases.find(({ id }) => id === 'R01')!.quarrel;

describe('puur referee', () => {
  it('has the seven questions as its front page', async () => {
    const { out, code } = await runCommand(referee, []);
    expect(code).toBe(0);
    expect(out.match(/^\d\. /gm)).toHaveLength(7);
  });

  it('answers a list of quarrels with a list of rulings', async () => {
    const { out, code } = await give(JSON.stringify(cases.map(({ quarrel }) => quarrel)), '--json');
    expect(code).toBe(0);
    const answers = JSON.parse(out) as readonly Readonly<Record<string, unknown>>[];
    expect(answers).toHaveLength(cases.length);
    for (const answer of answers) {
      expect(Object.keys(answer)).toEqual([
        ...['question', 'verdict', 'ruling', 'moved', 'steps', 'rule', 'sources', 'support', 'confidence', 'basis'],
        ...['alternatives', 'differsUnder'],
      ]);
    }
  });

  test.each(LANGUAGES)('tells every ruling in %s', async (language) => {
    const { out, code } = await give(JSON.stringify(cases.map(({ quarrel }) => quarrel)), '--lang', language);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(escapesIn(out)).toBe('');
  });

  it('says what comes out, why, by which rule, and who says otherwise', async () => {
    const { out } = await give(JSON.stringify(REVOKE));
    for (const said of ['Der Stich gehört Ost/West', 'Schellen-Ass', 'jasswiki.ch', 'jassonkel.ch', '23 Punkte']) {
      expect(out).toContain(said);
    }
  });

  it('rules by the table that a call names', async () => {
    const { out } = await give(JSON.stringify(REVOKE), '--json', '--profile', 'revokeRule=A');
    expect(JSON.parse(out)).toMatchObject({ ruling: { replaceWith: 'S7', points: 12 } });
  });

  test.each([
    { change: { events: [{ type: 'card-played', seat: 'Nord', card: 'X9' }] }, says: 'X9' },
    { change: { events: [{ type: 'sang' }] }, says: 'events[0].type' },
    { change: { question: 'meaning-of-life' }, says: 'meaning-of-life' },
    { change: { table: {} }, says: 'die Ansage' },
    { change: { profile: 'zuger' }, says: 'zuger' },
    { change: { seats: ['A', 'a', 'B', 'C'] }, says: '«a» steht zweimal da' },
    { change: { seats: ['A', '', 'B', 'C'] }, says: 'ein Name ist nicht leer' },
  ])('says what is wrong with a quarrel: $says', async ({ change, says }) => {
    const { err, code } = await give(JSON.stringify({ ...REVOKE, ...change }));
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it('gives its form as JSON Schema', async () => {
    const { out } = await runCommand(referee, ['--schema']);
    expect(JSON.parse(out)).toMatchObject({ type: 'object', properties: { events: { type: 'array' } } });
  });
});

const profile = profileFrom('target=300', de.shell);
if (!profile.ok) throw new Error(profile.error);
const table = openTable({
  profile: profile.value,
  seats: perSeat((seat) => ({ kind: 'bot', player: playerFor('einfach', 'streit', seat) })),
  entropy: entropyFor('streit', 0),
  clock: NODE_CLOCK,
  pace: NO_PACE,
});
await whenOver(table);
const record = writeRecord({ names: ['Anna', 'Beat', 'Carla', 'Dino'], events: [...table.log] });

/** A round of Obenabe in our notation; in the second trick seat 0 discards the S8 though it holds the R7. */
const CARDS =
  'E6 E7 E8 E9 R6 S8 R8 R9 S6 S7 R7 S9 T6 T7 T8 T9 E10 EU EO EK R10 RU RO RK S10 SU SO SK T10 TU TO TK EA RA SA TA';

describe('puur referee on a record', () => {
  it('finds nothing in a Partie that was played by the rules', async () => {
    const { out, code } = await give(record);
    expect(code).toBe(0);
    expect(out).toContain('Alles richtig');
  });

  it('says of a round that breaks off that what is there is right, and how far it goes', async () => {
    const cards = 'E6 E7 E8 E9 R6 R7 R8 R9 S6 S7 S8 S9 T6 T7 T8 T9';
    const { out, code } = await give(JSON.stringify({ contract: 'undenufe', dealer: 3, pushed: false, cards }));
    expect(code).toBe(0);
    expect(out).toMatch(/Was da ist, ist richtig\.\s+Die Runde ist nicht zu Ende: 4 von 9 Stichen\./);
  });

  it('says of a record that stops before the first deal that nothing was dealt', async () => {
    const given = JSON.stringify({ format: 'puur-record', version: 1, events: [{ type: 'opened', profile: {} }] });
    const { code, err } = await give(given);
    expect([code, err]).toEqual([2, `${de.shell.nothingDealt}\n`]);
  });

  it('says the same of a log that stops in the fourth trick', async () => {
    const log = [...table.log];
    const turned = log.flatMap((event, at) => (event.type === 'trick-turned' ? [at] : []));
    const cut = writeRecord({ names: ['Anna', 'Beat', 'Carla', 'Dino'], events: log.slice(0, turned[3]! + 1) });
    const { out, code } = await give(cut);
    expect(code).toBe(0);
    expect(out).toMatch(/Was da ist, ist richtig\.\s+Die Runde ist nicht zu Ende: 4 von 9 Stichen\./);
  });

  it('finds a wrong card, and goes on to the last', async () => {
    const line = JSON.stringify({ contract: 'obenabe', dealer: 3, pushed: false, cards: CARDS });
    const { out, code } = await give(line, '--json');
    expect(code).toBe(1);
    const [round] = (JSON.parse(out) as { rounds: { findings: object[]; winners: number[] }[] }).rounds;
    expect(round!.winners).toHaveLength(9);
    // The R7 that falls one trick later is wrong as well: seat 0 still holds a Schelle.
    expect(round!.findings).toMatchObject([
      { code: 'audit-card', trick: 2, seat: 0, reason: 'must-follow-suit' },
      { code: 'audit-card', trick: 3, seat: 0, reason: 'must-follow-suit' },
    ]);
    const { out: told } = await give(line);
    expect(told).toContain('Schellen-Acht');
    // Without trump nobody can trump.
    expect(told).toMatch(/Ausgespielt: Rosen\. Wer\s+von\s+der\s+Farbe\s+hat,\s+muss\s+sie\s+geben\./);
    expect(told).not.toContain('stechen');
  });

  it('speaks of trumping where a trump was among what was allowed', async () => {
    // Schilten are trump: seat 1 discards a Schelle on Rosen and keeps a Rose and a trump.
    const cards = 'R6 S7 R8 R9 R7 S6 S8 S9 E6 E7 E8 E9 T6 T7 T8 T9 E10 EU EO EK R10 RU RO RK S10 SU SO SK T10 TU TO TK EA RA SA TA'; // prettier-ignore
    const { out } = await give(JSON.stringify({ contract: 'trump:T', dealer: 3, pushed: false, cards }));
    expect(out).toMatch(/Ausgespielt: Rosen\.\s+Wer\s+von\s+der\s+Farbe\s+hat,\s+muss\s+sie\s+geben\s+oder\s+stechen/);
  });

  it('finds a trick that was given to the wrong player', async () => {
    const wrong = record.replace(
      /"type":"trick-turned","winner":(\d)/,
      (_, winner: string) => `"type":"trick-turned","winner":${(Number(winner) + 1) % 4}`,
    );
    const { out, code } = await give(wrong, '--json');
    expect(code).toBe(1);
    expect(out).toContain('audit-winner');
  });

  it('names every fault of a text with its line, and not only the first', async () => {
    const text = writeText({ names: ['Anna', 'Beat', 'Carla', 'Dino'], events: table.log });
    const right = text.ok ? text.value : '';
    // Two winners that are other than written, in two tricks.
    let tricks = 0;
    const wrong = right.replace(/= ([0-3]) (\d+)/g, (all, winner: string, points: string) => {
      tricks += 1;
      return tricks === 2 || tricks === 5 ? `= ${(Number(winner) + 1) % 4} ${points}` : all;
    });
    const said = wrong.replace(/\n3\. /, '\n3. (0 Weis 50 E6 E7 E8 E9) ');
    const { out, code } = await give(said);
    expect(code).toBe(1);
    expect(out).toMatch(/Stich 2: /);
    expect(out).toMatch(/Stich 5: /);
    expect(out).toMatch(/Zeile \d+, bei «0 Weis 50/);
    expect((await give(right)).code).toBe(0);
  });

  it('refuses what is neither a quarrel nor a record', async () => {
    expect((await give('hello')).code).toBe(2);
  });
});
