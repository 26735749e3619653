// Browser tests: each file has its own server and browser; the app is built once, before all.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    include: ['apps/web/test/*.browser.test.mjs'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // What comes late on a busy machine still comes; a quick one waits for nothing.
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'apps/web/test/build.mjs',
  },
});
