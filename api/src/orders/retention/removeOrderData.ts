import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { yearsBefore } from '../../platform/yearsBefore.ts';
import { OPEN_STATUSES } from '../openOrders.ts';
import { CLAIM_YEARS, ORDER_STATISTICS_STORED_MS, startOfInvoiceYears, UNPAID_ORDER_STORED_MS } from './periods.ts';

/** Orders in one transaction, so that its locks are held for a short time only. */
const BATCH = 500;

/** What identifies the buyer of an order; its lines and amounts stay for the shop's statistics. */
const NO_BUYER = { customer: '{}', delivery_place: null, comment: '', client_key: null, tracking: null, tracking_url: null, carrier: null, visitor_id: null, user_id: null } as const;

/** Removes the buyer from orders, with the notes of their history and the ids of their payments. */
async function removeBuyers(trx: Trx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await trx.updateTable('shop_order').set(NO_BUYER).where('id', 'in', orderIds).execute();
  await trx.updateTable('order_status_change').set({ note: '' }).where('order_id', 'in', orderIds).where('note', '<>', '').execute();
  await trx.updateTable('payment_transaction').set({ authorization_code: null, provider_id: null }).where('order_id', 'in', orderIds).execute();
}

/** Removes the buyers in batches, until no order is left. */
async function removeAllBuyers(db: Db, findOrders: (trx: Trx) => Promise<readonly { readonly id: number }[]>): Promise<void> {
  for (let count = BATCH; count === BATCH; ) {
    count = await db.transaction().execute(async (trx) => {
      const found = await findOrders(trx);
      await removeBuyers(trx, found.map(({ id }) => id));
      return found.length;
    });
  }
}

const ordersWithBuyer = (trx: Trx) => trx.selectFrom('shop_order').select('shop_order.id').where(sql<boolean>`customer <> '{}'`).limit(BATCH).forUpdate().skipLocked();

/** Removes the buyers of orders whose invoices need no longer be stored. */
export async function removeOldBuyers(db: Db, clock: Clock): Promise<void> {
  const before = startOfInvoiceYears(clock.now());
  await removeAllBuyers(db, (trx) => ordersWithBuyer(trx).where('created_at', '<', before).where('status', 'not in', OPEN_STATUSES).execute());
}

/** Removes the buyers of orders that were cancelled without a payment: there is no invoice. */
export async function removeBuyersOfUnpaidOrders(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - UNPAID_ORDER_STORED_MS);
  await removeAllBuyers(db, (trx) =>
    ordersWithBuyer(trx)
      .where('status', '=', 'cancelled')
      .where('created_at', '<=', before)
      .where('is_refund_due', '=', false)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('payment_transaction').select('order_id').whereRef('order_id', '=', 'shop_order.id').where('payment_transaction.status', '=', 'success'))))
      .where(({ not, exists, selectFrom }) =>
        not(exists(
          selectFrom('order_status_change as step')
            .select('order_id')
            .whereRef('order_id', '=', 'shop_order.id')
            .where(({ eb, or, and }) => or([eb('step.status', 'in', ['paid', 'shipped', 'completed']), and([eb('step.status', '=', 'cancelled'), eb('at', '>', before)])])),
        )),
      )
      .execute(),
  );
}

/** Removes from orders what claims need, but an invoice does not: email address, phone number, delivery address, place of collection and comment. */
export async function removeOrderContacts(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('shop_order')
    .set({ customer: sql`jsonb_strip_nulls(jsonb_build_object('invoice_data', customer -> 'invoice_data'))`, delivery_place: null, comment: '', tracking_url: null })
    .where('created_at', '<=', yearsBefore(clock.now(), CLAIM_YEARS))
    .where(sql<boolean>`customer ?| array['email', 'phone', 'delivery_data']`)
    .where('status', 'not in', OPEN_STATUSES)
    .execute();
}

/** Removes the order for statistics from orders. */
export async function removeOrderStatistics(db: Db, clock: Clock): Promise<void> {
  await db.updateTable('shop_order').set({ tracking: null }).where('tracking', 'is not', null).where('created_at', '<=', new Date(clock.now().getTime() - ORDER_STATISTICS_STORED_MS)).execute();
}
