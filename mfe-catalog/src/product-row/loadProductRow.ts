import type { ProductsBySkus } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';

/** Lifetime of a shared row, in seconds. */
const MAX_AGE = 60;

/** Loads the products of a slot in its order; products that no longer exist are left out. */
export async function loadProductRow({ api, locale, params, signal }: LoadContext): Promise<LoadResult<readonly CardData[]>> {
  const skus = [...new Set((params['skus'] ?? '').split(','))];
  const { products } = await api.get<ProductsBySkus>('/api/products/by-skus', { query: { skus: skus.join() }, ...(signal && { signal }) });
  const tags = products.map(({ id }) => `product:${id}`);
  // A missing product may be added later.
  return found(products.map((product) => cardOf(product, locale)), { maxAge: MAX_AGE, tags: products.length < skus.length ? ['catalogue', ...tags] : tags });
}
