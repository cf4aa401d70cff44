import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { openAccount, signedIn } from '../../../test/accounts.ts';
import { command } from '../../../test/command.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, MUG } from '../../../test/goods.ts';
import { openOperatorShop } from '../../../test/operator.ts';
import type { OperatorShop } from '../../../test/operator.ts';
import { BANK_TRANSFER, CUSTOMER, order, prepareOrder, putInCart } from '../../../test/shop.ts';
import { personTopic } from '../commands/personTopic.ts';

const ANNA = 'anna@vendeg.hu';
const BELA = 'bela@vendeg.hu';

let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop();
}, OPEN_MS);
afterAll(() => shop.close());

const person = (...args: readonly string[]) => command(shop.client, personTopic, ...args);
async function exported(email: string): Promise<string> {
  await person('export', email, shop.file('person.json'));
  return readFile(shop.file('person.json'), 'utf8');
}

/** A guest with an order, and another cart in another browser in which they have entered their address. */
async function guest(email: string, name: string): Promise<void> {
  const visitor = await shop.visitor().arrive();
  await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
  await visitor.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, email, invoice_data: { ...CUSTOMER.invoice_data, name } } });
  expect((await order(visitor)).status).toBe(200);
  const elsewhere = await shop.visitor().arrive();
  await putInCart(elsewhere, MUG, 1);
  await elsewhere.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, email: email.toUpperCase(), invoice_data: { ...CUSTOMER.invoice_data, name } } });
}

async function writeTo(topic: 'product' | 'complaint', email: string, message: string): Promise<void> {
  await shop.db.insertInto('contact_message').values({ created_at: shop.clock.now(), locale: 'hu', topic, name: 'Vendég', email, order_number: '', message, client_key: 'x', closed_at: null }).execute();
}

const complete = () => shop.db.updateTable('shop_order').set({ status: 'completed', payment_expires_at: null }).execute();

describe('what is stored about a guest', () => {
  beforeAll(async () => {
    await guest(ANNA, 'Vendég Anna');
    await guest(BELA, 'Vendég Béla');
    await writeTo('product', ANNA, 'Milyen mély a fotel?');
    await writeTo('complaint', ANNA, 'Törött volt a lába.');
    await shop.db.insertInto('newsletter_subscription').values({ email: ANNA, name: 'Anna', locale: 'hu', topics: [], state: 'active', link_key: 'k', source: 'newsletter', consent_version: '2026-01-01', requested_at: shop.clock.now(), confirmed_at: shop.clock.now(), unsubscribed_at: null, mailed_at: null }).execute();
    await shop.db.insertInto('stock_alert').values({ product_id: MUG, email: ANNA, locale: 'hu', currency: 'HUF', token_hash: 't', stop_hash: 's', requested_at: shop.clock.now(), mailed_at: shop.clock.now(), confirmed_at: null }).execute();
  }, OPEN_MS);

  it('is exported by their email address, without what others left', async () => {
    const text = await exported(' Anna@Vendeg.HU ');
    expect(JSON.parse(text)).toMatchObject({
      user: null,
      guest: {
        orders: [{ customer: { email: ANNA }, lines: [{ quantity: 1 }], history: [{ status: 'confirmed' }] }],
        quotes: [], reviews: [], withdrawals: [],
        // The cart of the order is empty, and has the address for the next one.
        carts: [{ customer: { invoice_data: { name: 'Vendég Anna' } } }, {}],
        newsletter: [{ name: 'Anna', state: 'active' }], stock_alerts: [{ locale: 'hu' }],
        messages: [{ message: 'Milyen mély a fotel?' }, { topic: 'complaint' }],
        mails: [{ kind: expect.stringContaining('order') }],
      },
    });
    expect(text).not.toContain('Béla');
  });

  it('is not deleted while an order is under way, which needs it', async () => {
    await expect(person('erase', ANNA)).rejects.toThrow(/1/);
    expect(JSON.parse(await exported(ANNA))).toMatchObject({ guest: { messages: [{}, {}], carts: [{}, {}] } });
  });

  it('is deleted but for what the law requires, and nothing of others', async () => {
    await complete();
    expect(await person('erase', ANNA)).toBe('Deleted about anna@vendeg.hu: 0 quotes, 0 reviews, 2 carts, 1 messages and 1 mails of guests; everything but the billing data of 1 orders of guests.');
    const left = JSON.parse(await exported(ANNA));
    expect(left).toMatchObject({ user: null, guest: { orders: [], carts: [], stock_alerts: [], mails: [], messages: [{ topic: 'complaint' }], newsletter: [{ name: '', state: 'unsubscribed' }] } });
    const orders = await shop.db.selectFrom('shop_order').select(['customer', 'comment', 'email_key', 'phone_key', 'client_key', 'visitor_id']).orderBy('id').execute();
    expect(orders.map(({ customer }) => Object.keys(customer).sort())).toEqual([['invoice_data'], ['delivery_data', 'email', 'invoice_data', 'phone']]);
    expect(orders[0]).toMatchObject({ comment: '', email_key: null, phone_key: null, client_key: null, visitor_id: null });
    expect(JSON.parse(await exported(BELA))).toMatchObject({ guest: { orders: [{}], carts: [{}, {}], mails: [{}] } });
  });
});

describe('what is stored about a user', () => {
  it('includes what they left as a guest, and is deleted with it', async () => {
    const email = 'cili@fiok.hu';
    await openAccount(shop, email);
    await putInCart(await signedIn(shop, email), MUG, 2);
    await writeTo('product', email, 'Kérdés a fiókhoz.');
    expect(JSON.parse(await exported(email))).toMatchObject({ user: { account: { email }, cart: [{ quantity: 2 }], messages: [{ message: 'Kérdés a fiókhoz.' }] }, guest: { messages: [{}] } });
    expect(await person('erase', email)).toMatch(/^Deleted about cili@fiok\.hu: the account; /);
    expect(JSON.parse(await exported(email))).toMatchObject({ user: null, guest: { messages: [], mails: [{ kind: 'account_deleted' }] } });
  });

  it('is for the operator only, and the commands need an address', async () => {
    expect((await shop.visitor().call('GET', `/operator/persons/${BELA}/export`)).status).toBe(401);
    expect((await shop.visitor().call('DELETE', `/operator/persons/${BELA}`)).status).toBe(401);
    await expect(person('erase')).rejects.toThrow('missing or unexpected arguments');
    await expect(person('erase', BELA, 'x')).rejects.toThrow('missing or unexpected arguments');
    await expect(person('export', BELA)).rejects.toThrow('missing or unexpected arguments');
    await expect(person('erase', 'Béla')).rejects.toThrow('“Béla” is not an email address.');
  });
});
