import { loadProductRecords } from '../catalog/productRecords.ts';
import type { Db } from '../platform/database/connect.ts';
import type { JobRegistry } from '../platform/jobs/JobRegistry.ts';
import { availabilityTable } from '../stock/productStock.ts';
import { mailBackInStock } from './alertMails.ts';
import type { StockAlertParts } from './StockAlertParts.ts';

export const STOCK_ALERT_JOB = 'stock-alerts';
const EVERY_MS = 10_000;
/** Mails of one transaction, and transactions of one run. */
const BATCH_SIZE = 100;
const BATCHES = 20;

/**
 * Writes the mails of one batch, and deletes their alerts in the same transaction: an alert has exactly one mail. Two processes
 * at the same time take different alerts. An alert whose product is sold out again by then stays.
 *
 * @returns the number of mails
 */
async function sendBatch(db: Db, parts: StockAlertParts): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('stock_alert')
      .innerJoin('product', 'product.id', 'stock_alert.product_id')
      .innerJoin(availabilityTable(parts.clock.now()), 'availability.product_id', 'stock_alert.product_id')
      .selectAll('stock_alert')
      .where('stock_alert.confirmed_at', 'is not', null)
      .where((eb) => eb.or([eb('product.is_for_order', '=', true), eb('availability.quantity', '>', 0)]))
      .orderBy('stock_alert.confirmed_at')
      .orderBy('stock_alert.id')
      .limit(BATCH_SIZE)
      .forUpdate('stock_alert')
      .skipLocked()
      .execute();
    if (alerts.length === 0) return 0;
    const products = new Map((await loadProductRecords(trx, [...new Set(alerts.map(({ product_id }) => product_id))])).map((product) => [product.id, product]));
    for (const alert of alerts) {
      const product = products.get(alert.product_id);
      if (product) await mailBackInStock(trx, parts, alert, product);
    }
    await trx.deleteFrom('stock_alert').where('id', 'in', alerts.map(({ id }) => id)).execute();
    return alerts.length;
  });
}

/**
 * Registers the job that finds products that can be bought again. It compares the current stock, so that every cause counts
 * alike: an import, the operator, a cancelled order, an ended reservation.
 */
export function registerAlertJob(jobs: JobRegistry, db: Db, parts: StockAlertParts): void {
  jobs.registerRecurring({
    kind: STOCK_ALERT_JOB,
    everyMs: EVERY_MS,
    async run({ log }) {
      let sent = 0;
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const count = await sendBatch(db, parts);
        sent += count;
        if (count < BATCH_SIZE) break;
      }
      if (sent > 0) log.info({ sent }, 'stock alerts written');
    },
  });
}
