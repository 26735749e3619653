// TypeScript is linted with types, strictly; scripts and configs in plain JavaScript without; the house rule
// (eslint/house.js) holds for everything below packages/ and apps/.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { spaces } from './eslint/french.js';
import { house } from './eslint/house.js';

const nodeGlobals = ['process', 'console', 'URL', 'Buffer', 'performance', 'fetch', 'AbortController'].concat(
  ['TextEncoder', 'TextDecoder', 'structuredClone', 'queueMicrotask', 'crypto'],
  ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
);

const pageGlobals = ['document', 'window', 'navigator', 'location', 'localStorage', 'indexedDB', 'caches'].concat([
  'innerWidth',
  'innerHeight',
  'getComputedStyle',
  'PerformanceObserver',
  'requestAnimationFrame',
  'Event',
  'MessageChannel',
  'URLSearchParams',
]);

export default defineConfig(
  globalIgnores(['packages/bot/kernel/kernel.ts', '**/dist/', '**/coverage/', 'docs/api/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // Numbers print as meant; `never` stands in the message of a broken invariant.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allowNever: true,
          allowAny: false,
          allowBoolean: false,
          allowNullish: false,
          allowRegExp: false,
        },
      ],
      // Table look-ups in hot code are in range by construction; noUncheckedIndexedAccess makes `!` the way to say so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // There are no enums here (the compiler's erasableSyntaxOnly would say so too), and to look for them costs a fifth.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },

  // What the browser tests hand to a page runs in the page.
  {
    files: ['apps/web/test/**/*.mjs'],
    languageOptions: { globals: Object.fromEntries(pageGlobals.map((name) => [name, 'readonly'])) },
  },

  { files: ['**/*.{ts,tsx,js,mjs}'], plugins: { house }, rules: { 'house/imports': 'error', eqeqeq: 'error' } },

  // Every French text of the repository lies in a folder of that name.
  {
    files: ['**/fr/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { french: { rules: { spaces } } },
    rules: { 'french/spaces': 'error' },
  },
);
