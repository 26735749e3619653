// Setup: makes a fresh clone, or one that was just updated, ready to run. Silent when there is nothing to do.
//
//   node scripts/setup.mjs        (npm run setup; npm start and npm test do it by themselves)
//
// 1. Node is new enough. 2. The packages of package-lock.json are installed. 3. The TypeScript is compiled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root, run } from './child.mjs';

/** Something a person has to put right; its message is the whole explanation. */
export class SetupError extends Error {}

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

function checkNode() {
  const wanted = read('package.json').engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
    throw new SetupError(`Puur needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  }
}

/**
 * Whether node_modules holds what the lock names. npm notes what it installed in node_modules/.package-lock.json when
 * it is done, be it by `npm ci` or by `npm install`; an interrupted installation leaves no such note.
 * Optional entries are passed over: most are for another operating system.
 */
function isInstalled() {
  const wanted = read('package-lock.json').packages;
  let have;
  try {
    have = read('node_modules/.package-lock.json').packages;
  } catch {
    return false;
  }
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      (have[path]?.version === entry.version && have[path]?.integrity === entry.integrity),
  );
}

async function install() {
  if (isInstalled()) return;
  process.stderr.write('Installing the packages Puur is built with (npm ci), up to a minute …\n');
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-progress'];
  // Under npm, the npm that runs us; else the one on the path, which on Windows is a script and needs a shell.
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) {
    throw new SetupError(`${output.trimEnd()}\n\nPuur could not install its packages: npm ci failed, see above.`);
  }
}

async function build() {
  const { code, output } = await node('node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json');
  if (code !== 0) throw new SetupError(`${output.trimEnd()}\n\nPuur could not be built: tsc -b failed, see above.`);
}

/** Makes the repository ready to run, or throws a SetupError. */
export async function setup() {
  checkNode();
  await install();
  await build();
}

/** `setup` for a command line: a failure is told in words, and ends the process. */
export async function setupOrExit() {
  try {
    await setup();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await setupOrExit();
