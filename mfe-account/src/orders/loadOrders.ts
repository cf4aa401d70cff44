import { addQuery } from '@feszek/contract';
import type { OrderList } from '@feszek/contract';
import { found, redirect } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { ordersHref, ordersQuery, readOrdersAddress } from './ordersAddress.ts';
import type { OrdersAddress } from './ordersAddress.ts';

export interface OrdersData {
  readonly address: OrdersAddress;
  readonly list: OrderList;
}

/** Loads the signed-in user's orders. A page after the last one redirects to the last one. */
export async function loadOrders({ api, locale, search, signal }: LoadContext): Promise<LoadResult<OrdersData>> {
  const address = readOrdersAddress(search);
  const list = await api.get<OrderList>(addQuery('/api/orders', ordersQuery(address)), { ...(signal && { signal }) });
  const { page_count: last } = list.paging;
  return address.page > last ? redirect(ordersHref(locale, { ...address, page: last })) : found({ address, list });
}
