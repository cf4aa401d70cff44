import type { Locale } from '@feszek/contract';
import type { Browser } from 'puppeteer-core';
import { createAccount, sendRegistration, signInElsewhere } from '../src/accounts/createAccount.ts';
import { findMail } from '../src/accounts/findMail.ts';
import { mailedLink } from '../src/accounts/mailedLink.ts';
import { apiVisitor } from '../src/buying/apiVisitor.ts';
import type { Visit } from '../src/harness/visit.ts';
import { resetPage } from '../src/screens/accountStage.ts';
import { screen } from '../src/screens/screen.ts';
import type { Screen } from '../src/screens/screen.ts';
import { PASSKEY_KINDS, sendPasskeyMails } from './passkeyMails.ts';
import type { ShopToShow } from './shopToShow.ts';

/** The mails of accounts, by their kind in the outbox. */
const KINDS = [
  'account_activation', 'account_exists', 'password_reset', 'password_changed', 'new_sign_in', 'email_confirmation', 'email_taken', 'email_changed', 'email_restored',
  'personal_export', 'account_deletion_started', 'account_deletion_cancelled', 'account_deleted', ...PASSKEY_KINDS,
] as const;
type Kind = (typeof KINDS)[number];

/** Paths of mails by their kind. */
type AccountMails = ReadonlyMap<Kind, string>;

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

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

/** Requests a copy of the data of a new account and its deletion, cancels the deletion, and lets the operator delete the account. */
async function requestDeletion({ url: shopUrl, operate }: ShopToShow, locale: Locale): Promise<(readonly [Kind, string])[]> {
  const account = await createAccount(shopUrl, locale);
  const { api } = await signInElsewhere(shopUrl, locale, account);
  await api.post('/api/account/export');
  const copy = await findMail(shopUrl, account.email, 'personal_export');
  await api.post('/api/account/deletion', { current_password: account.password });
  const started = await findMail(shopUrl, account.email, 'account_deletion_started');
  await api.post('/api/auth/deletion/cancel', { token: (await mailedLink(shopUrl, account.email, 'auth-deletion-cancel', locale)).token });
  const cancelled = await findMail(shopUrl, account.email, 'account_deletion_cancelled');
  await operate(`/users/${encodeURIComponent(account.email)}`, {}, 'DELETE');
  const deleted = await findMail(shopUrl, account.email, 'account_deleted');
  return [['account_deleted', deleted], ['personal_export', copy], ['account_deletion_started', started], ['account_deletion_cancelled', cancelled]];
}

/** Lets a shop send each mail of accounts, in one language. */
export async function sendAccountMails(browser: Browser, shop: ShopToShow, locale: Locale): Promise<AccountMails> {
  const { url: shopUrl } = shop;
  const account = await createAccount(shopUrl, locale);
  const { email, password } = account;
  const stranger = apiVisitor(shopUrl, locale).api;
  await sendRegistration(stranger, account);
  await stranger.post('/api/auth/password/reset', { email, result_url: resetPage(locale) });
  const first = await signInElsewhere(shopUrl, locale, account);
  await apiVisitor(shopUrl, locale).api.post('/api/auth/login', { email, password }, { headers: { 'user-agent': PHONE } });
  const next = `${password} és pad`;
  await first.api.put('/api/account/password', { current_password: password, password: next, password_confirmation: next });
  const changes = [...await changeEmail(shopUrl, locale), ...await requestDeletion(shop, locale), ...await sendPasskeyMails(browser, shopUrl, locale, PHONE)];
  const own = KINDS.filter((kind) => !changes.some(([known]) => known === kind));
  return new Map([...changes, ...await Promise.all(own.map(async (kind) => [kind, await findMail(shopUrl, email, kind)] as const))]);
}

/** Shows the HTML of the mail whose page is open, as a mail program does. Its own page runs no scripts, which pictures need. */
async function showHtml({ page }: Visit): Promise<void> {
  const html = await (await fetch(`${page.url()}/html`)).text();
  await page.goto('about:blank');
  await page.setContent(html);
}

/**
 * The mails of accounts as screens.
 *
 * @param mails - by language; filled before a screen is shown
 */
export function accountMailScreens(mails: ReadonlyMap<Locale, AccountMails>): readonly Screen[] {
  return KINDS.map((kind) =>
    screen(`mail-${kind.replaceAll('_', '-')}`, {
      path({ locale }) {
        const mail = mails.get(locale)?.get(kind);
        if (!mail) throw new Error(`No mail of the kind ${kind} was sent`);
        return mail;
      },
      act: showHtml,
    }),
  );
}
