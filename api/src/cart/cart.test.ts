import { cartSchema, LIMITS, RESERVATION_MS } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, LAMP, SOFA, VASE } from '../../test/goods.ts';
import { BANK_TRANSFER, CARD, CASH_ON_DELIVERY, CUSTOMER, HOME_DELIVERY, openShop, PARCEL_POINT, PICK_UP, putInCart } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Method, Visitor } from '../../test/visitor.ts';

describe('the cart', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    // The reservations of the previous test have ended.
    shop.clock.move(RESERVATION_MS);
    visitor = await shop.visitor().arrive();
  });

  const change = async (method: Method, path: string, body: object): Promise<Cart> => dataOf(await visitor.call(method, path, { body }), cartSchema);
  const refusal = async (method: Method, path: string, body: object) => errorOf(await visitor.call(method, path, { body }));
  const setChairs = (quantity: number) => change('PUT', `/api/cart/product/${CHAIR}`, { product_id: CHAIR, quantity });

  it('is empty for a visitor without a session, and opens none', async () => {
    const stranger = shop.visitor();
    const cart = await stranger.read(cartSchema, '/api/cart');
    expect(cart).toMatchObject({ version: 0, products: [], summary: { total_quantity: 0, total_amount_gross: 0 } });
    expect(stranger.cookies.size).toBe(0);
  });

  it('adds with POST, sets with PUT, and removes a product whose quantity is set to 0', async () => {
    await putInCart(visitor, CHAIR, 1);
    expect((await putInCart(visitor, CHAIR, 2)).products).toMatchObject([{ id: CHAIR, quantity: 3 }]);
    expect((await setChairs(2)).products).toMatchObject([{ id: CHAIR, quantity: 2 }]);
    expect((await setChairs(0)).products).toEqual([]);
  });

  describe('an addition with a key', () => {
    const add = (quantity: number, key: string) => visitor.call('POST', '/api/cart/product', { body: { product_id: CHAIR, quantity, attempt_key: key } });

    it('is made once, however often it is sent', async () => {
      for (const answer of [await add(2, 'a'), await add(2, 'a')]) expect(dataOf(answer, cartSchema).products).toMatchObject([{ id: CHAIR, quantity: 2 }]);
      expect(dataOf(await add(1, 'b'), cartSchema).products).toMatchObject([{ id: CHAIR, quantity: 3 }]);
    });

    it('is made once if all its requests arrive together', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(2, 'a')));
      expect(answers.map((answer) => dataOf(answer, cartSchema).products[0]?.quantity)).toEqual([2, 2, 2, 2, 2]);
    });

    it('is made by a later request after a refusal', async () => {
      expect(errorOf(await add(21, 'a')).code).not.toBe('idempotency_key_reused');
      expect(dataOf(await visitor.call('POST', '/api/cart/product', { body: { product_id: CHAIR, quantity: 20, attempt_key: 'b' } }), cartSchema).products).toMatchObject([{ quantity: 20 }]);
    });

    it('is refused if its key belongs to another one, or is malformed', async () => {
      await add(2, 'a');
      expect(errorOf(await add(3, 'a')).code).toBe('idempotency_key_reused');
      expect(errorOf(await add(1, 'a b'))).toMatchObject({ code: 'validation_failed', fields: [{ path: 'attempt_key', code: 'unknown_value' }] });
      expect((await visitor.read(cartSchema, '/api/cart')).products).toMatchObject([{ quantity: 2 }]);
    });
  });

  it('raises its version with every change, and not with a refused one', async () => {
    const { version } = await putInCart(visitor, CHAIR, 1);
    expect((await setChairs(2)).version).toBe(version + 1);
    await refusal('PUT', `/api/cart/product/${CHAIR}`, { product_id: CHAIR, quantity: 21 });
    expect((await visitor.read(cartSchema, '/api/cart')).version).toBe(version + 1);
  });

  it('charges the price of the quantity’s tier, and reports the saving', async () => {
    expect((await setChairs(3)).products[0]).toMatchObject({ price_gross: 29_900, total_gross: 89_700 });
    const four = await setChairs(4);
    expect(four.products[0]).toMatchObject({ price_gross: 26_910, price_original_gross: 29_900, total_gross: 107_640 });
    expect(four.summary).toMatchObject({ total_saving_gross: 4 * 2990, total_profit: 4 * 2990, total_items_amount_gross: 107_640 });
    expect((await setChairs(20)).products[0]).toMatchObject({ price_gross: 23_920 });
  });

  it('refuses more than the available quantity, and reports that quantity', async () => {
    await putInCart(visitor, SOFA, 4);
    const error = await refusal('POST', '/api/cart/product', { product_id: SOFA, quantity: 2 });
    expect(error).toMatchObject({ code: 'out_of_stock', params: { available: 5 } });
    expect(await refusal('POST', '/api/cart/product', { product_id: VASE, quantity: 1 })).toMatchObject({ code: 'out_of_stock', params: { available: 0 } });
    expect((await putInCart(visitor, LAMP, 99)).products.at(-1)).toMatchObject({ id: LAMP, quantity: 99, available_quantity: 99 });
    expect(await refusal('POST', '/api/cart/product', { product_id: LAMP, quantity: 1 })).toMatchObject({ params: { available: 99 } });
  });

  it('answers not_found for a product that does not exist', async () => {
    expect((await refusal('POST', '/api/cart/product', { product_id: 4711, quantity: 1 })).code).toBe('not_found');
    expect((await refusal('POST', '/api/cart/product', { product_id: 1e12, quantity: 1 })).code).toBe('not_found');
    expect((await refusal('PUT', '/api/cart/product/1', { product_id: 2, quantity: 1 })).fields).toMatchObject([{ path: 'product_id', code: 'unknown_value' }]);
  });

  it.each([[-1, 'too_small'], [1.5, 'whole_number'], [LIMITS.quantity + 1, 'too_large'], ['many', 'invalid_type'], [null, 'required']])(
    'refuses %j as a quantity', async (quantity, code) => {
      const error = await refusal('POST', '/api/cart/product', { product_id: CHAIR, quantity });
      expect(error).toMatchObject({ code: 'validation_failed', fields: [{ path: 'quantity', code }] });
    },
  );

  it('suggests matching products: related ones that can be ordered, one of each category, none of a category in the cart', async () => {
    const suggested = async (id: number) => (await putInCart(visitor, id, 1)).similar_products.map((product) => product.id);
    expect(await suggested(CHAIR)).toEqual([LAMP]);
    expect(await suggested(SOFA)).toEqual([]);
  });

  it('keeps the data of each checkout step', async () => {
    await change('PUT', '/api/cart/customer', { email: ' anna@example.hu ', phone: CUSTOMER.phone });
    const cart = await change('PUT', '/api/cart/customer', { invoice_data: CUSTOMER.invoice_data });
    expect(cart.customer_data).toMatchObject({ email: 'anna@example.hu', phone: CUSTOMER.phone, invoice_data: CUSTOMER.invoice_data });
    expect(cart.customer_data.delivery_data.name).toBe('');
  });

  it('reports every invalid field, in the language of the request', async () => {
    const body = { email: 'anna', invoice_data: { ...CUSTOMER.invoice_data, is_company: true, city: '' }, delivery_data: { ...CUSTOMER.delivery_data, country_id: 99 } };
    const answer = await visitor.call('PUT', '/api/cart/customer', { body, headers: { locale: 'en' } });
    const { fields = [] } = errorOf(answer);
    expect(fields.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([['email', 'email'], ['invoice_data.tax_number', 'required'], ['invoice_data.city', 'required']]),
    );
    expect(fields.find(({ path }) => path === 'email')?.message).toBe('Enter a valid email address.');
    const { fields: unknown } = await refusal('PUT', '/api/cart/customer', { delivery_data: body.delivery_data });
    expect(unknown).toMatchObject([{ path: 'delivery_data.country_id', code: 'unknown_value' }]);
  });

  describe('delivery and payment', () => {
    const delivery = (id: number) => change('PUT', '/api/cart/method/delivery', { id });
    const payment = (id: number) => change('PUT', '/api/cart/method/payment', { id });
    const prices = (cart: Cart) => Object.fromEntries(cart.delivery_methods.map(({ code, price_gross }) => [code, price_gross]));

    it('cost by size and weight; only small goods go to a parcel point', async () => {
      expect(prices(await putInCart(visitor, CHAIR, 1))).toEqual({ home_delivery: 2490, parcel_point: 1290, showroom_pickup: 0 });
      expect(prices(await setChairs(5))).toEqual({ home_delivery: 7990, showroom_pickup: 0 });
    });

    it('home delivery is free from 159 900 Ft and from the equivalent in other currencies', async () => {
      expect(prices(await putInCart(visitor, CHAIR, 6)).home_delivery).toBe(0);
      const euro = await visitor.read(cartSchema, '/api/cart', { 'currency-id': 'EUR' });
      expect(euro.summary.total_items_amount_gross).toBeGreaterThanOrEqual(399);
      expect(prices(euro).home_delivery).toBe(0);
      expect(prices(await setChairs(5)).home_delivery).toBe(7990);
    });

    it('the chosen delivery’s price is part of the total', async () => {
      await putInCart(visitor, CHAIR, 1);
      const cart = await delivery(HOME_DELIVERY);
      expect(cart.delivery).toEqual({ price_gross: 2490, price_net: 1961 });
      expect(cart.summary).toMatchObject({ total_amount_gross: 32_390, total_amount_net: 23_543 + 1961, total_items_amount_gross: 29_900 });
    });

    it('a delivery that does not allow the chosen payment removes that choice', async () => {
      await putInCart(visitor, CHAIR, 1);
      await delivery(HOME_DELIVERY);
      expect((await payment(CASH_ON_DELIVERY)).payment_method).toBe(CASH_ON_DELIVERY);
      expect(await delivery(PARCEL_POINT)).toMatchObject({ delivery_method: PARCEL_POINT, payment_method: null });
      expect((await refusal('PUT', '/api/cart/method/payment', { id: CASH_ON_DELIVERY })).code).toBe('method_not_allowed_here');
      await payment(BANK_TRANSFER);
      expect((await delivery(PICK_UP)).payment_method).toBe(BANK_TRANSFER);
    });

    it('a cart that becomes too large loses the parcel point', async () => {
      await putInCart(visitor, CHAIR, 1);
      await delivery(PARCEL_POINT);
      expect((await putInCart(visitor, SOFA, 1)).delivery_method).toBeNull();
      expect((await refusal('PUT', '/api/cart/method/delivery', { id: PARCEL_POINT })).code).toBe('method_not_allowed_here');
    });

    it('unknown methods are not found', async () => {
      expect((await refusal('PUT', '/api/cart/method/delivery', { id: 99 })).code).toBe('not_found');
      expect((await refusal('PUT', '/api/cart/method/payment', { id: 99 })).code).toBe('not_found');
      await payment(CARD);
    });
  });

  it('loses no change under concurrent requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => putInCart(visitor, CHAIR, 1)));
    expect((await visitor.read(cartSchema, '/api/cart')).products).toMatchObject([{ id: CHAIR, quantity: 10 }]);
  });
});
