import type { Account } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';
import { loadForUser } from './loadForUser.ts';

export interface AccountData {
  readonly account: Account;
}

/** Loads the signed-in user's account. */
export function loadAccount(context: LoadContext): Promise<LoadResult<AccountData>> {
  return loadForUser(context, async ({ api, signal }) => found({ account: await api.get<Account>('/api/account', { ...(signal && { signal }) }) }));
}
