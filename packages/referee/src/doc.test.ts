/** docs/referee.md names every question, event with its fields, and house rule with its values. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { EVENT_TYPES, EVENTS } from './form/event.js';
import { QUESTIONS, readQuarrel } from './form/quarrel.js';
import { jsonSchema } from './form/schema.js';
import { HOUSE_RULE_NAMES, HOUSE_RULES } from './law/house-rules.js';
import { referee } from './referee.js';

const DOC = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8');

function rows(name: string): string[][] {
  const [, inside = ''] = new RegExp(`<!-- ${name} -->\n([^]*?)<!-- /${name} -->`).exec(DOC) ?? [];
  return inside
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
const code = (text: string): string => `\`${text}\``;

describe('the page on quarrels', () => {
  it('has every question', () => {
    expect(rows('questions').map(([first]) => first)).toEqual(QUESTIONS.map(code));
  });

  it('has every event with its fields', () => {
    const told = EVENT_TYPES.map((type) => [
      code(type),
      Object.entries(EVENTS[type])
        .map(([name, { optional }]) => code(optional ? `${name}?` : name))
        .join(', '),
    ]);
    const sorted = (list: readonly (readonly (string | undefined)[])[]): string[] =>
      list.map((row) => row.slice(0, 2).join(' ')).sort();
    expect(sorted(rows('events'))).toEqual(sorted(told));
  });

  it('has every house rule with its values', () => {
    expect(rows('house').map((row) => row.slice(0, 2))).toEqual(
      HOUSE_RULE_NAMES.map((name) => [code(name), HOUSE_RULES[name].values.map(code).join(', ')]),
    );
  });

  it('has an example that is ruled', () => {
    const [, example = ''] = /```json\n([^]*?)```/.exec(DOC) ?? [];
    const read = readQuarrel(JSON.parse(example));
    expect(read.ok && referee(read.value)).toMatchObject({ ok: true, value: { verdict: 'revoke-in-trick' } });
  });

  it('is not contradicted by the schema', () => {
    const { properties } = jsonSchema() as {
      properties: { events: { items: { oneOf: { properties: { type: { const: string } } }[] } } };
    };
    expect(properties.events.items.oneOf.map((each) => each.properties.type.const)).toEqual([...EVENT_TYPES]);
  });
});
