import { cartSchema, orderPlacedSchema, orderSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { OPEN_MS } from '../../../../test/databases.ts';
import { CHAIR } from '../../../../test/goods.ts';
import { CARD, openShop, order, prepareOrder, testConfig, UNLIMITED } from '../../../../test/shop.ts';
import type { TestShop } from '../../../../test/shop.ts';
import { dataOf, errorOf } from '../../../../test/visitor.ts';
import { buildServer } from '../../../server.ts';
import { createPayments } from '../payments.ts';
import { PAYMENT_HOLD_MS } from '../transactions.ts';

type Headers = Readonly<Record<string, string>>;

const PUBLIC = { SHOP_URL: 'https://shop.example' };
const LOCAL = { SHOP_URL: 'http://localhost:3000' };
const PAID = 'action=pay&card_number=4111111111111111';

/** Calls over a socket with these headers, as `fetch` sends no `Host` of its own choosing. */
async function statusOf(base: string, path: string, headers: Headers, body?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const call = request(new URL(path, base), { method: body === undefined ? 'GET' : 'POST', headers: { ...form, ...headers } }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode ?? 0));
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}


const open = async (environment: Readonly<Record<string, string>>) => {
  const shop = await openShop({ config: testConfig(environment) });
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { warning } = await createPayments(testConfig(environment), shop.db, shop.clock);
  return { ...shop, url, warning };
};

const orderByCard = async (shop: TestShop) => {
  shop.clock.move(PAYMENT_HOLD_MS);
  const visitor = shop.visitor();
  await prepareOrder(visitor, { productId: CHAIR });
  return dataOf(await order(visitor), orderPlacedSchema);
};

const statusOfOrder = async (shop: TestShop, hash: string) => (await shop.visitor().read(orderSchema, `/api/orders/${hash}`)).status;

describe('the sandbox bank of a shop on this machine', () => {
  let shop: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    shop = await open(LOCAL);
  }, OPEN_MS);
  afterAll(() => shop.close());

  it.each<Headers>([
    { host: 'www.shop.example' },
    { 'x-forwarded-host': 'www.shop.example' },
    { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
    { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  ])('is hidden, as the page of mails, from a request of elsewhere: %j', async (headers) => {
    const { order_hash, redirect_url } = await orderByCard(shop);
    for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html', '/dev/mail/1/text', redirect_url]) expect([path, await statusOf(shop.url, path, headers)]).toEqual([path, 404]);
    expect(await statusOf(shop.url, redirect_url, headers, PAID)).toBe(404);
    expect(await statusOfOrder(shop, order_hash)).toBe('pending_payment');
  });

  it.each<Headers>([{ host: 'localhost:3000' }, { host: '127.0.0.1' }, { host: '[::1]:3000' }, { host: 'localhost', 'x-forwarded-for': '::1', 'x-forwarded-host': 'localhost:3000' }])(
    'takes payments of a person on this machine: %j', async (headers) => {
      const { order_hash, redirect_url } = await orderByCard(shop);
      expect(await statusOf(shop.url, '/dev/mail', headers)).toBe(200);
      expect(await statusOf(shop.url, redirect_url, headers)).toBe(200);
      expect(await statusOf(shop.url, redirect_url, headers, PAID)).toBe(303);
      expect(await statusOfOrder(shop, order_hash)).toBe('paid');
      expect(shop.warning).toBeUndefined();
    },
  );

  it('does not pay an order once the shop has a public address', async () => {
    const { order_hash, redirect_url } = await orderByCard(shop);
    const app = await buildServer({ ...shop, config: testConfig(PUBLIC), rateLimits: UNLIMITED });
    try {
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await statusOf(url, redirect_url, { host: 'shop.example' }, PAID)).toBe(404);
      expect(await statusOfOrder(shop, order_hash)).toBe('pending_payment');
    } finally {
      await app.close();
    }
  }, OPEN_MS);
});

describe('a shop at a public address', () => {
  it.each([PUBLIC, { ...LOCAL, PAYMENT_SANDBOX: 'off' }])('has no sandbox bank and offers no card payment without a provider, like one with %j', async (environment) => {
    const shop = await open(environment);
    try {
      const visitor = shop.visitor();
      await visitor.arrive();
      await visitor.call('POST', '/api/cart/product', { body: { product_id: CHAIR, quantity: 1 } });
      const cart = dataOf(await visitor.call('GET', '/api/cart'), cartSchema);
      expect(cart.payment_methods.map(({ code }) => code)).toEqual(['bank_transfer', 'cash_on_delivery']);
      expect(errorOf(await visitor.call('PUT', '/api/cart/method/payment', { body: { id: CARD } })).code).toBe('not_found');
      expect(await statusOf(shop.url, '/payment/sandbox/anything', {})).toBe(404);
      expect(await statusOf(shop.url, '/payment/sandbox/anything', {}, PAID)).toBe(404);
      expect(shop.warning).toMatch(/card payment is not offered.*STRIPE_SECRET_KEY.*SIMPLEPAY_MERCHANT_HUF/);
    } finally {
      await shop.close();
    }
  }, OPEN_MS);

  it('has it where PAYMENT_SANDBOX turns it on, and every start warns of it', async () => {
    const shop = await open({ ...PUBLIC, PAYMENT_SANDBOX: 'on' });
    try {
      const { order_hash, redirect_url } = await orderByCard(shop);
      expect(await statusOf(shop.url, redirect_url, { host: 'shop.example', 'x-forwarded-for': '203.0.113.9' }, PAID)).toBe(303);
      expect(await statusOfOrder(shop, order_hash)).toBe('paid');
      expect(shop.warning).toMatch(/PAYMENT_SANDBOX is on.*anyone can pay/);
    } finally {
      await shop.close();
    }
  }, OPEN_MS);
});
