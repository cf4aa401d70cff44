import type { Product } from '@feszek/contract';
import type { Catalogue } from './readModel/Catalogue.ts';
import { toProduct } from './toProduct.ts';
import type { ProductView } from './toProduct.ts';

/** Products for cards, in the order of `ids`. Unknown ids and products that are not sold in the currency are left out. */
export async function loadProducts(catalogue: Catalogue, ids: readonly number[], view: ProductView): Promise<Product[]> {
  const records = await catalogue.products(ids);
  return records.filter(({ prices }) => prices[view.currency] !== undefined).map((record) => toProduct(record, view));
}
