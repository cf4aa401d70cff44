import type { ApiClient } from '@feszek/api-client';
import type { ProductsByIds } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { viewedProducts } from './viewed.ts';

/** Fetches recently viewed products, and removes those from the list that no longer exist. */
export async function loadViewedCards(api: ApiClient, ids: readonly number[], signal?: AbortSignal): Promise<CardData[]> {
  const { products } = await api.get<ProductsByIds>('/api/products/by-ids', { query: { ids: ids.join(',') }, ...(signal && { signal }) });
  viewedProducts.remove(ids.filter((id) => !products.some((product) => product.id === id)));
  return products.map((product) => cardOf(product, api.locale));
}
