import { connectPostgres } from '../src/platform/database/connect.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { updateIndex } from '../src/catalog/search/updateIndex.ts';
import { addressOf, runOnServer, TEMPLATES } from './databases.ts';
import { fillShop } from './fillShop.ts';
import { testGoods } from './goods.ts';
import { createTestClock } from './testClock.ts';

/** Creates the databases that tests copy: a migrated one, and one with the small catalogue of `goods.ts`. */
export async function createTemplates(): Promise<void> {
  await runOnServer(addressOf('postgres'), `CREATE DATABASE ${TEMPLATES.migrated}`);
  const migrated = connectPostgres(addressOf(TEMPLATES.migrated));
  await migrate(migrated.db);
  await migrated.close();

  await runOnServer(addressOf('postgres'), `CREATE DATABASE ${TEMPLATES.shop} TEMPLATE ${TEMPLATES.migrated}`);
  const shop = connectPostgres(addressOf(TEMPLATES.shop));
  await fillShop(shop.db, createTestClock(), testGoods);
  await updateIndex(shop.db);
  await shop.close();
}
