import { answerTo, cachePrefix, fetched, outdated, pageWithin, startsWith } from './answer.ts';

/**
 * The service worker of the record (decision 39): opens the record, the log-on, the patrol and My Roster without
 * coverage. It keeps the page and the build's files, nothing of a person, and no answer of the API.
 */

declare const self: ServiceWorkerGlobalScope;
/** The entry script of the build that this worker belongs to. */
declare const __ENTRY__: string;
/** The paths of all files that those pages need, the entry included. */
declare const __FILES__: readonly string[];

/** Milliseconds that the server has before the kept page is shown. */
const patience = 3000;

const cacheName = cachePrefix + __ENTRY__;

self.addEventListener('install', (event) => {
  void self.skipWaiting(); // an older build's page could not read what this one has kept
  event.waitUntil(keepBuild());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOutdated(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, self.location.origin);
  if (answer === 'page') event.respondWith(pageWithin(patience, fetch(request), keptPage));
  if (answer === 'file') event.respondWith(file(request));
});

/** Keeps the files first: there is never a page without them. Rejects if the server has another build by now. */
async function keepBuild(): Promise<void> {
  const page = await fetched('/', { cache: 'no-store' });
  if (!startsWith(__ENTRY__, await page.clone().text()))
    throw new Error('The server has another build than this worker.');
  const cache = await caches.open(cacheName);
  await Promise.all(__FILES__.map(async (path) => cache.put(path, await fetched(path))));
  await cache.put('/', page);
}

async function dropOutdated(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(outdated(names, cacheName).map((name) => caches.delete(name)));
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match('/');
}

/** The names of files change with their content, so that a kept one is never old. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}
