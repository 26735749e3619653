/* global self, caches, Request */
// Service worker: keeps one build of Puur, whole, and answers from it whether there is a network or not.
//
// A new build is fetched in the background and waits; it takes over when the person says so (message `update`), never in
// the middle of a trick. Nothing that is not part of the build is ever cached.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PREFIX = 'puur-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
  if (event.data === 'version') event.ports[0]?.postMessage(VERSION);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request, url));
});

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : url.pathname);
  if (kept) return kept;
  // A page of an older build that is still open asks for its own files.
  const older = await caches.match(url.pathname);
  return older ?? fetch(request);
}
