import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Init } from '@feszek/contract';

const SHOP_NAME = 'Fészek';

/**
 * The name of the company that runs the shop, which a consent to its newsletter names. After a failure, and where the operator
 * has set none, it is the shop's own name, so that the page is shown.
 */
export async function loadSellerName(api: Pick<ApiClient, 'get'>, signal?: AbortSignal): Promise<string> {
  try {
    return (await api.get<Init>('/api/init', { ...(signal && { signal }) })).seller.name || SHOP_NAME;
  } catch (error) {
    if (isApiError(error)) return SHOP_NAME;
    throw error;
  }
}
