import { describe, expect, it } from '@jest/globals';
import type { CDPSession } from 'puppeteer-core';
import { composedShop } from './harness/composedShop.ts';
import { soon } from './harness/soon.ts';
import type { Visit } from './harness/visit.ts';

const shop = composedShop();

/** Two pages, and the parts of each. */
const HOME = { path: '/en', parts: ['content/stories', 'content/social-feed'] };
const FAQ = { path: '/en/faq', parts: [] };
/** Round trips that fill every cache. */
const WARM_UP = 15;
/** Each mounts and unmounts two screens and two parts. */
const ROUND_TRIPS = 50;
const MOUNTS = ROUND_TRIPS * (2 + HOME.parts.length + FAQ.parts.length);
/**
 * What a mount may leave behind, in bytes. 900 are compiled code and the browser's own timing entries, 2,500 the record that
 * single-spa keeps for a minute. A part with its element and its data has 41,000.
 */
const BYTES_PER_MOUNT = 6000;
const TEST_MS = 180_000;

/** Follows a link of the page, and waits until the screen is shown with its parts. */
async function follow({ page }: Visit, { path, parts }: { readonly path: string; readonly parts: readonly string[] }): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);
  await soon(async () => {
    const filled = await page.$$eval('#primary [data-slot]', (places) => places.filter((place) => place.childElementCount > 0).map((place) => place.getAttribute('data-slot')));
    expect([new URL(page.url()).pathname, ...filled]).toEqual([path, ...parts]);
  });
}

interface Held {
  readonly bytes: number;
  /** Nodes that are not in the document: other journeys change what the page shows. */
  readonly nodes: number;
  readonly listeners: number;
}

function countNodes({ page }: Visit): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
}

/** What the page keeps after a garbage collection. */
async function held(session: CDPSession, visit: Visit): Promise<Held> {
  const shown = await countNodes(visit);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes') - shown, listeners: value('JSEventListeners') };
}

describe('a page on which screens and parts are mounted and unmounted 200 times', () => {
  it('keeps no element, listener or data of them', async () => {
    const visit = await shop.visit();
    const session = await visit.page.createCDPSession();
    await session.send('Performance.enable');
    await visit.go(HOME.path);
    const roundTrips = async (count: number) => {
      for (let trip = 0; trip < count; trip += 1) {
        await follow(visit, FAQ);
        await follow(visit, HOME);
      }
    };
    await roundTrips(WARM_UP);
    const before = await held(session, visit);
    await roundTrips(ROUND_TRIPS);
    // React releases the elements of the last screen in a task of low priority, after the next screen is shown.
    await soon(async () => {
      const after = await held(session, visit);
      expect((after.bytes - before.bytes) / MOUNTS).toBeLessThan(BYTES_PER_MOUNT);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
    });
  }, TEST_MS);
});
