import { setTimeout as sleep } from 'node:timers/promises';
import { createChanges } from './platform/changes/changes.ts';
import { readConfig } from './config.ts';
import { connect } from './platform/database/connect.ts';
import { DatabaseClock } from './platform/database/DatabaseClock.ts';
import { migrate } from './platform/database/migrate.ts';
import { checkShop, storeShopId } from './platform/database/shopIdentity.ts';
import { JobRegistry } from './platform/jobs/JobRegistry.ts';
import { startJobRunner } from './platform/jobs/startJobRunner.ts';
import { showsMails } from './platform/mail/dev/routes.ts';
import { openTransport } from './platform/mail/openTransport.ts';
import { provideOperatorToken } from './platform/operator/operatorToken.ts';
import { createPayments } from './orders/payment/payments.ts';
import { requirePublicSettings } from './requirePublicSettings.ts';
import { missingLegalPages } from './content/publication/missingLegalPages.ts';
import { openMedia } from './media/openMedia.ts';
import { updateIndex } from './catalog/search/updateIndex.ts';
import { setUpShop } from './setup/setUpShop.ts';
import { purgeShells } from './platform/changes/purge.ts';
import { buildServer } from './server.ts';
import { startFault } from './startFault.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  requirePublicSettings(config, process.env);
  const connection = connect(config);
  try {
    await checkShop(connection.bulkDb, config);
    await migrate(connection.bulkDb);
    const clock = await DatabaseClock.open(connection.db);
    await setUpShop(connection.bulkDb);
    await updateIndex(connection.bulkDb);
    await storeShopId(connection.db, clock, config.dataDir);
    const media = openMedia(config.media, connection.reads?.db ?? connection.db);
    const operatorToken = config.operatorToken ?? provideOperatorToken(config.dataDir);
    const payments = await createPayments(config, clock);
    const mailTransport = openTransport(config);
    let isStopping = false;
    const parts = { db: connection.db, reads: connection.reads, isStopping: () => isStopping, bulkDb: connection.bulkDb, clock, config, changes: createChanges(), media, operatorToken, payments, jobs: new JobRegistry(), mailTransport, listen: connection.listen, connections: connection.connections };
    const app = await buildServer(parts);
    if (!config.mail.smtp && !showsMails(config)) app.log.warn('SMTP_URL is not set: mails are stored as files in the data folder and are not sent');
    if (payments.warning) app.log.warn(payments.warning);
    if (config.seller.bankAccount === undefined) app.log.warn({ file: config.sellerFile.path }, 'bank_account is not set in the file of the seller: bank transfer is not offered (docs/guides/payments.md)');
    const pages = await missingLegalPages(connection.db, clock.now());
    if (pages.length > 0) app.log.warn({ pages }, 'orders and quote requests are refused until these pages are published (docs/guides/content.md)');
    const stopJobs = startJobRunner({ ...parts, log: app.log });
    const stopPurging = purgeShells(parts.changes, config.purge, app.log);
    app.addHook('onClose', async () => {
      await stopJobs();
      mailTransport.close();
      await stopPurging();
    });
    const stop = async (signal: string) => {
      app.log.info({ signal }, 'stopping');
      isStopping = true;
      await sleep(config.stopDelayMs);
      await app.close();
      await connection.close();
      process.exit(0);
    };
    process.once('SIGTERM', (signal) => void stop(signal));
    process.once('SIGINT', (signal) => void stop(signal));
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${startFault(error, process.env['API_PORT'] ?? '3010') ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
