import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { createAccount, signInElsewhere } from '../accounts/createAccount.ts';
import { mailedLink } from '../accounts/mailedLink.ts';
import { placeOrder, placeTransferOrder } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';

export interface AccountStage {
  /** A signed-in user with two orders, who is signed in on another device too. */
  readonly user: ApiVisitor;
  /** The page for a new password of another user, from their mail. */
  readonly reset: string;
}

/** The page for a new password, as the API expects it: without its token. */
export function resetPage(locale: Locale): string {
  return routePath('auth-password-reset', locale, { token: '-' }).slice(0, -'/-'.length);
}

/** Creates accounts in a running shop. */
export async function prepareAccount(shopUrl: string, locale: Locale): Promise<AccountStage> {
  const [account, forgetful] = await Promise.all([createAccount(shopUrl, locale), createAccount(shopUrl, locale)]);
  const user = await signInElsewhere(shopUrl, locale, account);
  await signInElsewhere(shopUrl, locale, account);
  await placeTransferOrder(shopUrl, locale, user);
  await placeOrder(shopUrl, locale, user);
  await user.api.post('/api/auth/password/reset', { email: forgetful.email, result_url: resetPage(locale) });
  return { user, reset: (await mailedLink(shopUrl, forgetful.email, 'auth-password-reset', locale)).path };
}
