import { networkOf } from './network.ts';
import { soon } from './soon.ts';
import type { Visit } from './visit.ts';

/** The caches of the service worker. */
export const COPIES = { pages: 'feszek-pages-1', cart: 'feszek-cart-1' } as const;

/** What the browser logs of requests that fail without network. */
export const NETWORK_MESSAGES = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|build manifest|NetworkError/;

/** The paths of the copies that the browser has. */
export function copiesIn({ page }: Visit, name: string): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const stored = await (await caches.open(cacheName)).keys();
    return stored.map(({ url }) => decodeURI(new URL(url).pathname));
  }, name);
}

/**
 * Opens a page and moves the pointer, which is the first interaction, until the page is copied.
 *
 * @param path - of a shell that copies pages; an address where it is not the visit's own one
 */
export async function readPage(visit: Visit, path: string, cache: string = COPIES.pages): Promise<void> {
  await visit.go(path);
  await visit.page.mouse.move(200, 200);
  await visit.page.mouse.move(210, 210);
  const { pathname } = new URL(path, visit.page.url());
  await soon(async () => {
    if (!(await copiesIn(visit, cache)).includes(decodeURI(pathname))) throw new Error(`${pathname} is not copied yet`);
  });
}

/** Ends the network of the browser and opens an address. Without network a document cannot report that it is idle, because none of its requests ends. */
export async function openWithoutNetwork({ page }: Visit, address: string): Promise<void> {
  await (await networkOf(page)).setOffline(true);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}
