import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * What carts hold of products now. Whoever decides by it has locked the stock of these products before: nothing is
 * reserved without that lock.
 *
 * @param exceptVisitorId whose own cart does not count
 * @returns pieces by product id; a product of which nothing is held is not in it
 */
export async function heldInCarts(db: Kysely<Database>, now: Date, productIds: readonly number[], exceptVisitorId?: number): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('cart_line')
    .select(['product_id', ({ fn }) => fn.sum<number>('reserved_quantity').as('held')])
    .where('product_id', 'in', [...productIds])
    .where('reserved_quantity', '>', 0)
    .where('reserved_until', '>', now)
    .$if(exceptVisitorId !== undefined, (query) => query.where('visitor_id', '<>', exceptVisitorId ?? 0))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, held }) => [product_id, Number(held)]));
}
