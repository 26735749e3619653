/**
 * `npm run bench [NAME…]`: runs the benchmarks in bench/, prints their tables and writes them to bench/results/NAME.json.
 *
 * Speed is measured here and never asserted in a test. What a change did to it stands in its commit.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './child.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit();

const folder = join(root, 'bench');
const { table } = await import(pathToFileURL(join(folder, 'measure.mjs')).href);
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`No benchmark ${unknown}; there are ${names.join(', ')}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : names) {
  const { default: bench } = await import(pathToFileURL(join(folder, `${name}.bench.mjs`)).href);
  const result = await bench();
  console.log(`\n${name}\n${table(result.figures)}`);
  for (const [key, signature] of Object.entries(result.signatures ?? {})) console.log(`signature ${key}: ${signature}`);
  for (const note of result.notes ?? []) console.log(note);
  mkdirSync(join(folder, 'results'), { recursive: true });
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
  writeFileSync(join(folder, 'results', `${name}.json`), `${JSON.stringify({ machine, ...result }, null, 2)}\n`);
}
