import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** The published reviews of a product: their number, and the sum of their stars. */
export interface ProductRating {
  readonly count: number;
  readonly stars: number;
}

/**
 * Stores the rating of a product, and marks every variant of its group as changed: their pages show it too.
 *
 * @returns ids of the product and of the variants; empty if there is no such product
 */
export async function storeRating(trx: Trx, now: Date, productId: number, { count, stars }: ProductRating): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update product set changed_at = ${now}::timestamptz,
      review_count = case when id = ${productId}::int then ${count}::int else review_count end,
      review_stars = case when id = ${productId}::int then ${stars}::int else review_stars end
    where id = ${productId}::int or group_id = (select group_id from product own where own.id = ${productId}::int)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
