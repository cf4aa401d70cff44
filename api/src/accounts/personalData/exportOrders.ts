import type { Kysely } from 'kysely';
import { ordersOf } from '../../orders/ordersOf.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { DataOwner } from '../../users/DataOwner.ts';

interface OfOrder {
  readonly order_id: number;
}

function partsOf<Part extends OfOrder>(parts: readonly Part[], orderId: number): Omit<Part, 'order_id'>[] {
  return parts.filter(({ order_id }) => order_id === orderId).map(({ order_id: _, ...part }) => part);
}

/** Someone's orders with their lines, history and payments. Amounts are in minor units. */
export async function exportOrders(db: Kysely<Database>, owner: DataOwner) {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'order_hash', 'status', 'currency', 'locale', 'created_at', 'customer', 'delivery_place', 'summary', 'comment', 'is_newsletter_subscription', 'coupon', 'carrier', 'tracking_url', 'arrival_from', 'arrival_to', 'delivery_day', 'tracking'])
    .where(ordersOf(owner))
    .orderBy('id')
    .execute();
  const lines = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(['order_id', 'sku', 'name', 'quantity', 'unit_gross', 'unit_net', 'total_gross', 'total_net'])
    .where(ordersOf(owner))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const history = await db
    .selectFrom('order_status_change')
    .innerJoin('shop_order', 'shop_order.id', 'order_status_change.order_id')
    .select(['order_id', 'order_status_change.status', 'at', 'changed_by', 'note'])
    .where(ordersOf(owner))
    .orderBy('order_status_change.id')
    .execute();
  const payments = await db
    .selectFrom('payment_transaction')
    .innerJoin('shop_order', 'shop_order.id', 'payment_transaction.order_id')
    .select(['order_id', 'provider', 'payment_transaction.status', 'amount', 'payment_transaction.currency', 'payment_transaction.created_at', 'authorization_code', 'provider_id'])
    .where(ordersOf(owner))
    .orderBy('payment_transaction.created_at')
    .execute();
  return orders.map((order) => ({ ...order, lines: partsOf(lines, order.id), history: partsOf(history, order.id), payments: partsOf(payments, order.id) }));
}
