// Rulebook: the pages below `/regeln/`, written when the site is built and rendered on request while developing.
//
// The pages come from `src/rulebook/site.tsx`. It is loaded through a small server of Vite, so that it and the packages run
// from their sources, as the app itself is built. Every example is put to the engine first; one that is not answered as
// it is written breaks the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, defaultServerConditions } from 'vite';

const root = join(import.meta.dirname, '..');
const SITE = '/src/rulebook/site.tsx';
const READER = '/src/rulebook/reader/reader.ts';
const STYLE = 'virtual:puur-rulebook.css';
/** Where the style sheet stands while developing. */
const DEV_STYLE = '/regeln/assets/style.css';
const resolved = (id) => `\0${id}`;

const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);
/** A room's style sheets in their order, as its index imports them. */
function room(name) {
  const folder = join(root, 'src/styles', name);
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  return [...read('index.css').matchAll(/@import '(.+)';/g)].map(([, file]) => read(file)).join('');
}

/**
 * The style sheet: tokens and controls of the app, and what the pages have besides. The app knows the light from its
 * settings; a page without JavaScript asks the device, so the tokens of each light stand under a media query, too.
 */
export function styleSheet() {
  const base = room('base');
  const media = { dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)' };
  const byDevice = Object.entries(media).map(([light, query]) => {
    const rules = base.match(new RegExp(`:root\\[data-light='${light}'\\][^{]*\\{[^}]*\\}`, 'g')) ?? [];
    if (rules.length === 0) throw new Error(`no tokens for ${light}`);
    const own = rules.map((rule) => rule.replaceAll(`:root[data-light='${light}']`, ':root:not([data-light])'));
    return `@media ${query} {\n${own.join('\n')}\n}\n`;
  });
  return [base, ...byDevice, room('rulebook')].join('\n');
}

/** A server that only loads modules, from source. */
function loader() {
  const conditions = ['puur-source', ...defaultServerConditions];
  return createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@puur\//] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  });
}

/** All files of the rulebook. `names` says under which addresses the reader's script and style stand. */
async function filesOf(names) {
  const server = await loader();
  try {
    const { siteFiles } = await server.ssrLoadModule(SITE);
    return await siteFiles({ ...names, hash });
  } finally {
    await server.close();
  }
}

/** @returns {import('vite').Plugin} */
export function rulebook() {
  let isBuild = false;
  let reader;
  return {
    name: 'puur-rulebook',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === STYLE ? resolved(STYLE) : undefined),
    load: (id) => (id === resolved(STYLE) ? styleSheet() : undefined),
    buildStart() {
      if (isBuild) reader = this.emitFile({ type: 'chunk', id: join(root, READER), name: 'reader' });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const script = this.getFileName(reader);
        const [style] = bundle[script].viteMetadata.importedCss;
        const files = await filesOf({ script: `/${script}`, style: `/${style}` });
        for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    // While developing the site is made anew for every page: slow enough to notice, never stale.
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\//, '');
        if (`/${path}` === DEV_STYLE) {
          response.setHeader('Content-Type', 'text/css; charset=utf-8');
          response.end(styleSheet());
          return;
        }
        if (!/^(?:regeln(?:\/|[.\w]*\.json$|$)|llms\.txt$)/.test(path)) return next();
        filesOf({ script: READER, style: DEV_STYLE })
          .then((files) => {
            const wanted = [path, `${path.replace(/\/$/, '')}/index.html`];
            const file = files.find(({ fileName }) => wanted.includes(fileName));
            if (!file) return next();
            const types = { html: 'text/html', svg: 'image/svg+xml', json: 'application/json', txt: 'text/plain' };
            response.setHeader('Content-Type', `${types[file.fileName.split('.').pop()]}; charset=utf-8`);
            response.end(file.source);
          })
          .catch(next);
      });
    },
  };
}
