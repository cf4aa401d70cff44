import type { Account, AccountSessions, Passkeys } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface SecurityData {
  readonly account: Account;
  readonly sessions: AccountSessions;
  readonly passkeys: Passkeys;
}

/** Loads the signed-in user's account, sessions and passkeys. */
export async function loadSecurity({ api, signal }: LoadContext): Promise<LoadResult<SecurityData>> {
  const options = { ...(signal && { signal }) };
  const [account, sessions, passkeys] = await Promise.all([
    api.get<Account>('/api/account', options), api.get<AccountSessions>('/api/account/sessions', options), api.get<Passkeys>('/api/account/passkeys', options),
  ]);
  return found({ account, sessions, passkeys });
}
