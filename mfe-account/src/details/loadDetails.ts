import type { Account } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface DetailsData {
  readonly account: Account;
}

/** Loads the signed-in user's account. */
export async function loadDetails({ api, signal }: LoadContext): Promise<LoadResult<DetailsData>> {
  return found({ account: await api.get<Account>('/api/account', { ...(signal && { signal }) }) });
}
