import type { ProductsBySkus } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';

/** Lifetime of a shared product, in seconds. */
const MAX_AGE = 60;

/** Loads the product of a part by its SKU. */
export async function loadBuyableProduct({ api, locale, params, signal }: LoadContext): Promise<LoadResult<CardData>> {
  const { products: [product] } = await api.get<ProductsBySkus>('/api/products/by-skus', { query: { skus: params['sku'] ?? '' }, ...(signal && { signal }) });
  return product ? found(cardOf(product, locale), { maxAge: MAX_AGE, tags: [`product:${product.id}`] }) : notFound();
}
