import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/errors.ts';

/**
 * Loads a product by the SKU or id that the operator uses.
 *
 * @throws ApiError `not_found`
 */
export async function findNamedProduct(db: Kysely<Database>, sku: string) {
  const product = await db.selectFrom('product').select(['id', 'sku', 'title', 'is_for_order']).where('sku', '=', sku.replaceAll('\0', '')).executeTakeFirst();
  if (!product) throw new ApiError('not_found');
  return product;
}
