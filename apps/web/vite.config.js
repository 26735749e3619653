/**
 * The build: one page, its workers, the pages of the rulebook, and a service worker that knows every file of the build.
 *
 * The packages are met in their sources (condition `puur-source`), so that no other build has to run before.
 */
import { defaultClientConditions, defineConfig } from 'vite';
import { offline } from './build/offline.js';
import { rulebook } from './build/rulebook.js';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['puur-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulebook(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
  },
});
