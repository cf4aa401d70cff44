import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The stored product that a row updates. */
export interface ExistingProduct {
  readonly sku: string;
  /** In millimetres and grams; `null` where unknown. */
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
  readonly weight: number | null;
}

/** The products that have one of these SKUs, by SKU. */
export async function loadExistingProducts(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, ExistingProduct>> {
  const rows = await db
    .selectFrom('product')
    .where('sku', '=', sql<string>`any(${sql.val(skus)}::text[])`)
    .select(['sku', 'width_mm', 'depth_mm', 'height_mm', 'weight_g'])
    .execute();
  return new Map(rows.map(({ sku, width_mm, depth_mm, height_mm, weight_g }) => [sku, { sku, width: width_mm, depth: depth_mm, height: height_mm, weight: weight_g }]));
}
