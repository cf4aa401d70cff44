import type { Locale } from '@feszek/contract';
import { createAccount, sendRegistration, signInElsewhere } from '../src/accounts/createAccount.ts';
import { findMail } from '../src/accounts/findMail.ts';
import { mailedLink } from '../src/accounts/mailedLink.ts';
import { apiVisitor } from '../src/buying/apiVisitor.ts';
import { resetPage } from '../src/screens/accountStage.ts';
import type { ShopToShow } from './shopToShow.ts';

/** The mails of accounts, by their kind in the outbox; not those about passkeys. */
export const ACCOUNT_KINDS = [
  'account_activation', 'account_exists', 'password_reset', 'password_changed', 'new_sign_in', 'email_confirmation', 'email_taken', 'email_changed', 'email_restored',
  'personal_export', 'account_deletion_started', 'account_deletion_cancelled', 'account_deleted',
] as const;
type Kind = (typeof ACCOUNT_KINDS)[number];

/** Changes the address of a new account, and undoes it. */
async function changeEmail(shopUrl: string, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const [account, other] = [await createAccount(shopUrl, locale), await createAccount(shopUrl, locale)];
  const { api } = await signInElsewhere(shopUrl, locale, account);
  const { email: address } = apiVisitor(shopUrl, locale);
  await api.put('/api/account/email', { email: other.email, current_password: account.password });
  const taken = await findMail(shopUrl, other.email, 'email_taken');
  await api.put('/api/account/email', { email: address, current_password: account.password });
  const confirmation = await findMail(shopUrl, address, 'email_confirmation');
  await api.post('/api/auth/email/confirm', { token: (await mailedLink(shopUrl, address, 'auth-email-confirmation', locale)).token });
  const changed = await findMail(shopUrl, account.email, 'email_changed');
  await api.post('/api/auth/email/undo', { token: (await mailedLink(shopUrl, account.email, 'auth-email-undo', locale)).token });
  const restored = await findMail(shopUrl, account.email, 'email_restored');
  return [['email_taken', taken], ['email_confirmation', confirmation], ['email_changed', changed], ['email_restored', restored]];
}

/** Requests a copy of the data of a new account and its deletion, and cancels the deletion. */
async function requestDeletion(shopUrl: string, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const account = await createAccount(shopUrl, locale);
  const { api } = await signInElsewhere(shopUrl, locale, account);
  await api.post('/api/account/export');
  const copy = await findMail(shopUrl, account.email, 'personal_export');
  await api.post('/api/account/deletion', { current_password: account.password });
  const started = await findMail(shopUrl, account.email, 'account_deletion_started');
  await api.post('/api/auth/deletion/cancel', { token: (await mailedLink(shopUrl, account.email, 'auth-deletion-cancel', locale)).token });
  const cancelled = await findMail(shopUrl, account.email, 'account_deletion_cancelled');
  return [['personal_export', copy], ['account_deletion_started', started], ['account_deletion_cancelled', cancelled]];
}

/** Lets the operator delete a new account. Its earlier mails are deleted with it. */
async function deleteAccount({ url: shopUrl, operate }: ShopToShow, locale: Locale): Promise<readonly [Kind, string]> {
  const { email } = await createAccount(shopUrl, locale);
  await operate(`/users/${encodeURIComponent(email)}`, {}, 'DELETE');
  return ['account_deleted', await findMail(shopUrl, email, 'account_deleted')];
}

/**
 * Lets a shop send each mail of accounts, in one language.
 *
 * @param phone - the user agent of a device that the mails name
 * @returns the paths of the mails by their kind
 */
export async function sendAccountMails(shop: ShopToShow, locale: Locale, phone: string): Promise<(readonly [Kind, string])[]> {
  const { url: shopUrl } = shop;
  const account = await createAccount(shopUrl, locale);
  const { email, password } = account;
  const stranger = apiVisitor(shopUrl, locale).api;
  await sendRegistration(stranger, account);
  await stranger.post('/api/auth/password/reset', { email, result_url: resetPage(locale) });
  const first = await signInElsewhere(shopUrl, locale, account);
  await apiVisitor(shopUrl, locale).api.post('/api/auth/login', { email, password }, { headers: { 'user-agent': phone } });
  const next = `${password} és pad`;
  await first.api.put('/api/account/password', { current_password: password, password: next, password_confirmation: next });
  const changes = [...await changeEmail(shopUrl, locale), ...await requestDeletion(shopUrl, locale), await deleteAccount(shop, locale)];
  const own = ACCOUNT_KINDS.filter((kind) => !changes.some(([known]) => known === kind));
  return [...changes, ...await Promise.all(own.map(async (kind) => [kind, await findMail(shopUrl, email, kind)] as const))];
}
