import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { REFUSAL_CODES, REFUSALS, refusal } from './partie/refusal.js';
import { PLAY_REASONS } from './play/legal.js';
import { ok, refuse } from './result.js';
import { type RuleId, ruleOf, RULES } from './rule.js';
import { SOURCES } from './profile/source.js';

const IDS = Object.keys(RULES) as RuleId[];

describe('the register of rules', () => {
  it.each(IDS)('%s is decided in a file that exists, and has a source', (id) => {
    const { code, sources } = ruleOf(id);
    expect(existsSync(new URL(code, import.meta.url))).toBe(true);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(Object.keys(SOURCES)).toContain(source);
  });
});

describe('refusals', () => {
  it.each(REFUSAL_CODES)('%s rests on a rule', (code) => {
    expect(IDS).toContain(REFUSALS[code]);
    expect(refusal(code, { seat: 2 })).toEqual({ code, rule: REFUSALS[code], seat: 2 });
  });

  it('name every reason why a card is refused', () => {
    for (const reason of PLAY_REASONS) expect(REFUSAL_CODES).toContain(reason);
  });
});

describe('results', () => {
  it('are a value or an error', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(refuse('no')).toEqual({ ok: false, error: 'no' });
  });
});
