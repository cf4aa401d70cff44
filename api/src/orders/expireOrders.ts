import type { Changes } from '../platform/changes/changes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { MESSAGES } from './payment/responseMessages.ts';
import { changeStatus } from './status/changeStatus.ts';
import { stockTags } from '../stock/productStock.ts';
import { returnStock } from './orderStock.ts';

/** Orders in one run; the next run expires the rest. */
const BATCH = 100;

async function expireOne(db: Db, clock: Clock): Promise<readonly string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('shop_order')
      .select('id')
      .where('payment_expires_at', '<=', clock.now())
      .where('status', 'in', ['pending_payment', 'payment_failed', 'confirmed'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return undefined;
    const returned = await returnStock(trx, order.id);
    await trx
      .updateTable('payment_transaction')
      .set({ status: 'error', failure: 'timed_out', response_code: 'expired', response_message: MESSAGES.timedOut })
      .where('order_id', '=', order.id)
      .where('status', '=', 'in_progress')
      .execute();
    await changeStatus(trx, clock, { orderId: order.id, to: 'cancelled', by: 'system', set: { payment_expires_at: null } });
    return stockTags(returned);
  });
}

/**
 * Cancels orders that were not paid in time, at a provider or by transfer, and returns their stock. Safe with several processes: each order is cancelled
 * by one of them.
 *
 * @returns how many orders were cancelled
 */
export async function expireOrders(db: Db, clock: Clock, changes: Changes): Promise<number> {
  for (let count = 0; count < BATCH; count += 1) {
    const tags = await expireOne(db, clock);
    if (!tags) return count;
    changes.emit(tags);
  }
  return BATCH;
}
