// Start: sets up if need be, then runs `puur start`.
//
//   node scripts/start.mjs [ARGS...]        (npm start -- ARGS...)
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './child.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit();

const launcher = join(root, 'apps/cli/bin/puur.mjs');
const child = spawn(process.execPath, [launcher, 'start', ...process.argv.slice(2)], { stdio: 'inherit' });

// A signal to us is meant for Puur. (Ctrl-C in a terminal reaches both; then this one only keeps us waiting for it.)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}

child.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal); // end as Puur ended
  } else {
    process.exit(code);
  }
});
