import { productStructure } from './productStructure.ts';
import type { ProductView } from './productView.ts';
import { groupStructure } from './variants/groupStructure.ts';

/**
 * What the page of a product says about it to search engines: its group with all variants, or the product alone.
 *
 * @param path - the product's address
 */
export function productData(product: ProductView, path: string): readonly object[] {
  return [groupStructure(product, path) ?? productStructure(product, path)];
}
