// The app's files over HTTP, on this machine only: what a plain web host does, with the headers a careful one sends.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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
    if (existsSync(candidate) && statSync(candidate).isFile()) return candidate;
  }
  return null;
}

/** A server of a folder, not yet listening. */
export function serverOf(folder = DIST) {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = fileOf(folder, request.url ?? '/');
    const file = found ?? join(folder, '404.html');
    if (!existsSync(file)) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    // Files with a hash in their name never change; everything else is asked for again.
    const isFixed = file.includes(`${sep}assets${sep}`);
    response.writeHead(found ? 200 : 404, {
      ...HEADERS,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Cache-Control': isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
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
