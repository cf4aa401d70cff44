import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

interface OfOrder {
  readonly order_id: number;
}

function partsOf<Part extends OfOrder>(parts: readonly Part[], orderId: number): Omit<Part, 'order_id'>[] {
  return parts.filter(({ order_id }) => order_id === orderId).map(({ order_id: _, ...part }) => part);
}

/** The orders of a user with their lines, history and payments. Amounts are in minor units. */
export async function exportOrders(db: Kysely<Database>, userId: number) {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'order_hash', 'status', 'currency', 'locale', 'created_at', 'customer', 'delivery_place', 'summary', 'comment', 'is_newsletter_subscription', 'coupon', 'carrier', 'tracking_url', 'arrival_from', 'arrival_to', 'delivery_day', 'tracking'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['order_id', 'sku', 'name', 'quantity', 'unit_gross', 'unit_net', 'total_gross', 'total_net'])
    .where('shop_order.user_id', '=', userId)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('order_status_change')
    .innerJoin('shop_order', 'shop_order.id', 'order_status_change.order_id')
    .select(['order_id', 'order_status_change.status', 'at', 'changed_by', 'note'])
    .where('shop_order.user_id', '=', userId)
    .orderBy('order_status_change.id')
    .execute();
  const payments = await db
    .selectFrom('payment_transaction')
    .innerJoin('shop_order', 'shop_order.id', 'payment_transaction.order_id')
    .select(['order_id', 'provider', 'payment_transaction.status', 'amount', 'payment_transaction.currency', 'payment_transaction.created_at', 'authorization_code', 'provider_id'])
    .where('shop_order.user_id', '=', userId)
    .orderBy('payment_transaction.created_at')
    .execute();
  return orders.map((order) => ({ ...order, lines: partsOf(lines, order.id), history: partsOf(history, order.id), payments: partsOf(payments, order.id) }));
}
