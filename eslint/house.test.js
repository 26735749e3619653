// Lints small snippets as if they stood in a package, and asks what the house says to their imports.
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { HOUSE, house } from './house.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const linter = new Linter({ cwd: root });
const config = {
  files: ['**/*.{ts,mts,js,mjs}'],
  languageOptions: { parser: tseslint.parser },
  plugins: { house },
  rules: { 'house/imports': 'error' },
};

/** What the house objects to in `code` at `file`, as message ids. */
const objections = (file, code) => linter.verify(code, [config], `${root}${file}`).map((m) => m.messageId ?? m.message);

describe('allowed imports', () => {
  test.each([
    ['packages/bot/src/play.ts', `import { a } from '@puur/rules';`],
    ['packages/bot/src/play.ts', `import type { A } from '@puur/solver';`],
    ['packages/bot/src/play.ts', `import { b } from './level.js';`],
    ['packages/bot/src/deep/play.ts', `export * from '../level.js';`],
    ['packages/referee/src/ruling.ts', `import { a } from '@puur/tafel';`],
    ['packages/table/src/deal.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
    ['packages/bot/bench/arena.mjs', `import { readFileSync } from 'node:fs';`],
    ['packages/testkit/src/deals.ts', `import fc from 'fast-check';`],
    ['packages/rules/src/cards.test.ts', `import { test } from 'vitest';`],
    ['packages/rules/src/cards.test.ts', `import { readFileSync } from 'node:fs';`],
    ['packages/rules/src/cards.test.ts', `import { deals } from '@puur/testkit';`],
    ['packages/rules/src/cards.test.ts', `import * as rules from '@puur/rules';`],
    ['apps/cli/src/main.ts', `import { a } from '@puur/bot';`],
    ['apps/cli/src/main.ts', `import { parseArgs } from 'node:util';`],
    ['scripts/bench.mjs', `import { a } from '@puur/testkit';`],
  ])('%s: %s', (file, code) => {
    expect(objections(file, code)).toEqual([]);
  });
});

describe('forbidden imports', () => {
  test.each([
    ['packages/rules/src/cards.ts', `import { a } from '@puur/bot';`, 'stranger'],
    ['packages/rules/src/cards.ts', `import { a } from '@puur/testkit';`, 'stranger'],
    ['packages/rules/src/cards.ts', `import { a } from '@puur/rules';`, 'stranger'],
    ['packages/rules/src/cards.ts', `import { readFileSync } from 'node:fs';`, 'impure'],
    ['packages/rules/src/cards.ts', `import { readFileSync } from 'fs';`, 'impure'],
    ['packages/bot/src/play.ts', `import fc from 'fast-check';`, 'impure'],
    ['packages/solver/src/search.ts', `import 'valibot';`, 'impure'],
    ['packages/bot/src/play.ts', `import type { Table } from '@puur/table';`, 'stranger'],
    ['packages/bot/src/play.test.ts', `import { table } from '@puur/table';`, 'stranger'],
    ['packages/bot/src/play.ts', `export { a } from '@puur/table';`, 'stranger'],
    ['packages/bot/src/play.ts', `export * from '@puur/table';`, 'stranger'],
    ['packages/bot/src/play.ts', `const t = await import('@puur/table');`, 'stranger'],
    ['packages/bot/src/play.ts', `type T = import('@puur/table').Table;`, 'stranger'],
    ['packages/bot/src/play.ts', `import { a } from '@puur/rules/dist/cards.js';`, 'deep'],
    ['packages/rules/src/cards.test.ts', `import { a } from '@puur/testkit/src/deals.js';`, 'deep'],
    ['packages/bot/src/play.ts', `import { a } from '../../rules/src/cards.js';`, 'leaves'],
    ['packages/bot/src/play.test.ts', `import { a } from '../../botany/src/leaf.js';`, 'leaves'],
    ['apps/cli/src/main.ts', `import { a } from '@puur/testkit';`, 'stranger'],
    ['apps/cli/src/main.ts', `import { a } from '../../../packages/rules/src/index.js';`, 'leaves'],
    ['packages/newcomer/src/index.ts', `export {};`, 'homeless'],
  ])('%s: %s', (file, code, messageId) => {
    expect(objections(file, code)).toEqual([messageId]);
  });
});

test('the house names only packages that have a row, and no package may reach itself through others', () => {
  const reach = (name, path) => {
    expect(path, `circle: ${[...path, name].join(' → ')}`).not.toContain(name);
    expect(HOUSE).toHaveProperty(name);
    for (const next of HOUSE[name]) reach(next, [...path, name]);
  };
  for (const name of Object.keys(HOUSE)) reach(name, []);
});
