import { randomBytes } from 'node:crypto';
import { ANCHORS, LOCALES } from '@feszek/contract';
import pg from 'pg';
import { databaseIn, dataUnderTest } from './databaseUnderTest.ts';
import { soon } from './soon.ts';
import type { TemporaryShop } from './temporaryShop.ts';

const TEMPLATE = 'filled_shop';
/** A database that every server has and no shop uses. */
const OTHER = 'template1';

function addressOf(serverUrl: string, database: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${database}`;
  return address.href;
}

/** Runs a statement on a connection to a database that no shop uses. */
async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(serverUrl, OTHER) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The shell replaces a page after a minute, in milliseconds. */
const PAGE_AGE_MS = 60_000;

/** Waits until the home page shows the brands: an API that was killed may not have reported its last changes to the shell. */
function untilHomeIsCurrent({ url }: TemporaryShop): Promise<void> {
  return soon(async () => {
    for (const locale of LOCALES) {
      const home = await (await fetch(`${url}/${locale}`)).text();
      if (!home.includes(`id="${ANCHORS.brands}"`)) throw new Error(`The page /${locale} does not show the brands`);
    }
  }, 2 * PAGE_AGE_MS);
}

/**
 * Copies the database of a shop that has just been filled: `copyFilledDatabase` copies it for each further shop, which
 * takes a second instead of half a minute. PostgreSQL copies a database while no program is connected to it, so the shop
 * runs without its API meanwhile.
 */
export async function keepFilledDatabase(shop: TemporaryShop): Promise<void> {
  const url = await databaseIn(shop.dataDir);
  await shop.kill('api');
  await run(url, `CREATE DATABASE ${TEMPLATE} TEMPLATE ${new URL(url).pathname.slice(1)} STRATEGY FILE_COPY`);
  await shop.start('api');
  await untilHomeIsCurrent(shop);
}

export interface FilledDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database on the server of the journeys' shop, with the data of the filled shop. */
export async function copyFilledDatabase(): Promise<FilledDatabase> {
  const server = await databaseIn(dataUnderTest());
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return { url: addressOf(server, name), drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}
