import { COOKIES, DEFAULT_LOCALE, isLocale } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { CART_CACHE, FILE_CACHE, PAGE_CACHE, deleteCaches, offlineCacheName } from './cacheNames.ts';
import { Copies } from './Copies.ts';
import { ownPictures } from './CopyFiles.ts';
import { copyTarget } from './copyTarget.ts';
import { endsVisit } from './endsVisit.ts';
import { offlinePage, storeOfflinePages } from './offlinePages.ts';
import { isWorkerMessage } from './workerMessages.ts';
import type { FetchEventLike, WorkerScope } from './workerScope.ts';

/**
 * The service worker: without network it answers with copies of the pages that the visitor saw last. With network it changes
 * nothing: pages and files come from the server.
 */
declare const self: WorkerScope;

const { feszekBuild: build, location: { origin } } = self;
const PAGES = /^\/(?:hu|en)?(?:\/|$)/;
const FILES: ReadonlySet<string> = new Set(['style', 'font', 'image']);

/** Whether a copy may need a file. Of scripts it needs only the shell's own. */
function isFileOfCopies({ destination }: Request, { pathname }: URL): boolean {
  return FILES.has(destination) || (destination === 'script' && pathname.startsWith('/assets/'));
}

/** The digest of the CSRF token, which is bound to the session. */
async function sessionMark(): Promise<string | undefined> {
  if (!self.cookieStore) return '';
  const token = (await self.cookieStore.get(COOKIES.xsrf))?.value;
  if (!token) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const copies = new Copies({ connectionScript: build.connectionScript, sessionMark, now: () => Date.now() });

/** The language of an address, or of the browser for the address without one. */
function localeOf({ pathname }: URL): Locale {
  const [, first] = pathname.split('/', 2);
  if (isLocale(first)) return first;
  const [language] = self.navigator.language.split('-', 1);
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

async function answerWithoutNetwork(url: URL): Promise<Response> {
  const target = copyTarget(url);
  const copy = target && (await copies.find(target));
  return copy ?? offlinePage(localeOf(url), build.version, await copies.list('cart'), await copies.list('page'));
}

async function answerNavigation({ request, preloadResponse }: FetchEventLike, url: URL): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    // Downloads and addresses of the API have no copies.
    if (!PAGES.test(url.pathname)) throw error;
    return answerWithoutNetwork(url);
  }
}

async function answerFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(request, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePages(build.version).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    await deleteCaches([PAGE_CACHE, CART_CACHE, FILE_CACHE, offlineCacheName(build.version)]);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  })());
});

self.addEventListener('message', (event) => {
  if (!isWorkerMessage(event.data)) return;
  if (event.data.kind === 'visitor-changed') return event.waitUntil(copies.deleteCart());
  const target = copyTarget(new URL(event.data.href, origin));
  if (target) event.waitUntil(copies.add(target, event.data.kind === 'page-shown' ? ownPictures(event.data.pictures, origin) : []));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== origin) return;
  if (endsVisit(request.method, url.pathname)) event.waitUntil(copies.deleteCart());
  if (request.method !== 'GET') return;
  // Every navigation, because the browser has requested it in advance.
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event, url));
  else if (isFileOfCopies(request, url)) event.respondWith(answerFile(request));
});
