// TypeScript is linted with types, strictly; scripts and configs in plain JavaScript without; the house rule
// (eslint/house.js) holds for everything below packages/ and apps/.
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { house } from './eslint/house.js';

const nodeGlobals = ['process', 'console', 'URL', 'Buffer', 'performance', 'fetch', 'AbortController'].concat(
  ['TextEncoder', 'TextDecoder', 'structuredClone', 'queueMicrotask', 'crypto'],
  ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
);

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
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },

  { files: ['**/*.{ts,tsx,js,mjs}'], plugins: { house }, rules: { 'house/imports': 'error', eqeqeq: 'error' } },
);
