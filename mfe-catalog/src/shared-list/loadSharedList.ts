import { isApiError } from '@feszek/api-client';
import type { Favourites } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { cardOf } from '../product-card/cardOf.ts';
import type { CardData } from '../product-card/cardOf.ts';

/** The data of a shared list. */
export interface SharedListData {
  /** `null` if the list is not shared, or not any more. */
  readonly cards: readonly CardData[] | null;
}

/** Loads the products of a list by the token of its link. */
export async function loadSharedList({ api, locale, params, signal }: LoadContext): Promise<LoadResult<SharedListData>> {
  try {
    const { products } = await api.get<Favourites>(`/api/shared-lists/${encodeURIComponent(params['token'] ?? '')}`, { ...(signal && { signal }) });
    return found({ cards: products.map((product) => cardOf(product, locale)) });
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return found({ cards: null });
    throw error;
  }
}
