import { Failure } from '@feszek/scripts';
import { findBrowser } from '../harness/findBrowser.ts';
import { startTemporaryShop } from '../harness/temporaryShop.ts';
import type { TemporaryShop } from '../harness/temporaryShop.ts';

declare global {
  /** Handed from the start to the stop: Jest runs both in one process. */
  var journeysShop: TemporaryShop | undefined;
}

/** Starts the whole composed shop once for all journeys, on free ports and with a data folder of its own. */
export default async function start(): Promise<void> {
  const browser = await findBrowser();
  if (!browser) {
    throw new Failure(
      'The journeys need Chromium or Chrome and found none: install one (on Debian: apt-get install chromium), or name it in PUPPETEER_EXECUTABLE_PATH.',
    );
  }
  const shop = await startTemporaryShop().catch((error: unknown) => {
    if (error instanceof Failure) error.message += `\n${error.details}`;
    throw error;
  });
  globalThis.journeysShop = shop;
  process.env.E2E_BROWSER = browser;
  process.env.E2E_SHOP_URL = shop.url;
  process.env.E2E_SHOP_PORTS = JSON.stringify(shop.ports);
}
