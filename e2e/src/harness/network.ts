import type { CDPSession, Page } from 'puppeteer-core';
import { soon } from './soon.ts';

/** The network of a visitor's browser: of one page and of the shop's service worker. */
export interface Network {
  setOffline(isOffline: boolean): Promise<void>;
}

async function workerSession(page: Page): Promise<CDPSession> {
  const target = await soon(() => {
    const found = page.browserContext().targets().find((each) => each.type() === 'service_worker');
    if (!found) throw new Error('The browser has no service worker yet');
    return found;
  });
  return target.createCDPSession();
}

/** Controls the network of a page and of its registered service worker. `Page.setOfflineMode` does not affect the worker. */
export async function networkOf(page: Page): Promise<Network> {
  const session = await workerSession(page);
  return {
    async setOffline(isOffline) {
      await session.send('Network.emulateNetworkConditions', { offline: isOffline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
      await page.setOfflineMode(isOffline);
    },
  };
}
