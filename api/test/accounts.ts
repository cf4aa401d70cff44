import { userSchema } from '@feszek/contract';
import type { Db } from '../src/platform/database/connect.ts';
import type { MailContent } from '../src/platform/mail/content.ts';
import type { TestShop } from './shop.ts';
import type { Answer, Visitor } from './visitor.ts';

export const PASSWORD = 'correct horse battery';

/** A registration as the form sends it. */
export function registration(email: string, more: object = {}) {
  return { name: 'Kovács Anna', email, password: PASSWORD, password_confirmation: PASSWORD, is_terms_accepted: true, is_privacy_accepted: true, ...more };
}

/** The mails to an address, the oldest first. */
export function mailsTo(db: Db, email: string) {
  return db.selectFrom('outbox_mail').selectAll().where('recipient', '=', email).orderBy('id').execute();
}

export async function mailKindsTo(db: Db, email: string): Promise<string[]> {
  return (await mailsTo(db, email)).map(({ kind }) => kind);
}

function tokenOf({ blocks }: MailContent): string {
  const button = blocks.find((block) => block.type === 'button');
  const token = button?.type === 'button' ? button.href.split('/').at(-1) : undefined;
  if (!token) throw new Error('The mail has no button');
  return token;
}

/** The token of the latest mail of a kind to an address. */
export async function mailedToken(db: Db, email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(db, email)).findLast((each) => each.kind === kind);
  if (!mail) throw new Error(`No mail ${kind} to ${email}`);
  return tokenOf(mail.content);
}

/** Registers and runs the job that answers. */
export async function register(shop: TestShop, email: string, more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const visitor = await shop.visitor().arrive();
  const answer = await visitor.call('POST', '/api/auth/register', { body: registration(email, more), headers });
  await shop.runJobs('registration');
  return answer;
}

/** Registers and activates an account. */
export async function openAccount(shop: TestShop, email: string, more: object = {}): Promise<void> {
  await register(shop, email, more);
  const visitor = await shop.visitor().arrive();
  const answer = await visitor.call('POST', '/api/auth/activation', { body: { token: await mailedToken(shop.db, email, 'account_activation') } });
  if (answer.status !== 200) throw new Error(answer.text);
}

export function signIn(visitor: Visitor, email: string, more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return visitor.call('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...more }, headers });
}

/** A visitor who has signed in. */
export async function signedIn(shop: TestShop, email: string, more: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const visitor = await shop.visitor().arrive();
  const answer = await signIn(visitor, email, more, headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return visitor;
}

export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.read(userSchema.nullable().defined(), '/api/auth/user')) !== null;
}
