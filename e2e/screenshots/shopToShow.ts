import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, readSettings } from '@feszek/scripts';
import { OPERATOR_TOKEN, operatorOf } from '../src/harness/operator.ts';
import type { Operate } from '../src/harness/operator.ts';
import { startTemporaryShop } from '../src/harness/temporaryShop.ts';

const ANSWER_MS = 3000;

export interface ShopToShow {
  readonly url: string;
  /** Where its programs listen, by their names. */
  readonly ports: Readonly<Record<string, number>>;
  readonly isOwn: boolean;
  /** Does what its operator would. */
  readonly operate: Operate;
  /** Ends it where it was started for this. */
  close(): Promise<void>;
}

async function isOpen(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    // No program listens there, or it does not answer in time.
    return false;
  }
}

/** The operator's token of an open shop, from the environment or the data folder, as the command line reads it. */
async function tokenOf(env: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  if (env.OPERATOR_TOKEN) return env.OPERATOR_TOKEN;
  return readFile(join(dataDir, 'operator-token'), 'utf8').then((token) => token.trim(), () => {
    throw new Failure(`There is no operator token in ${dataDir}: the pictures of offers need it. Set DATA_DIR or OPERATOR_TOKEN as the open shop has them.`);
  });
}

/** The shop that is open at the address which the environment names or leaves as it is; otherwise one that is started for this. */
export async function findShopToShow(env: NodeJS.ProcessEnv): Promise<ShopToShow> {
  const { shopUrl, ports, dataDir } = readSettings(env, 'production');
  if (await isOpen(shopUrl)) {
    const operate = operatorOf(ports['api'], await tokenOf(env, dataDir));
    return { url: shopUrl, ports, isOwn: false, operate, close: () => Promise.resolve() };
  }
  if (env.SHOP_URL) throw new Failure(`No shop is open at ${shopUrl}, which SHOP_URL names.`);
  const shop = await startTemporaryShop();
  return { url: shop.url, ports: shop.ports, isOwn: true, operate: operatorOf(shop.ports['api'], OPERATOR_TOKEN), close: () => shop.stop() };
}
