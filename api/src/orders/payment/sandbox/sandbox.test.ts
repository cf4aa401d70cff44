import { cartSchema, orderPlacedSchema, orderSchema } from '@feszek/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { TEST_CARDS } from '../../../../test/bank.ts';
import { OPEN_MS } from '../../../../test/databases.ts';
import { CHAIR } from '../../../../test/goods.ts';
import { CARD, openShop, order, prepareOrder, seeOrder, testConfig } from '../../../../test/shop.ts';
import type { TestShop } from '../../../../test/shop.ts';
import { dataOf, errorOf } from '../../../../test/visitor.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createPayments } from '../payments.ts';
import { SANDBOX } from './sandboxProvider.ts';
import { PAYMENT_HOLD_MS } from '../transactions.ts';

type Headers = Readonly<Record<string, string>>;

const PUBLIC = { SHOP_URL: 'https://shop.example' };
const LOCAL = { SHOP_URL: 'http://localhost:3000' };
const PAID = 'action=pay&card_number=4111111111111111';

/** Sends a request with these headers over a socket, since `fetch` does not allow the header `Host`. */
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
  const { warning } = await createPayments(testConfig(environment), shop.clock);
  return { ...shop, url, warning, config: shop.bank.connect(testConfig(environment)) };
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
    for (const path of ['/dev/mail', '/dev/mail/1', '/dev/mail/1/html', '/dev/mail/1/text']) expect([path, await statusOf(shop.url, path, headers)]).toEqual([path, 404]);
    for (const path of [redirect_url, '/payment/sandbox/style.css']) expect([path, await statusOf(shop.bank.url, path, headers)]).toEqual([path, 404]);
    expect(await statusOf(shop.bank.url, redirect_url, headers, PAID)).toBe(404);
    expect(await statusOfOrder(shop, order_hash)).toBe('pending_payment');
  });

  it.each<Headers>([{ host: 'localhost:3000' }, { host: '127.0.0.1' }, { host: '[::1]:3000' }, { host: 'localhost', 'x-forwarded-for': '::1', 'x-forwarded-host': 'localhost:3000' }])(
    'accepts payments of a person on this machine: %j', async (headers) => {
      const { order_hash, redirect_url } = await orderByCard(shop);
      expect(await statusOf(shop.url, '/dev/mail', headers)).toBe(200);
      expect(await statusOf(shop.bank.url, redirect_url, headers)).toBe(200);
      expect(await statusOf(shop.bank.url, redirect_url, headers, PAID)).toBe(303);
      expect(await statusOfOrder(shop, order_hash)).toBe('paid');
      expect(shop.warning).toBeUndefined();
    },
  );

  it('answers with the result of a payment, and refunds it once', async () => {
    const { order_hash, redirect_url } = await orderByCard(shop);
    const { transaction_id: transactionId } = await seeOrder(shop, order_hash);
    const { providers } = await createPayments(shop.config, shop.clock);
    const provider = providers.get(SANDBOX);
    const payment = { transactionId: transactionId ?? '', providerId: null, amount: 1, currency: 'HUF' } as const;
    expect(await provider?.retrieve(payment)).toBeUndefined();
    await expect(provider?.refund(payment, 'r1')).rejects.toThrow('409');
    await shop.bank.pay(redirect_url, TEST_CARDS.good);
    expect(await provider?.retrieve(payment)).toMatchObject({ transactionId, status: 'success', currency: 'HUF', responseCode: '00' });
    expect(await provider?.refund(payment, 'r1')).toEqual({ providerRefundId: 'sandbox-r1' });
    expect(await provider?.refund(payment, 'r2')).toEqual({ providerRefundId: 'sandbox-r1' });
    expect(await provider?.retrieve({ ...payment, transactionId: 'unknown' })).toBeUndefined();
  }, OPEN_MS);
});

describe('a shop without a sandbox bank, or at a public address', () => {
  it.each([PUBLIC, { ...PUBLIC, PAYMENT_SANDBOX: 'on' }, { ...LOCAL, PAYMENT_SANDBOX: 'off' }, { ...LOCAL, DEMO: 'off' }])('offers no card payment without a provider, like one with %j', async (environment) => {
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
      expect(shop.warning).toContain('card payment is not offered');
    } finally {
      await shop.close();
    }
  }, OPEN_MS);

  it.each([
    [PUBLIC, /STRIPE_SECRET_KEY.*SIMPLEPAY_MERCHANT_HUF/],
    [{ ...LOCAL, PAYMENT_SANDBOX: 'off' }, /STRIPE_SECRET_KEY.*SIMPLEPAY_MERCHANT_HUF/],
    [{ ...LOCAL, DEMO: 'off' }, /DEMO is off/],
    [{ ...PUBLIC, PAYMENT_SANDBOX: 'on' }, /STRIPE_SECRET_KEY.*SIMPLEPAY_MERCHANT_HUF/],
    [{ ...LOCAL, PAYMENT_SECRET: '' }, /the same PAYMENT_SECRET/],
  ])('logs why it offers no card payment, like one with %j', async (environment, reason) => {
    const { providers, warning } = await createPayments(testConfig(environment), systemClock);
    expect([...providers.keys()]).toEqual([]);
    expect(warning).toMatch(reason);
  });
});
