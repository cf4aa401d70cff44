import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { Order } from '@feszek/contract';
import { routePath } from '@feszek/contract';
import { found, notFound, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { loadSeller } from '../payment/loadSeller.ts';
import { toOrderView } from './orderView.ts';
import type { OrderView } from './orderView.ts';

/** Fetches an order by its hash. A newer fetch of the same order aborts an older one. */
export async function fetchOrder(api: ApiClient, orderHash: string, signal?: AbortSignal): Promise<OrderView> {
  const path = `/api/orders/${encodeURIComponent(orderHash)}`;
  const order = await api.get<Order>(path, { key: path, ...(signal && { signal }) });
  return toOrderView(order, await loadSeller(api, order.payment_methods, signal));
}

/** Loads the order of the address; an unknown hash is answered with 404. Whoever has only the hash gets the restricted view. */
export async function loadOrder({ api, params, signal }: LoadContext): Promise<LoadResult<OrderView>> {
  try {
    return found(await fetchOrder(api, params['order_hash'] ?? '', signal));
  } catch (error) {
    if (isApiError(error) && error.status === 404) return notFound();
    throw error;
  }
}

/** Loads the order of a result page. The restricted view is another page, which offers to open the order. */
export async function loadResult(context: LoadContext): Promise<LoadResult<OrderView>> {
  const result = await loadOrder(context);
  if (result.status !== 200 || !result.data.is_restricted) return result;
  return redirect(routePath('orders-order_hash', context.locale, { order_hash: result.data.order_hash }));
}
