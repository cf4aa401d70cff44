import type { HTTPRequest, Page, ResourceType } from 'puppeteer-core';

/** The network is idle after this time without a request, in milliseconds. */
const QUIET_MS = 150;
/** Pictures may come later, and a stream of events lasts as long as its page. */
const NEVER_AWAITED: ReadonlySet<ResourceType> = new Set(['image', 'eventsource']);

/** Watches the requests of a page, except for pictures: they may come later. */
export function watchTraffic(page: Page): { readonly isQuiet: () => boolean } {
  const pending = new Set<HTTPRequest>();
  let lastMove = 0;
  const end = (request: HTTPRequest) => {
    if (pending.delete(request)) lastMove = performance.now();
  };
  page.on('request', (request) => {
    if (NEVER_AWAITED.has(request.resourceType())) return;
    // The requests of a document end with it, and the browser may not report their ends.
    if (request.isNavigationRequest()) pending.clear();
    lastMove = performance.now();
    pending.add(request);
  });
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    // Requests that the old document sent while the new one was loading.
    for (const request of pending) if (!request.isNavigationRequest()) pending.delete(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { isQuiet: () => pending.size === 0 && performance.now() - lastMove > QUIET_MS };
}

/**
 * Whether the page is still starting: its client, which is loaded after the main paint, has not started, or the slice of its
 * main part is not hydrated yet. A page without client scripts, such as a copy without network, has nothing to start.
 */
export async function isStarting(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isClientAwaited = document.querySelector('script[data-scripts]') !== null && !('feszekStarted' in window);
    const isSliceAwaited = document.getElementById('primary-data') !== null && document.querySelector('#primary[data-ready]') === null;
    return isClientAwaited || isSliceAwaited;
  });
}
