import { addQuery } from '@feszek/contract';
import type { OrderList } from '@feszek/contract';
import { found, isShopEmpty, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { ordersHref, ordersQuery, readOrdersAddress } from './ordersAddress.ts';
import type { OrdersAddress } from './ordersAddress.ts';

export interface OrdersData {
  readonly address: OrdersAddress;
  readonly list: OrderList;
  /** If nothing was ordered yet only. */
  readonly isShopEmpty?: boolean;
}

/** Loads the signed-in user's orders. A page after the last one redirects to the last one. */
export async function loadOrders({ api, locale, search, signal }: LoadContext): Promise<LoadResult<OrdersData>> {
  const address = readOrdersAddress(search);
  const list = await api.get<OrderList>(addQuery('/api/orders', ordersQuery(address)), { ...(signal && { signal }) });
  const { page_count: last } = list.paging;
  if (address.page > last) return redirect(ordersHref(locale, { ...address, page: last }));
  return found({ address, list, ...(list.paging.total === 0 && { isShopEmpty: await isShopEmpty(api, signal) }) });
}
