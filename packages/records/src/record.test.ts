import {
  apply,
  type Command,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  evolve,
  fold,
  parseCards,
  type PartieEvent,
  PRESET_IDS,
  resolveProfile,
} from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPartie, randomProfile, rngOf } from '../test/random-partie.js';
import { SIZE_LIMIT } from './error.js';
import { readRecord, writeRecord } from './record.js';

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 });
const NAMES = ['Anna', 'Beat', 'Clara "Jassqueen"', '🂡 Dani\n'] as const;

/** A deal where every hand is one suit: Eicheln, Rosen, Schellen, Schilten for seats 0 to 3. */
const SUITS_APART = ['E', 'R', 'S', 'T'].map((suit) =>
  cards([6, 7, 8, 9, 10, 'U', 'O', 'K', 'A'].map((r) => `${suit}${r}`)),
);

function cards(names: readonly string[]): number[] {
  const parsed = parseCards(names.join(' '));
  if (!parsed.ok) throw new Error(parsed.error.found);
  return parsed.value;
}

function logOf(...commands: readonly unknown[]): PartieEvent[] {
  let state = EMPTY_PARTIE;
  return commands.flatMap((command) => {
    const judged = apply(state, command as Command);
    if (!judged.ok) throw new Error(JSON.stringify(judged.error));
    state = judged.value.reduce(evolve, state);
    return judged.value;
  });
}

const SHORT = logOf(
  { type: 'open', profile: { ...DEFAULT_PROFILE, target: 2500 } },
  { type: 'deal', dealer: 3, hands: SUITS_APART },
  { type: 'push', seat: 0 },
  { type: 'declare', seat: 2, contract: 'trump:E' },
  { type: 'announce-weis', seat: 0, weise: [{ cards: cards(['E6', 'E7', 'E8']), points: 20 }] },
  { type: 'play', seat: 0, card: cards(['EU'])[0] },
);

describe('writeRecord', () => {
  test('writes one event a line, cards as people write them, and only the settings that differ', () => {
    expect(writeRecord({ created: '2026-11-30T20:15:00Z', names: NAMES, events: SHORT })).toBe(
      `{
  "format": "puur-record",
  "version": 1,
  "created": "2026-11-30T20:15:00Z",
  "names": ["Anna","Beat","Clara \\"Jassqueen\\"","🂡 Dani\\n"],
  "events": [
    {"type":"opened","profile":{"target":2500}},
    {"type":"dealt","dealer":3,"hands":["E6 E7 E8 E9 E10 EU EO EK EA","R6 R7 R8 R9 R10 RU RO RK RA","S6 S7 S8 S9 S10 SU SO SK SA","T6 T7 T8 T9 T10 TU TO TK TA"]},
    {"type":"pushed","seat":0},
    {"type":"declared","seat":2,"contract":"trump:E","silent":false},
    {"type":"weis-announced","seat":0,"weise":[{"cards":"E6 E7 E8","points":20}]},
    {"type":"card-played","seat":0,"card":"EU"}
  ]
}
`,
    );
  });

  test('writes an empty log too', () => {
    expect(readRecord(writeRecord({ events: [] }))).toEqual({ ok: true, value: { events: [] } });
  });

  test('never writes half a surrogate pair', () => {
    const read = readRecord(writeRecord({ app: 'x\ud800', names: ['\udc00', '', '', ''], events: SHORT }));
    expect(read).toMatchObject({ ok: true, value: { app: 'x\ufffd', names: ['\ufffd', '', '', ''] } });
  });
});

describe('A record reads back as the same log', () => {
  test.each(PRESET_IDS)('of a Partie by %s', (preset) => {
    const profile = resolveProfile(preset);
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const record = {
          app: 'test',
          names: NAMES,
          events: randomPartie(seed, profile.ok ? profile.value : DEFAULT_PROFILE),
        };
        expect(readRecord(writeRecord(record))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 4 },
    );
  });

  test('of a Partie by any rules, and writes as the same text', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const events = randomPartie(seed, randomProfile(rngOf(seed)));
        const text = writeRecord({ events });
        const read = readRecord(text);
        expect(read).toEqual({ ok: true, value: { events } });
        expect(read.ok && writeRecord(read.value)).toBe(text);
      }),
      { numRuns: 40 },
    );
  });

  test('at every moment of a Partie', () => {
    const events = randomPartie(3, DEFAULT_PROFILE).slice(0, 150);
    for (let length = 0; length <= events.length; length++) {
      const part = events.slice(0, length);
      expect(readRecord(writeRecord({ events: part }))).toEqual({ ok: true, value: { events: part } });
    }
  });
});

/** The text of a short record with one piece replaced. */
function damaged(from: string, to: string): string {
  const text = writeRecord({ names: NAMES, events: SHORT });
  expect(text).toContain(from);
  return text.replace(from, to);
}

describe('readRecord refuses', () => {
  test.each([
    ['no object', '[]', { code: 'wrong-format', found: null }],
    ['no format', '{"version":1}', { code: 'wrong-format', found: null }],
    ['another format', '{"format":"pgn"}', { code: 'wrong-format', found: 'pgn' }],
    ['a newer version', damaged('"version": 1', '"version": 2'), { code: 'newer-version', found: 2, known: 1 }],
    ['half a version', damaged('"version": 1', '"version": 0.5'), { code: 'bad-field', path: 'version' }],
    ['an endless version', damaged('"version": 1', '"version": 1e999'), { code: 'bad-field', path: 'version' }],
    [
      'a field nobody knows',
      damaged('"events"', '"more": 1, "events"'),
      { code: 'bad-field', path: 'more', expected: 'no such field' },
    ],
    ['no events', damaged('"events"', '"event"'), { code: 'bad-field', path: 'events' }],
    ['three names', damaged('"Anna",', ''), { code: 'bad-field', path: 'names[3]' }],
    [
      'a day as time',
      damaged('"names"', '"created": "2026-11-30", "names"'),
      { code: 'bad-field', path: 'created', expected: 'ISO 8601 time' },
    ],
    [
      'a month that is none',
      damaged('"names"', '"created": "2026-13-30T10:00Z", "names"'),
      { code: 'bad-field', path: 'created' },
    ],
    [
      'half a surrogate pair',
      damaged('"Anna"', '"\\ud800"'),
      { code: 'bad-field', path: 'names[0]', expected: 'well-formed text' },
    ],
    [
      'an event of no known type',
      damaged('"pushed"', '"puhsed"'),
      { code: 'bad-field', path: 'events[2].type', found: 'puhsed' },
    ],
    [
      'a card that is none',
      damaged('"EU"', '"EJ"'),
      { code: 'bad-field', path: 'events[5].card', expected: 'card', found: 'EJ' },
    ],
    [
      'a hand with a card twice',
      damaged('E6 E7', 'E6 E6'),
      { code: 'bad-field', path: 'events[1].hands[0]', expected: 'every card once' },
    ],
    [
      'a seat that is none',
      damaged('"seat":0', '"seat":4'),
      { code: 'bad-field', path: 'events[2].seat', expected: 'seat 0..3', found: '4' },
    ],
    [
      'a seat that counts from a half',
      damaged('"seat":0', '"seat":0.5'),
      { code: 'bad-field', path: 'events[2].seat' },
    ],
    [
      'points without end',
      damaged('"points":20', '"points":1e999'),
      { code: 'bad-field', path: 'events[4].weise[0].points' },
    ],
    [
      'a contract nobody plays',
      damaged('trump:E', 'trump:X'),
      { code: 'bad-field', path: 'events[3].contract', found: 'trump:X' },
    ],
    [
      'a setting nobody knows',
      damaged('"target":2500', '"targets":1'),
      { code: 'bad-field', path: 'events[0].profile.targets' },
    ],
    [
      'a setting out of range',
      damaged('2500', '0'),
      { code: 'bad-field', path: 'events[0].profile.target', expected: '1..100000', found: '0' },
    ],
    ['a profile that is none', damaged('{"target":2500}', 'null'), { code: 'bad-field', path: 'events[0].profile' }],
    [
      '__proto__ in a record',
      damaged('"events"', '"__proto__": {"x":1}, "events"'),
      { code: 'bad-field', path: '__proto__' },
    ],
    [
      '__proto__ in an event',
      damaged('"seat":0', '"__proto__": {"x":1}, "seat":0'),
      { code: 'bad-field', path: 'events[2].__proto__' },
    ],
    [
      '__proto__ in a profile',
      damaged('"target":2500', '"__proto__": {"x":1}'),
      { code: 'bad-field', path: 'events[0].profile.__proto__' },
    ],
    [
      '__proto__ among factors',
      damaged('"target":2500', '"factors":{"__proto__":2}'),
      { code: 'bad-field', path: 'events[0].profile.factors' },
    ],
    [
      'constructor as a setting',
      damaged('"target"', '"constructor"'),
      { code: 'bad-field', path: 'events[0].profile.constructor' },
    ],
    ['a text cut short', damaged('"EU"', '"EU').slice(0, -8), { code: 'not-json' }],
    ['too much text', ' '.repeat(20_000_000), { code: 'too-large', limit: SIZE_LIMIT, found: 20_000_000 }],
    [
      'a million open brackets',
      `{"format":"puur-record","version":1,"events":${'['.repeat(1_000_000)}`,
      { code: 'too-deep' },
    ],
    [
      'a million events',
      `{"format":"puur-record","version":1,"events":[${'0,'.repeat(1_000_000)}0]}`,
      { code: 'bad-field', path: 'events' },
    ],
  ])('%s', (_, text, error) => {
    const read = readRecord(text);
    expect(read).toMatchObject({ ok: false, error });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('more cuts than a deal can have', () => {
    const cut: PartieEvent = { type: 'cut', seat: 0, text: '' };
    const events: PartieEvent[] = [
      SHORT[0]!,
      { type: 'shuffle-committed', commitment: 'c' },
      ...Array<PartieEvent>(101).fill(cut),
    ];
    expect(readRecord(writeRecord({ events }))).toMatchObject({
      ok: false,
      error: { code: 'bad-field', path: 'events[102]' },
    });
  });
});

describe('The rules judge a record', () => {
  test('an illegal card is refused with the rule and what is allowed', () => {
    const events: PartieEvent[] = [
      ...SHORT,
      { type: 'card-played', seat: 1, card: 9 as never },
      { type: 'card-played', seat: 2, card: 0 as never },
    ];
    expect(readRecord(writeRecord({ events }))).toMatchObject({
      ok: false,
      error: { code: 'refused', index: 7, refusal: { code: 'not-in-hand', rule: 'play.in-turn', seat: 2, cards: [0] } },
    });
  });

  test('an account that does not add up differs', () => {
    const events = randomPartie(1, DEFAULT_PROFILE);
    const index = events.findIndex(({ type }) => type === 'round-scored');
    const text = writeRecord({ events }).replace(/"total":(\d+)/, (_, total) => `"total":${Number(total) + 1}`);
    expect(readRecord(text)).toMatchObject({ ok: false, error: { code: 'differs', index, expected: events[index] } });
    expect(readRecord(text, { judge: false })).toMatchObject({ ok: true });
  });

  test('a trick that nobody turned is unasked', () => {
    const events = randomPartie(1, DEFAULT_PROFILE);
    const scored = events.findIndex(({ type }) => type === 'round-scored');
    const record = writeRecord({ events: [events[0]!, events[scored]!] });
    expect(readRecord(record)).toMatchObject({ ok: false, error: { code: 'unasked', index: 1 } });
  });

  test('and may be told not to, which tools need', () => {
    const events = SHORT.slice(1);
    expect(readRecord(writeRecord({ events })).ok).toBe(false);
    expect(readRecord(writeRecord({ events }), { judge: false })).toEqual({ ok: true, value: { events } });
  });
});

describe('Whatever is done to a record, reading it gives a record or one fault', () => {
  const events = randomPartie(11, DEFAULT_PROFILE).slice(0, 130);
  const text = writeRecord({ created: '2026-11-30T20:15:00.123+01:00', app: 'puur', names: NAMES, events });
  const hostile = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    '\u0000',
    '\ud800',
    '0',
    '-1',
    '1e99',
    'null',
    'EU',
    '"__proto__":',
    '36',
  );

  test('at every length it may be cut to', () => {
    for (let length = 0; length < text.trimEnd().length; length += 3) {
      expect(readRecord(text.slice(0, length))).toMatchObject({ ok: false, error: { code: 'not-json' } });
    }
  });

  test('by any change of characters', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(4), hostile, fc.boolean(), (place, removed, put, judge) => {
        const at = place % text.length;
        const read = readRecord(text.slice(0, at) + put + text.slice(at + removed), { judge });
        expect(typeof (read.ok ? read.value.events.length : read.error.code.length)).toBe('number');
      }),
      { numRuns: 2000 },
    );
  });

  test('by any change, doubling, loss or exchange of events', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(3), (from, to, kind) => {
        const changed = [...events];
        const [a, b] = [from % events.length, to % events.length];
        if (kind === 0) changed.splice(a, 1);
        if (kind === 1) changed.splice(a, 0, events[b]!);
        if (kind === 2) [changed[a], changed[b]] = [events[b]!, events[a]!];
        if (kind === 3) changed.splice(Math.min(a, b), Math.abs(a - b));
        const read = readRecord(writeRecord({ events: changed }));
        if (read.ok) expect(fold(read.value.events)).toBeDefined();
        else expect(['refused', 'differs', 'unasked']).toContain(read.error.code);
      }),
      { numRuns: 1000 },
    );
  });
});
