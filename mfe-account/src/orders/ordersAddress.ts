import { LIMITS, ORDER_STATUSES, addQuery, routePath } from '@feszek/contract';
import type { Locale, OrderStatus } from '@feszek/contract';

/** The parameters of the list's address: the status of its filter and the page. */
export interface OrdersAddress {
  /** `undefined` for all orders. */
  readonly status: OrderStatus | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads the query of the list's address. A value that is not valid counts as absent. */
export function readOrdersAddress(search: URLSearchParams): OrdersAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    page: Number.isInteger(page) && page >= 1 && page <= LIMITS.page ? page : 1,
  };
}

/** The query of the list, without its default values; also that of the API's call. */
export function ordersQuery({ status, page }: OrdersAddress): string {
  return new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) }).toString();
}

/** The address of the list. */
export function ordersHref(locale: Locale, address: OrdersAddress): string {
  return addQuery(routePath('account-orders', locale), ordersQuery(address));
}
