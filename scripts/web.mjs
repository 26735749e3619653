// Web: builds the app when something it is made of is newer than what was built. Silent when there is nothing to do.
//
//   node scripts/web.mjs
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from './child.mjs';

const BUILT = join(root, 'apps/web/dist/index.html');

/** When a file below these folders was changed last. */
function newest(paths) {
  let last = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stat = statSync(path);
    if (!stat.isDirectory()) last = Math.max(last, stat.mtimeMs);
    else {
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) last = Math.max(last, statSync(join(entry.parentPath, entry.name)).mtimeMs);
      }
    }
  }
  return last;
}

function sources() {
  const web = join(root, 'apps/web');
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  const own = ['src', 'public', 'build', 'index.html', 'vite.config.js'].map((name) => join(web, name));
  return [...own, ...packages, join(root, 'package-lock.json')];
}

/** Builds the app if need be; ends the process with what went wrong if it cannot be. */
export async function webUp() {
  if (existsSync(BUILT) && statSync(BUILT).mtimeMs >= newest(sources())) return;
  process.stderr.write('Building the table …\n');
  const { code, output } = await node(
    'node_modules/vite/bin/vite.js',
    'build',
    'apps/web',
    '--config',
    'apps/web/vite.config.js',
    '--logLevel',
    'warn',
  );
  if (code !== 0) {
    process.stderr.write(`${output.trimEnd()}\n\nThe web app could not be built, see above.\n`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await webUp();
