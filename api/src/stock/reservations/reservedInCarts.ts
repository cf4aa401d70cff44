import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Pieces that carts reserve at a moment. A caller that decides by them has locked the stock of these products before:
 * every reservation is made under that lock.
 *
 * @param exceptVisitorId - a visitor whose own cart is left out
 * @returns pieces by product id; a product without reservations has no entry
 */
export async function reservedInCarts(db: Kysely<Database>, now: Date, productIds: readonly number[], exceptVisitorId?: number): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cart_reservation')
    .select(['product_id', ({ fn }) => fn.sum<number>('quantity').as('reserved')])
    .where('product_id', 'in', [...productIds])
    .where('reserved_until', '>', now)
    .$if(exceptVisitorId !== undefined, (query) => query.where('visitor_id', '<>', exceptVisitorId ?? 0))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, reserved }) => [product_id, Number(reserved)]));
}
