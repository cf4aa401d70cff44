import path from 'node:path';
import { createChanges } from './changes.ts';
import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './database/connect.ts';
import { FolderInUseError } from './database/folderLock.ts';
import { migrate } from './database/migrate.ts';
import { errorCode } from './errorCode.ts';
import { startJobs } from './jobs.ts';
import { GOODS_PRODUCTS, generateProducts } from './goods/products.ts';
import { showsMails } from './mail/dev/routes.ts';
import { openTransport } from './mail/openTransport.ts';
import { provideOperatorToken } from './operator/operatorToken.ts';
import { startOutbox } from './outbox/startOutbox.ts';
import { shopGoods } from './seed/shopGoods.ts';
import { createPayments } from './payment/payments.ts';
import { findImported } from './pictures/importedPictures.ts';
import { PictureRenderer } from './pictures/PictureRenderer.ts';
import { PictureStore } from './pictures/PictureStore.ts';
import { warmUp } from './pictures/warmUp.ts';
import { keepIndex } from './search/keepIndex.ts';
import { couponsToTry } from './seed/coupons.ts';
import { seed } from './seed/seed.ts';
import { ShopPictures, specOf } from './seed/shopPictures.ts';
import { purgeShells } from './purge.ts';
import { buildServer } from './server.ts';

/** What the person who starts the program can do something about, in his words; anything else is a fault of ours. */
function sentenceFor(error: unknown, port: string): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; stop it, or set API_PORT to a free port.`;
    case 'EACCES':
      return `This user may not listen on port ${port} (API_PORT) or not write to the data folder (DATA_DIR).`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST, or the host in DATABASE_URL, is not an address that can be used here.';
    case 'ECONNREFUSED':
      return 'The database server that DATABASE_URL names does not answer.';
    case '28P01':
    case '3D000':
      return 'The database server refuses the user, the password or the database that DATABASE_URL names.';
    default:
      return undefined;
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const connection = await connect(config);
  try {
    await migrate(connection.db);
    const products = config.seedProducts === undefined ? GOODS_PRODUCTS : generateProducts(config.seedProducts);
    const pictures = new ShopPictures(products);
    await seed(connection.db, systemClock, shopGoods(products, pictures), couponsToTry(config));
    await keepIndex(connection.db);
    const renderer = new PictureRenderer();
    const store = new PictureStore(path.join(config.dataDir, 'pictures'), renderer);
    const images = { store, findDrawing: findImported(connection.db, (key) => pictures.find(key)), findSpec: (path: string) => specOf(pictures, path) };
    const operatorToken = config.operatorToken ?? provideOperatorToken(config.dataDir);
    const payments = await createPayments(config, connection.db, systemClock);
    const parts = { db: connection.db, isOnlyProcess: config.databaseUrl === undefined, clock: systemClock, config, changes: createChanges(), images, operatorToken, payments };
    const app = await buildServer(parts);
    const stopJobs = startJobs({ ...parts, log: app.log, providers: payments.providers });
    if (!config.mail.smtp && !showsMails(config)) app.log.warn('SMTP_URL is not set: mails are kept in the data folder and reach nobody');
    if (payments.warning) app.log.warn(payments.warning);
    const stopMails = startOutbox({ ...parts, log: app.log, transport: openTransport(config) });
    const stopPurging = purgeShells(parts.changes, config.purge, app.log);
    app.addHook('onClose', async () => {
      await stopJobs();
      await stopMails();
      await stopPurging();
      renderer.close();
      await connection.close();
    });
    const stop = (signal: string) => {
      app.log.info({ signal }, 'stopping');
      void app.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    await app.listen({ host: config.host, port: config.port });
    if (config.isDrawingAhead) void warmUp(store, pictures.firstSeen(), app.log);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${sentenceFor(error, process.env['API_PORT'] ?? '3010') ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
