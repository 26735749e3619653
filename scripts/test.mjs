// Test: every check this repository has, one line each; what a failing one printed stands above its line.
//
//   node scripts/test.mjs        (npm test)
//
// A check that fails does not stop the next. Checks that keep one processor busy run two at a time, the two runs of tests
// alone. The last line is `N passed, M failed`, where each unit test and each shared case counts as one, and so do format,
// lint, types and pack as a whole. Exit code 1 if anything failed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from './child.mjs';
import { chromeUp } from './chrome.mjs';
import { setup, SetupError } from './setup.mjs';

/** Rule cases kept beside this repository, for every program that speaks the engine protocol. */
const CASES = join(root, '../shared/cases/run-cases.mjs');
const TOPICS = ['legal-moves', 'trick-winner', 'card-points', 'weis-detect', 'weis-compare', 'stoeck'].concat([
  'round-total',
  'round-replay',
  'game-end',
  'tafel',
  'dealing',
  'irregularity',
  'coiffeur',
  'differenzler',
]);

/** A check that passes or fails as a whole. */
async function whole(file, ...args) {
  const { code, output } = await node(file, ...args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

/** Runs vitest and counts its tests. */
async function vitest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'puur-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['default', 'json', './scripts/unfinished.mjs'].map((name) => `--reporter=${name}`);
    reporters.push(`--outputFile.json=${file}`);
    const { code, output } = await node('node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    const passed = report?.numPassedTests ?? 0;
    let failed = report?.numFailedTests ?? 0;
    // A file that does not load has no test to count; neither has an error outside of any test.
    for (const { status, assertionResults } of report?.testResults ?? []) {
      if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) failed += 1;
    }
    if (code !== 0) failed = Math.max(failed, 1);
    return { passed, failed, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files of browser tests that are asked every time; the others take minutes: `node apps/web/test/run.mjs [NAME...]`. */
const QUICK = ['play', 'offline', 'ways'];

/** The web app in a real browser, as it was built just before: whole Partien, without a network, in every way of play. */
async function browserTests() {
  const missing = await chromeUp();
  if (missing !== null) return { passed: 0, failed: 1, output: missing };
  process.env.PUUR_WEB_BUILT = '1';
  return vitest('--config', 'apps/web/test/vitest.config.mjs', ...QUICK.map((name) => `${name}.browser`));
}

/** The browser tests that were not asked. */
function leftOut() {
  return readdirSync(join(root, 'apps/web/test'))
    .map((file) => /^([\w-]+)\.browser\.test\.mjs$/.exec(file)?.[1])
    .filter((name) => name !== undefined && !QUICK.includes(name));
}

async function sharedCases() {
  if (!existsSync(CASES)) return { passed: 0, failed: 0, note: 'not available here' };
  const sum = { passed: 0, failed: 0, output: '' };
  for (const topic of TOPICS) {
    const engine = [process.execPath, 'apps/cli/bin/puur.mjs', 'engine'];
    const { code, output } = await node(CASES, '--topic', topic, '--', ...engine);
    const counts = /^(\d+) passed, (\d+) failed$/m.exec(output);
    const [passed, failed] = counts ? [Number(counts[1]), Number(counts[2])] : [0, 0];
    sum.passed += passed;
    sum.failed += code === 0 ? failed : Math.max(failed, 1);
    if (code !== 0) sum.output += `${topic}:\n${output.replace(counts?.[0] ?? '', '')}`; // one closing line is enough
  }
  return sum;
}

/** The web app as it is shipped, and what its first picture costs. The browser tests use this build. */
async function webBuild() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--config', 'apps/web/vite.config.js'];
  const built = await whole(...vite, '--logLevel', 'warn');
  if (built.failed > 0) return built;
  const size = await whole('scripts/web-size.mjs');
  return { passed: built.passed + size.passed, failed: size.failed, output: size.output };
}

/** Name, work, and how many processors it keeps busy. In this order they are begun. */
const checks = [
  ['lint', () => whole('node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'), 1],
  ['types', () => whole('node_modules/typescript/bin/tsc', '-b', 'tsconfig.tests.json'), 1],
  ['web types', () => whole('node_modules/typescript/bin/tsc', '-p', 'apps/web'), 1],
  ['web build', webBuild, 1],
  ['format', () => whole('node_modules/prettier/bin/prettier.cjs', '--check', '.'), 1],
  ['pack', () => whole('scripts/pack-test.mjs'), 1],
  ['shared cases', sharedCases, 1],
  ['unit tests', () => vitest(), 2],
  ['browser tests', browserTests, 2],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (name, result, since) => console.log(`${name.padEnd(14)}${result.padEnd(28)}${seconds(since)}`);
const total = { passed: 0, failed: 0 };

const start = performance.now();
try {
  await setup();
  say('setup', 'ok', start);
} catch (error) {
  console.log(error instanceof SetupError ? error.message : error);
  say('setup', 'FAILED', start);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

async function perform(name, check) {
  const since = performance.now();
  const { passed, failed, note, output } = await check();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && output) console.log(output.trimEnd());
  const single = passed + failed === 1;
  say(name, note ?? (single ? (failed ? 'FAILED' : 'ok') : `${passed} passed, ${failed} failed`), since);
}

const processors = Math.min(2, availableParallelism());
const running = new Set();
let busy = 0;
for (const [name, check, wants] of checks) {
  const width = Math.min(wants, processors);
  while (busy + width > processors) await Promise.race(running);
  busy += width;
  const work = perform(name, check).finally(() => {
    busy -= width;
    running.delete(work);
  });
  running.add(work);
}
await Promise.all(running);

console.log(`not asked here: node apps/web/test/run.mjs ${leftOut().join(' ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
