import type { Db } from '../platform/database/connect.ts';

/** The ids of products by SKU, in the order of `skus`, each once. Unknown SKUs are left out. */
export async function productIdsOf(db: Db, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await db.selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).execute();
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  return [...new Set(skus)].flatMap((sku) => ids.get(sku) ?? []);
}
