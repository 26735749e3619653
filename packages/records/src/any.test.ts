import { DEFAULT_PROFILE } from '@puur/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HSLU_LINES } from '../test/hslu-lines.js';
import { randomPartie } from '../test/random-partie.js';
import { logsOf, readAny } from './any.js';
import { RECORD_KINDS, recordKindOf } from './kind.js';
import { writeCompact } from './compact.js';
import { writeDealCode } from './deal-code.js';
import { dealOfRank } from './deal-rank.js';
import { writeRecord } from './record.js';
import { writeText } from './text-writer.js';

const events = randomPartie(2, DEFAULT_PROFILE);
const asText = writeText({ events });
const code = writeDealCode({ hands: dealOfRank(12345678901234567890n), dealer: 0, profile: DEFAULT_PROFILE });
const FORMS: Readonly<Record<(typeof RECORD_KINDS)[number], string>> = {
  'puur-record': writeRecord({ events }),
  'puur-text': asText.ok ? asText.value : '',
  hslu: `${HSLU_LINES.join('\n')}\n`,
  compact: writeCompact(events).text,
  'deal-code': code,
};

describe('readAny', () => {
  test.each(RECORD_KINDS)('recognises and reads %s', (kind) => {
    for (const text of [FORMS[kind], `\ufeff\n  ${FORMS[kind]}`]) {
      const read = readAny(text);
      expect(read).toMatchObject({ ok: true, value: { kind } });
      if (read.ok && kind.startsWith('puur')) expect(logsOf(read.value)).toEqual([events]);
    }
  });

  test.each([
    [
      'a game of HSLU in a list',
      `[\n${JSON.stringify((JSON.parse(HSLU_LINES[0]!) as { game: unknown }).game)}]`,
      'hslu',
    ],
    ['a Swisslos line', '27.11.17 20:10:08,140 | INFO | {"players":[1,2,3,4],"rounds":[null]}', 'hslu'],
    ['a text after a comment', '; ein Fehler\n\n[Format "Puur 1"]', 'puur-text'],
    ['a text without its format', '[Round "1"]', 'puur-text'],
    ['a record with its events first', '{"events":[],"format":"puur-record","version":1}', 'puur-record'],
    ['a deal code in groups', code.replace(/(.{4})(?=.)/g, '$1-'), 'deal-code'],
    ['a deal code with settings', `${code}.target_1500`, 'deal-code'],
    ['a deal code with a character too few', code.slice(1), 'deal-code'],
    ['a sentence', 'Wer hat das Näll?', null],
    ['other JSON', '{"a":1}', null],
    ['a list of numbers', '[1,2,3]', null],
    ['nothing', '', null],
  ])('recognises %s', (_, text, kind) => {
    expect(recordKindOf(text)).toBe(kind);
  });

  test.each([
    ['nothing we know', 'Wer hat das Näll?', { code: 'unknown-form', found: 'Wer hat das Näll?' }],
    ['a record cut short', FORMS['puur-record'].slice(0, 5000), { code: 'not-json' }],
    [
      'a misprinted deal code',
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      { code: 'deal-code-checksum' },
    ],
    [
      'a record that names a field of an event twice',
      FORMS['puur-record'].replace('"type":"card-played",', '"type":"card-played","seat":0,'),
      { code: 'duplicate-key', key: 'seat' },
    ],
    [
      'a record that names its version twice',
      FORMS['puur-record'].replace('"version": 1,', '"version": 1,\n  "version": 1,'),
      { code: 'duplicate-key', key: 'version', line: 4, column: 3 },
    ],
    [
      'a compact round that names its dealer twice',
      FORMS.compact.replace(/\n(\{"contract":[^,]*,)/, '\n$1"dealer":0,'),
      { code: 'duplicate-key', key: 'dealer', line: 2 },
    ],
    [
      'a compact round over several lines that names its dealer twice',
      FORMS.compact.split('\n')[0]!.replace('"dealer":', '\n"dealer":0,\n"dealer":'),
      { code: 'duplicate-key', key: 'dealer', line: 3, column: 1 },
    ],
    [
      'an HSLU line that names a field twice',
      HSLU_LINES[0]!.replace('{', '{"game":null,'),
      { code: 'duplicate-key', key: 'game' },
    ],
    [
      'a text that agrees twice on the target',
      FORMS['puur-text'].replace(/\[Profile "([^"]*)"\]/, '[Profile "$1 target=1000 Target=1500"]'),
      { code: 'text-expected', found: '1000, 1500' },
    ],
    ['a text with a fault', '[Round "1"]', { code: 'text-expected', line: 1 }],
    ['far too much', FORMS['puur-record'].repeat(1000), { code: 'too-large' }],
  ])('says of %s what is wrong with it', (_, text, error) => {
    expect(readAny(text)).toMatchObject({ ok: false, error });
  });

  test('hands the pairing on, for only the reader of a log can know it', () => {
    const read = readAny(HSLU_LINES[0]!, { pairing: 'alemannic' });
    expect(read).toMatchObject({ ok: true, value: { log: { rounds: [{ round: { contract: 'trump:E' } }] } } });
  });

  test('answers anything at all, in good time', () => {
    const pieces = fc.constantFrom(
      ...Object.values(FORMS).map((text) => text.slice(0, 3000)),
      '[',
      '{',
      '"',
      '\n',
      '\u0000',
      '\ud800',
    );
    const mixed = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }), fc.json()), { maxLength: 6 });
    const started = performance.now();
    fc.assert(
      fc.property(mixed, fc.nat(3000), (parts, cut) => {
        const text = parts.join('').slice(cut);
        expect(typeof readAny(text, { keepGoing: true }).ok).toBe('boolean');
      }),
      { numRuns: 1500 },
    );
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
