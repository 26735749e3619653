// Offline: what the build adds so that the app starts without a network.
//
// 1. `sw.js`, the service worker, with the list of all files and a version made of their content.
// 2. The page under every address of the app, for hosts that serve files and nothing else.
//
// The rulebook is kept by language, as only one is read: its files stand in a list of their own for each.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the app, the same in every language. */
export const ADDRESSES = ['tisch', 'rueckblick', 'einstellungen', 'karten', 'tafel', 'schiedsrichter', 'schule'];

/** The language of a file of the rulebook; `data` for what is not read offline, null for files of the app. */
export function bookOf(fileName) {
  if (/^(?:llms\.txt|regeln(?:\.\w+)?\.json)$/.test(fileName)) return 'data';
  const [, path] = /^regeln\/(.+)$/.exec(fileName) ?? [];
  if (path === undefined || path === 'offline.html') return null;
  return /^(?:fr|it|en)(?=\/)/.exec(path)?.[0] ?? 'de';
}

const folder = join(import.meta.dirname, '..');

function publicFiles() {
  return readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'public').length + 1));
}

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'puur-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [
          ...Object.values(bundle).map(({ fileName, type, code, source }) => [
            fileName,
            type === 'chunk' ? code : source,
          ]),
          ...publicFiles().map((name) => [name, readFileSync(join(folder, 'public', name))]),
        ].sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash('sha256');
        for (const [name, content] of files) hash.update(name).update('\0').update(content);
        const version = hash.digest('hex').slice(0, 12);
        const urls = (of) =>
          files
            .map(([name]) => name)
            .filter((name) => bookOf(name) === of)
            .map((name) => `/${name.replace(/(^|\/)index\.html$/, '$1')}`);
        const books = ['de', 'fr', 'it', 'en'].map((language) => [language, urls(language)]);
        const worker = readFileSync(join(folder, 'src/offline/sw.js'), 'utf8')
          .replace('__VERSION__', version)
          .replace("['__FILES__']", JSON.stringify(urls(null)))
          .replace(
            "{ de: ['__BOOK__'] }",
            JSON.stringify(Object.fromEntries(books.filter(([, each]) => each.length > 0))),
          );
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
        const page = bundle['index.html'].source;
        for (const address of [...ADDRESSES])
          this.emitFile({ type: 'asset', fileName: `${address}/index.html`, source: page });
        this.emitFile({ type: 'asset', fileName: '404.html', source: page });
      },
    },
  };
}
