import type { ApiClient } from '@feszek/api-client';
import type { ProductsByIds } from '@feszek/contract';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';
import { viewedProducts } from './viewed.ts';

export interface ViewedOptions {
  /** A product that is shown already: it and the other variants of its group are left out. */
  readonly exceptId?: number | undefined;
  readonly signal?: AbortSignal;
}

/** Fetches recently viewed products, one of each product group, and removes those from the list that no longer exist. */
export async function loadViewedCards(api: ApiClient, ids: readonly number[], { exceptId, signal }: ViewedOptions = {}): Promise<CardData[]> {
  const asked = exceptId === undefined ? ids : [exceptId, ...ids];
  const { products } = await api.get<ProductsByIds>('/api/products/by-ids', { query: { ids: asked.join(',') }, ...(signal && { signal }) });
  viewedProducts.remove(ids.filter((id) => !products.some((product) => product.id === id)));
  const isFirst = products.map(({ group }, index) => group === null || products.findIndex((other) => other.group?.id === group.id) === index);
  return products.filter(({ id }, index) => isFirst[index] && id !== exceptId).map((product) => cardOf(product, api.locale));
}
