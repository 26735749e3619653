/** docs/engine.md says what the engine does: its tables are these, and its examples are run. */
import { readFileSync } from 'node:fs';
import { FACTOR_KEYS, PRESETS, SETTING_NAMES, SETTINGS, type SettingName } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { replyTo } from './answer.js';
import { FAULT_CODES, type FaultCode, FAULTS } from './fault.js';
import { opNames } from './registry.js';

const DOC = readFileSync(new URL('../../../../docs/engine.md', import.meta.url), 'utf8');

function section(name: string): string {
  const [, inside = ''] = new RegExp(`<!-- ${name} -->\n([^]*?)<!-- /${name} -->`).exec(DOC) ?? [];
  return inside;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** What an error carries beside path, expected and found. */
const DETAILS: Readonly<Partial<Record<FaultCode, string>>> = {
  'unknown-op': '`ops[]`',
  'bad-profile': '`setting`, `allowed[]`',
  'profile-conflict': '`settings[]`',
  'unknown-field': '`allowed[]`',
  'fields-exclude': '`fields[]`',
  'illegal-play': '`trick`, `seat`, `card`, `reason`; in `round-replay` also `legal[]`',
  'push-not-allowed': '`seat`',
  'push-not-in-first-deal': '`seat`',
  'partner-must-declare': '`seat`',
  'pass-out-of-turn': '`seat`, whose turn it is',
  'not-your-turn': '`forehand` while the contract is open',
  'wrong-declarer': '`forehand`',
  'no-such-deal': '`seats[]`, that would hold more cards than they have',
};

function valuesOf(name: SettingName): string {
  const spec = SETTINGS[name];
  switch (spec.kind) {
    case 'choice':
      return [...spec.values.map(code), ...(spec.orSeat ? ['a seat'] : [])].join(', ');
    case 'list':
      return spec.values.map(code).join(' ');
    case 'points':
      return `${code(spec.standard)}; ${spec.min} to ${spec.max}`;
    case 'factors':
      return `${FACTOR_KEYS.map(code).join(' ')}, each ${spec.min} to ${spec.max}`;
  }
}

const TABLES: Readonly<Record<string, string>> = {
  errors: table(
    ['code', 'says', 'carries'],
    FAULT_CODES.map((name) => [code(name), FAULTS[name], DETAILS[name] ?? '']),
  ),
  settings: table(
    ['setting', 'values'],
    SETTING_NAMES.map((name) => [code(name), valuesOf(name)]),
  ),
  presets: table(
    ['preset', 'settings'],
    Object.values(PRESETS).map(({ id, settings }) => [
      code(id),
      Object.entries(settings)
        .map(([name, value]) => code(`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`))
        .join(', ') || 'the defaults',
    ]),
  ),
};

const EXAMPLES = [...DOC.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, request = '', reply = '']) => ({ request, reply }));

describe('the page on the engine', () => {
  it.each(Object.keys(TABLES))('has the right table of %s', (name) => {
    expect(section(name)).toBe(TABLES[name]);
  });

  it.each(opNames())('has a section on %s', (name) => {
    expect(DOC).toContain(`\n### \`${name}\`\n`);
  });

  it('has examples', () => {
    expect(EXAMPLES.length).toBeGreaterThan(10);
  });

  it.each(EXAMPLES)('is right about $request', async ({ request, reply }) => {
    const answer = await replyTo({ ok: true, text: request }, (failure) => {
      throw failure;
    });
    expect(answer).toBe(reply);
  });
});
