// Chunks: how the program is cut into files.
//
// By itself the build makes a file of every set of modules that the same screens share: eighteen for the first picture, each
// a request, a task and a look into the cache. So what the first picture needs is one file, `shell`. Apart stands `base`:
// the few leaves of it that the site's other entries need too, `early.ts` and the reader of the rulebook.
//
// What it needs is asked of the build itself, by one of the program alone without the screens that are opened later: the
// packages' doors name more than is taken from them.
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const MAIN = join(root, 'src/main.tsx');
const BASE =
  /preload-helper|web\/src\/(?:app\/after|app\/prefs-key|app\/twice|cards\/draughtsman|lang\/language|rulebook\/address|table\/worker)\.ts$|words\/src\/language\.ts$/;

/** Leaves out what is loaded later, and workers. */
const firstOnly = {
  name: 'puur-first-only',
  enforce: 'pre',
  resolveDynamicImport: () => false,
  transform: (code) => code.replaceAll('new URL(', 'String('),
};

/** Ids of the modules of the first picture. */
async function firstPicture({ resolve, oxc }) {
  const { output } = await build({
    configFile: false,
    root,
    resolve,
    oxc,
    logLevel: 'error',
    plugins: [firstOnly],
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: MAIN, preserveEntrySignatures: 'strict' },
    },
  });
  return new Set(output.flatMap(({ moduleIds }) => moduleIds ?? []));
}

/**
 * The cut, for the build of a configuration.
 *
 * @returns {Promise<import('vite').Rolldown.CodeSplittingOptions>}
 */
export async function chunksOf(config) {
  const first = await firstPicture(config);
  return {
    // All that the shell imports is in it or below it.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'base', test: BASE, priority: 2 },
      { name: 'shell', test: (id) => first.has(id), priority: 1 },
    ],
  };
}

/** A file of the build and all that it imports at once, itself first. */
function importsOf(fileName, bundle) {
  const files = new Set();
  const visit = (each) => {
    if (files.has(each)) return;
    files.add(each);
    bundle[each].imports.forEach(visit);
  };
  visit(fileName);
  return [...files];
}

/**
 * The page names the files of the program, so that they are under way before the first line runs.
 *
 * @returns {import('vite').Plugin}
 */
export function preload() {
  return {
    name: 'puur-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle);
        const shell = files.find(({ name }) => name === 'shell').fileName;
        // A file below the shell that took something from it would run before it.
        const circle = importsOf(shell, bundle).find((file) => bundle[file].imports.includes(shell));
        if (circle !== undefined) throw new Error(`${circle} is imported by the shell and imports it`);
        const main = files.find(({ facadeModuleId }) => facadeModuleId === MAIN).fileName;
        return importsOf(main, bundle)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
