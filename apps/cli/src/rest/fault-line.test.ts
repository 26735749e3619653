/** Faults of a foreign player in words, and in the documentation. */
import { readFileSync } from 'node:fs';
import type { Action } from '@puur/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, messagesIn } from '../lang/language.js';
import { Faces } from '../screen/faces.js';
import { LETTERS } from '../screen/signs.js';
import { restFaultLine } from './fault-line.js';
import { STANDARD_PORT } from '../commands/serve-bot.js';
import { REST_FAULTS } from './player.js';

const ACTIONS: readonly Action[] = [
  { type: 'push' },
  { type: 'declare', contract: 'obenabe' },
  { type: 'play', card: 0 as never },
];

describe.each(LANGUAGES)('restFaultLine in %s', (language) => {
  test.each(REST_FAULTS)('says %s, and what was done instead', async (code) => {
    const texts = await messagesIn(language);
    const faces = new Faces({
      deck: 'german',
      pairing: 'swisslos',
      texts: texts.cards,
      signs: LETTERS,
      paint: (text) => text,
    });
    const said = ACTIONS.map((instead) =>
      restFaultLine({ code, url: 'http://x/y', found: '404', instead }, texts, faces),
    );
    expect(new Set(said).size).toBe(3);
    for (const line of said) {
      expect(line).toMatch(/^http:\/\/x\/y ?: .*\(404\)\. .+\.$/);
      expect(line).not.toMatch(/undefined/);
      expect(line).not.toContain(code);
    }
    expect(restFaultLine({ code, url: 'http://x/y', instead: ACTIONS[0]! }, texts, faces)).not.toContain('(');
  });
});

test('docs/rest.md names every fault that a player can meet, and the standard port', () => {
  const text = readFileSync(new URL('../../../../docs/rest.md', import.meta.url), 'utf8');
  // Nobody asks a player who has nothing to do.
  for (const code of REST_FAULTS.filter((fault) => fault !== 'nothing-due')) expect(text).toContain(`\`${code}\``);
  expect(text).toContain(`Default port ${STANDARD_PORT}`);
});
