// Start: sets up and builds what is needed, then serves the app on this machine.
//
//   node scripts/start.mjs [--help]        (npm start)
//
// Prints one line, `Puur: http://localhost:PORT`. The port is $PORT, else 4321 or the next free one. In a desktop session
// the page is opened; anywhere else it is not. `npx puur play` is the table in the terminal.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { webUp } from './web.mjs';
import { setupOrExit } from './setup.mjs';

const HELP = `node scripts/start.mjs   (npm start)

Sets up and builds what is needed, then serves the web app on this machine only, until Ctrl-C.
Prints one line: Puur: http://localhost:PORT
In a desktop session the page is opened as well.

Environment
  PORT           the port, 0 to 65535 (0: any that is free); without it 4321, or the next free one
  PUUR_WEB_DIST  a folder with another build of the app
  CI             if set, no page is opened

Exit codes: 0 ended or this help, 1 not set up or not built, 64 wrong usage or environment, 69 the port is taken.
The table in the terminal: npx puur play
`;

/** The last port of TCP: 16 bits. */
const HIGHEST_PORT = 65535;

const given = process.argv.slice(2);
if (given.includes('--help') || given.includes('-h')) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (given.length > 0) {
  process.stderr.write(`Unknown: ${given.join(' ')}. It takes no more than --help.\n`);
  process.exit(64);
}

// What cannot be served is said before anything is installed or built.
const wanted = process.env.PORT;
if (wanted !== undefined && !(/^\d{1,5}$/.test(wanted) && Number(wanted) <= HIGHEST_PORT)) {
  process.stderr.write(
    `PORT is no port: ${JSON.stringify(wanted)}. Expected: 0 to ${HIGHEST_PORT}; 0 is any that is free.\n`,
  );
  process.exit(64);
}
const other = process.env.PUUR_WEB_DIST;
if (other !== undefined && !existsSync(join(other, 'index.html'))) {
  process.stderr.write(`PUUR_WEB_DIST is no build of the app: there is no index.html in ${JSON.stringify(other)}.\n`);
  process.exit(64);
}

await setupOrExit();
// Another build is served as it is.
if (other === undefined) await webUp();
// Only now: its packages may not have been there before.
const { listen, serverOf } = await import('../apps/web/serve/server.mjs');

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
