// The browser tests of the web app.
//
//   node apps/web/test/run.mjs [vitest arguments]
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromePath, NO_CHROME } from '../serve/chrome.mjs';

if (chromePath() === null) {
  console.error(NO_CHROME);
  process.exit(1);
}
const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const args = ['run', '--config', join(import.meta.dirname, 'vitest.config.mjs'), ...process.argv.slice(2)];
spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
);
