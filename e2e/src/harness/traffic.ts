import type { HTTPRequest, Page, ResourceType } from 'puppeteer-core';

/** The network is quiet when nothing was asked for so long, in milliseconds. */
const QUIET_MS = 150;
/** Pictures may come later, and a stream of events is under way for as long as its page is. */
const NEVER_AWAITED: ReadonlySet<ResourceType> = new Set(['image', 'eventsource']);

/** Watches what a page asks for, but for pictures: they may come later. */
export function watchTraffic(page: Page): { readonly isQuiet: () => boolean } {
  const underWay = new Set<HTTPRequest>();
  let lastMove = 0;
  const end = (request: HTTPRequest) => {
    if (underWay.delete(request)) lastMove = performance.now();
  };
  page.on('request', (request) => {
    if (NEVER_AWAITED.has(request.resourceType())) return;
    // With the document goes what it asked for, of which the browser may tell nothing more.
    if (request.isNavigationRequest()) underWay.clear();
    lastMove = performance.now();
    underWay.add(request);
  });
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return;
    // What the old document asked for while it waited for the new one.
    for (const request of underWay) if (!request.isNavigationRequest()) underWay.delete(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { isQuiet: () => underWay.size === 0 && performance.now() - lastMove > QUIET_MS };
}

/** Whether the slice of the page's main part still has to wake up. */
export async function isAsleep(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getElementById('primary-data') !== null && document.querySelector('#primary[data-ready]') === null);
}
