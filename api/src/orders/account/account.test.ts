import { accountSchema, orderPlacedSchema, orderSchema, savedAddressesSchema } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { mailedToken, mailKindsTo, PASSWORD, signedIn, signIn } from '../../../test/accounts.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, LAMP } from '../../../test/goods.ts';
import { openUp, offered, orderOffer } from '../../../test/quotes.ts';
import { OPERATOR_TOKEN } from '../../../test/operator.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, CUSTOMER, openShop, order, prepareOrder, UNLIMITED } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { createUser } from '../../users/users.ts';

const WITH_ACCOUNT = { account_password: PASSWORD };

describe('an order with an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
    await shop.db.updateTable('product_stock').set({ quantity: 100 }).where('product_id', 'in', [CHAIR, LAMP]).execute();
  }, OPEN_MS);
  afterAll(() => shop.close());

  /** A guest's cart that is ready to be ordered. */
  async function prepared(email: string, customer: object = {}): Promise<Visitor> {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    await visitor.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, ...customer, email } });
    return visitor;
  }
  /** Places the order and runs the job that sends the mail of the account. */
  async function ordered(visitor: Visitor, input: object = WITH_ACCOUNT): Promise<Order> {
    const { order_hash } = dataOf(await order(visitor, input), orderPlacedSchema);
    await shop.runJobs('registration');
    return visitor.read(orderSchema, `/api/orders/${order_hash}`);
  }
  const see = (visitor: Visitor, { order_hash }: Order) => visitor.read(orderSchema, `/api/orders/${order_hash}`);
  const activate = async (email: string) => (await shop.visitor().arrive()).call('POST', '/api/auth/activation', { body: { token: await mailedToken(shop.db, email, 'account_activation') } });
  const registrations = (email: string) => shop.db.selectFrom('registration').selectAll().where('email', '=', email).execute();

  it('creates the account when the link of its mail is opened: with name, phone, addresses and the order', async () => {
    const guest = await prepared('uj@example.hu');
    const placed = await ordered(guest, { ...WITH_ACCOUNT, is_newsletter_subscription: true });
    expect(placed).toMatchObject({ account_request: 'sent', is_new_account: false });
    expect(errorOf(await signIn(await shop.visitor().arrive(), 'uj@example.hu')).code).toBe('account_not_activated');
    expect((await activate('uj@example.hu')).status).toBe(200);
    const owner = await signedIn(shop, 'uj@example.hu');
    expect(await owner.read(accountSchema, '/api/account')).toMatchObject({ name: 'Kovács Anna', phone: CUSTOMER.phone, company: null, is_newsletter_subscription: true, locale: 'hu' });
    expect(await owner.read(savedAddressesSchema, '/api/account/addresses')).toMatchObject([{ address: 'Fő utca 1.', is_default_billing: true, is_default_delivery: true }]);
    expect(await see(owner, placed)).toMatchObject({ is_restricted: false, is_new_account: true });
  });

  it('of a company has its name and tax number, and the recipient as its contact', async () => {
    const guest = await prepared('ceg@example.hu', { invoice_data: { ...CUSTOMER.invoice_data, is_company: true, name: 'Asztal Kft.', tax_number: '12345676-1-42' } });
    await ordered(guest);
    await activate('ceg@example.hu');
    expect(await (await signedIn(shop, 'ceg@example.hu')).read(accountSchema, '/api/account')).toMatchObject({ name: 'Kovács Anna', company: { name: 'Asztal Kft.', tax_number: '12345676-1-42' } });
  });

  it('opens no account without a password, nor for a signed-in user', async () => {
    expect(await ordered(await prepared('nelkul@example.hu'), {})).toMatchObject({ account_request: null, is_new_account: false });
    await createUser(shop.db, shop.clock, { email: 'tag@example.hu', name: 'Tag', password: PASSWORD });
    const user = await signedIn(shop, 'tag@example.hu');
    await prepareOrder(user, { productId: CHAIR, payment: BANK_TRANSFER });
    expect((await ordered(user)).account_request).toBeNull();
    for (const email of ['nelkul@example.hu', 'tag@example.hu', CUSTOMER.email]) expect(await registrations(email)).toEqual([]);
  });

  it('is answered and shown in the same manner for an address that has an account, which gets a mail instead', async () => {
    await createUser(shop.db, shop.clock, { email: 'regi@example.hu', name: 'Régi', password: 'the owner’s password' });
    const buy = async (email: string) => {
      const guest = await prepared(email);
      return { guest, placed: await ordered(guest) };
    };
    const [existing, fresh] = [await buy('regi@example.hu'), await buy('friss@example.hu')];
    const shown = async ({ guest, placed }: typeof existing) => {
      const { account_request, is_new_account } = await see(guest, placed);
      return { account_request, is_new_account };
    };
    for (const each of [existing, fresh]) expect(await shown(each)).toEqual({ account_request: 'sent', is_new_account: false });
    await activate('friss@example.hu');
    expect(await shown(fresh)).toEqual(await shown(existing));
    expect((await mailKindsTo(shop.db, 'regi@example.hu')).filter((kind) => kind.startsWith('account'))).toEqual(['account_exists']);
    expect(errorOf(await signIn(await shop.visitor().arrive(), 'regi@example.hu')).code).toBe('account_not_activated');
    const owner = await signedIn(shop, 'regi@example.hu', { password: 'the owner’s password' });
    expect(await see(owner, existing.placed)).toMatchObject({ is_restricted: false, is_new_account: false });
  });

  it('takes the same work for an address with and without an account', async () => {
    await createUser(shop.db, shop.clock, { email: 'letezo@example.hu', name: 'Létező', password: PASSWORD });
    const work = async (email: string) => {
      const { order_hash } = dataOf(await order(await prepared(email), WITH_ACCOUNT), orderPlacedSchema);
      const { id } = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
      const requested = await shop.db.selectFrom('order_account').selectAll().where('order_id', '=', id).execute();
      return [requested.length, (await registrations(email)).length, (await mailKindsTo(shop.db, email)).filter((kind) => kind.startsWith('account')).length];
    };
    expect(await work('letezo@example.hu')).toEqual([1, 1, 0]);
    expect(await work('nem-letezo@example.hu')).toEqual([1, 1, 0]);
    await shop.runJobs('registration');
  });

  it('shows only its signed-in owner that it opened the account', async () => {
    const guest = await prepared('csak@example.hu');
    const placed = await ordered(guest);
    await activate('csak@example.hu');
    expect(await see(guest, placed)).toMatchObject({ is_restricted: false, is_new_account: false, account_request: 'sent' });
    expect(await see(await shop.visitor().arrive(), placed)).toMatchObject({ is_restricted: true, is_new_account: false, account_request: null });
  });

  it('is placed once and requests one account, however often its request is repeated', async () => {
    const guest = await prepared('egyszer@example.hu');
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [await order(guest, WITH_ACCOUNT, key), await order(guest, WITH_ACCOUNT, key)];
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    await shop.runJobs('registration');
    expect(await registrations('egyszer@example.hu')).toHaveLength(1);
    expect(errorOf(await order(guest, {}, key)).code).toBe('idempotency_key_reused');
    const stored = JSON.stringify(await shop.db.selectFrom('idempotency_key').selectAll().execute());
    expect(stored).not.toContain(PASSWORD);
  });

  it('is placed also if the account cannot be requested, and reports it', async () => {
    await sql`alter table registration add constraint broken check (email <> 'hibas@example.hu')`.execute(shop.db);
    const placed = await ordered(await prepared('hibas@example.hu'));
    expect(placed).toMatchObject({ status: 'confirmed', account_request: 'failed', is_new_account: false });
    expect(await registrations('hibas@example.hu')).toEqual([]);
  });

  it('refuses a password that is too short, that many people use, that is the own address or that is not a text, and places no order', async () => {
    const guest = await prepared('rovid@example.hu');
    expect(errorOf(await order(guest, { account_password: 'short' })).fields).toMatchObject([{ path: 'account_password', code: 'too_short' }]);
    expect(errorOf(await order(guest, { account_password: 'x'.repeat(201) })).fields).toMatchObject([{ path: 'account_password', code: 'too_long' }]);
    for (const password of ['Password123', 'rovid@example.hu']) {
      expect(errorOf(await order(guest, { account_password: password })).fields).toMatchObject([{ path: 'account_password', code: 'password_common' }]);
    }
    expect(errorOf(await order(guest, { account_password: { length: 12 } })).code).toMatch(/validation_failed|malformed_request/);
    expect((await ordered(guest)).account_request).toBe('sent');
  });

  it('may be the order of an offer', async () => {
    const guest = await shop.visitor().arrive();
    const { hash } = await offered(shop, guest, LAMP, 1, {});
    await openUp(guest, hash, BANK_TRANSFER);
    await guest.call('PUT', '/api/offer/cart/customer', { body: { ...CUSTOMER, email: 'ajanlat@example.hu' } });
    const { order_hash } = dataOf(await orderOffer(guest, WITH_ACCOUNT), orderPlacedSchema);
    await shop.runJobs('registration');
    expect((await guest.read(orderSchema, `/api/orders/${order_hash}`)).account_request).toBe('sent');
    expect(await mailKindsTo(shop.db, 'ajanlat@example.hu')).toContain('account_activation');
  });
});

describe('accounts of orders', () => {
  it('are limited like other mails: an order above the limit is placed without one', async () => {
    const shop = await openShop({ rateLimits: { ...UNLIMITED, mails: 2 } });
    try {
      const requests: unknown[] = [];
      for (let count = 0; count < 3; count += 1) {
        const guest = shop.visitor();
        await prepareOrder(guest, { productId: CHAIR, payment: CASH_ON_DELIVERY });
        const { order_hash } = dataOf(await order(guest, WITH_ACCOUNT), orderPlacedSchema);
        requests.push((await guest.read(orderSchema, `/api/orders/${order_hash}`)).account_request);
      }
      expect(requests).toEqual(['sent', 'sent', 'failed']);
    } finally {
      await shop.close();
    }
  }, OPEN_MS);
});
