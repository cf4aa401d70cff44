import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** The ids of products by SKU. Unknown SKUs are left out. */
export async function idsBySku(db: Kysely<Database>, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db.selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

/** The ids of products by SKU, in the order of `skus`, each once. Unknown SKUs are left out. */
export async function productIdsOf(db: Kysely<Database>, skus: readonly string[]): Promise<number[]> {
  const ids = await idsBySku(db, skus);
  return [...new Set(skus)].flatMap((sku) => ids.get(sku) ?? []);
}
