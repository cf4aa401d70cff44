import type { ProductView } from '../productView.ts';
import { productStructure } from '../productStructure.ts';
import { reviewStructure } from '../reviews/reviewStructure.ts';
import { variesBy } from './variantProperties.ts';

/**
 * A group for search engines, as Google reads it from a shop with a page for each variant: the variant of the page is
 * complete, the others are addresses (https://developers.google.com/search/docs/appearance/structured-data/product-variants).
 *
 * @param path - the product's address
 * @returns `undefined` for a product without a group
 */
export function groupStructure(product: ProductView, path: string): object | undefined {
  const { id, brand, description, variants } = product;
  if (!variants) return undefined;
  // The reviews are those of the whole group.
  const { '@context': context, ...own } = { '@context': 'https://schema.org', ...productStructure({ ...product, rating: null }, path) };
  return {
    '@context': context,
    '@type': 'ProductGroup',
    name: variants.all[0]?.title ?? product.title,
    ...(description && { description }),
    brand: { '@type': 'Brand', name: brand },
    productGroupID: variants.key,
    variesBy: variesBy(product),
    ...reviewStructure(product),
    url: path,
    hasVariant: [own, ...variants.all.filter((variant) => variant.id !== id).map(({ href }) => ({ '@type': 'Product', url: href }))],
  };
}
