// Builds the app before its browser tests, unless the build that is there was just made (PUUR_WEB_BUILT).
import { join } from 'node:path';
import { build } from 'vite';

export async function setup() {
  if (process.env.PUUR_WEB_BUILT) return;
  await build({ configFile: join(import.meta.dirname, '../vite.config.js'), logLevel: 'warn' });
}
