/** Rounds as they stand in a file: every form that has them, whole and damaged, and nothing of it judged. */
import { DEFAULT_PROFILE, parseCards } from '@puur/rules';
import { describe, expect, it, test } from 'vitest';
import { HSLU_LINES } from '../test/hslu-lines.js';
import { randomPartie } from '../test/random-partie.js';
import { readHslu } from './hslu.js';
import { writeRecord } from './record.js';
import { type Recorded, readRecorded, roundsOfLog } from './recorded.js';
import { writeText } from './text-writer.js';

const events = randomPartie(2, DEFAULT_PROFILE);
const NAMES = ['Anna', 'Beat', 'Clara', 'Dani'] as const;
const record = writeRecord({ names: NAMES, events });

function recorded(text: string): Recorded {
  const read = readRecorded(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The file of a table under way: a head, then a write for each event, cards as numbers. */
const TABLE = [
  { format: 'puur-table', version: 1, names: NAMES, seat: 0, level: 'lernend', seed: null },
  ...events.map((event, from) => ({ from, events: [event], secret: null, seats: [], practice: false })),
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');
const written = (JSON.parse(record) as { readonly events: readonly object[] }).events;
const BARE = written.map((event) => `${JSON.stringify(event)}\n`).join('');
const asText = writeText({ names: NAMES, events });

describe('a log', () => {
  test.each([
    ['as a record', record, 'puur-record'],
    ['as text', asText.ok ? asText.value : '', 'puur-text'],
    ['as a table under way', TABLE, 'puur-log'],
    ['as bare events, one a line', BARE, 'puur-log'],
  ])('%s tells the same rounds', (_, text, kind) => {
    const read = recorded(text);
    expect(read.kind).toBe(kind);
    expect(read.rounds).toEqual(roundsOfLog(events));
    expect(read.rounds.length).toBeGreaterThan(1);
    expect(read.names).toEqual(text === BARE ? null : NAMES);
  });

  it('gives every event to one round, in order', () => {
    const told = roundsOfLog(events).flatMap((item) => item.events ?? []);
    const first = events.indexOf(told[0]!);
    expect(told).toEqual(events.slice(first, first + told.length));
    expect(events.slice(first + told.length).some(({ type }) => type === 'card-played')).toBe(false);
  });

  it('that was cut in the middle of a line is read up to there', () => {
    const cut = recorded(TABLE.slice(0, -9));
    expect(cut.rounds.flatMap(({ round }) => round.tricks).length).toBeGreaterThan(8);
  });

  it('keeps what was written beside the cards, right or wrong', () => {
    const wrong = record.replace(
      /"type":"trick-turned","winner":(\d),"points":\d+/,
      '"type":"trick-turned","winner":$1,"points":77',
    );
    expect(recorded(wrong).rounds[0]!.round.tricks[0]!.points).toBe(77);
  });

  test.each([
    [
      'a write that leaves a gap',
      TABLE.replace('"from":1,', '"from":9,'),
      { code: 'bad-field', path: 'from', line: 3 },
    ],
    ['a card that is none', TABLE.replace('"card":', '"card":99'), { code: 'bad-field' }],
    ['a newer version', TABLE.replace('"version":1', '"version":2'), { code: 'newer-version', found: 2 }],
    ['a line that is no JSON', TABLE.replace('\n{"from":2', '\n{from:2'), { code: 'not-json', line: 4 }],
  ])('with %s says where', (_, text, error) => {
    expect(readRecorded(text)).toMatchObject({ ok: false, error });
  });
});

describe('single rounds', () => {
  it('of HSLU are those that are played by the rules, with what the file states', () => {
    const judged = readHslu(HSLU_LINES.join('\n'));
    const { kind, rounds } = recorded(HSLU_LINES.join('\n'));
    expect(kind).toBe('hslu');
    expect(judged.ok && judged.value.rounds.map(({ round }) => round.cards)).toEqual(
      rounds.map(({ round }) => round.tricks.flatMap(({ cards }) => cards)),
    );
    // The first trick of the first line: 17 points for their seat 3, which is our 1, who led it.
    expect(rounds[0]!.round.tricks[0]).toMatchObject({ leader: 1, winner: 1, points: 17 });
    expect(rounds[0]!.round).toMatchObject({
      contract: judged.ok && judged.value.rounds[0]!.round.contract,
      leader: 1,
    });
  });

  it('in the compact form may have any number of cards', () => {
    const { rounds } = recorded('{"contract":"obenabe","dealer":3,"cards":"E6 E7 E8 E9 R6 R7"}');
    const cards = parseCards('R6 R7');
    expect(rounds[0]!.round).toMatchObject({ contract: 'obenabe', leader: 0 });
    expect(rounds[0]!.round.tricks.at(-1)).toEqual({ cards: cards.ok && cards.value });
  });

  test.each([
    [
      'a contract nobody knows',
      '{"contract":"rosen","dealer":3,"cards":"E6"}',
      { code: 'bad-field', path: 'contract' },
    ],
    ['a card twice', '{"contract":"obenabe","dealer":3,"cards":"E6 E6"}', { code: 'bad-field', path: 'cards' }],
    ['a French card that is none', '{"trump":1,"dealer":0,"tricks":[{"cards":["D1"]}]}', { code: 'bad-field' }],
    ['anything else', 'Wer hat das Näll?', { code: 'unknown-form', found: 'Wer hat das Näll?' }],
  ])('with %s are told what is wrong', (_, text, error) => {
    expect(readRecorded(text)).toMatchObject({ ok: false, error });
  });
});
