import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

const NOT_SENT = ['pending_payment', 'payment_failed', 'confirmed', 'paid'] as const;

/** Counts the pieces of a product that orders have taken from stock and that are not sent yet. */
export async function countInOrders(db: Kysely<Database>, productId: number): Promise<number> {
  const { pieces } = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select(({ fn }) => fn.sum<number | null>('stock_taken').as('pieces'))
    .where('product_id', '=', productId)
    .where('status', 'in', NOT_SENT)
    .executeTakeFirstOrThrow();
  return Number(pieces);
}
