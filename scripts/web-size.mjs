// Web size: what the first picture costs, in gzipped bytes. Exit code 1 above the budget.
//
//   node scripts/web-size.mjs
//
// Counted is what the page loads before the first tap: its entry, the chunks that are imported by it, one language, and
// the style sheets. Apart stand the workers and the decks, which are loaded beside the first picture and not for it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './child.mjs';

export const BUDGET = { script: 70_000, style: 15_000 };

const dist = join(root, 'apps/web/dist');
const read = (file) => readFileSync(join(dist, file), 'utf8');
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Chunks that a chunk imports at once. */
function importsOf(file) {
  const code = read(file);
  const found = code.matchAll(/(?:^|[;\n}])\s*(?:import|export)\s*(?:[^"'()]*?\bfrom\s*)?["']\.\/([\w.-]+\.js)["']/g);
  return [...found].map(([, name]) => `assets/${name}`);
}

function closure(files) {
  const all = new Set();
  const visit = (file) => {
    if (all.has(file)) return;
    all.add(file);
    importsOf(file).forEach(visit);
  };
  files.forEach(visit);
  return [...all];
}

export function measure() {
  const page = read('index.html');
  const entries = [...page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(([, file]) => file);
  const styles = [...page.matchAll(/href="\/(assets\/[\w.-]+\.css)"/g)].map(([, file]) => file);
  const first = closure(entries);
  // One language: the largest chunk of each of the two tables of words that the entry loads when it starts.
  const names = readdirSync(join(dist, 'assets'));
  const tables = names
    .filter((name) => /^table-.*\.js$/.test(name))
    .map((name) => `assets/${name}`)
    .filter((file) => !first.includes(file))
    .map(gzip)
    .sort((a, b) => b - a);
  // The German, French, Italian and English tables of the app and of the words: the two largest bound any one language.
  const language = (tables[0] ?? 0) + (tables[1] ?? 0);
  const script = first.reduce((sum, file) => sum + gzip(file), 0) + language;
  const style = styles.reduce((sum, file) => sum + gzip(file), 0);
  const workers = names.filter((name) => /^worker-.*\.js$/.test(name)).map((name) => [name, gzip(`assets/${name}`)]);
  const all = names.reduce((sum, name) => sum + gzip(`assets/${name}`), 0);
  return { script, style, language, workers, all };
}

const { script, style, language, workers, all } = measure();
const line = (what, bytes, most) =>
  `${what.padEnd(34)}${(bytes / 1000).toFixed(1).padStart(7)} kB${most ? `  of ${most / 1000} kB` : ''}`;
console.log(line('first load, JavaScript', script, BUDGET.script));
console.log(line('  of it one language', language));
console.log(line('first load, CSS', style, BUDGET.style));
for (const [name, bytes] of workers) console.log(line(name, bytes));
console.log(line('everything that is kept offline', all));
if (script > BUDGET.script || style > BUDGET.style) {
  console.error('The first load is larger than its budget.');
  process.exitCode = 1;
}
