import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { DataOwner } from '../users/DataOwner.ts';
import { countOpenOrders } from './openOrders.ts';
import { ordersOf } from './ordersOf.ts';

/**
 * Removes from someone's orders what an invoice does not need: email address, phone number, delivery address, place of collection, comment, and
 * what identifies the client. The billing data, lines and amounts stay: act C of 2000 on accounting, section 169, requires
 * invoices for eight years.
 *
 * @returns the number of orders
 * @throws ApiError `user_has_open_orders`
 */
export async function anonymizeOrders(trx: Trx, owner: DataOwner): Promise<number> {
  const count = await countOpenOrders(trx, owner);
  if (count > 0) throw new ApiError('user_has_open_orders', { params: { count } });
  const { numUpdatedRows } = await trx
    .updateTable('shop_order')
    .set({ customer: sql`jsonb_strip_nulls(jsonb_build_object('invoice_data', customer -> 'invoice_data'))`, comment: '', delivery_place: null, client_key: null, tracking: null, tracking_url: null, visitor_id: null, user_id: null })
    .where(ordersOf(owner))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
