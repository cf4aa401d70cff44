import { Failure, readSettings } from '@feszek/scripts';
import { startTemporaryShop } from '../src/harness/temporaryShop.ts';

const ANSWER_MS = 3000;

export interface ShopToShow {
  readonly url: string;
  /** Where its programs listen, by their names. */
  readonly ports: Readonly<Record<string, number>>;
  readonly isOwn: boolean;
  /** Ends it where it was started for this. */
  close(): Promise<void>;
}

async function isOpen(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    // Nobody listens there, or nobody who answers in time.
    return false;
  }
}

/** The shop that is open at the address which the environment names or leaves as it is; otherwise one that is started for this. */
export async function findShopToShow(env: NodeJS.ProcessEnv): Promise<ShopToShow> {
  const { shopUrl, ports } = readSettings(env, 'production');
  if (await isOpen(shopUrl)) return { url: shopUrl, ports, isOwn: false, close: () => Promise.resolve() };
  if (env.SHOP_URL) throw new Failure(`No shop is open at ${shopUrl}, which SHOP_URL names.`);
  const shop = await startTemporaryShop();
  return { url: shop.url, ports: shop.ports, isOwn: true, close: () => shop.stop() };
}
