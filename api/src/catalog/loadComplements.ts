import type { Product } from '@feszek/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { ProductRecord } from './productRecords.ts';
import type { Catalogue } from './readModel/Catalogue.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** The most complements of a cart: two rows on a phone's list of cards, one on a desktop. */
const COUNT = 4;

/** The related products of some products: the first of each, then the second of each, and so on. */
async function relatedIds(db: Kysely<Database>, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db.selectFrom('related_product').select('related_id').where('product_id', 'in', ids).orderBy('position').orderBy('product_id').execute();
  return [...new Set(rows.map(({ related_id }) => related_id))];
}

/**
 * Products that go with those of a cart: their related products that can be ordered, at most one of each category, and none
 * of a category that the cart has already.
 */
export async function loadComplements(db: Kysely<Database>, catalogue: Catalogue, shown: readonly ProductRecord[], view: ProductView): Promise<Product[]> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const model = await catalogue.current();
  const related = await model.complementIds(ids.join(), () => relatedIds(db, ids));
  const taken = new Set(shown.map(({ categoryId }) => categoryId));
  const complements: Product[] = [];
  for (const record of await catalogue.products(related)) {
    if (complements.length === COUNT) break;
    if ((record.categoryId !== null && taken.has(record.categoryId)) || record.prices[view.currency] === undefined) continue;
    const product = toProduct(record, view);
    if (product.stock_state === 'sold_out') continue;
    taken.add(record.categoryId);
    complements.push(product);
  }
  return complements;
}
