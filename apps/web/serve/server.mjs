// The app's files over HTTP, on this machine only: what a plain web host does, with the headers a careful one sends.
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The build that is served; PUUR_WEB_DIST names another one than the app's own. */
export const DIST = process.env.PUUR_WEB_DIST ?? join(import.meta.dirname, '../dist');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The file of an address below a folder; null for one that is none or reaches outside. */
function fileOf(folder, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
  const file = join(folder, path);
  if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  for (const candidate of [file, join(file, 'index.html')]) {
    if (isFile(candidate)) return candidate;
  }
  return null;
}

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * A server of a folder, not yet listening. A file that cannot be read costs one answer (404 where it is gone, else 500),
 * never the server.
 *
 * @param opening opens a file; a parameter so that a test can give a disk that refuses
 */
export function serverOf(folder = DIST, opening = open) {
  return createServer((request, response) => {
    answer(folder, opening, request, response).catch((cause) => {
      // Once the head is out, all that is left to say is that the body is not whole.
      if (response.headersSent) response.destroy();
      else refuse(response, cause.code === 'ENOENT' ? 404 : 500);
    });
  });
}

async function answer(folder, opening, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = fileOf(folder, request.url ?? '/');
  const file = found ?? join(folder, '404.html');
  if (found === null && !isFile(file)) {
    refuse(response, 404);
    return;
  }
  // Opened before anything is said, and measured as what was opened: in between it may be built anew.
  const handle = await opening(file, 'r');
  try {
    const { size } = await handle.stat();
    // Files with a hash in their name never change; everything else is asked for again.
    const isFixed = file.includes(`${sep}assets${sep}`);
    response.writeHead(found ? 200 : 404, {
      ...HEADERS,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': size,
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD' || size === 0) response.end();
    else {
      const body = handle.createReadStream({ autoClose: false, start: 0, end: size - 1 });
      await pipeline(body, response);
      // Cut short meanwhile: who asked would wait for the rest.
      if (body.bytesRead < size) request.socket.destroy();
    }
  } finally {
    await handle.close();
  }
}

function refuse(response, status) {
  const text = status === 404 ? 'not found' : 'cannot be read';
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(text);
}

/** Listens on a port of this machine, or on the next that is free (0: any). */
export function listen(server, port, { next = false } = {}) {
  return new Promise((resolve, reject) => {
    const attempt = (wanted) => {
      const onError = (error) => {
        server.off('listening', onListening);
        if (next && error.code === 'EADDRINUSE' && wanted < port + 50) attempt(wanted + 1);
        else reject(error);
      };
      const onListening = () => {
        server.off('error', onError);
        resolve(server.address().port);
      };
      server.once('error', onError);
      server.once('listening', onListening);
      server.listen(wanted, '127.0.0.1');
    };
    attempt(port);
  });
}
