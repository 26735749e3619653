#!/usr/bin/env node
// The launcher is checked in, so that npm links `puur` on a fresh clone, before anything is built.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  process.stderr.write('Puur is not built yet: run `npm run setup` in its folder first.\n');
  process.exitCode = 1;
}
