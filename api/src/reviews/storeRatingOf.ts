import { storeRating } from '../catalog/operator/storeRating.ts';
import type { Clock } from '../platform/clock.ts';
import type { Trx } from '../platform/database/Trx.ts';

/**
 * Computes the rating of a product from its published reviews, and stores it.
 *
 * @returns ids of the products whose pages show it
 */
export async function storeRatingOf(trx: Trx, clock: Clock, productId: number | null): Promise<readonly number[]> {
  if (productId === null) return [];
  const { count, stars } = await trx
    .selectFrom('review')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('stars').as('stars')])
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow();
  return storeRating(trx, clock.now(), productId, { count: Number(count), stars: Number(stars ?? 0) });
}
