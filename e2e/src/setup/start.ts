import { Failure } from '@feszek/scripts';
import { keepFilledDatabase } from '../harness/filledDatabase.ts';
import { provideBrowser } from '../harness/provideBrowser.ts';
import { startTemporaryShop } from '../harness/temporaryShop.ts';
import type { TemporaryShop } from '../harness/temporaryShop.ts';

declare global {
  /** Passed from the start to the stop: Jest runs both in one process. */
  var journeysShop: TemporaryShop | undefined;
}

/** Jest shows only the message of an error. */
function withDetails(error: unknown): never {
  if (error instanceof Failure) error.message += `\n${error.details}`;
  throw error;
}

/** Starts the whole composed shop once for all journeys, on free ports and with a separate data folder. */
export default async function start(): Promise<void> {
  const browser = await provideBrowser().catch(withDetails);
  const shop = await startTemporaryShop().catch(withDetails);
  globalThis.journeysShop = shop;
  await keepFilledDatabase(shop).catch(withDetails);
  process.env.E2E_BROWSER = browser;
  process.env.E2E_SHOP_URL = shop.url;
  process.env.E2E_SHOP_PORTS = JSON.stringify(shop.ports);
  process.env.E2E_SHOP_DATA = shop.dataDir;
}
