import type { ApiClient } from '@feszek/api-client';
import type { Locale } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { mailedLink } from './mailedLink.ts';

/** An activated account of the journeys' shop. */
export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Sends the form of the registration. */
export async function sendRegistration(api: ApiClient, account: TestAccount): Promise<void> {
  await api.post('/api/auth/register', { ...account, password_confirmation: account.password, is_terms_accepted: true, is_privacy_accepted: true });
}

/** Registers an account through the API, and activates it with the link of its mail. */
export async function createAccount(shopUrl: string, locale: Locale): Promise<TestAccount> {
  const { api, email } = apiVisitor(shopUrl, locale);
  const account = { name: 'Kovács Anna', email, password: 'tölgyfa asztal négy székkel' };
  await sendRegistration(api, account);
  const { token } = await mailedLink(shopUrl, email, 'auth-activation', locale);
  await api.post('/api/auth/activation', { token });
  return account;
}

/** A visitor without a browser who is signed in, as on another device. */
export async function signInElsewhere(shopUrl: string, locale: Locale, { email, password }: TestAccount): Promise<ApiVisitor> {
  const visitor = apiVisitor(shopUrl, locale);
  await visitor.api.post('/api/auth/login', { email, password });
  return visitor;
}
