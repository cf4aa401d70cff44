import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { WithdrawableOrder, Withdrawal } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The form, empty or for an order identified by its hash; or a receipt. */
export type WithdrawalData =
  | { readonly kind: 'form'; readonly order: WithdrawableOrder | null; readonly isConfirming: boolean }
  | { readonly kind: 'receipt'; readonly withdrawal: Withdrawal };

/** The API's response for a path; `undefined` for 404. */
async function find<T>(api: ApiClient, path: string, signal: AbortSignal | undefined): Promise<T | undefined> {
  try {
    return await api.get<T>(path, { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Loads the form or a receipt. With an unknown hash of an order the form is empty, so that a mistyped address does not prevent a withdrawal. */
export async function loadWithdrawal({ api, search, signal }: LoadContext): Promise<LoadResult<WithdrawalData>> {
  const receipt = search.get('receipt');
  if (receipt) {
    const withdrawal = await find<Withdrawal>(api, `/api/withdrawals/${encodeURIComponent(receipt)}`, signal);
    return withdrawal ? found({ kind: 'receipt', withdrawal }) : notFound();
  }
  const hash = search.get('order');
  const order = hash ? await find<WithdrawableOrder>(api, `/api/withdrawals/orders/${encodeURIComponent(hash)}`, signal) : undefined;
  return found({ kind: 'form', order: order ?? null, isConfirming: search.get('step') === '2' });
}
