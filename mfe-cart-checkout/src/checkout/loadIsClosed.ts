import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Init } from '@feszek/contract';

/**
 * Whether the shop refuses orders and quote requests because a text that their consents name is missing. A failure counts as a
 * shop that accepts them: the API refuses them itself.
 */
export async function loadIsClosed(api: Pick<ApiClient, 'get'>, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    return (await api.get<Init>('/api/init', { ...(signal && { signal }) })).accepts_orders === false;
  } catch (error) {
    if (isApiError(error)) return false;
    throw error;
  }
}
