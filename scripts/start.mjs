// Start: sets up and builds what is needed, then serves the app on this machine.
//
//   node scripts/start.mjs        (npm start)
//
// Prints one line, `Puur: http://localhost:PORT`. The port is $PORT, else 4321 or the next free one. In a desktop session
// the page is opened; anywhere else it is not. `npx puur play` is the table in the terminal.
import { spawn } from 'node:child_process';
import { webUp } from './web.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit();
await webUp();
// Only now: its packages may not have been there before.
const { listen, serverOf } = await import('../apps/web/serve/server.mjs');

const wanted = process.env.PORT;
if (wanted !== undefined && !/^\d{1,5}$/.test(wanted)) {
  process.stderr.write(`PORT is no port: ${wanted}\n`);
  process.exit(64);
}
const server = serverOf();
let port;
try {
  port = await listen(server, Number(wanted ?? 4321), { next: wanted === undefined });
} catch (error) {
  process.stderr.write(`Puur cannot listen on port ${wanted ?? 4321}: ${error.code}\n`);
  process.exit(69);
}
const address = `http://localhost:${port}`;
console.log(`Puur: ${address}`);
openInDesktop(address);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}

/** Opens the page where a person sits in front of this machine. */
function openInDesktop(url) {
  if (!process.stdout.isTTY || process.env.CI) return;
  const opener = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] }[process.platform];
  const hasDisplay = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const [command, ...args] = opener ?? (hasDisplay ? ['xdg-open', url] : []);
  if (!command) return;
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
