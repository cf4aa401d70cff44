import { cartSchema, offerSchema, openOfferResponseSchema, operatorQuoteSchema, orderPlacedSchema, orderSchema, quoteSchema, trackedCartSchema, trackedOrderSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../test/operator.ts';
import { ask, LAST_DAY, offered, openUp, operate, orderOffer, prepareQuote, REQUESTER, requested, seeQuote } from '../../test/quotes.ts';
import { BANK_TRANSFER, CARD, CASH_ON_DELIVERY, openShop, putInCart, stockOf, SHOWROOM_GYOR } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { createUser } from '../users/users.ts';
import { expireOrders } from '../orders/expireOrders.ts';
import { PAYMENT_HOLD_MS } from '../orders/payment/transactions.ts';

const DAY_MS = 86_400_000;

describe('an offer', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = shop.visitor();
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    await shop.db.deleteFrom('cart_line').execute();
  });

  const see = (hash: string, headers?: Record<string, string>) => shop.visitor().read(offerSchema, `/api/offers/${hash}`, headers);
  const price = (id: number, body: object) => operate(shop, 'POST', `/${id}/price`, body);
  const chairsAt = (price_gross: number) => ({ lines: [{ sku: 'CHAIR', price_gross }] });

  it('is priced, sent, opened, ordered at its own prices, and used', async () => {
    const { id, hash } = await offered(shop, visitor, CHAIR, 8, { ...chairsAt(20_000), delivery_gross: 5000, note: 'Két héten belül szállítjuk.' });
    expect(await see(hash)).toMatchObject({
      id, state: 'open', valid_until: LAST_DAY, note: 'Két héten belül szállítjuk.', currency: 'HUF', delivery: { title: 'Házhoz szállítás', price_gross: 5000 },
      items: [{ name: 'Ülőke szék', quantity: 8, price_gross: 20_000, price_original_gross: 23_920, total_gross: 160_000 }],
      summary: { total_amount_gross: 165_000, total_saving_gross: 31_360 },
    });
    await shop.db.updateTable('product_price').set({ gross: 99_900, original_gross: 99_900 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
    const buyer = shop.visitor();
    await openUp(buyer, hash, BANK_TRANSFER);
    const { version, summary } = await buyer.read(cartSchema, '/api/offer/cart');
    const { order_hash, redirect_url } = dataOf(await orderOffer(buyer, { cart_version: version, comment: 'Köszönöm!' }, { 'currency-id': 'EUR' }), orderPlacedSchema);
    expect(redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
    expect(await buyer.read(orderSchema, `/api/orders/${order_hash}`)).toMatchObject({
      status: 'confirmed', currency: 'HUF', summary, items: [{ quantity: 8, price_gross: 20_000 }], delivery: { price_gross: 5000 }, comment: 'Köszönöm!',
    });
    expect(await stockOf(shop.db, CHAIR)).toBe(12);
    expect((await see(hash)).state).toBe('used');
    const order = await shop.db.selectFrom('shop_order').select('id').where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    expect(await seeQuote(shop, id)).toMatchObject({ state: 'used', order_id: order.id });
    await shop.db.updateTable('product_price').set({ gross: 29_900, original_gross: 29_900 }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();
  });

  it('is paid before it is sent, also after a retry of the payment', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 2, {});
    const buyer = shop.visitor();
    await openUp(buyer, hash, CARD);
    const { order_hash } = dataOf(await orderOffer(buyer), orderPlacedSchema);
    const { payment_methods: methods } = await buyer.read(orderSchema, `/api/orders/${order_hash}`);
    expect(methods.map(({ id }) => id)).toContain(BANK_TRANSFER);
    expect(methods.map(({ id }) => id)).not.toContain(CASH_ON_DELIVERY);
    const body = { payment_method: CASH_ON_DELIVERY, transaction_result_url: '/hu/checkout/result' };
    expect(errorOf(await buyer.call('POST', `/api/orders/payment_restart/${order_hash}`, { body })).code).toBe('method_not_allowed_here');
  });

  it('is mailed to its customer once, with its prices, its last day and a link', async () => {
    const { id, hash } = await offered(shop, visitor, CHAIR, 2, { ...chairsAt(20_000), note: 'Ajándék huzattal.' }, { locale: 'en' });
    await operate(shop, 'POST', `/${id}/send`);
    const mails = await shop.db.selectFrom('outbox_mail').select(['kind', 'recipient', 'locale', 'content']).where('about', '=', `quote:${id}`).orderBy('id').execute();
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['quote_received', REQUESTER.email], ['quote_to_answer', 'shop@localhost'], ['offer_made', REQUESTER.email]]);
    const { content } = mails[2] ?? {};
    expect(content).toMatchObject({ subject: `Your quote is ready (${id})` });
    for (const part of ['40\u00A0000\u00A0Ft', '5\u00A0December 2026', 'Ajándék huzattal.', `/en/checkout/offer/${hash}`]) expect(JSON.stringify(content)).toContain(part);
  });

  it('starts with the data of the request, and does not change the visitor’s own cart', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 1, {});
    const own = await putInCart(visitor, MUG, 2);
    expect(await visitor.read(openOfferResponseSchema, '/api/offer')).toEqual({ offer: null });
    await visitor.call('POST', `/api/offers/${hash}/open`);
    expect((await visitor.read(openOfferResponseSchema, '/api/offer')).offer).toMatchObject({ offer_hash: hash, state: 'open' });
    const { customer_data: customer, payment_methods: payments } = await visitor.read(cartSchema, '/api/offer/cart');
    expect(customer).toMatchObject({ email: REQUESTER.email, invoice_data: { name: REQUESTER.name, city: 'Győr', is_company: false }, delivery_data: { name: REQUESTER.name, address: 'Fő utca 1.' } });
    expect(payments.map(({ code }) => code)).toEqual(['card', 'bank_transfer']);
    await visitor.call('PUT', '/api/offer/cart/method/payment', { body: { id: BANK_TRANSFER } });
    expect((await orderOffer(visitor)).status).toBe(200);
    expect((await visitor.read(cartSchema, '/api/cart')).products).toMatchObject([{ id: MUG, quantity: 2 }]);
    expect((await visitor.read(cartSchema, '/api/cart')).version).toBe(own.version);
    expect(dataOf(await visitor.call('DELETE', '/api/offer'), openOfferResponseSchema)).toEqual({ offer: null });
    expect(errorOf(await visitor.call('GET', '/api/offer/cart')).code).toBe('not_found');
  });

  it('is in the currency of the request, regardless of the visitor’s currency', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 2, chairsAt(59.9), { 'currency-id': 'EUR' });
    expect(await see(hash, { 'currency-id': 'USD', locale: 'en' })).toMatchObject({ currency: 'EUR', items: [{ name: 'Ülőke chair', price_gross: 59.9 }], summary: { total_amount_gross: 119.8 } });
    await openUp(visitor, hash, CARD);
    const { order_hash } = dataOf(await orderOffer(visitor, {}, { 'currency-id': 'USD' }), orderPlacedSchema);
    expect(await visitor.read(orderSchema, `/api/orders/${order_hash}`)).toMatchObject({ currency: 'EUR', status: 'pending_payment', transaction_result: { amount: 119.8 } });
  });

  it.each([
    ['forints', 'HUF', 20_000, 5000, 5000],
    ['euros, in the proportion of the price lists', 'EUR', 37.45, 7.49, 2990],
  ])('is reported to statistics at its own prices, in %s', async (_, currency, unit, delivery, shipping) => {
    const { hash } = await offered(shop, visitor, CHAIR, 2, { ...chairsAt(unit), delivery_gross: delivery }, { 'currency-id': currency });
    expect(errorOf(await visitor.call('GET', '/api/tracking/offer')).code).toBe('not_found');
    await openUp(visitor, hash, BANK_TRANSFER);
    const price = currency === 'HUF' ? unit : 14_950;
    const tracked = await visitor.read(trackedCartSchema, '/api/tracking/offer');
    expect(tracked).toMatchObject({ value: 2 * price, shipping, coupon: null, items: [{ id: 'CHAIR', price, discount: 29_900 - price, quantity: 2 }] });
    const { order_hash } = dataOf(await orderOffer(visitor), orderPlacedSchema);
    expect(await visitor.read(trackedOrderSchema, `/api/tracking/orders/${order_hash}`)).toMatchObject(tracked);
  });

  it('may be below the minimum of an order', async () => {
    const { hash } = await offered(shop, visitor, MUG, 1, {});
    await openUp(visitor, hash, BANK_TRANSFER);
    expect((await orderOffer(visitor)).status).toBe(200);
  });

  it('cannot be read before it is sent, or by another hash', async () => {
    await prepareQuote(visitor, CHAIR, 1);
    const { id, hash } = await requested(shop, await ask(visitor));
    await price(id, { delivery_gross: 0, valid_until: LAST_DAY });
    for (const foreign of [hash, 'a'.repeat(32), 'nothing', '1', '%00']) {
      expect((await visitor.call('GET', `/api/offers/${foreign}`)).status).toBe(404);
      expect((await visitor.call('POST', `/api/offers/${foreign}/open`)).status).toBe(404);
    }
    expect((await visitor.call('GET', '/api/quotes/nothing')).status).toBe(404);
    expect((await visitor.read(quoteSchema, `/api/quotes/${hash}`)).state).toBe('requested');
  });

  it('accepts no prices from a buyer, and only the payment methods of offers', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 1, chairsAt(25_000));
    await openUp(visitor, hash, BANK_TRANSFER);
    expect(errorOf(await visitor.call('PUT', '/api/offer/cart/method/payment', { body: { id: CASH_ON_DELIVERY } })).code).toBe('method_not_allowed_here');
    const { order_hash } = dataOf(await orderOffer(visitor, { price_gross: 1, lines: [{ sku: 'CHAIR', price_gross: 1 }], summary: { total_amount_gross: 1 } }), orderPlacedSchema);
    expect((await visitor.read(orderSchema, `/api/orders/${order_hash}`)).summary.total_amount_gross).toBe(25_000);
  });

  it('requires the buyer’s data, a payment method, and sufficient stock', async () => {
    await prepareQuote(visitor, CHAIR, 5, { is_pick_up: true, showroom: SHOWROOM_GYOR });
    const { id, hash } = await requested(shop, await ask(visitor));
    await price(id, { delivery_gross: 0, valid_until: LAST_DAY });
    await operate(shop, 'POST', `/${id}/send`);
    await visitor.call('POST', `/api/offers/${hash}/open`);
    expect(errorOf(await orderOffer(visitor)).code).toBe('payment_method_missing');
    await visitor.call('PUT', '/api/offer/cart/method/payment', { body: { id: BANK_TRANSFER } });
    expect(errorOf(await orderOffer(visitor)).code).toBe('customer_data_missing');
    await openUp(visitor, hash, BANK_TRANSFER);
    await shop.db.updateTable('product_stock').set({ quantity: 12 }).where('product_id', '=', CHAIR).execute();
    await putInCart(await shop.visitor().arrive(), CHAIR, 10);
    expect(errorOf(await orderOffer(visitor))).toMatchObject({ code: 'out_of_stock', params: { available: 2, product_id: CHAIR } });
    expect((await see(hash)).state).toBe('open');
  });

  it('can be ordered until the end of its last day in Hungary', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 1, { valid_until: '2026-11-22' });
    await openUp(visitor, hash, BANK_TRANSFER);
    // The test clock is at noon in London on 21 November, or later on that day.
    const start = shop.clock.now().getTime();
    shop.clock.move(Date.UTC(2026, 10, 22, 22, 59) - start);
    expect((await see(hash)).state).toBe('open');
    shop.clock.move(2 * 60_000);
    expect((await see(hash)).state).toBe('expired');
    expect(errorOf(await orderOffer(visitor)).code).toBe('offer_expired');
    expect(errorOf(await visitor.call('PUT', '/api/offer/cart/customer', { body: {} })).code).toBe('offer_expired');
    expect(errorOf(await visitor.call('POST', `/api/offers/${hash}/open`)).code).toBe('offer_expired');
    shop.clock.move(start - shop.clock.now().getTime());
  });

  it('can be withdrawn, and sent again with new prices; the earlier version cannot be ordered', async () => {
    const { id, hash } = await offered(shop, visitor, CHAIR, 1, chairsAt(20_000));
    await openUp(visitor, hash, BANK_TRANSFER);
    const seen = await visitor.read(cartSchema, '/api/offer/cart');
    expect(errorOf(await price(id, chairsAt(22_000))).code).toBe('offer_sent');
    dataOf(await operate(shop, 'POST', `/${id}/withdraw`), operatorQuoteSchema);
    expect((await see(hash)).state).toBe('withdrawn');
    expect(errorOf(await orderOffer(visitor)).code).toBe('offer_withdrawn');
    await price(id, chairsAt(22_000));
    expect((await see(hash)).state).toBe('withdrawn');
    await operate(shop, 'POST', `/${id}/send`);
    expect(errorOf(await orderOffer(visitor, { cart_version: seen.version })).code).toBe('offer_changed');
    expect((await visitor.read(cartSchema, '/api/offer/cart')).summary.total_amount_gross).toBe(22_000);
    expect((await orderOffer(visitor)).status).toBe(200);
    expect(errorOf(await operate(shop, 'POST', `/${id}/withdraw`)).code).toBe('offer_used');
  });

  it('can be ordered once, in two tabs and by two people', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 3, {});
    const other = shop.visitor();
    await openUp(visitor, hash, BANK_TRANSFER);
    await openUp(other, hash, BANK_TRANSFER);
    const answers = await Promise.all([orderOffer(visitor), orderOffer(visitor), orderOffer(other), orderOffer(other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).code)).toEqual(['offer_used', 'offer_used', 'offer_used']);
    expect(await stockOf(shop.db, CHAIR)).toBe(17);
    expect(errorOf(await visitor.call('POST', `/api/offers/${hash}/open`)).code).toBe('offer_used');
  });

  it('is ordered once under one idempotency key, and the answer is repeated', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 1, {});
    await openUp(visitor, hash, BANK_TRANSFER);
    const first = dataOf(await orderOffer(visitor, {}, { 'idempotency-key': 'o' }), orderPlacedSchema);
    expect(dataOf(await orderOffer(visitor, {}, { 'idempotency-key': 'o' }), orderPlacedSchema)).toEqual(first);
  });

  it('can be sent again if its order was never paid', async () => {
    const { id, hash } = await offered(shop, visitor, CHAIR, 1, {});
    await openUp(visitor, hash, CARD);
    await orderOffer(visitor);
    expect(errorOf(await operate(shop, 'POST', `/${id}/send`)).code).toBe('offer_used');
    shop.clock.move(PAYMENT_HOLD_MS);
    await expireOrders(shop.db, shop.clock, shop.changes);
    expect((await see(hash)).state).toBe('used');
    await operate(shop, 'POST', `/${id}/send`);
    expect((await see(hash)).state).toBe('open');
  });

  it('stays open when a guest signs in', async () => {
    const { hash } = await offered(shop, visitor, CHAIR, 1, {});
    await visitor.call('POST', `/api/offers/${hash}/open`);
    await createUser(shop.db, shop.clock, { email: 'buyer@example.hu', name: 'Anna', password: 'a good password' });
    await visitor.call('POST', '/api/auth/login', { body: { email: 'buyer@example.hu', password: 'a good password' } });
    expect((await visitor.read(openOfferResponseSchema, '/api/offer')).offer?.offer_hash).toBe(hash);
  });

  describe('refuses the operator', () => {
    let id: number;
    beforeEach(async () => {
      await prepareQuote(visitor, CHAIR, 1);
      ({ id } = await requested(shop, await ask(visitor)));
    });

    it('without a token', async () => {
      for (const [method, path] of [['GET', ''], ['GET', '/5001'], ['POST', '/5001/price'], ['POST', '/5001/send'], ['POST', '/5001/withdraw']] as const) {
        expect(errorOf(await visitor.call(method, `/operator/offers${path}`, method === 'POST' ? { body: {} } : {})).code).toBe('unauthenticated');
      }
    });

    it('who sends a quote without a price, or after its last day', async () => {
      expect(errorOf(await operate(shop, 'POST', `/${id}/send`)).code).toBe('offer_not_priced');
      expect(errorOf(await price(id, chairsAt(1000))).code).toBe('offer_not_priced');
      await price(id, { delivery_gross: 0, valid_until: LAST_DAY });
      shop.clock.move(20 * DAY_MS);
      expect(errorOf(await operate(shop, 'POST', `/${id}/send`)).code).toBe('offer_expired');
      shop.clock.move(-20 * DAY_MS);
      expect(errorOf(await operate(shop, 'POST', '/999999/send')).code).toBe('not_found');
    });

    it.each([
      ['a product that is not in it', { lines: [{ sku: 'SOFA', price_gross: 1 }] }, 'lines.0.sku', 'unknown_value'],
      ['a negative price', { lines: [{ sku: 'CHAIR', price_gross: -1 }] }, 'lines[0].price_gross', 'too_small'],
      ['a huge price', { lines: [{ sku: 'CHAIR', price_gross: 1e15 }] }, 'lines[0].price_gross', 'too_large'],
      ['a negative delivery', { delivery_gross: -1 }, 'delivery_gross', 'too_small'],
      ['nothing to pay', { lines: [{ sku: 'CHAIR', price_gross: 0 }] }, 'lines', 'too_small'],
      ['a day that has passed', { valid_until: '2026-11-20' }, 'valid_until', 'past_date'],
      ['an invalid day', { valid_until: 'tomorrow' }, 'valid_until', 'date'],
    ])('%s', async (_, body, path, code) => {
      const answer = await price(id, { delivery_gross: 0, valid_until: LAST_DAY, ...body });
      expect(errorOf(answer).fields).toMatchObject([{ path, code }]);
      expect(await seeQuote(shop, id)).toMatchObject({ step: 'unpriced', lines: [{ offer_gross: null }] });
    });
  });
});

/** Concurrency needs a server: on one connection nothing runs concurrently. */
describe('an offer and a cart for the last pieces', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('do not get more than the stock', async () => {
    const buyers = Array.from({ length: 6 }, () => shop.visitor());
    for (const buyer of buyers) {
      const { hash } = await offered(shop, buyer, SOFA, 2, {});
      await openUp(buyer, hash, BANK_TRANSFER);
    }
    const answers = await Promise.all(buyers.map((buyer) => orderOffer(buyer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await stockOf(shop.db, SOFA)).toBe(1);
  }, OPEN_MS);
});
