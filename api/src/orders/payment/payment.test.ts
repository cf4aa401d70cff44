import { orderPlacedSchema, RESERVATION_MS } from '@feszek/contract';
import type { Order } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { TEST_CARDS } from '../../../test/bank.ts';
import { OPEN_MS } from '../../../test/databases.ts';
import { CHAIR, SOFA } from '../../../test/goods.ts';
import { notifyPayment } from '../../../test/paymentNotifications.ts';
import type { NotificationChange } from '../../../test/paymentNotifications.ts';
import { addPoint } from '../../../test/points.ts';
import { BANK_TRANSFER, CARD, CASH_ON_DELIVERY, openShop, order, PARCEL_POINT, placed, prepareOrder, putInCart, seeOrder, stockOf } from '../../../test/shop.ts';
import type { TestShop } from '../../../test/shop.ts';
import { dataOf, errorOf } from '../../../test/visitor.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { expireOrders } from '../expireOrders.ts';
import { REPLAY_WINDOW_MS } from './signature.ts';
import { PAYMENT_HOLD_MS } from './transactions.ts';

const { good: GOOD_CARD, refused: REFUSED_CARD } = TEST_CARDS;

describe('paying', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    await shop.app.listen({ host: '127.0.0.1', port: 0 });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = shop.visitor();
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    await shop.db.updateTable('product_stock').set({ quantity: 5 }).where('product_id', '=', SOFA).execute();
  });

  const see = (hash: string): Promise<Order> => seeOrder(shop, hash);
  const onPage = (page: string, fields: Record<string, string>) => shop.bank.submit(page, fields);
  const restart = (hash: string, payment_method = CARD, by = visitor) =>
    by.call('POST', `/api/orders/payment_restart/${hash}`, { body: { payment_method, transaction_result_url: '/hu/checkout/result' } });

  const notify = (hash: string, status: 'success' | 'error', change?: NotificationChange) => notifyPayment(shop, hash, status, change);

  it('leads to the bank’s page, which names the amount and works without scripts', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    expect(await see(order_hash)).toMatchObject({ status: 'pending_payment', transaction_result: { status: 'in_progress', amount: 32_390 } });
    const page = await shop.bank.open(redirect_url);
    const html = await page.text();
    expect(html).toContain('32\u00A0390\u00A0Ft');
    expect(html).toContain(GOOD_CARD);
    expect(html).not.toMatch(/<script|style=|onclick/);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/);
    expect((await shop.bank.open('/payment/sandbox/style.css')).status).toBe(200);
  });

  it('by a good card marks the order as paid, by the notification only, and leads back to the shop', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    const back = await onPage(redirect_url, { action: 'pay', card_number: GOOD_CARD });
    expect([back.status, back.headers.get('location')]).toEqual([303, `/hu/checkout/result/${order_hash}`]);
    expect(await see(order_hash)).toMatchObject({ status: 'paid', transaction_result: { status: 'success', response_code: '00', response_message: 'Jóváhagyva' } });
    const again = await onPage(redirect_url, { action: 'pay', card_number: REFUSED_CARD });
    expect(again.status).toBe(303);
    expect((await see(order_hash)).status).toBe('paid');
    expect(await (await shop.bank.open(redirect_url)).text()).toContain('lezárult');
  });

  it('by a refused card, or abandoned, leaves an unpaid order that keeps its stock', async () => {
    for (const fields of [{ action: 'pay', card_number: REFUSED_CARD }, { action: 'cancel', card_number: '' }]) {
      const buyer = shop.visitor();
      const { order_hash, redirect_url } = await placed(buyer, { productId: SOFA });
      const stock = await stockOf(shop.db, SOFA);
      expect((await onPage(redirect_url, fields)).status).toBe(303);
      expect(await see(order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { status: 'error' } });
      expect(await stockOf(shop.db, SOFA)).toBe(stock);
    }
  });

  it('by a card with 3-D Secure is paid only after the right code', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    const challenge = await onPage(redirect_url, { action: 'pay', card_number: TEST_CARDS.challenged });
    expect([challenge.status, (await challenge.text()).includes('Megerősítő kód')]).toEqual([200, true]);
    expect((await onPage(redirect_url, { action: 'confirm', code: '0000' })).status).toBe(422);
    expect((await see(order_hash)).status).toBe('pending_payment');
    expect((await onPage(redirect_url, { action: 'confirm', code: '1234' })).status).toBe(303);
    expect((await see(order_hash)).status).toBe('paid');
  });

  it('by a card that times out can be tried again, and shows the reason', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    await onPage(redirect_url, { action: 'pay', card_number: TEST_CARDS.expired });
    expect(await see(order_hash)).toMatchObject({ status: 'payment_failed', transaction_result: { failure: 'timed_out', provider_transaction_id: null }, payment_methods: expect.arrayContaining([expect.objectContaining({ id: CARD })]) });
  });

  it('may be notified after the buyer has returned', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    expect((await onPage(redirect_url, { action: 'pay', card_number: TEST_CARDS.late })).status).toBe(303);
    expect((await see(order_hash)).status).toBe('pending_payment');
    shop.bank.sendLate();
    for (let tries = 0; tries < 100 && (await see(order_hash)).status !== 'paid'; tries += 1) await wait(100);
    expect((await see(order_hash)).status).toBe('paid');
  });

  it('accepts test cards only, and says so on the page', async () => {
    const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
    const page = await onPage(redirect_url, { action: 'pay', card_number: '5555 5555 5555 4444' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Ez nem próbakártya');
    expect((await see(order_hash)).status).toBe('pending_payment');
  });

  it('answers 404 for a payment that was not started', async () => {
    expect((await shop.bank.open('/payment/sandbox/nothing')).status).toBe(404);
    expect((await onPage('/payment/sandbox/nothing', { action: 'pay' })).status).toBe(404);
    expect((await shop.bank.open('/payment/sandbox/%00')).status).toBe(404);
    // The API has no page of the bank: the shell passes these addresses to the demo program.
    expect((await visitor.call('GET', '/payment/sandbox/style.css')).status).toBe(404);
  });

  describe('a notification', () => {
    it.each([
      ['a foreign signature', { secret: 'another secret of thirty-two characters' }],
      ['a body that was changed on the way', { tamper: true }],
      ['an old time', { sentAgoMs: REPLAY_WINDOW_MS + 1 }],
      ['a time to come', { sentAgoMs: -REPLAY_WINDOW_MS - 1 }],
      ['an old time that was made a new one on the way', { sentAgoMs: REPLAY_WINDOW_MS + 1, retimedMs: REPLAY_WINDOW_MS + 1 }],
    ])('with %s is not believed', async (_, change) => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      const answer = await notify(order_hash, 'success', change);
      expect([answer.status, errorOf(answer).code]).toEqual([401, 'invalid_signature']);
      expect((await see(order_hash)).status).toBe('pending_payment');
    });

    it('without a signature, of an unknown provider or of an unknown transaction is refused', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      expect(errorOf(await visitor.call('POST', '/payment/notifications/sandbox', { body: {} })).code).toBe('invalid_signature');
      expect(errorOf(await visitor.call('POST', '/payment/notifications/stripe', { body: {} })).code).toBe('not_found');
      expect(errorOf(await notify(order_hash, 'success', { transactionId: 'unknown' })).code).toBe('not_found');
    });

    it('of another amount changes nothing', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      expect(errorOf(await notify(order_hash, 'success', { amount: 1 })).code).toBe('malformed_request');
      expect((await see(order_hash)).status).toBe('pending_payment');
    });

    it('of another currency, or of a payment of another provider, changes nothing', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      expect(errorOf(await notify(order_hash, 'success', { currency: 'EUR' })).code).toBe('malformed_request');
      const { transaction_id: id } = await see(order_hash);
      await shop.db.updateTable('payment_transaction').set({ provider: 'simplepay' }).where('id', '=', id).execute();
      expect(errorOf(await notify(order_hash, 'success')).code).toBe('not_found');
      expect((await see(order_hash)).status).toBe('pending_payment');
    });

    it('may come twice, and late, and a failure after a success is ignored', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      expect((await notify(order_hash, 'error')).status).toBe(200);
      expect((await notify(order_hash, 'error')).status).toBe(200);
      expect((await see(order_hash)).status).toBe('payment_failed');
      await Promise.all([notify(order_hash, 'success'), notify(order_hash, 'success'), notify(order_hash, 'success')]);
      expect((await notify(order_hash, 'error')).status).toBe(200);
      expect((await see(order_hash)).status).toBe('paid');
    });

    it('of a failure that comes after the success leaves the payment as it was', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      await notify(order_hash, 'success');
      expect((await notify(order_hash, 'error')).status).toBe(200);
      expect(await see(order_hash)).toMatchObject({ status: 'paid', transaction_result: { status: 'success', response_code: '00' } });
    });

    it('of an older attempt does not fail the newer one, but its success pays the order', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      const { transaction_id: older } = await see(order_hash);
      await restart(order_hash);
      await notify(order_hash, 'error', { transactionId: older ?? '' });
      expect((await see(order_hash)).status).toBe('pending_payment');
      await notify(order_hash, 'success', { transactionId: older ?? '' });
      expect(await see(order_hash)).toMatchObject({ status: 'paid', transaction_id: older });
    });

    it('of a second success creates a refund', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR });
      const { transaction_id: older } = await see(order_hash);
      await restart(order_hash);
      await notify(order_hash, 'success');
      await notify(order_hash, 'success', { transactionId: older ?? '' });
      const row = await shop.db.selectFrom('shop_order').select(['status', 'is_refund_due']).where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
      expect(row).toEqual({ status: 'paid', is_refund_due: true });
    });
  });

  it('of two attempts at the same time pays once, and creates one refund', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, async () => {
      const buyer = shop.visitor();
      const { order_hash } = await placed(buyer, { productId: CHAIR });
      const { transaction_id: older } = await see(order_hash);
      const again = await buyer.call('POST', `/api/orders/payment_restart/${order_hash}`, { body: { payment_method: CARD, transaction_result_url: '/hu/checkout/result' } });
      expect(again.status).toBe(200);
      const { transaction_id: newer } = await see(order_hash);
      return { order_hash, older: older ?? '', newer: newer ?? '' };
    }));
    await Promise.all(buyers.flatMap(({ order_hash, older, newer }) => [notify(order_hash, 'success', { transactionId: newer }), notify(order_hash, 'success', { transactionId: older })]));
    for (const { order_hash } of buyers) {
      const row = await shop.db.selectFrom('shop_order').select(['id', 'status', 'is_refund_due']).where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
      const refunds = await shop.db
        .selectFrom('payment_refund')
        .innerJoin('payment_transaction', 'payment_transaction.id', 'payment_refund.transaction_id')
        .select('payment_refund.id')
        .where('order_id', '=', row.id)
        .execute();
      expect([row.status, row.is_refund_due, refunds.length]).toEqual(['paid', true, 1]);
    }
  });

  describe('again', () => {
    it('opens a new payment and closes the older page', async () => {
      const { order_hash, redirect_url } = await placed(visitor, { productId: CHAIR });
      await onPage(redirect_url, { action: 'cancel' });
      const unpaid = dataOf(await restart(order_hash), orderPlacedSchema);
      expect(unpaid.redirect_url).not.toBe(redirect_url);
      const again = dataOf(await restart(order_hash), orderPlacedSchema);
      expect((await onPage(unpaid.redirect_url, { action: 'pay', card_number: GOOD_CARD })).status).toBe(303);
      expect((await see(order_hash)).status).toBe('pending_payment');
      await onPage(again.redirect_url, { action: 'pay', card_number: GOOD_CARD });
      expect((await see(order_hash)).status).toBe('paid');
    });

    it('may be by another method that the delivery allows', async () => {
      await visitor.arrive();
      await prepareOrder(visitor, { productId: CHAIR, delivery: PARCEL_POINT, place: await addPoint(shop) });
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      expect(errorOf(await restart(order_hash, CASH_ON_DELIVERY)).code).toBe('method_not_allowed_here');
      expect(dataOf(await restart(order_hash, BANK_TRANSFER), orderPlacedSchema).redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
      expect(await see(order_hash)).toMatchObject({ status: 'confirmed', payment: { code: 'bank_transfer' }, transaction_result: null });
    });

    it('is refused for an order that is paid, confirmed or unknown, and after ten attempts', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      expect(errorOf(await restart(order_hash)).code).toBe('payment_not_restartable');
      expect(errorOf(await restart('a'.repeat(32))).code).toBe('not_found');
      const buyer = shop.visitor();
      const unpaid = await placed(buyer, { productId: CHAIR });
      for (let attempt = 1; attempt < 10; attempt += 1) expect((await restart(unpaid.order_hash, CARD, buyer)).status).toBe(200);
      expect(errorOf(await restart(unpaid.order_hash, CARD, buyer)).code).toBe('payment_not_restartable');
    });
  });

  describe('not at all', () => {
    const expire = () => expireOrders(shop.db, shop.clock, shop.changes);
    beforeEach(async () => {
      await shop.db.updateTable('shop_order').set({ payment_expires_at: null }).execute();
    });

    it('cancels the order after half an hour and returns its stock', async () => {
      const { order_hash } = await placed(visitor, { productId: SOFA, quantity: 2 });
      shop.clock.move(PAYMENT_HOLD_MS - 1000);
      await expire();
      expect([(await see(order_hash)).status, await stockOf(shop.db, SOFA)]).toEqual(['pending_payment', 3]);
      shop.clock.move(1000);
      await Promise.all([expire(), expire()]);
      expect([(await see(order_hash)).status, await stockOf(shop.db, SOFA)]).toEqual(['cancelled', 5]);
      await visitor.arrive();
      expect(errorOf(await restart(order_hash)).code).toBe('payment_not_restartable');
    });

    it('a failed attempt or a new one gives another half an hour', async () => {
      const { order_hash } = await placed(visitor, { productId: SOFA });
      shop.clock.move(PAYMENT_HOLD_MS - 1000);
      await notify(order_hash, 'error');
      shop.clock.move(PAYMENT_HOLD_MS - 1000);
      await restart(order_hash);
      shop.clock.move(PAYMENT_HOLD_MS - 1000);
      await expire();
      expect((await see(order_hash)).status).toBe('pending_payment');
    });

    it('and paying after that still gets the goods, where there are any, or else a refund', async () => {
      const [lucky, unlucky] = [await placed(shop.visitor(), { productId: SOFA, quantity: 2 }), await placed(shop.visitor(), { productId: SOFA, quantity: 3 })];
      shop.clock.move(PAYMENT_HOLD_MS);
      await expire();
      await notify(lucky.order_hash, 'success');
      expect([(await see(lucky.order_hash)).status, await stockOf(shop.db, SOFA)]).toEqual(['paid', 3]);
      await prepareOrder(visitor, { productId: SOFA, payment: BANK_TRANSFER });
      await order(visitor);
      await notify(unlucky.order_hash, 'success');
      expect([(await see(unlucky.order_hash)).status, await stockOf(shop.db, SOFA)]).toEqual(['cancelled', 2]);
      const row = await shop.db.selectFrom('shop_order').select('is_refund_due').where('order_hash', '=', unlucky.order_hash).executeTakeFirstOrThrow();
      expect(row.is_refund_due).toBe(true);
    });

    it('does not change orders that are not paid online', async () => {
      const { order_hash } = await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      shop.clock.move(10 * PAYMENT_HOLD_MS);
      await expire();
      expect((await see(order_hash)).status).toBe('confirmed');
      await putInCart(visitor, CHAIR, 1);
    });
  });
});
