import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rules from '@puur/rules';
import { expect, test } from 'vitest';
import { root } from './child.mjs';
import { withTables } from './rules-doc.mjs';

test('docs/rules.md names every rule, setting, preset and source as the code has them', () => {
  const text = readFileSync(join(root, 'docs/rules.md'), 'utf8');
  expect(withTables(text, rules)).toBe(text);
});
