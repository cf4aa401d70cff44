import { isApiError } from '@feszek/api-client';
import type { ApiClient } from '@feszek/api-client';
import type { WithdrawableOrder, Withdrawal } from '@feszek/contract';
import { found, notFound } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

/** The form, empty or for an order that was opened by its hash; or what was declared. */
export type WithdrawalData =
  | { readonly kind: 'form'; readonly order: WithdrawableOrder | null; readonly isConfirming: boolean }
  | { readonly kind: 'receipt'; readonly withdrawal: Withdrawal };

/** The API's answer for a path; `undefined` where it is 404. */
async function look<T>(api: ApiClient, path: string, signal: AbortSignal | undefined): Promise<T | undefined> {
  try {
    return await api.get<T>(path, { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Loads the form or a receipt. An unknown hash of an order still leads to the form: a mistyped address prevents no withdrawal. */
export async function loadWithdrawal({ api, search, signal }: LoadContext): Promise<LoadResult<WithdrawalData>> {
  const receipt = search.get('receipt');
  if (receipt) {
    const withdrawal = await look<Withdrawal>(api, `/api/withdrawals/${encodeURIComponent(receipt)}`, signal);
    return withdrawal ? found({ kind: 'receipt', withdrawal }) : notFound();
  }
  const hash = search.get('order');
  const order = hash ? await look<WithdrawableOrder>(api, `/api/withdrawals/orders/${encodeURIComponent(hash)}`, signal) : undefined;
  return found({ kind: 'form', order: order ?? null, isConfirming: search.get('step') === '2' });
}
