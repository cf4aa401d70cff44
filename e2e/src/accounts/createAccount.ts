import { routePath } from '@feszek/contract';
import type { Locale } from '@feszek/contract';
import { apiVisitor } from '../buying/apiVisitor.ts';
import type { ApiVisitor } from '../buying/apiVisitor.ts';
import { soon } from '../harness/soon.ts';
import { mailedPath } from './mailedPath.ts';

/** An activated account of the journeys' shop. */
export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Registers an account through the API, and activates it with the link of its mail. */
export async function createAccount(shopUrl: string, locale: Locale): Promise<TestAccount> {
  const { api, email } = apiVisitor(shopUrl, locale);
  const account = { name: 'Kovács Anna', email, password: 'tölgyfa asztal négy székkel' };
  await api.post('/api/auth/register', { ...account, password_confirmation: account.password, is_terms_accepted: true, is_privacy_accepted: true });
  const start = routePath('auth-activation', locale, { token: '-' }).slice(0, -1);
  const path = await soon(() => mailedPath(shopUrl, email, start));
  await api.post('/api/auth/activation', { token: path.slice(start.length) });
  return account;
}

/** A visitor without a browser who is signed in, as on another device. */
export async function signInElsewhere(shopUrl: string, locale: Locale, { email, password }: TestAccount): Promise<ApiVisitor> {
  const visitor = apiVisitor(shopUrl, locale);
  await visitor.api.post('/api/auth/login', { email, password });
  return visitor;
}
