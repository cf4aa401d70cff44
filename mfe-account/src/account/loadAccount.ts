import type { Account } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface AccountData {
  readonly account: Account;
}

/** Loads the signed-in user's account. */
export async function loadAccount({ api, signal }: LoadContext): Promise<LoadResult<AccountData>> {
  return found({ account: await api.get<Account>('/api/account', { ...(signal && { signal }) }) });
}
