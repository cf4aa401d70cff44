import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { CollectedPieces } from '../stock/showrooms/showroomStock.ts';

const SHOWROOM_ID = /^showroom:(.+)$/;

/** The pieces of products in orders that are collected at showrooms, placed after a time and not cancelled. */
export async function listCollected(db: Kysely<Database>, productIds: readonly number[], since: Date): Promise<CollectedPieces[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select([sql<string>`delivery_place ->> 'id'`.as('place'), 'product_id', 'quantity', 'created_at'])
    .where('product_id', 'in', [...productIds])
    .where('delivery_place', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('created_at', '>', since)
    .execute();
  return rows.flatMap(({ place, product_id: productId, quantity, created_at: orderedAt }) => {
    const showroom = SHOWROOM_ID.exec(place)?.[1];
    return showroom === undefined || productId === null ? [] : [{ showroom, productId, quantity, orderedAt }];
  });
}
