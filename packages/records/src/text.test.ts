import { DEFAULT_PROFILE, fold, type PartieEvent, PRESET_IDS, resolveProfile } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPartie, randomProfile, rngOf } from '../test/random-partie.js';
import { type RecordError } from './error.js';
import { type PuurRecord } from './record.js';
import { readText } from './text-reader.js';
import { writeText } from './text-writer.js';

const SEEDS = fc.integer({ min: 0, max: 2 ** 31 });

/** Every hand is one suit, so nobody but the leader takes a trick in Obenabe, and the leader of Eicheln has all Weise. */
const DEAL =
  '0: E6 E7 E8 E9 E10 EU EO EK EA / 1: R6 R7 R8 R9 R10 RU RO RK RA / 2: S6 S7 S8 S9 S10 SU SO SK SA / 3: T6 T7 T8 T9 T10 TU TO TK TA';

const WRITTEN = `[Format "Puur 1"]
[Created "2026-11-30T20:15:00Z"]
[App "puur 0.1.0"]
[Names "Anna" "Beat" "Clara \\"Jassqueen\\"" "Dani; [x]"]
[Profile "puur factors.E=2 target=2500"]

[Round "1"]
[Commitment "abc"]
[Cut "1" "zwei\\nZeilen"]
[Dealer "3"]
[Deal "${DEAL}"]
[Contract "pushed trump:E by 2"]
1. 0: (0 Weis 50 E6 E7 E8 E9) EK (0 Weis 150 E6 E7 E8 E9 E10 EU) R6 (1 Weis 20 R6 R7 R8) S6 T6 = 0 4
2. 0: EO (0 Stöck) R7 S7 T7 = 0 3
3. 0: (0 Rest)
[Points "854 : 0"]
[Score "854 : 0"]
[Secret "xyz"]
`;

function read(text: string): PuurRecord {
  const result = readText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function written(record: PuurRecord): string {
  const text = writeText(record);
  if (!text.ok) throw new Error(JSON.stringify(text.error));
  return text.value;
}

describe('The text form', () => {
  test('reads as the log that it tells', () => {
    const { created, app, names, events } = read(WRITTEN);
    expect({ created, app, names }).toEqual({
      created: '2026-11-30T20:15:00Z',
      app: 'puur 0.1.0',
      names: ['Anna', 'Beat', 'Clara "Jassqueen"', 'Dani; [x]'],
    });
    expect(events.map(({ type }) => type)).toEqual([
      ...['opened', 'shuffle-committed', 'cut', 'dealt', 'pushed', 'declared'],
      ...[
        'weis-announced',
        'card-played',
        'weis-announced',
        'card-played',
        'weis-announced',
        'card-played',
        'card-played',
      ],
      ...['trick-turned', 'weis-shown', 'card-played', 'stoeck-announced', 'card-played', 'card-played', 'card-played'],
      ...['trick-turned', 'rest-claimed', 'round-scored', 'shuffle-revealed'],
    ]);
    // Twice: the corrected Weis of 150, the Stöck 20, and 152 + 5 + 100 for the match.
    expect(fold(events).score).toEqual([2 * (150 + 20 + 257), 0]);
  });

  test('writes as it was read', () => {
    expect(written(read(WRITTEN))).toBe(WRITTEN);
  });

  test('writes the deal of a log in the order of its cards', () => {
    const backwards = WRITTEN.replace('0: E6 E7', '0: E7 E6');
    expect(written(read(backwards))).toBe(backwards);
  });

  test.each<[string, (text: string) => string]>([
    ['Windows line breaks', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['blank lines and blanks', (text) => text.replaceAll('\n', '  \n\n \t').replaceAll('\t[', '\t[ ')],
    ['comments', (text) => text.replaceAll('\n', ' ; Kommentar (0 Weis [x] "\n')],
    [
      'other case',
      (text) =>
        text
          .replace(/^(\[(?:Format|Deal|Contract|Round|Score) ".*)$/gm, (line) => line.toUpperCase())
          .replaceAll('Weis', 'WEIS'),
    ],
    ['small letters for cards', (text) => text.replace(/\b[ERST](10|[6-9UOKA])\b/g, (card) => card.toLowerCase())],
    ['no word on who led, won and counted', (text) => text.replace(/ = \d \d+/g, '').replace(/^(\d\.) \d:/gm, '$1')],
    ['no checked tags', (text) => text.replace(/^\[(Points|Score|Round) .*\n/gm, '').replace(' by 2', '')],
    [
      'no seat where it is plain who speaks',
      (text) => text.replace('(0 Rest)', '(rest)').replace('(0 Stöck)', '(Stoeck)').replace('(1 Weis', '(Weis'),
    ],
    ['ö in two characters', (text) => text.replace('Stöck', 'Sto\u0308ck')],
    ['hands in four texts', (text) => text.replaceAll(' / ', '" "')],
    ['another order of hands', (text) => text.replace(/"(0: [^/]*) \/ (1: [^/]*) \/ /, '"$2 / $1 / ')],
    ['everything on one line', (text) => text.replaceAll('\n', ' ')],
    [
      'no blanks but where they part words',
      (text) => text.replaceAll('] ', ']').replaceAll(') ', ')').replaceAll('" "', '""'),
    ],
  ])('does not mind %s', (_, change) => {
    expect(read(change(WRITTEN))).toEqual(read(WRITTEN));
  });

  test('may leave out what a table is used to: profile, tags, and the dealer after the first round', () => {
    const events = read(`[Format "Puur 1"] [Dealer "0"] [Deal "${DEAL}"] [Contract "obenabe"] RA SA TA EA`).events;
    expect(events.at(-1)).toEqual({ type: 'trick-turned', winner: 1, points: 44 });
    expect(fold(events).profile).toEqual(DEFAULT_PROFILE);
  });

  test('takes a card without a contract as a silent lead, as the rules do', () => {
    const told = (contract: string): PuurRecord =>
      read(`[Format "Puur 1"] [Dealer "3"] [Deal "${DEAL}"] ${contract} 1. 0: EU`);
    expect(told('').events.slice(2)).toEqual([
      { type: 'declared', seat: 0, contract: 'trump:E', silent: true },
      { type: 'card-played', seat: 0, card: 5 },
    ]);
    expect(told('[Contract "silent trump:E by 0"]')).toEqual(told(''));
    expect(written(told(''))).toContain('[Contract "silent trump:E by 0"]\n1. 0: EU\n');
  });

  test('turns the last trick unless it is said to lie', () => {
    const text = `[Format "Puur 1"]\n[Profile "puur"]\n\n[Round "1"]\n[Dealer "0"]\n[Deal "${DEAL}"]\n[Contract "obenabe by 1"]\n1. 1: RA SA TA EA (lies)\n`;
    expect(read(text).events.at(-1)).toMatchObject({ type: 'card-played' });
    expect(written(read(text))).toBe(text);
  });

  test('holds an empty log, and a table that was only opened', () => {
    expect(read('[Format "Puur 1"]')).toEqual({ events: [] });
    expect(read(written({ events: [] }))).toEqual({ events: [] });
    expect(read('[Format "Puur 1"] [Profile "chibre"]').events).toHaveLength(1);
  });

  test('refuses a log that stops in the middle of what a command leads to', () => {
    const { events } = read(WRITTEN);
    const shown = events.findIndex(({ type }) => type === 'weis-shown');
    expect(writeText({ events: events.slice(0, shown) })).toEqual({
      ok: false,
      error: { code: 'cut-short', index: shown, expected: events[shown] },
    });
    expect(writeText({ events: events.slice(1) })).toMatchObject({ ok: false, error: { code: 'refused', index: 0 } });
  });
});

describe('A Partie is the same after writing and reading', () => {
  test.each(PRESET_IDS)('by %s', (preset) => {
    const profile = resolveProfile(preset);
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const events = randomPartie(seed, profile.ok ? profile.value : DEFAULT_PROFILE);
        expect(read(written({ events }))).toEqual({ events });
      }),
      { numRuns: 4 },
    );
  });

  test('by any rules, whatever is said when, with and without what can be worked out', () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const events: PartieEvent[] = randomPartie(seed, randomProfile(rngOf(seed)));
        const text = written({ events });
        expect(read(text)).toEqual({ events });
        const bare = text
          .replace(/ = \d \d+/g, '')
          .replace(/^\[(Points|Score|Round|Berg|Ending) .*\n/gm, '')
          .replace(/ by \d"/g, '"');
        expect(read(bare)).toEqual({ events });
      }),
      { numRuns: 40 },
    );
  });

  test('at every moment of it', () => {
    const events = randomPartie(21, DEFAULT_PROFILE).slice(0, 220);
    for (let length = 0; length <= events.length; length++) {
      const part = events.slice(0, length);
      const text = writeText({ events: part });
      if (text.ok) expect(read(text.value)).toEqual({ events: part });
      else expect(text.error.code).toBe('cut-short');
    }
  });
});

/** The log up to the account of its second round. */
function untilScored(events: readonly PartieEvent[]): readonly PartieEvent[] {
  const scored = events.flatMap(({ type }, index) => (type === 'round-scored' ? [index] : []));
  return events.slice(0, (scored[1] ?? 0) + 1);
}

/** The text with one piece replaced. */
function damaged(from: string, to: string): string {
  expect(WRITTEN).toContain(from);
  return WRITTEN.replace(from, to);
}

describe('readText says line and fault of', () => {
  test.each<[string, string, Partial<RecordError>]>([
    ['nothing', '', { code: 'text-expected', line: 1, expected: '[Format "Puur 1"]', found: 'nothing' }],
    ['another format', '[Event "x"]', { code: 'text-expected', line: 1, found: 'Event' }],
    [
      'another name',
      damaged('Puur 1', 'PBN 2.1'),
      { code: 'text-expected', line: 1, expected: 'Puur 1', found: 'PBN 2.1' },
    ],
    ['a newer version', damaged('Puur 1', 'Puur 2'), { code: 'newer-version', found: 2, known: 1 }],
    ['a tag twice', damaged('[App', '[App "x"]\n[App'), { code: 'text-tag-twice', line: 4, tag: 'App' }],
    [
      'a tag of the head too late',
      damaged('[Dealer', '[Names "" "" "" ""]\n[Dealer'),
      { code: 'text-expected', line: 10, found: 'Names' },
    ],
    ['a tag nobody knows', damaged('[Dealer', '[Deeler'), { code: 'text-expected', line: 10, found: 'Deeler' }],
    [
      'three names',
      damaged('"Anna" ', ''),
      { code: 'text-expected', line: 4, expected: 'four names', found: 'list of 3' },
    ],
    [
      'a time that is none',
      damaged('2026-11-30T20:15:00Z', 'gestern'),
      { code: 'text-expected', line: 2, expected: 'ISO 8601 time' },
    ],
    [
      'half a surrogate pair',
      damaged('Anna', '\\ud800'),
      { code: 'text-expected', line: 4, expected: 'well-formed text' },
    ],
    [
      'a quote that does not end',
      damaged('"Anna"', '"Anna'),
      { code: 'text-expected', line: 4, expected: 'text in quotes or ]' },
    ],
    ['an unknown escape', damaged('Anna', '\\q'), { code: 'text-expected', line: 4 }],
    ['a preset nobody knows', damaged('puur factors', 'pur factors'), { code: 'text-expected', line: 5, found: 'pur' }],
    ['a setting nobody knows', damaged('target=', 'targets='), { code: 'text-expected', line: 5 }],
    [
      'a setting that is not allowed',
      damaged('2500', '0'),
      { code: 'text-expected', line: 5, expected: 'target: 1..100000', found: '0' },
    ],
    ['a factor nobody knows', damaged('factors.E', 'factors.X'), { code: 'text-expected', line: 5 }],
    ['__proto__ as a factor', damaged('factors.E', 'factors.__proto__'), { code: 'text-expected', line: 5 }],
    [
      'the wrong round',
      damaged('[Round "1"]', '[Round "2"]'),
      { code: 'text-differs', line: 7, expected: '1', found: '2' },
    ],
    ['a cut without a seat', damaged('[Cut "1" ', '[Cut '), { code: 'text-expected', line: 9 }],
    [
      'a dealer that is none',
      damaged('[Dealer "3"]', '[Dealer "4"]'),
      { code: 'text-expected', line: 10, expected: 'seat 0..3', found: '4' },
    ],
    ['no dealer', damaged('[Dealer "3"]', ''), { code: 'text-expected', line: 11, expected: '[Dealer "0..3"]' }],
    [
      'a hand without a seat',
      damaged('1: R6', 'R6'),
      { code: 'text-expected', line: 11, expected: 'hands as 0: E6 … / 1: …' },
    ],
    ['a card that two have', damaged('R6 R7', 'E6 R7'), { code: 'text-refused', line: 11 }],
    ['a contract nobody knows', damaged('trump:E', 'trump:X'), { code: 'text-expected', line: 12, found: 'trump:x' }],
    ['a push too many', damaged('pushed', 'pushed pushed'), { code: 'text-refused', line: 12 }],
    ['another declarer', damaged('by 2', 'by 0'), { code: 'text-differs', line: 12, expected: '2', found: '0' }],
    [
      'the wrong number of a trick',
      damaged('2. 0:', '3. 0:'),
      { code: 'text-differs', line: 14, expected: '2.', found: '3.' },
    ],
    ['the wrong leader', damaged('2. 0:', '2. 1:'), { code: 'text-differs', line: 14, expected: '0:', found: '1:' }],
    [
      'a trick with three cards',
      damaged(' S7 T7 = 0 3', ' S7'),
      { code: 'text-expected', line: 15, expected: 'card', found: '3.' },
    ],
    [
      'a trick turned too early',
      damaged(' T7 = 0 3', ' = 0 3'),
      { code: 'text-expected', line: 14, expected: 'complete trick' },
    ],
    ['the wrong winner', damaged('= 0 4', '= 1 4'), { code: 'text-differs', line: 13, expected: '0 4', found: '1 4' }],
    [
      'the wrong points',
      damaged('= 0 3', '= 0 33'),
      { code: 'text-differs', line: 14, expected: '0 3', found: '0 33' },
    ],
    [
      'a card that is none',
      damaged('EO (', 'EB ('),
      { code: 'text-expected', line: 14, expected: 'tag, card or announcement', found: 'EB' },
    ],
    ['a card held by another', damaged('EO (', 'RA ('), { code: 'text-refused', line: 14, found: 'RA' }],
    ['something said that nobody says', damaged('(0 Rest)', '(0 Pest)'), { code: 'text-expected', line: 15 }],
    ['a bracket that does not end', damaged('(0 Rest)', '(0 Rest'), { code: 'text-expected', line: 15 }],
    [
      'a Weis without points',
      damaged('Weis 50', 'Weis'),
      { code: 'text-expected', line: 13, expected: 'points and cards' },
    ],
    ['a Weis that is not held', damaged('50 E6 E7 E8 E9', '20 R6 R7 R8'), { code: 'text-refused', line: 13 }],
    ['a Stöck too late', damaged('R7 S7', 'R7 (0 Stöck) S7'), { code: 'text-refused', line: 14 }],
    [
      'the wrong points of a round',
      damaged('[Points "854', '[Points "853'),
      { code: 'text-differs', line: 16, expected: '854 : 0', found: '853 : 0' },
    ],
    ['the wrong score', damaged('[Score "854', '[Score "154'), { code: 'text-differs', line: 17 }],
    [
      'an ending that is none',
      damaged('[Secret', '[Ending "0 by blocks"]\n[Secret'),
      { code: 'text-differs', line: 18, expected: 'no ending yet' },
    ],
    ['a lone (lies)', damaged('(0 Rest)', '(lies)'), { code: 'text-expected', line: 15, expected: 'complete trick' }],
    [
      'a silent lead of another suit',
      damaged('pushed trump:E by 2', 'silent trump:R by 0'),
      { code: 'text-differs', line: 13 },
    ],
    ['too much text', ' '.repeat(20_000_000), { code: 'too-large' }],
    ['a million brackets', '['.repeat(1_000_000), { code: 'text-expected', line: 1 }],
    ['a million announcements', `[Format "Puur 1"]${'(0 Stöck)'.repeat(900_000)}`, { code: 'text-refused', line: 1 }],
    ['a comment of a million characters', `;${'x'.repeat(1_000_000)}`, { code: 'text-expected', line: 1 }],
    ['a quote of a million characters', `[Format "${'x'.repeat(1_000_000)}"]`, { code: 'text-expected', line: 1 }],
    [
      'a word of a million characters',
      `[Format "Puur 1"] ${'x'.repeat(1_000_000)}`,
      { code: 'text-expected', line: 1 },
    ],
    [
      'more cuts than a deal can have',
      damaged('[Dealer', `${'[Cut "0" ""]'.repeat(100)}\n[Dealer`),
      { code: 'text-expected', line: 10 },
    ],
  ])('%s', (_, text, error) => {
    expect(readText(text)).toMatchObject({ ok: false, error });
  });
});

describe('Whatever is done to a text, reading it gives a record or one fault', () => {
  // With pushes, Weise, a correction, Stöck, a thrown in deal, cuts and secrets; and one with all that fits on a page.
  const texts = [WRITTEN, written({ events: untilScored(randomPartie(13, DEFAULT_PROFILE)) })];

  test('at every length it may be cut to', () => {
    for (const text of texts) {
      for (let length = 0; length <= text.length; length++) {
        expect(typeof readText(text.slice(0, length)).ok).toBe('boolean');
      }
    }
  });

  test('by any change of characters', () => {
    const put = fc.oneof(
      fc.constantFrom('[', ']', '(', ')', '"', ';', '=', '\\', '\n', '\ud800', '1.', '0:', 'EU', '(0 Stöck)', '(lies)'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(5), put, (text, place, removed, piece) => {
        const at = place % text.length;
        const result = readText(text.slice(0, at) + piece + text.slice(at + removed));
        if (result.ok) expect(read(written(result.value))).toEqual(result.value);
      }),
      { numRuns: 2000 },
    );
  });
});
