import type { Account, ListedOrder, OrderList } from '@feszek/contract';
import { found, isShopEmpty } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface OverviewData {
  readonly account: Account;
  /** `null` if nothing was ordered yet. */
  readonly latestOrder: ListedOrder | null;
  /** If nothing was ordered yet only. */
  readonly isShopEmpty?: boolean;
}

/** Loads the signed-in user's account and latest order. */
export async function loadOverview({ api, signal }: LoadContext): Promise<LoadResult<OverviewData>> {
  const options = { ...(signal && { signal }) };
  const [account, { orders }] = await Promise.all([api.get<Account>('/api/account', options), api.get<OrderList>('/api/orders', options)]);
  const latestOrder = orders[0] ?? null;
  return found({ account, latestOrder, ...(!latestOrder && { isShopEmpty: await isShopEmpty(api, signal) }) });
}
