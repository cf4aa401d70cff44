import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMS, freePort, readSettings, startShop } from '@feszek/scripts';
import { OPERATOR_TOKEN, PAYMENT_SECRET } from './operator.ts';

const CALM = {
  // The same buyer orders in many journeys.
  UNPAID_ORDERS_PER_BUYER: '1000',
  UNPAID_ORDERS_PER_DAY: '1000',
  // Above the journeys' orders on receipt, and below the maximum of such an order by a guest.
  APPROVAL_FROM_HUF: '450000',
  // Painting pictures that no test uses would occupy a core.
  DEMO_PICTURES: 'off',
  // On a busy machine a part of a page may be late. Other tests delay parts on purpose.
  PRIMARY_DEADLINE_MS: '30000',
  OPTIONAL_DEADLINE_MS: '8000',
  // A journey cannot intercept requests of a service worker. The journeys of offline copies use a separate shell.
  OFFLINE_COPIES: 'off',
};

type Shop = Awaited<ReturnType<typeof startShop>>;

export interface TemporaryShop extends Shop {
  /** The addresses of its programs, by name. */
  readonly ports: Readonly<Record<string, number>>;
  /** Its data folder. */
  readonly dataDir: string;
}

export interface TemporaryShopOptions {
  /** A filled database for the shop; by default it has a separate server, and the demo program fills it. */
  readonly databaseUrl?: string;
  /** Settings that differ from those of other shops under test. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a shop on free ports, with a separate data folder. */
export async function temporaryEnvironment(dataDir: string, { databaseUrl, env: own = {} }: TemporaryShopOptions = {}): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...CALM, ...own, DATA_DIR: dataDir, OPERATOR_TOKEN, PAYMENT_SECRET };
  delete env.DATABASE_URL;
  delete env.SHOP_URL;
  delete env.SMTP_URL;
  delete env.DEMO;
  if (databaseUrl !== undefined) Object.assign(env, { DATABASE_URL: databaseUrl, DEMO: 'on' });
  for (const { portVariable, urlVariable } of PROGRAMS) {
    env[portVariable] = String(await freePort());
    delete env[urlVariable];
  }
  return env;
}

/**
 * Starts the whole built shop on free ports, with a separate data folder, which `stop` removes. If the
 * start fails, the folder stays, for its logs.
 */
export async function startTemporaryShop(options: TemporaryShopOptions = {}): Promise<TemporaryShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'feszek-e2e-'));
  const settings = readSettings(await temporaryEnvironment(dataDir, options), 'production');
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
