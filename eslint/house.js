// The house: which package may import which. This table is the whole rule; the rest of the file only reads it.
//
// npm hoists every workspace into one node_modules, so nothing but this lint rule would notice a package that reaches
// for one it must not know. A new package gets a row here first.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIBRARIES = [
  'rules',
  'solver',
  'bot',
  'table',
  'records',
  'tafel',
  'referee',
  'cards',
  'words',
  'rulebook',
  'school',
];

/** Package (or app) → the packages it may import. */
export const HOUSE = {
  rules: [],
  solver: ['rules'],
  bot: ['rules', 'solver'],
  table: ['rules'],
  records: ['rules'],
  tafel: ['rules'],
  referee: ['rules', 'records', 'tafel'],
  cards: [],
  words: ['rules', 'table', 'records', 'tafel', 'referee'],
  rulebook: ['rules', 'tafel', 'referee'],
  school: ['rules', 'tafel', 'words'],
  testkit: ['rules'],
  cli: LIBRARIES,
  web: LIBRARIES,
};

/** Packages whose sources (not their tests, benches and training) are pure: no package from npm, no module of Node. */
const PURE = ['rules', 'solver', 'bot'];

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SCOPE = '@puur/';

/** Where a file lives: the name of its package, the package's folder, whether it is a test or what the package ships. */
function homeOf(filename) {
  const [kind, name, part] = relative(ROOT, filename).split(sep);
  if ((kind !== 'packages' && kind !== 'apps') || !name) return null;
  const isTest = /\.test\.[cm]?[jt]s$/.test(filename);
  return { name, folder: resolve(ROOT, kind, name), isTest, isShipped: part === 'src' && !isTest };
}

/** Why `home` must not import `source` from `filename`, as a message id and its data; null when it may. */
function objection(home, filename, source) {
  const { name, folder, isTest, isShipped } = home;

  if (source.startsWith('.') || source.startsWith('/')) {
    const target = resolve(dirname(filename), source);
    return target === folder || target.startsWith(folder + sep) ? null : { messageId: 'leaves', data: { name } };
  }

  if (source.startsWith(SCOPE)) {
    const [target, ...inside] = source.slice(SCOPE.length).split('/');
    if (inside.length > 0) return { messageId: 'deep', data: { target } };
    if (isTest && (target === 'testkit' || target === name)) return null; // a test may meet its package from outside
    if (HOUSE[name].includes(target)) return null;
    return { messageId: 'stranger', data: { name, target, allowed: HOUSE[name].join(', ') || 'no other package' } };
  }

  return PURE.includes(name) && isShipped ? { messageId: 'impure', data: { name, source } } : null;
}

const imports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      homeless: '"{{name}}" has no row in HOUSE (eslint/house.js); give it one.',
      leaves: 'A relative import stays inside its package; meet another package as @puur/x ("{{name}}" ends here).',
      deep: 'Import @puur/{{target}} itself: a package is met through its index only.',
      stranger: '"{{name}}" may not import @puur/{{target}}; it may import {{allowed}}.',
      impure: '"{{name}}" is pure and may not import "{{source}}": no npm package, no module of Node.',
    },
  },
  create(context) {
    const home = homeOf(context.filename);
    if (!home) return {};
    if (!Object.hasOwn(HOUSE, home.name)) {
      return { Program: (node) => context.report({ node, messageId: 'homeless', data: { name: home.name } }) };
    }
    const check = (node) => {
      if (typeof node?.value !== 'string') return; // no source, or one that is computed
      const found = objection(home, context.filename, node.value);
      if (found) context.report({ node, ...found });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};

/** The ESLint plugin: `house/imports`. */
export const house = { rules: { imports } };
