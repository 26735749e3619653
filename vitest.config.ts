// The tests run from source: the condition `puur-source` leads an import of @puur/x to its src/index.ts, so that no
// build is needed and none can be stale.
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['puur-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'eslint/*.test.{js,ts}',
      'scripts/*.test.{mjs,ts}',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    coverage: {
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts', 'packages/testkit/**'],
    },
  },
});
