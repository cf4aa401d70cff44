import type { Account, Retention } from '@feszek/contract';
import { found } from '@feszek/kit';
import type { LoadContext, LoadResult } from '@feszek/kit';

export interface PrivacyData {
  readonly account: Account;
  readonly retention: Retention;
}

/** Loads the signed-in user's account, and what the shop stores about people. */
export async function loadPrivacy({ api, signal }: LoadContext): Promise<LoadResult<PrivacyData>> {
  const options = { ...(signal && { signal }) };
  const [account, retention] = await Promise.all([api.get<Account>('/api/account', options), api.get<Retention>('/api/privacy/retention', options)]);
  return found({ account, retention });
}
