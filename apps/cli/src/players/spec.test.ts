import { describe, expect, it, test } from 'vitest';
import { budgetOf, PLAYER_NAMES, specOf, textOf, withBudget } from './spec.js';

describe('specOf', () => {
  test.each(PLAYER_NAMES)('knows %s, and says it again', (name) => {
    const spec = specOf(name);
    expect(spec.ok && textOf(spec.value)).toBe(name);
  });

  test.each(['http://127.0.0.1:8157/einfach', 'https://jass.example/players/x'])('takes the address %s', (url) => {
    expect(specOf(url)).toEqual({ ok: true, value: { kind: 'service', url } });
  });

  it.each([
    ['geübt', 'geuebt'],
    ['geu\u0308bt', 'geuebt'],
  ])('takes the level %j as people write it', (text, name) => {
    const spec = specOf(text);
    expect(spec.ok && textOf(spec.value)).toBe(name);
  });

  it.each([
    { text: 'yardstick', code: 'unknown-player', found: 'yardstick' },
    { text: '', code: 'unknown-player', found: '' },
    { text: 'Einfach@100ms', code: 'unknown-player', found: 'Einfach' },
    { text: 'http://', code: 'bad-address', found: 'http://' },
    { text: 'ftp://host/x', code: 'bad-address', found: 'ftp://host/x' },
    { text: 'http://me:secret@host/x', code: 'bad-address', found: 'http://me:secret@host/x' },
    { text: 'stark@fast', code: 'bad-budget', found: 'fast' },
    { text: 'stark@', code: 'bad-budget', found: '' },
    { text: 'yardstick-1@w100', code: 'no-budget', found: 'yardstick-1' },
    { text: 'einfach@100ms', code: 'no-budget', found: 'einfach' },
  ])('refuses $text: $code', ({ text, code, found }) => {
    expect(specOf(text)).toEqual({ ok: false, error: { code, found } });
  });
});

describe('budgetOf', () => {
  it.each([
    ['100ms', { timeMs: 100 }],
    ['1.5s', { timeMs: 1500 }],
    ['2s', { timeMs: 2000 }],
    ['w200', { worlds: 200 }],
    ['100', null],
    ['0ms', null],
    ['w0', null],
    ['-1ms', null],
    ['1e3ms', null],
    ['w1.5', null],
  ] as const)('reads %s', (text, budget) => {
    expect(budgetOf(text)).toEqual(budget);
  });
});

describe('withBudget', () => {
  const thinker = { kind: 'level', level: 'stark', budget: null } as const;

  it('gives a level what it has not of its own', () => {
    expect(textOf(withBudget(thinker, { timeMs: 50 }))).toBe('stark@50ms');
    expect(textOf(withBudget({ ...thinker, budget: { worlds: 7 } }, { timeMs: 50 }))).toBe('stark@w7');
    expect(textOf(withBudget(thinker, null))).toBe('stark');
  });

  it('leaves everybody else alone', () => {
    for (const name of ['einfach', 'yardstick-1', 'random', 'http://127.0.0.1:1/x']) {
      const spec = specOf(name);
      expect(spec.ok && textOf(withBudget(spec.value, { timeMs: 50 }))).toBe(name);
    }
  });
});
