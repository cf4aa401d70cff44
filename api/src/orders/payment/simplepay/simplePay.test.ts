import { orderPlacedSchema, paymentReturnSchema } from '@feszek/contract';
import type { OrderPlaced } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { OPEN_MS } from '../../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../../test/goods.ts';
import { openProviderShop, SIMPLEPAY_CARD } from '../../../../test/providerShop.ts';
import type { ProviderShop } from '../../../../test/providerShop.ts';
import { BANK_TRANSFER, CUSTOMER, openedBy, order, prepareOrder } from '../../../../test/shop.ts';
import { dataOf, errorOf } from '../../../../test/visitor.ts';
import type { Answer } from '../../../../test/visitor.ts';
import { expireOrders } from '../../expireOrders.ts';
import { checkOpenPayments } from '../checkOpenPayments.ts';
import { REFUND_JOB } from '../refunds/refundJob.ts';
import { PAYMENT_HOLD_MS } from '../transactions.ts';
import { writeMessage } from './createClient.ts';
import { signSimplePay } from './signature.ts';

const KEY = 'key-of-the-forint-merchant';
const ACCEPTED = { is_data_transfer_accepted: true };

describe('a message of SimplePay', () => {
  it('is signed with HMAC-SHA384 over its bytes, in base64', () => {
    const body = '{"salt":"c1ca1d0e9fc2323b3dda7cf145e36f5e","merchant":"PUBLICTESTHUF","orderRef":"101010516348232058105"}';
    expect(signSimplePay('FxDa5w314kLlNseq2sKuVwaqZshZT5d6', body)).toBe(createHmac('sha384', 'FxDa5w314kLlNseq2sKuVwaqZshZT5d6').update(body, 'utf8').digest('base64'));
    expect(signSimplePay('key', body)).toMatch(/^[\w+/]{64}$/);
  });

  it('has its slashes escaped, and reads the same', () => {
    const message = { url: 'https://shop.test/hu' };
    expect(writeMessage(message)).toBe('{"url":"https:\\/\\/shop.test\\/hu"}');
    expect(JSON.parse(writeMessage(message))).toEqual(message);
  });
});

describe('paying by SimplePay', () => {
  let shop: ProviderShop;
  beforeAll(async () => {
    shop = await openProviderShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.simplePay.answers.length = 0;
    shop.simplePay.faults.isDown = false;
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', 'in', [CHAIR, SOFA]).execute();
  });

  async function ordered(): Promise<OrderPlaced> {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: SIMPLEPAY_CARD });
    return dataOf(await order(visitor, ACCEPTED), orderPlacedSchema);
  }

  const returnFrom = (back: URL): Promise<Answer> => shop.visitor().call('GET', `/api/payments/return${back.search}`);
  const transactionOf = (orderHash: string) =>
    shop.db
      .selectFrom('payment_transaction')
      .innerJoin('shop_order', 'shop_order.transaction_id', 'payment_transaction.id')
      .selectAll('payment_transaction')
      .select('is_refund_due')
      .where('order_hash', '=', orderHash)
      .executeTakeFirstOrThrow();

  it('is offered beside Stripe, in the currencies of its merchants, and the sandbox is not', async () => {
    const visitor = shop.visitor();
    await visitor.arrive();
    const codes = async (currency: string) => {
      const { json } = await visitor.call('GET', '/api/cart', { headers: { 'currency-id': currency } });
      return JSON.stringify(json).match(/card\w*|bank_transfer|cash_on_delivery/g);
    };
    expect(await codes('HUF')).toEqual(['card_stripe', 'card_simplepay', 'bank_transfer', 'cash_on_delivery']);
    expect(await codes('EUR')).toContain('card_simplepay');
    expect(await codes('USD')).not.toContain('card_simplepay');
    expect((await visitor.call('GET', '/payment/sandbox/style.css')).status).toBe(404);
    expect((await visitor.call('POST', '/payment/notifications/sandbox', { body: {} })).status).toBe(404);
  });

  it('needs its data transfer statement accepted, when ordering and when paying again', async () => {
    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: SIMPLEPAY_CARD });
    expect(errorOf(await order(visitor))).toMatchObject({ code: 'validation_failed', fields: [{ path: 'is_data_transfer_accepted', code: 'must_accept' }] });
    const { order_hash, redirect_url } = dataOf(await order(visitor, ACCEPTED), orderPlacedSchema);
    await returnFrom(await shop.buyer(redirect_url, 'cancelled'));
    const again = (body: object) => visitor.call('POST', `/api/orders/payment_restart/${order_hash}`, { body: { payment_method: SIMPLEPAY_CARD, transaction_result_url: '/hu/checkout/result', ...body } });
    expect(errorOf(await again({})).code).toBe('validation_failed');
    expect((await again(ACCEPTED)).status).toBe(200);
  });

  it('requests the amount in the merchant’s currency, and leads to SimplePay’s page', async () => {
    const { order_hash, redirect_url } = await ordered();
    expect(redirect_url).toContain(shop.simplePay.address());
    const { id, provider_id } = await transactionOf(order_hash);
    expect(shop.simplePay.find(id)).toMatchObject({ merchant: 'FESZEKHUF', currency: 'HUF', total: 32_390, url: 'http://shop.test/hu/checkout/result' });
    expect(provider_id).toBe(String(shop.simplePay.find(id)?.transactionId));
  });

  it('sends the billing address of a person or a company', async () => {
    const { order_hash } = await ordered();
    const address = { country: 'HU', city: 'Győr', zip: '9021', address: 'Fő utca 1.' };
    expect(shop.simplePay.find((await transactionOf(order_hash)).id)?.invoice).toEqual({ name: 'Kovács Anna', ...address });

    const visitor = shop.visitor();
    await prepareOrder(visitor, { productId: CHAIR, payment: SIMPLEPAY_CARD });
    const invoice_data = { ...CUSTOMER.invoice_data, is_company: true, name: 'Kovács és Társa Kft.', tax_number: '12345676-2-42' };
    expect((await visitor.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, invoice_data } })).status).toBe(200);
    const placed = dataOf(await order(visitor, ACCEPTED), orderPlacedSchema);
    expect(shop.simplePay.find((await transactionOf(placed.order_hash)).id)?.invoice).toEqual({ company: 'Kovács és Társa Kft.', ...address });
  });

  it('is paid by a notification, which is answered with itself, the time of receipt, and a signature', async () => {
    const { order_hash, redirect_url } = await ordered();
    await shop.buyer(redirect_url, 'success');
    expect(shop.simplePay.answers).toEqual(['ok']);
    const { provider_id } = await transactionOf(order_hash);
    expect(await shop.see(order_hash)).toMatchObject({ status: 'paid', transaction_result: { status: 'success', response_code: 'OK', provider_transaction_id: provider_id } });
  });

  it.each([
    ['refused', 'refused', '2013', true],
    ['cancelled', 'cancelled', 'cancelled', false],
    ['timed_out', 'timed_out', 'timed_out', false],
  ] as const)('%s is queried when the buyer returns; its transaction id is shown according to SimplePay’s rules', async (outcome, failure, code, isIdShown) => {
    const { order_hash, redirect_url } = await ordered();
    const back = await shop.buyer(redirect_url, outcome);
    expect(shop.simplePay.answers).toEqual([]);
    expect(dataOf(await returnFrom(back), paymentReturnSchema)).toEqual({ order_hash });
    const { provider_id } = await transactionOf(order_hash);
    const shown = isIdShown ? provider_id : null;
    expect(await shop.see(order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure, response_code: code, provider_transaction_id: shown } });
    const message = (await shop.see(order_hash)).transaction_result?.response_message;
    expect(message).toMatch(/^(Nincs elég fedezet|A vásárló megszakította|Letelt)/);
  });

  it('may be notified three times, and of a failure that is older than its success', async () => {
    for (const outcome of ['duplicate', 'out_of_order'] as const) {
      const { order_hash, redirect_url } = await ordered();
      await shop.buyer(redirect_url, outcome);
      expect((await shop.see(order_hash)).status).toBe('paid');
    }
    expect(new Set(shop.simplePay.answers)).toEqual(new Set(['ok']));
  });

  it('is refused from anyone else, the browser included', async () => {
    const { order_hash, redirect_url } = await ordered();
    const back = await shop.buyer(redirect_url, 'forged');
    expect(shop.simplePay.answers).toEqual(['status 401']);
    await returnFrom(back);
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
    back.searchParams.set('s', 'A'.repeat(64));
    expect(errorOf(await returnFrom(back)).code).toBe('invalid_signature');
    for (const search of ['', '?r=%25&s=x', '?r=bm9uc2Vuc2U=&s=x', '?session_id=cs_nothing', '?session_id=../../x']) {
      const answer = await shop.visitor().call('GET', `/api/payments/return${search}`);
      expect(['not_found', 'invalid_signature']).toContain(errorOf(answer).code);
    }
  });

  it('of another amount than was requested changes nothing', async () => {
    const { order_hash, redirect_url } = await ordered();
    const { id } = await transactionOf(order_hash);
    const paid = shop.simplePay.find(id);
    if (!paid) throw new Error('The payment was not opened');
    paid.total = 1;
    await shop.buyer(redirect_url, 'success');
    expect(shop.simplePay.answers).toEqual(['status 422']);
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
  });

  it('is found by the job if the notification is lost, even if the buyer never returns', async () => {
    const { order_hash, redirect_url } = await ordered();
    await shop.buyer(redirect_url, 'lost');
    const statusOf = async () => (await shop.db.selectFrom('shop_order').select('status').where('order_hash', '=', order_hash).executeTakeFirstOrThrow()).status;
    await checkOpenPayments(shop.parts);
    expect(await statusOf()).toBe('pending_payment');
    shop.clock.move(61_000);
    await checkOpenPayments(shop.parts);
    expect(await statusOf()).toBe('paid');
  });

  it('is also queried by its result page, but not at every load', async () => {
    const { order_hash, redirect_url } = await ordered();
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
    await shop.buyer(redirect_url, 'lost');
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
    shop.clock.move(10_001);
    expect((await shop.see(order_hash)).status).toBe('paid');
  });

  it('is notified again if SimplePay could not be queried; the result page works meanwhile', async () => {
    const { order_hash, redirect_url } = await ordered();
    await shop.buyer(redirect_url, 'lost');
    shop.simplePay.faults.isDown = true;
    const { provider_id } = await transactionOf(order_hash);
    await shop.simplePay.notify(Number(provider_id), 'FINISHED');
    shop.clock.move(10_001);
    expect((await shop.see(order_hash)).status).toBe('pending_payment');
    shop.simplePay.faults.isDown = false;
    await shop.simplePay.notify(Number(provider_id), 'FINISHED');
    expect(shop.simplePay.answers).toEqual(['status 503', 'ok']);
    expect((await shop.see(order_hash)).status).toBe('paid');
  });

  it('leaves an order that can be paid by another method if SimplePay is unavailable', async () => {
    shop.simplePay.faults.isDown = true;
    const { order_hash, redirect_url } = await ordered();
    expect(redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
    const failed = await shop.see(order_hash);
    expect(failed).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'unavailable' } });
    expect(failed.payment_methods.map(({ code }) => code)).toEqual(['card_stripe', 'card_simplepay', 'bank_transfer', 'cash_on_delivery']);
    const body = { payment_method: BANK_TRANSFER, transaction_result_url: '/hu/checkout/result' };
    const visitor = await openedBy(shop, order_hash);
    expect((await visitor.call('POST', `/api/orders/payment_restart/${order_hash}`, { body })).status).toBe(200);
    expect(await shop.see(order_hash)).toMatchObject({ status: 'confirmed', payment_methods: [] });
  });

  it('is refunded once if the goods are sold out', async () => {
    const { order_hash, redirect_url } = await ordered();
    shop.clock.move(PAYMENT_HOLD_MS);
    await expireOrders(shop.db, shop.clock, shop.changes);
    await shop.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', CHAIR).execute();
    await shop.buyer(redirect_url, 'success');
    expect(await shop.see(order_hash)).toMatchObject({ status: 'cancelled', transaction_result: { status: 'success', refund: 'due' } });
    shop.simplePay.faults.isDown = true;
    expect(await shop.runJobs(REFUND_JOB)).toBe(0);
    shop.simplePay.faults.isDown = false;
    expect(await shop.runJobs(REFUND_JOB)).toBe(0);
    shop.clock.move(60_000);
    expect((await Promise.all([shop.runJobs(REFUND_JOB), shop.runJobs(REFUND_JOB)])).toSorted()).toEqual([0, 1]);
    const { id, is_refund_due } = await transactionOf(order_hash);
    expect([is_refund_due, shop.simplePay.find(id)?.refunded]).toEqual([false, 32_390]);
    expect(await shop.see(order_hash)).toMatchObject({ status: 'cancelled', transaction_result: { refund: 'done' } });
  });

  it('that a colleague refunds at SimplePay is recorded', async () => {
    const { order_hash, redirect_url } = await ordered();
    await shop.buyer(redirect_url, 'success');
    const { id, provider_id } = await transactionOf(order_hash);
    const paid = shop.simplePay.find(id);
    if (!paid) throw new Error('The payment was not opened');
    paid.status = 'REFUND';
    paid.refunded = 1000;
    await shop.simplePay.notify(Number(provider_id), 'REFUND');
    expect((await shop.see(order_hash)).transaction_result?.refund).toBeNull();
    paid.refunded = paid.total;
    await shop.simplePay.notify(Number(provider_id), 'REFUND');
    expect(await shop.see(order_hash)).toMatchObject({ status: 'paid', transaction_result: { refund: 'done' } });
  });

  it('with a signed but empty message is refused', async () => {
    const body = JSON.stringify({ merchant: 'FESZEKHUF' });
    const answer = await shop.visitor().call('POST', '/payment/notifications/simplepay', { body, headers: { signature: signSimplePay(KEY, body) } });
    expect(answer.status).toBe(401);
  });
});
