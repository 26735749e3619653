import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { DEFAULT_PROFILE, fold } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import { randomPartie } from '../test/random-partie.js';
import { readCompact, writeCompact } from './compact.js';

const HUMAN_ROUNDS = fileURLToPath(new URL('../../../../shared/real-games/human-rounds.jsonl.gz', import.meta.url));

// A round that people played on a public server in 2018 (GitHub repository fabian-stettler/JassAgent).
const LINE =
  '{"contract":"trump:S","dealer":0,"pushed":false,"cards":"S9 S8 SO S7 SU T8 SK T6 EA E8 E9 E10 EK E7 EO T7 R9 R6 R7 RK RU SA RA R8 S10 E6 T10 TU S6 EU T9 TK R10 TO RO TA"}\n';

describe('The compact form', () => {
  test('reads as a Partie of one round and writes as it was', () => {
    const read = readCompact(LINE);
    if (!read.ok) throw new Error(read.error.code);
    const [{ line, events }] = read.value as [(typeof read.value)[number]];
    expect(line).toBe(1);
    // As the server counted: only the fifth trick, four points, went to the dealer's side.
    expect(fold(events).score).toEqual([4, 153]);
    expect(writeCompact(events)).toEqual({ text: LINE, skipped: [] });
  });

  test('tells every whole round of a Partie and which it leaves out', () => {
    const events = randomPartie(8, DEFAULT_PROFILE);
    const { text, skipped } = writeCompact(events);
    const read = readCompact(text);
    expect(read.ok && read.value.length + skipped.length).toBe(fold(events).rounds.length);
  });

  test.each([
    ['35 cards', LINE.replace(' TA', ''), { code: 'bad-field', path: 'cards', expected: '36 cards', line: 1 }],
    ['a card twice', LINE.replace('TA', 'S9'), { code: 'bad-field', path: 'cards', expected: 'every card once' }],
    [
      'a contract nobody knows',
      `${LINE}${LINE.replace('trump:S', 'trump:X')}`,
      { code: 'bad-field', path: 'contract', line: 2 },
    ],
    ['a dealer that is none', LINE.replace('"dealer":0', '"dealer":4'), { code: 'bad-field', path: 'dealer' }],
    [
      'a field nobody knows',
      LINE.replace('"pushed"', '"__proto__":1,"pushed"'),
      { code: 'bad-field', path: '__proto__' },
    ],
    [
      'a card that does not follow',
      LINE.replace('E9 E10 EK E7 EO T7', 'E9 T7 EK E7 EO E10'),
      { code: 'round-refused', line: 1, trick: 3, refusal: { code: 'must-follow-suit' } },
    ],
    ['no JSON', `${LINE}x`, { code: 'not-json', line: 2, column: 1 }],
    ['too much text', ' '.repeat(20_000_000), { code: 'too-large' }],
  ])('refuses %s', (_, text, error) => {
    expect(readCompact(text)).toMatchObject({ ok: false, error });
  });

  test.skipIf(!existsSync(HUMAN_ROUNDS))('holds what people played: the first two thousand rounds', () => {
    const text = gunzipSync(readFileSync(HUMAN_ROUNDS)).toString('utf8').split('\n').slice(0, 2000).join('\n');
    const read = readCompact(text);
    expect(read.ok && read.value.length).toBe(2000);
    if (!read.ok) return;
    const points = read.value.map(({ events }) => fold(events).score);
    expect(points.every(([a, b]) => a + b === 157)).toBe(true);
  });
});
