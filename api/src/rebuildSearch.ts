import { ConfigError, readConfig } from './config.ts';
import { connect } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkShop } from './platform/database/shopIdentity.ts';
import { ShopDataError } from './platform/database/ShopDataError.ts';
import { indexProducts } from './catalog/search/indexProducts.ts';
import { updateIndex } from './catalog/search/updateIndex.ts';

async function run(): Promise<string> {
  const config = readConfig(process.env);
  const connection = connect(config);
  try {
    await checkShop(connection.bulkDb, { ...config, isFirstStartAllowed: false });
    await migrate(connection.bulkDb);
    await updateIndex(connection.bulkDb);
    const started = performance.now();
    await indexProducts(connection.bulkDb);
    return `Rebuilt the search index in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`;
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof ShopDataError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
