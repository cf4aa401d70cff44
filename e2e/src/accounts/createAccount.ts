import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { soon } from '../harness/soon.ts';

/** An activated account of the journeys' shop. */
export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The token of the activation link in the mail to an address. */
async function activationToken(shopUrl: string, locale: Locale, email: string): Promise<string> {
  const list = await (await fetch(`${shopUrl}/dev/mail?to=${encodeURIComponent(email)}`)).text();
  const id = /\/dev\/mail\/(\d+)/.exec(list)?.[1];
  const text = id && await (await fetch(`${shopUrl}/dev/mail/${id}/text`)).text();
  const token = text && text.split(routePath('auth-activation', locale, { token: '-' }).slice(0, -1))[1]?.split(/[^\w-]/)[0];
  if (!token) throw new Error(`No activation link was sent to ${email} yet`);
  return token;
}

/** Registers an account through the API, and activates it with the link of its mail. */
export async function createAccount(shopUrl: string, locale: Locale): Promise<TestAccount> {
  const { api, email } = apiVisitor(shopUrl, locale);
  const account = { name: 'Kovács Anna', email, password: 'tölgyfa asztal négy székkel' };
  await api.post('/api/auth/register', { ...account, password_confirmation: account.password, is_terms_accepted: true, is_privacy_accepted: true });
  const token = await soon(() => activationToken(shopUrl, locale, email));
  await api.post('/api/auth/activation', { token });
  return account;
}

/** A visitor without a browser who is signed in, as on another device. */
export async function signInElsewhere(shopUrl: string, locale: Locale, { email, password }: TestAccount): Promise<ApiVisitor> {
  const visitor = apiVisitor(shopUrl, locale);
  await visitor.api.post('/api/auth/login', { email, password });
  return visitor;
}
