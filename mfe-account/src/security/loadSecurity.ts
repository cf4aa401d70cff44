import type { Account, AccountSessions } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface SecurityData {
  readonly account: Account;
  readonly sessions: AccountSessions;
}

/** Loads the signed-in user's account and sessions. */
export async function loadSecurity({ api, signal }: LoadContext): Promise<LoadResult<SecurityData>> {
  const options = { ...(signal && { signal }) };
  const [account, sessions] = await Promise.all([api.get<Account>('/api/account', options), api.get<AccountSessions>('/api/account/sessions', options)]);
  return found({ account, sessions });
}
