import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, freePort, readSettings, startShop } from '@feszek/scripts';
import { OPERATOR_TOKEN, PAYMENT_SECRET } from './operator.ts';

const CALM = {
  // One buyer orders in many journeys.
  UNPAID_ORDERS_PER_BUYER: '1000',
  UNPAID_ORDERS_PER_DAY: '1000',
  // Above the orders of the journeys that are paid on receipt, and below the most that a guest may order so.
  APPROVAL_FROM_HUF: '450000',
  // Pictures that no test looks at would take a core from the browser.
  DEMO_PICTURES: 'off',
  // On a busy machine a part of a page is late. What a page is without a late part is looked at where a test makes it late.
  PRIMARY_DEADLINE_MS: '30000',
  OPTIONAL_DEADLINE_MS: '8000',
  // Requests that a service worker sends cannot be replaced by a journey. Offline copies have a shell of their own.
  OFFLINE_COPIES: 'off',
};

type Shop = Awaited<ReturnType<typeof startShop>>;

export interface TemporaryShop extends Shop {
  /** Where its programs listen, by their names. */
  readonly ports: Readonly<Record<string, number>>;
  /** Its data folder. */
  readonly dataDir: string;
}

export interface TemporaryShopOptions {
  /** A filled database that the shop takes over; otherwise it has a server of its own, and is filled by the demo program. */
  readonly databaseUrl?: string;
}

async function temporarySettings(dataDir: string, { databaseUrl }: TemporaryShopOptions) {
  const env: NodeJS.ProcessEnv = { ...process.env, ...CALM, DATA_DIR: dataDir, OPERATOR_TOKEN, PAYMENT_SECRET };
  delete env.DATABASE_URL;
  delete env.SHOP_URL;
  delete env.SMTP_URL;
  delete env.DEMO;
  if (databaseUrl !== undefined) Object.assign(env, { DATABASE_URL: databaseUrl, DEMO: 'on' });
  for (const { portVariable, urlVariable } of PROGRAMS) {
    env[portVariable] = String(await freePort());
    delete env[urlVariable];
  }
  return readSettings(env, 'production');
}

/**
 * Starts the whole built shop on free ports, with a data folder of its own, which `stop` takes away again. Where the
 * start fails, the folder stays for its logs.
 */
export async function startTemporaryShop(options: TemporaryShopOptions = {}): Promise<TemporaryShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-e2e-'));
  const settings = await temporarySettings(dataDir, options);
  const shop = await startShop(settings, { isDurable: false });
  return {
    ...shop,
    ports: settings.ports,
    dataDir,
    async stop() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
