import { ACCOUNT_PERIODS, deletionSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSignedIn, mailedToken, mailKindsTo, mailsTo, openAccount, PASSWORD, register, signedIn, signIn } from '../../../test/accounts.ts';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, placed } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { usersTopic } from '../commands/usersTopic.ts';

let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop();
}, OPEN_MS);
afterAll(() => shop.close());

const users = (...args: readonly string[]) => command(shop.client, usersTopic, ...args);
const close = (visitor: Visitor, password = PASSWORD) => visitor.call('POST', '/api/account/deletion', { body: { current_password: password } });
const exists = async (email: string) => (await shop.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** A user who has requested the deletion of their account. */
async function closed(email: string, more: object = {}): Promise<Visitor> {
  await openAccount(shop, email, more);
  const visitor = await signedIn(shop, email);
  const answer = await close(visitor);
  if (answer.status !== 200) throw new Error(answer.text);
  return visitor;
}

describe('the deletion of an account by its user', () => {
  it('needs the password, closes the account at once and ends all sessions', async () => {
    const email = 'anna@torles.hu';
    await openAccount(shop, email);
    const [visitor, other] = [await signedIn(shop, email), await signedIn(shop, email)];
    const refused = await close(visitor, 'another password');
    expect(errorOf(refused)).toMatchObject({ code: 'validation_failed', fields: [{ path: 'current_password', code: 'password_wrong' }] });
    expect(await isSignedIn(other)).toBe(true);

    const { deletion_due_at: dueAt } = dataOf(await close(visitor), deletionSchema);
    expect(Date.parse(dueAt) - shop.clock.now().getTime()).toBe(ACCOUNT_PERIODS.deletion);
    expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, false]);
    const mail = (await mailsTo(shop.db, email)).at(-1);
    expect(mail).toMatchObject({ kind: 'account_deletion_started', has_secret_link: true });
    expect(JSON.stringify(mail?.content)).toContain('2026. december\u00A05.');
  });

  it('is refused to a guest', async () => {
    const guest = await shop.visitor().arrive();
    expect(errorOf(await close(guest)).code).toBe('unauthenticated');
  });

  it('reports the closed account after the right password only', async () => {
    const email = 'bela@torles.hu';
    await closed(email);
    const visitor = await shop.visitor().arrive();
    expect(errorOf(await signIn(visitor, email, { password: 'another password' })).code).toBe('invalid_credentials');
    const { code, params } = errorOf(await signIn(visitor, email));
    expect([code, Object.keys(params ?? {})]).toEqual(['account_closing', ['deletion_due_at']]);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is cancelled by a sign-in that requests it', async () => {
    const email = 'cili@torles.hu';
    await closed(email);
    const visitor = await signedIn(shop, email, { cancels_deletion: true });
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await mailKindsTo(shop.db, email)).toContain('account_deletion_cancelled');
    shop.clock.move(ACCOUNT_PERIODS.deletion);
    await shop.runRecurringJobs();
    expect(await exists(email)).toBe(true);
    const again = await shop.visitor().arrive();
    expect(errorOf(await again.call('POST', '/api/auth/deletion/cancel', { body: { token: await mailedToken(shop.db, email, 'account_deletion_started') } })).code).toBe('token_invalid');
  });

  it('is cancelled by the link of its mail, once', async () => {
    const email = 'dora@torles.hu';
    await closed(email);
    const visitor = await shop.visitor().arrive();
    const cancel = async () => visitor.call('POST', '/api/auth/deletion/cancel', { body: { token: await mailedToken(shop.db, email, 'account_deletion_started') } });
    expect((await cancel()).json).toEqual({ data: { email } });
    expect(errorOf(await cancel()).code).toBe('token_invalid');
    expect((await signIn(visitor, email)).status).toBe(200);
  });

  it('is cancelled when an earlier owner of the address restores it', async () => {
    const email = 'edit@torles.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    await visitor.call('PUT', '/api/account/email', { body: { email: 'idegen@torles.hu', current_password: PASSWORD } });
    await shop.runJobs('email-change');
    await visitor.call('POST', '/api/auth/email/confirm', { body: { token: await mailedToken(shop.db, 'idegen@torles.hu', 'email_confirmation') } });
    expect((await close(visitor)).status).toBe(200);
    await visitor.arrive();
    expect((await visitor.call('POST', '/api/auth/email/undo', { body: { token: await mailedToken(shop.db, email, 'email_changed') } })).status).toBe(200);
    expect((await signIn(visitor, email)).status).toBe(200);
  });

  it('is not cancelled by a new password, so that a forgotten one can be replaced first', async () => {
    const email = 'flora@torles.hu';
    await closed(email);
    const visitor = await shop.visitor().arrive();
    await visitor.call('POST', '/api/auth/password/reset', { body: { email, result_url: '/hu/jelszo/uj' } });
    await shop.runJobs('password-reminder');
    const token = await mailedToken(shop.db, email, 'password_reset');
    expect((await visitor.call('POST', `/api/auth/password/reset/${token}`, { body: { password: PASSWORD, password_confirmation: PASSWORD } })).status).toBe(200);
    expect(errorOf(await signIn(visitor, email)).code).toBe('account_closing');
    expect((await signIn(visitor, email, { cancels_deletion: true })).status).toBe(200);
  });

  it('deletes the account and its data after fourteen days, and not before', async () => {
    const email = 'gizi@torles.hu';
    await closed(email);
    shop.clock.move(ACCOUNT_PERIODS.deletion - 1000);
    await shop.runRecurringJobs();
    expect(await exists(email)).toBe(true);
    shop.clock.move(1000);
    await shop.runRecurringJobs();
    expect(await exists(email)).toBe(false);
    expect(await mailKindsTo(shop.db, email)).toEqual(['account_activation', 'account_deleted']);
    expect(errorOf(await signIn(await shop.visitor().arrive(), email)).code).toBe('invalid_credentials');
  });

  it('ends the newsletter: of a subscription only the proof of the consent stays, of a request nothing', async () => {
    const [subscriber, requester] = ['jozsef@torles.hu', 'kata@torles.hu'];
    await closed(subscriber, { is_newsletter_subscription: true });
    await closed(requester);
    shop.clock.move(ACCOUNT_PERIODS.deletion - 1000);
    await (await shop.visitor().arrive()).call('POST', '/api/newsletter', { body: { email: requester } });
    const subscriptions = () => shop.db.selectFrom('newsletter_subscription').select(['email', 'state', 'name', 'topics', 'unsubscribed_at']).where('email', 'in', [subscriber, requester]).orderBy('email').execute();
    expect((await subscriptions()).map(({ state }) => state)).toEqual(['active', 'pending']);
    shop.clock.move(1000);
    await shop.runRecurringJobs();
    expect(await subscriptions()).toEqual([{ email: subscriber, state: 'unsubscribed', name: '', topics: [], unsubscribed_at: shop.clock.now() }]);
  });

  it('deletes registrations with the address', async () => {
    const email = 'laci@torles.hu';
    await closed(email);
    await register(shop, email);
    shop.clock.move(ACCOUNT_PERIODS.deletion);
    await shop.runRecurringJobs();
    expect(await shop.db.selectFrom('registration').selectAll().where('email', '=', email).execute()).toEqual([]);
  });

  it('waits for orders that are under way', async () => {
    const email = 'hedi@torles.hu';
    await openAccount(shop, email);
    const visitor = await signedIn(shop, email);
    const { order_hash: hash } = await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await shop.db.updateTable('shop_order').set({ status: 'shipped', payment_expires_at: null }).where('order_hash', '=', hash).execute();
    await close(visitor);
    expect(JSON.stringify((await mailsTo(shop.db, email)).at(-1)?.content)).toContain('Egy rendelésed még folyamatban van');
    shop.clock.move(ACCOUNT_PERIODS.deletion);
    await shop.runRecurringJobs();
    expect(await exists(email)).toBe(true);
    await shop.db.updateTable('shop_order').set({ status: 'completed' }).where('order_hash', '=', hash).execute();
    await shop.runRecurringJobs();
    expect(await exists(email)).toBe(false);
    const order = await shop.db.selectFrom('shop_order').select(['user_id', 'customer']).where('order_hash', '=', hash).executeTakeFirstOrThrow();
    expect([order.user_id, Object.keys(order.customer)]).toEqual([null, ['invoice_data']]);
  });
});

describe('the operator', () => {
  it('sees which accounts will be deleted, and cancels a deletion', async () => {
    await closed('ivan@torles.hu');
    expect(await users('list', '--closing')).toMatch(/ivan@torles.hu .*deleted from /);
    expect(await users('show', 'ivan@torles.hu')).toMatch(/State +deleted from /);
    expect(await users('cancel-deletion', 'ivan@torles.hu')).toBe('The account of ivan@torles.hu stays.');
    expect(await users('list', '--closing')).not.toContain('ivan@torles.hu');
    expect((await signIn(await shop.visitor().arrive(), 'ivan@torles.hu')).status).toBe(200);
  });
});
