import { routePath } from '@feszek/contract';
import type { Locale, PasskeyCreationOptions, PasskeyRequestOptions, Passkeys } from '@feszek/contract';
import type { Browser, Page } from 'puppeteer-core';
import { createAccount, signInElsewhere } from '../src/accounts/createAccount.ts';
import { findMail } from '../src/accounts/findMail.ts';
import { VirtualAuthenticator } from '../src/accounts/VirtualAuthenticator.ts';
import { apiVisitor } from '../src/buying/apiVisitor.ts';
import { openVisit } from '../src/harness/visit.ts';

/** The mails about passkeys, by their kind in the outbox. */
export const PASSKEY_KINDS = ['passkey_added', 'passkey_removed', 'password_removed', 'passkey_copied'] as const;
type Kind = (typeof PASSKEY_KINDS)[number];

/** Lets the page's browser create a passkey. */
function createPasskey(page: Page, options: PasskeyCreationOptions): Promise<unknown> {
  return page.evaluate(async (json) => {
    const credential = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) });
    if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has created no passkey');
    return credential.toJSON();
  }, options);
}

/** Lets the page's browser use its passkey. */
function getPasskey(page: Page, options: PasskeyRequestOptions): Promise<unknown> {
  return page.evaluate(async (json) => {
    const credential = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) });
    if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser has used no passkey');
    return credential.toJSON();
  }, options);
}

/**
 * Adds a passkey to a new account, removes it, adds another one, which is copied, and turns the password off.
 *
 * @param userAgent - of the device that the mails name
 * @returns the paths of the mails by their kind
 */
export async function sendPasskeyMails(browser: Browser, shopUrl: string, locale: Locale, userAgent: string): Promise<(readonly [Kind, string])[]> {
  const account = await createAccount(shopUrl, locale);
  const { api } = await signInElsewhere(shopUrl, locale, account);
  const visit = await openVisit(browser, shopUrl);
  const { page } = visit;
  const device = await VirtualAuthenticator.addTo(page);
  await visit.go(routePath('auth-login', locale));
  const headers = { 'user-agent': userAgent };

  async function add(): Promise<Passkeys> {
    const credential = await createPasskey(page, await api.post<PasskeyCreationOptions>('/api/account/passkeys/options'));
    return api.post<Passkeys>('/api/account/passkeys', { credential }, { headers });
  }
  async function signIn(): Promise<boolean> {
    const guest = apiVisitor(shopUrl, locale).api;
    const credential = await getPasskey(page, await guest.post<PasskeyRequestOptions>('/api/auth/passkey/options'));
    return guest.post('/api/auth/passkey', { credential }).then(() => true, () => false);
  }

  for (const { id } of await add()) await api.delete(`/api/account/passkeys/${id}`);
  await add();
  if (!(await signIn())) throw new Error('The passkey does not sign in');
  await device.resetCounters();
  if (await signIn()) throw new Error('A passkey whose counter went backwards signs in');
  await api.delete('/api/account/password');
  await visit.close();
  return Promise.all(PASSKEY_KINDS.map(async (kind) => [kind, await findMail(shopUrl, account.email, kind)] as const));
}
