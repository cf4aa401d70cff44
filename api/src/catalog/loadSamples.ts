import type { Product } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { ProductRecord } from './productRecords.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** The samples of a product's covers, without those that are not sold in the currency: its own first, then those of the other variants of its group. */
export async function loadSamples(db: Kysely<Database>, catalogue: Catalogue, record: ProductRecord, view: ProductView): Promise<Product[]> {
  const { group, sampleSku } = record;
  const variants = group ? await catalogue.products(group.siblings.map(({ id }) => id)) : [record];
  const skus = new Set(variants.flatMap((variant) => variant.sampleSku ?? []));
  if (skus.size === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_sample', '=', true)
    .where('sku', 'in', [...skus])
    .orderBy((eb) => eb('sku', '=', sampleSku ?? ''), 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const records = await catalogue.products(rows.map(({ id }) => id));
  return records.filter(({ prices }) => prices[view.currency] !== undefined).map((record) => toProduct(record, view));
}
