import { describe, expect, it } from 'vitest';
import { FRESH_TABLE } from '../../test/fresh-table.js';
import { begin, type Draft, formOf, tellFact } from './draft.js';
import { mayReplace, sharedQuarrel } from './shared.js';

const empty: Draft = begin('card-allowed', FRESH_TABLE);
const told: Draft = tellFact(empty, 'dealer', 1);
const other: Draft = tellFact(empty, 'dealer', 2);

describe('The quarrel of a link', () => {
  it.each(['', '%', '{bad', '[]', 'null', '7', '"x"', '{}', '[null]', '{"ask":"nothing"}'])('is none in %j', (text) => {
    expect(sharedQuarrel(text)).toBeNull();
  });

  it('is what was told, alone or in a list', () => {
    for (const form of [formOf(told), [formOf(told)]]) {
      expect(formOf(sharedQuarrel(JSON.stringify(form))!)).toEqual(formOf(told));
    }
  });
});

describe('A shared quarrel', () => {
  it('takes the place of none, of an empty one and of itself, and of no other', () => {
    expect(mayReplace(null, other)).toBe(true);
    expect(mayReplace(empty, other)).toBe(true);
    expect(mayReplace(sharedQuarrel(JSON.stringify(formOf(told))), told)).toBe(true);
    expect(mayReplace(told, other)).toBe(false);
  });
});
