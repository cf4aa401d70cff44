import { LIMITS, addQuery, routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';

/** The quotes have the address of the orders, with this query. */
const LIST = 'quotes';

/** Whether an address of the orders page is that of the quotes. */
export function isOfQuotes(search: URLSearchParams): boolean {
  return search.get('list') === LIST;
}

/** The page of the list, counted from 1. A value that is not valid counts as absent. */
export function readQuotesPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LIMITS.page ? page : 1;
}

/** The address of a page of the list. */
export function quotesHref(locale: Locale, page = 1): string {
  return addQuery(routePath('account-orders', locale), new URLSearchParams({ list: LIST, ...(page > 1 && { page: String(page) }) }).toString());
}
