import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Order } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { toOrderView } from './orderView.ts';
import type { OrderView } from './orderView.ts';

/** Fetches an order by its hash. A newer fetch of the same order aborts an older one. */
export async function fetchOrder(api: ApiClient, orderHash: string, signal?: AbortSignal): Promise<OrderView> {
  const path = `/api/orders/${encodeURIComponent(orderHash)}`;
  return toOrderView(await api.get<Order>(path, { key: path, ...(signal && { signal }) }));
}

/** Loads the order of the address. Its hash is the permission to see it; an unknown hash is answered with 404. */
export async function loadResult({ api, params, signal }: LoadContext): Promise<LoadResult<OrderView>> {
  try {
    return found(await fetchOrder(api, params['order_hash'] ?? '', signal));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}
