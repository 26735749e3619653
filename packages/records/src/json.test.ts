import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEPTH_LIMIT } from './error.js';
import { parseJson } from './json.js';

describe('parseJson', () => {
  // Text, then line and column of the fault, both from 1 (RFC 8259 says what is a fault).
  test.each([
    ['an empty text', '', 1, 1],
    ['blanks only', ' \n  ', 2, 3],
    ['a word that JSON does not know', '{"a": NaN}', 1, 7],
    ['a key without quotes', '{a: 1}', 1, 2],
    ['a comma too many in a list', '[1,\n2,]', 2, 3],
    ['a comma too many in an object', '{"a":1,}', 1, 8],
    ['a missing comma', '[1 2]', 1, 4],
    ['a missing colon', '{"a" 1}', 1, 6],
    ['a bracket of the other kind', '[1}', 1, 3],
    ['a bracket too many', '[1]]', 1, 4],
    ['a list that never ends', '[1,\n\n', 3, 1],
    ['a string that never ends', '["abc', 1, 6],
    ['a line break in a string', '["a\nb"]', 1, 4],
    ['an unknown escape', '["\\x"]', 1, 4],
    ['half an escape', '["\\u12"]', 1, 4],
    ['a leading zero', '[01]', 1, 3],
    ['a point without digits', '[1.]', 1, 4],
    ['an exponent without digits', '[1e+]', 1, 5],
    ['a lone minus', '[-]', 1, 3],
    ['something after the value', '{} x', 1, 4],
  ])('says where it fails: %s', (_, text, line, column) => {
    expect(parseJson(text)).toEqual({ ok: false, error: { code: 'not-json', line, column } });
  });

  // Text, then the key and where it stands for the second time (RFC 8259 section 4: readers do not agree on such texts).
  test.each([
    ['side by side', '{"a":1,"a":1}', 'a', 1, 8],
    ['far apart, over lines', '{"a":1,\n "b":{"c":[]},\n "a":2}', 'a', 3, 2],
    ['inside a list', '[{"a":1},{"b":1,"b":2}]', 'b', 1, 17],
    ['spelt with an escape', '{"a":1,"\\u0061":2}', 'a', 1, 8],
    ['that is empty', '{"":1,"":2}', '', 1, 7],
    ['that objects have anyway', '{"__proto__":1,"__proto__":2}', '__proto__', 1, 16],
    ['behind a byte order mark', '\ufeff{"a":1,"a":1}', 'a', 1, 8],
    ['before a later fault', '{"a":1,"a":2', 'a', 1, 8],
  ])('refuses a key twice: %s', (_, text, key, line, column) => {
    expect(parseJson(text)).toEqual({ ok: false, error: { code: 'duplicate-key', key, line, column } });
  });

  test.each([
    ['in two objects of a list', '[{"a":1},{"a":2}]'],
    ['in an object and in one inside it', '{"a":{"a":1}}'],
    ['as a key and as a value', '{"a":"a","b":"a"}'],
    ['in another case', '{"a":1,"A":2}'],
  ])('reads the same word %s', (_, text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
  });

  test('reads past a byte order mark', () => {
    expect(parseJson('\ufeff[1]')).toEqual({ ok: true, value: [1] });
  });

  test('refuses what is nested too deep, where it gets too deep', () => {
    const error = { code: 'too-deep', limit: DEPTH_LIMIT, line: 1, column: DEPTH_LIMIT + 1 };
    expect(parseJson('['.repeat(1_000_000))).toEqual({ ok: false, error });
    expect(parseJson('{"a":'.repeat(1_000_000))).toMatchObject({ ok: false, error: { code: 'too-deep' } });
    expect(parseJson('['.repeat(DEPTH_LIMIT) + ']'.repeat(DEPTH_LIMIT))).toMatchObject({ ok: true });
  });

  test('agrees with JSON.parse on any JSON and on any damage to it', () => {
    const damaged = fc
      .tuple(
        fc.json({ maxDepth: 4 }),
        fc.nat(),
        fc.nat(3),
        fc.constantFrom(...Array.from('{}[]:,"\\ 0-.eEtu\n\u0001x')),
      )
      .map(([json, place, removed, put]) => {
        const at = place % (json.length + 1);
        return json.slice(0, at) + put + json.slice(at + removed);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 4 }), damaged), (text) => {
        const parsed = parseJson(text);
        // Damage can make two keys one, which JSON.parse lets pass.
        if (!parsed.ok && parsed.error.code === 'duplicate-key') return;
        expect(parsed.ok).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
