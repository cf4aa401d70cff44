import { connectPostgres } from '../src/platform/database/connect.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { keepIndex } from '../src/catalog/search/keepIndex.ts';
import { couponsToTry } from '../src/demo/seed/coupons.ts';
import { seed } from '../src/demo/seed/seed.ts';
import { addressOf, runOnServer, TEMPLATES } from './databases.ts';
import { testGoods } from './goods.ts';
import { testConfig } from './shop.ts';
import { createTestClock } from './testClock.ts';

/** Makes the databases that tests copy: a migrated one, and one that holds the small range of `goods.ts`. */
export async function createTemplates(): Promise<void> {
  await runOnServer(addressOf('postgres'), `CREATE DATABASE ${TEMPLATES.migrated}`);
  const migrated = connectPostgres(addressOf(TEMPLATES.migrated));
  await migrate(migrated.db);
  await migrated.close();

  await runOnServer(addressOf('postgres'), `CREATE DATABASE ${TEMPLATES.shop} TEMPLATE ${TEMPLATES.migrated}`);
  const shop = connectPostgres(addressOf(TEMPLATES.shop));
  await seed(shop.db, createTestClock(), testGoods, couponsToTry(testConfig()));
  await keepIndex(shop.db);
  await shop.close();
}
