import type { Product } from '@feszek/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { loadProductRecords } from './productRecords.ts';
import type { ProductRecord } from './productRecords.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** The samples of a product's covers, without those that are not sold in the currency: its own first, then those of the other variants of its group. */
export async function loadSamples(db: Kysely<Database>, { id, group, sampleSku }: ProductRecord, view: ProductView): Promise<Product[]> {
  const ids = group ? group.siblings.map((sibling) => sibling.id) : [id];
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_sample', '=', true)
    .where('sku', 'in', (eb) => eb.selectFrom('product as covered').select((covered) => covered.ref('covered.sample_sku').$notNull().as('sku')).where('covered.id', '=', sql<number>`any(${sql.val(ids)}::int[])`))
    .orderBy((eb) => eb('sku', '=', sampleSku ?? ''), 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const records = await loadProductRecords(db, rows.map((row) => row.id));
  return records.filter(({ prices }) => prices[view.currency] !== undefined).map((record) => toProduct(record, view));
}
