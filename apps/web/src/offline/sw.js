/* global self, caches, Request */
// Service worker: keeps one build of Puur, whole, and answers from it whether there is a network or not.
//
// A new build is fetched in the background and waits; it takes over when the person says so (message `update`), never in
// the middle of a trick. Nothing that is not part of the build is ever cached.
//
// The rulebook is kept by language, whole, once a page asks for it (message `{ keep: language }`); a new build keeps those
// that the old one had. Its pages are never answered with the app.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const BOOK = { de: ['__BOOK__'] };
const PREFIX = 'puur-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => fill(cache, FILES).then(() => carryOver(cache))));
});

/** Puts files into a cache: all of them, or none. */
function fill(cache, files) {
  return cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
}

/** Languages that an older build has kept are kept by this one, too; where that fails the page asks again. */
async function carryOver(cache) {
  for (const [language, files] of Object.entries(BOOK)) {
    const isKept = await caches.match(files.find((file) => file.endsWith('/')));
    if (isKept) await fill(cache, BOOK[language]).catch(() => undefined);
  }
}

/**
 * Keeps the rulebook of a language, if what is served is still this build: a mixture would be worse than nothing. Whether
 * it is kept now.
 */
async function keepBook(language) {
  const files = BOOK[language] ?? [];
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  if (files.every((file) => known.has(file))) return files.length > 0;
  const served = await fetch('/sw.js', { cache: 'no-store' });
  if (!(await served.text()).includes(VERSION)) return false;
  await fill(cache, files);
  return true;
}

// The build before this one stays till the next: windows that have not loaded anew yet ask for its files.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => {
        const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
        return Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
      })
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
  if (event.data?.keep) {
    event.waitUntil(
      keepBook(event.data.keep)
        .catch(() => false)
        .then((isKept) => event.ports[0]?.postMessage(isKept ? 'kept' : 'not kept')),
    );
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request, url));
});

/** Files that are looked at by themselves, not screens: data, guides, pictures. */
const isFile = (path) => /\.(?!html$)\w+$/.test(path);
const isBook = (path) => path === '/regeln' || path.startsWith('/regeln/');

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const isPage = request.mode === 'navigate' && !isFile(url.pathname);
  if (isPage && isBook(url.pathname)) return bookPage(cache, request, url);
  const kept = await cache.match(isPage ? '/' : url.pathname);
  if (kept) return kept;
  // A page of an older build that is still open asks for its own files.
  const older = await caches.match(url.pathname);
  return older ?? fetch(request);
}

/** A page of the rulebook: kept, or from the network; with neither, a page that says so. */
async function bookPage(cache, request, url) {
  const folder = url.pathname.replace(/\/?(?:index\.html)?$/, '/');
  const kept = (await cache.match(url.pathname)) ?? (await cache.match(folder));
  return kept ?? fetch(request).catch(() => cache.match('/regeln/offline.html'));
}
