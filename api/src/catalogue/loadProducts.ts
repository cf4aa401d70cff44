import type { Product } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadProductRecords } from './productRecords.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** Products as cards show them, in the order of `ids`; ids of no product are left out. */
export async function loadProducts(db: Kysely<Database>, ids: readonly number[], view: ProductView): Promise<Product[]> {
  const records = await loadProductRecords(db, ids);
  return records.map((record) => toProduct(record, view));
}
