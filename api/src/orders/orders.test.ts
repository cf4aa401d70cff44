import { cartSchema, orderPlacedSchema, orderSchema, RESERVATION_MS } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, MUG, SOFA } from '../../test/goods.ts';
import { BANK_TRANSFER, CASH_ON_DELIVERY, CUSTOMER, HOME_DELIVERY, openShop, order, PICK_UP, placed, prepareOrder, putInCart, SHOP_URL, stockOf, SHOWROOM_GYOR } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';
import { removeOldKeys } from '../platform/idempotency/idempotency.ts';

const DAY_MS = 86_400_000;

describe('placing an order', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = shop.visitor();
    shop.clock.move(RESERVATION_MS);
    await shop.db.updateTable('product_stock').set({ quantity: 20 }).where('product_id', '=', CHAIR).execute();
    await shop.db.updateTable('product_stock').set({ quantity: 5 }).where('product_id', '=', SOFA).execute();
  });

  const countOrders = async () => (await shop.db.selectFrom('shop_order').select('id').execute()).length;

  it('freezes the totals, takes the stock and empties the cart', async () => {
    const seen = await prepareOrder(visitor, { productId: CHAIR, quantity: 4, payment: CASH_ON_DELIVERY });
    const { order_hash, redirect_url } = dataOf(await order(visitor, { comment: 'Csengő nincs', cart_version: seen.version }), orderPlacedSchema);
    expect(redirect_url).toBe(`/hu/checkout/result/${order_hash}`);
    await shop.db.updateTable('product_price').set({ gross: 1, original_gross: 1 }).where('product_id', '=', MUG).execute();
    const result = await visitor.read(orderSchema, `/api/orders/${order_hash}`);
    expect(result).toMatchObject({
      status: 'confirmed', transaction_id: null, transaction_result: null, summary: seen.summary, comment: 'Csengő nincs', currency: 'HUF',
      items: [{ name: 'Ülőke szék', quantity: 4, price_gross: 26_910, product: { id: CHAIR } }], delivery: { title: 'Házhoz szállítás', price_gross: 2490 },
      partner_name: 'Kovács Anna', partner_lastname: 'Kovács', partner_firstname: 'Anna', partner_email: CUSTOMER.email, partner_country: 'Magyarország',
    });
    expect(await stockOf(shop.db, CHAIR)).toBe(16);
    const cart = await visitor.read(cartSchema, '/api/cart');
    expect(cart).toMatchObject({ products: [], delivery_method: null, payment_method: null, customer_data: { email: CUSTOMER.email } });
    expect(cart.version).toBeGreaterThan(seen.version);
    await shop.db.updateTable('product_price').set({ gross: 490, original_gross: 490 }).where('product_id', '=', MUG).where('currency', '=', 'HUF').execute();
  });

  it('is found only by its hash', async () => {
    const { order_hash } = await placed(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    expect(order_hash.length).toBeGreaterThanOrEqual(22);
    expect((await shop.visitor().read(orderSchema, `/api/orders/${order_hash}`)).order_hash).toBe(order_hash);
    for (const hash of ['nothing', 'a'.repeat(32), '1', '%00']) expect((await visitor.call('GET', `/api/orders/${hash}`)).status).toBe(404);
  });

  it('has the currency of the order, also if the visitor has chosen another one', async () => {
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    const { order_hash } = dataOf(await order(visitor, {}, { 'currency-id': 'EUR' }), orderPlacedSchema);
    const result = await visitor.read(orderSchema, `/api/orders/${order_hash}`, { locale: 'en', 'currency-id': 'USD' });
    expect(result).toMatchObject({ currency: 'EUR', items: [{ name: 'Ülőke chair', price_gross: 74.9 }], summary: { total_amount_gross: 81.8 } });
  });

  it('shows its delivery address, its billing address and how to pay for it', async () => {
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
    const elsewhere = { ...CUSTOMER.delivery_data, name: 'Kovács Béla', address: 'Fő utca 1.', city: 'Győr', zipcode: '9021' };
    await visitor.call('PUT', '/api/cart/customer', { body: { delivery_data: elsewhere } });
    const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
    const { delivery, payment, partner_address } = await visitor.read(orderSchema, `/api/orders/${order_hash}`, { locale: 'en' });
    expect(delivery.address).toEqual({ name: 'Kovács Béla', address: 'Fő utca 1.', city: 'Győr', zipcode: '9021', country: 'Hungary' });
    expect(partner_address).toBe(CUSTOMER.invoice_data.address);
    expect(payment.description).toContain('Transfer the total to this account: 11773016-11111018-00000000');
  });

  it('has no delivery address if it is collected', async () => {
    await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER, delivery: PICK_UP });
    const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
    expect((await visitor.read(orderSchema, `/api/orders/${order_hash}`)).delivery.address).toBeNull();
  });

  it('takes no stock for products made to order', async () => {
    await placed(visitor, { productId: LAMP, quantity: 2, payment: BANK_TRANSFER });
    expect(await stockOf(shop.db, LAMP)).toBe(0);
  });

  it('needs no delivery address for pick-up', async () => {
    await visitor.arrive();
    await putInCart(visitor, CHAIR, 1);
    const { delivery_data: _, ...customer } = CUSTOMER;
    await visitor.call('PUT', '/api/cart/customer', { body: customer });
    await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
    await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: HOME_DELIVERY } });
    expect(errorOf(await order(visitor)).code).toBe('customer_data_missing');
    await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: PICK_UP, place: SHOWROOM_GYOR } });
    expect((await order(visitor)).status).toBe(200);
  });

  describe('is refused', () => {
    it('with an empty cart', async () => {
      await visitor.arrive();
      expect(errorOf(await order(visitor)).code).toBe('cart_empty');
    });

    it('without a delivery method, a payment method, or the buyer’s data', async () => {
      await visitor.arrive();
      await putInCart(visitor, CHAIR, 1);
      expect(errorOf(await order(visitor)).code).toBe('delivery_method_missing');
      await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: HOME_DELIVERY } });
      expect(errorOf(await order(visitor)).code).toBe('payment_method_missing');
      await visitor.call('PUT', '/api/cart/method/payment', { body: { id: BANK_TRANSFER } });
      expect(errorOf(await order(visitor)).code).toBe('customer_data_missing');
    });

    it('below the minimum amount, named as a price', async () => {
      await prepareOrder(visitor, { productId: MUG, quantity: 2, payment: BANK_TRANSFER });
      expect(errorOf(await order(visitor))).toMatchObject({ code: 'minimum_amount', params: { amount: '1\u00A0000\u00A0Ft' } });
    });

    it('when the buyer saw another version of the cart', async () => {
      const { version } = await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      expect(errorOf(await order(visitor, { cart_version: version - 1 })).code).toBe('cart_changed');
    });

    it('when another buyer has bought the last pieces', async () => {
      await prepareOrder(visitor, { productId: SOFA, quantity: 5, payment: BANK_TRANSFER });
      shop.clock.move(RESERVATION_MS);
      await placed(shop.visitor(), { productId: SOFA, payment: BANK_TRANSFER });
      const error = errorOf(await order(visitor));
      expect(error).toMatchObject({ code: 'out_of_stock', params: { available: 4 } });
      expect(await stockOf(shop.db, SOFA)).toBe(4);
    });

    it('without consent to the terms and to the privacy notice', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      const { fields } = errorOf(await order(visitor, { is_terms_accepted: false, is_privacy_accepted: undefined }));
      expect(fields?.map(({ path, code }) => [path, code])).toEqual([['is_terms_accepted', 'must_accept'], ['is_privacy_accepted', 'must_accept']]);
    });

    it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', '/.//evil.example', '/hu/..//evil.example', 'javascript:alert(1)', 'http://shop.test.evil.example/', 'http://u@shop.test/', 'result', ''])(
      'with %j as the page to return to', async (transaction_result_url) => {
        await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
        const answer = await order(visitor, { transaction_result_url });
        expect(answer.status).toBe(422);
        expect(errorOf(answer).fields).toMatchObject([{ path: 'transaction_result_url' }]);
      },
    );
  });

  it('returns to an address of the shop, with the hash in its placeholder or at its end', async () => {
    for (const [given, expected] of [
      [`${SHOP_URL}/en/checkout/result`, (hash: string) => `${SHOP_URL}/en/checkout/result/${hash}`],
      ['/en/checkout/result/?a=1', (hash: string) => `/en/checkout/result/${hash}?a=1`],
      ['/en/r/{order_hash}/x', (hash: string) => `/en/r/${hash}/x`],
    ] as const) {
      const buyer = shop.visitor();
      await prepareOrder(buyer, { productId: CHAIR, payment: BANK_TRANSFER });
      const answer = dataOf(await order(buyer, { transaction_result_url: given }), orderPlacedSchema);
      expect(answer.redirect_url).toBe(expected(answer.order_hash));
    }
  });

  describe('happens exactly once', () => {
    it('for requests that arrive together without a key', async () => {
      await prepareOrder(visitor, { productId: CHAIR, payment: BANK_TRANSFER });
      const before = await countOrders();
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(visitor)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).code)).toEqual(Array.from({ length: 7 }, () => 'cart_empty'));
      expect(await countOrders()).toBe(before + 1);
    });

    it('for requests that arrive together with one key', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      const before = await countOrders();
      const answers = await Promise.all(Array.from({ length: 8 }, () => order(visitor, {}, { 'idempotency-key': 'one' })));
      const good = answers.filter(({ status }) => status === 200).map((answer) => dataOf(answer, orderPlacedSchema).order_hash);
      expect(new Set(good).size).toBe(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expect(errorOf(answer).code).toBe('order_in_progress');
      expect(await countOrders()).toBe(before + 1);
    });

    it('and a repeated key is answered with the same answer, to the same visitor', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      const first = dataOf(await order(visitor, {}, { 'idempotency-key': 'k-1' }), orderPlacedSchema);
      expect(dataOf(await order(visitor, {}, { 'idempotency-key': 'k-1' }), orderPlacedSchema)).toEqual(first);
      expect(errorOf(await order(visitor, { comment: 'other' }, { 'idempotency-key': 'k-1' })).code).toBe('idempotency_key_reused');
      const stranger = shop.visitor();
      await prepareOrder(stranger, { productId: CHAIR });
      const other = dataOf(await order(stranger, {}, { 'idempotency-key': 'k-1' }), orderPlacedSchema);
      expect(other.order_hash).not.toBe(first.order_hash);
      expect(dataOf(await order(stranger, {}, { 'idempotency-key': 'k-1' }), orderPlacedSchema)).toEqual(other);
    });

    it('and a key is for one currency', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      await order(visitor, {}, { 'idempotency-key': 'forints' });
      expect(errorOf(await order(visitor, {}, { 'idempotency-key': 'forints', 'currency-id': 'EUR' })).code).toBe('idempotency_key_reused');
    });

    it('and a key is deleted after a day', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      await order(visitor, {}, { 'idempotency-key': 'yesterday' });
      shop.clock.move(DAY_MS);
      await removeOldKeys(shop.db, shop.clock);
      expect((await order(visitor, {}, { 'idempotency-key': 'yesterday' })).status).toBe(200);
      shop.clock.move(1);
      await removeOldKeys(shop.db, shop.clock);
      expect(errorOf(await order(visitor, {}, { 'idempotency-key': 'yesterday' })).code).toBe('cart_empty');
    });

    it('and a key whose attempt was refused may be used again', async () => {
      await visitor.arrive();
      expect(errorOf(await order(visitor, {}, { 'idempotency-key': 'again' })).code).toBe('cart_empty');
      await prepareOrder(visitor, { productId: CHAIR });
      expect((await order(visitor, {}, { 'idempotency-key': 'again' })).status).toBe(200);
    });

    it('and an invalid key is refused', async () => {
      await prepareOrder(visitor, { productId: CHAIR });
      for (const key of ['', ' ', 'x'.repeat(201), 'é']) {
        expect(errorOf(await order(visitor, {}, { 'idempotency-key': key })).code).toBe('malformed_request');
      }
    });
  });
});

/** One connection runs one transaction at a time, so this test uses a server with many connections. */
describe('forty buyers of five pieces', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());

  it('get five pieces, and the stock is never negative', async () => {
    const buyers = Array.from({ length: 40 }, () => shop.visitor());
    for (const buyer of buyers) {
      await prepareOrder(buyer, { productId: SOFA, payment: BANK_TRANSFER });
      await putInCart(buyer, CHAIR, 1);
      // A buyer whose reservation has ended competes with all others.
      shop.clock.move(RESERVATION_MS);
    }
    await shop.db.updateTable('product_stock').set({ quantity: 40 }).where('product_id', '=', CHAIR).execute();
    const answers = await Promise.all(buyers.map((buyer) => order(buyer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => errorOf(answer).code))).toEqual(new Set(['out_of_stock']));
    expect(await stockOf(shop.db, SOFA)).toBe(0);
    expect(await stockOf(shop.db, CHAIR)).toBe(35);
  }, OPEN_MS);
});
