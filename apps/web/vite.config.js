/**
 * The build: one page, its workers, the pages of the rulebook, and a service worker that knows every file of the build.
 *
 * The packages are met in their sources (condition `puur-source`), so that no other build has to run before.
 */
import { defaultClientConditions, defineConfig } from 'vite';
import { chunksOf, preload } from './build/chunks.js';
import { offline } from './build/offline.js';
import { rulebook } from './build/rulebook.js';

const program = {
  resolve: { conditions: ['puur-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

export default defineConfig(async ({ command }) => ({
  ...program,
  root: import.meta.dirname,
  plugins: [preload(), rulebook(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    ...(command === 'build' && { rolldownOptions: { output: { codeSplitting: await chunksOf(program) } } }),
  },
}));
