import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { createBankApp } from './createBankApp.ts';

const SECRET = 'a secret of at least thirty-two characters';
const GOOD = '4111 1111 1111 1111';
const LATE = '4000 0000 0000 0101';
const NOW = Date.UTC(2026, 10, 22);
const PAYMENT = {
  transaction_id: '0a1b2c3d4e5f', order_reference: 'order-1', amount: 32_390, currency: 'HUF', locale: 'en', result_url: '/en/checkout/result/1', expires_at: NOW + 60_000,
};

interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

let shop: Server;
let shopUrl = '';
let shopStatus = 200;
let notices: Notice[] = [];
let folder = '';
let now = NOW;
let bank: FastifyInstance;

const open = (lateMs = 20) => createBankApp({ file: path.join(folder, 'bank.sqlite'), secret: SECRET, shopUrl: 'http://shop.test', notificationUrl: () => shopUrl, late: (signal) => wait(lateMs, undefined, { signal }), now: () => now });

const call = (method: 'GET' | 'POST', url: string, payload?: object, authorization = `Bearer ${SECRET}`) =>
  bank.inject({ method, url: `/bank/payments${url}`, headers: { authorization }, ...(payload && { payload }) });
const start = (change: object = {}) => call('POST', '', { ...PAYMENT, ...change });
const resultOf = async (id = PAYMENT.transaction_id): Promise<unknown> => (await call('GET', `/${id}`)).json().result;

const page = (id = PAYMENT.transaction_id) => bank.inject({ method: 'GET', url: `/payment/sandbox/${id}` });
const submit = (fields: Readonly<Record<string, string>>, id = PAYMENT.transaction_id) =>
  bank.inject({ method: 'POST', url: `/payment/sandbox/${id}`, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: new URLSearchParams(fields).toString() });
const pay = (card: string, id?: string) => submit({ action: 'pay', card_number: card }, id);

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(async () => {
  [notices, shopStatus, now] = [[], 200, NOW];
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      notices.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.writeHead(shopStatus).end();
    });
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = shop.address();
  shopUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/notifications`;
  folder = await mkdtemp(path.join(tmpdir(), 'feszek-bank-'));
  bank = await open();
});

afterEach(async () => {
  await bank.close();
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true });
});

describe('a payment at the sandbox bank', () => {
  it('is started by the shop and has no result until the buyer pays', async () => {
    const started = await start();
    expect([started.statusCode, started.json()]).toEqual([201, { redirect_url: '/payment/sandbox/0a1b2c3d4e5f' }]);
    expect(await resultOf()).toBeNull();
    const shown = await page();
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('32\u00A0390\u00A0Ft');
  });

  it('is paid once, and the shop receives a notification with a signature over time and body', async () => {
    await start();
    const [first, second] = await Promise.all([pay(GOOD), pay('4000 0000 0000 0002')]);
    expect([first, second].map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([[303, PAYMENT.result_url], [303, PAYMENT.result_url]]);
    const result = { transaction_id: PAYMENT.transaction_id, amount: 32_390, currency: 'HUF', status: 'success', authorization_code: '0A1B2C', response_code: '00', response_message: 'Approved', failure: null };
    expect(await resultOf()).toEqual(result);
    expect(notices.map(({ body }) => JSON.parse(body))).toEqual([result]);
    const [notice] = notices;
    expect(notice?.headers['x-sandbox-timestamp']).toBe(String(NOW));
    expect(notice?.headers['x-sandbox-signature']).toBe(createHmac('sha256', SECRET).update(`${NOW}.${notice?.body}`).digest('hex'));
  });

  it.each([
    [{ action: 'pay', card_number: '4000 0000 0000 0002' }, 'refused', '51'],
    [{ action: 'pay', card_number: '4000-0000-0000-0069' }, 'timed_out', 'timed_out'],
    [{ action: 'cancel' }, 'cancelled', 'cancelled'],
  ])('fails by %j', async (fields, failure, code) => {
    await start();
    expect((await submit(fields)).statusCode).toBe(303);
    expect(await resultOf()).toMatchObject({ status: 'error', failure, response_code: code, authorization_code: null });
  });

  it('is final even if the shop does not accept the notification', async () => {
    await start();
    shopStatus = 503;
    expect((await pay(GOOD)).statusCode).toBe(303);
    expect(await resultOf()).toMatchObject({ status: 'success' });
  });

  it('is closed once it has expired', async () => {
    await start();
    now = PAYMENT.expires_at;
    expect((await page()).body).toContain('This payment is already closed.');
    expect((await pay(GOOD)).statusCode).toBe(303);
    expect(await resultOf()).toBeNull();
  });

  it('is closed once the shop requests another payment of the same order', async () => {
    await start();
    await start({ transaction_id: 'second' });
    await start({ transaction_id: 'other', order_reference: 'order-2' });
    expect((await page()).body).toContain('This payment is already closed.');
    await pay(GOOD);
    expect(await resultOf()).toBeNull();
    await pay(GOOD, 'second');
    expect(await resultOf('second')).toMatchObject({ status: 'success' });
    expect((await page('other')).body).toContain('name="card_number"');
  });

  it('is the same when it is started twice', async () => {
    await start();
    await pay(GOOD);
    expect((await start()).statusCode).toBe(201);
    expect(await resultOf()).toMatchObject({ status: 'success' });
  });

  it('by the late card has its result, and its notification, after the buyer has returned', async () => {
    await start();
    expect((await pay(LATE)).statusCode).toBe(303);
    expect(await resultOf()).toBeNull();
    await until(() => notices.length > 0);
    expect(await resultOf()).toMatchObject({ status: 'success' });
  });

  it('is stored across a restart, and so is a late notification', async () => {
    await start();
    await start({ transaction_id: 'late', order_reference: 'order-2' });
    await pay(GOOD);
    await bank.close();
    bank = await open(60_000);
    await pay(LATE, 'late');
    await bank.close();
    bank = await open();
    expect(await resultOf()).toMatchObject({ status: 'success' });
    await until(() => notices.length > 1);
    expect(notices.map(({ body }) => JSON.parse(body).transaction_id)).toEqual([PAYMENT.transaction_id, 'late']);
  });

  it('is refunded once, and only after a success', async () => {
    await start();
    const refund = (id: string, refundId: string) => call('POST', `/${id}/refund`, { refund_id: refundId });
    expect((await refund(PAYMENT.transaction_id, 'r1')).statusCode).toBe(409);
    await pay(GOOD);
    expect((await refund(PAYMENT.transaction_id, 'r1')).json()).toEqual({ refund_id: 'r1' });
    expect((await refund(PAYMENT.transaction_id, 'r2')).json()).toEqual({ refund_id: 'r1' });
    expect((await refund('unknown', 'r1')).statusCode).toBe(409);
  });
});

describe('the sandbox bank', () => {
  it('accepts calls with the shop’s secret only', async () => {
    for (const authorization of ['', 'Bearer x', SECRET]) expect((await call('POST', '', PAYMENT, authorization)).statusCode).toBe(401);
    expect((await call('GET', '/0a1b', undefined, 'Bearer x')).statusCode).toBe(401);
    expect((await page()).statusCode).toBe(404);
  });

  it.each([{ amount: 0 }, { amount: 1.5 }, { currency: 'GBP' }, { locale: 'de' }, { transaction_id: '"><script>' }, { result_url: undefined }, { expires_at: 'never' }])('refuses a payment with %j', async (change) => {
    expect((await start(change)).statusCode).toBe(422);
  });

  it.each([
    ['an unknown card', { action: 'pay', card_number: '5555 5555 5555 4444' }, 422],
    ['a wrong code', { action: 'confirm', code: '0000' }, 422],
    ['an unknown action', { action: 'steal' }, 422],
    ['a card number of many digits', { action: 'pay', card_number: '4'.repeat(50) }, 422],
    ['a body of more than 16 KB', { action: 'pay', card_number: '4'.repeat(17_000) }, 413],
  ])('decides nothing by %s', async (_, fields, status) => {
    await start();
    expect((await submit(fields)).statusCode).toBe(status);
    expect(await resultOf()).toBeNull();
  });

  it('requires a code for the challenged card', async () => {
    await start();
    const challenge = await pay('4000 0000 0000 3220');
    expect([challenge.statusCode, challenge.body.includes('Confirmation code')]).toEqual([200, true]);
    expect((await submit({ action: 'confirm', code: ' 1234 ' })).statusCode).toBe(303);
    expect(await resultOf()).toMatchObject({ status: 'success' });
  });

  it('escapes the shop’s data, and its pages allow no script, no frame and no cache', async () => {
    await start({ result_url: '/en/"><script>alert(1)</script>' });
    now = PAYMENT.expires_at;
    const { body, headers } = await page();
    expect(body).toContain('href="/en/&quot;&gt;&lt;script&gt;');
    expect(body).not.toMatch(/<script|style=|onclick/);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://shop.test; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'cache-control': 'no-store',
    });
  });

  it.each([
    [{ host: 'localhost:3000' }, 200],
    [{ host: 'shop.test' }, 200],
    [{ host: 'localhost', 'x-forwarded-for': '::1', 'x-forwarded-host': 'localhost:3000' }, 200],
    [{ host: 'www.shop.example' }, 404],
    [{ 'x-forwarded-host': 'www.shop.example' }, 404],
    [{ host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }, 404],
    [{ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 404],
  ])('shows its pages to a person on this machine only: %j is answered with %i', async (headers, status) => {
    await start();
    for (const url of ['/payment/sandbox/0a1b2c3d4e5f', '/payment/sandbox/style.css']) expect((await bank.inject({ url, headers })).statusCode).toBe(status);
  });
});
