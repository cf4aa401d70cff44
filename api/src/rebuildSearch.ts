import { ConfigError, readConfig } from './config.ts';
import { connect } from './platform/database/connect.ts';
import { FolderInUseError } from './platform/database/folderLock.ts';
import { migrate } from './platform/database/migrate.ts';
import { ShopDataError } from './platform/database/ShopDataError.ts';
import { indexProducts } from './catalog/search/indexProducts.ts';
import { keepIndex } from './catalog/search/keepIndex.ts';

async function run(): Promise<string> {
  const connection = await connect({ ...readConfig(process.env), isFirstStartAllowed: false });
  try {
    await migrate(connection.bulkDb);
    await keepIndex(connection.bulkDb);
    const started = performance.now();
    await indexProducts(connection.bulkDb);
    return `Made the search index anew in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`;
  } finally {
    await connection.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUseError || error instanceof ShopDataError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
