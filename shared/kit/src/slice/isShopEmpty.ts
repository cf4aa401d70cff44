import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Init } from '@feszek/contract';

/**
 * Whether the shop has no products yet: then an empty state does not lead to the list of all products, which is empty too. A
 * failure counts as a shop with products, so that the page is shown.
 */
export async function isShopEmpty(api: Pick<ApiClient, 'get'>, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await api.get<Init>('/api/init', { ...(signal && { signal }) })).all_products === 0;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
