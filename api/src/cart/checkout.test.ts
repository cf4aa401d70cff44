import { cartSchema, orderPlacedSchema, orderSchema } from '@feszek/contract';
import type { Cart } from '@feszek/contract';
import { netFromGross } from '@feszek/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createUser } from '../users/users.ts';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG, SOFA } from '../../test/goods.ts';
import { BANK_TRANSFER, CARD, CASH_ON_DELIVERY, CUSTOMER, HOME_DELIVERY, openShop, order, ORDER, PARCEL_POINT, PICK_UP, putInCart, SHOWROOM_GYOR } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';

const HUNGARY = 1;
const AUSTRIA = 2;
const FINLAND = 9;
const GERMANY = 20;
const NETHERLANDS = 12;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CHAIR_GROSS = 29_900;
const PASSWORD = 'correct horse battery';

const COMPANY = { ...CUSTOMER.invoice_data, is_company: true, tax_number: '12345676-1-42' };
const IN_VIENNA = { ...CUSTOMER.delivery_data, country_id: AUSTRIA, city: 'Wien', zipcode: '1010' };

describe('the checkout', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop();
    await shop.db.updateTable('product_stock').set({ quantity: 900 }).where('product_id', 'in', [CHAIR, SOFA]).execute();
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.move(HOUR_MS);
    visitor = await shop.visitor().arrive();
  });

  const sendCustomer = async (customer: object): Promise<Cart> => dataOf(await visitor.call('PUT', '/api/cart/customer', { body: customer }), cartSchema);
  const refused = async (customer: object) => (errorOf(await visitor.call('PUT', '/api/cart/customer', { body: customer, headers: { locale: 'en' } })).fields ?? []).map(({ path, code, message }) => ({ path, code, message }));
  const choose = async (kind: 'delivery' | 'payment', id: number): Promise<Cart> => dataOf(await visitor.call('PUT', `/api/cart/method/${kind}`, { body: { id, ...(kind === 'delivery' && id === PICK_UP && { place: SHOWROOM_GYOR }) } }), cartSchema);
  const read = (currency = 'HUF') => visitor.read(cartSchema, '/api/cart', { 'currency-id': currency });
  const readOrder = async (hash: string) => visitor.read(orderSchema, `/api/orders/${hash}`);
  const priceChair = (gross: number) => shop.db.updateTable('product_price').set({ gross, original_gross: gross }).where('product_id', '=', CHAIR).where('currency', '=', 'HUF').execute();

  describe('of a company', () => {
    it.each(['12345676-1-42', '12345676142', '12345676 1 42'])('accepts its tax number as it is typed, %s, and stores one format', async (tax_number) => {
      expect((await sendCustomer({ invoice_data: { ...COMPANY, tax_number } })).customer_data.invoice_data.tax_number).toBe('12345676-1-42');
    });

    it('refuses a tax number whose check digit is wrong, and changes nothing', async () => {
      await sendCustomer({ invoice_data: COMPANY });
      expect(await refused({ invoice_data: { ...COMPANY, tax_number: '12345678-1-42' } })).toEqual([
        { path: 'invoice_data.tax_number', code: 'tax_number', message: 'Enter a valid VAT number, for example 12345676-1-42.' },
      ]);
      expect((await read()).customer_data.invoice_data.tax_number).toBe('12345676-1-42');
    });

    it('requires the tax number of the country of the invoice', async () => {
      const inGermany = { ...COMPANY, country_id: GERMANY, zipcode: '10115' };
      expect((await refused({ invoice_data: inGermany })).map(({ code, message }) => [code, message])).toEqual([
        ['tax_number_country', 'This VAT number doesn’t belong to the country of your billing address. It should look like this: DE123456789.'],
      ]);
      expect((await refused({ invoice_data: { ...COMPANY, tax_number: 'DE123456789' } })).map(({ code }) => code)).toEqual(['tax_number_country']);
      expect((await sendCustomer({ invoice_data: { ...inGermany, tax_number: 'de 123 456 789' } })).customer_data.invoice_data.tax_number).toBe('DE123456789');
    });
  });

  describe('of an address', () => {
    it.each([[AUSTRIA, '10115', '1010'], [NETHERLANDS, '1012', '1012 JS'], [HUNGARY, '90211', '1114']])('in country %i refuses the postcode %s, and shows an example', async (country_id, zipcode, example) => {
      for (const part of ['invoice_data', 'delivery_data'] as const) {
        expect(await refused({ [part]: { ...CUSTOMER[part], country_id, zipcode } })).toEqual([{ path: `${part}.zipcode`, code: 'zipcode', message: `Enter a valid postcode, for example ${example}.` }]);
      }
    });

    it('stores the postcode in the format of its country', async () => {
      expect((await sendCustomer({ delivery_data: { ...CUSTOMER.delivery_data, country_id: NETHERLANDS, zipcode: '1012js' } })).customer_data.delivery_data.zipcode).toBe('1012 JS');
    });

    it('stores a telephone number in one format', async () => {
      expect((await sendCustomer({ phone: '06-30/123-4567' })).customer_data.phone).toBe('+36 30 123 4567');
      expect((await refused({ phone: '06 30 123 456' })).map(({ code }) => code)).toEqual(['phone']);
    });
  });

  describe('of goods sent abroad', () => {
    beforeEach(async () => {
      await putInCart(visitor, CHAIR, 2);
      await choose('delivery', HOME_DELIVERY);
    });

    it('does not change gross prices, and computes net prices by the rate of the destination', async () => {
      const before = await read();
      const after = await sendCustomer({ delivery_data: IN_VIENNA });
      expect([before.summary.vat_percent, after.summary.vat_percent]).toEqual([27, 20]);
      expect(after.summary).toMatchObject({ total_amount_gross: before.summary.total_amount_gross, total_items_amount_net: 2 * netFromGross(CHAIR_GROSS, 20) });
      expect(after.products[0]).toMatchObject({ price_gross: CHAIR_GROSS, price_net: netFromGross(CHAIR_GROSS, 20), total_net: 2 * netFromGross(CHAIR_GROSS, 20), product: { price_net: netFromGross(CHAIR_GROSS, 27) } });
      expect(after.delivery).toEqual({ price_gross: 2490, price_net: netFromGross(2490, 20) });
      expect((await sendCustomer({ delivery_data: { ...IN_VIENNA, country_id: FINLAND, zipcode: '00100' } })).summary.vat_percent).toBe(25.5);
    });

    it('charges a company of another member state the same VAT', async () => {
      await sendCustomer({ invoice_data: { ...COMPANY, country_id: AUSTRIA, zipcode: '1010', tax_number: 'ATU12345678' } });
      expect((await sendCustomer({ delivery_data: IN_VIENNA })).summary).toMatchObject({ vat_percent: 20, total_items_amount_gross: 2 * CHAIR_GROSS });
    });

    it('ignores the address of the invoice: goods that are collected are sold in Hungary', async () => {
      await sendCustomer({ invoice_data: { ...CUSTOMER.invoice_data, country_id: AUSTRIA, zipcode: '1010' }, delivery_data: IN_VIENNA });
      expect((await choose('delivery', PICK_UP)).summary.vat_percent).toBe(27);
      await sendCustomer({ delivery_data: CUSTOMER.delivery_data });
      expect((await choose('delivery', HOME_DELIVERY)).summary.vat_percent).toBe(27);
    });

    it('uses the rate of the day, and an order keeps the rate of the day on which it was placed', async () => {
      await sendCustomer({ ...CUSTOMER, delivery_data: IN_VIENNA });
      await choose('payment', BANK_TRANSFER);
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      const tomorrow = new Date(shop.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
      await shop.db.insertInto('vat_rate').values({ country_id: AUSTRIA, valid_from: tomorrow, percent: 22 }).execute();
      await putInCart(visitor, CHAIR, 2);
      await choose('delivery', HOME_DELIVERY);
      expect((await read()).summary.vat_percent).toBe(20);
      shop.clock.move(DAY_MS);
      expect((await read()).summary.vat_percent).toBe(22);
      expect(await readOrder(order_hash)).toMatchObject({ summary: { vat_percent: 20, total_items_amount_net: 2 * netFromGross(CHAIR_GROSS, 20) }, items: [{ price_net: netFromGross(CHAIR_GROSS, 20) }] });
      await shop.db.deleteFrom('vat_rate').where('valid_from', '=', tomorrow).execute();
    });
  });

  describe('paid in cash', () => {
    afterAll(() => priceChair(CHAIR_GROSS));

    it.each([[0, 0], [1, -1], [2, -2], [3, 2], [4, 1], [5, 0], [6, -1], [7, -2], [8, 2], [9, 1]])('rounds forints that end in %i by %i', async (last, rounding) => {
      await priceChair(CHAIR_GROSS + last);
      await putInCart(visitor, CHAIR, 1);
      await choose('delivery', PICK_UP);
      const exact = CHAIR_GROSS + last;
      expect((await choose('payment', CARD)).summary).toMatchObject({ rounding: 0, total_amount_gross: exact });
      const { summary } = await choose('payment', CASH_ON_DELIVERY);
      expect(summary).toMatchObject({ rounding, total_amount_gross: exact + rounding, total_amount_net: netFromGross(exact, 27), total_items_amount_gross: exact });
    });

    it('does not round euros and dollars', async () => {
      await putInCart(visitor, CHAIR, 3);
      await choose('delivery', HOME_DELIVERY);
      await choose('payment', CASH_ON_DELIVERY);
      for (const currency of ['EUR', 'USD']) {
        const { summary, delivery } = await read(currency);
        expect(summary.rounding).toBe(0);
        expect(summary.total_amount_gross).toBeCloseTo(summary.total_items_amount_gross + (delivery?.price_gross ?? 0), 5);
      }
    });

    it('stores the rounding with the order', async () => {
      await priceChair(CHAIR_GROSS + 3);
      await putInCart(visitor, CHAIR, 1);
      await sendCustomer(CUSTOMER);
      await choose('delivery', PICK_UP);
      await choose('payment', CASH_ON_DELIVERY);
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      await priceChair(CHAIR_GROSS);
      expect((await readOrder(order_hash)).summary).toMatchObject({ rounding: 2, total_amount_gross: CHAIR_GROSS + 5, vat_percent: 27 });
    });

    it('rounds an order that was to be paid by card once it is paid in cash', async () => {
      await priceChair(CHAIR_GROSS + 4);
      await putInCart(visitor, CHAIR, 1);
      await sendCustomer(CUSTOMER);
      await choose('delivery', PICK_UP);
      await choose('payment', CARD);
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      await priceChair(CHAIR_GROSS);
      expect(await readOrder(order_hash)).toMatchObject({ summary: { rounding: 0, total_amount_gross: CHAIR_GROSS + 4 }, transaction_result: { amount: CHAIR_GROSS + 4 } });
      const body = { payment_method: CASH_ON_DELIVERY, transaction_result_url: ORDER.transaction_result_url };
      dataOf(await visitor.call('POST', `/api/orders/payment_restart/${order_hash}`, { body }), orderPlacedSchema);
      expect(await readOrder(order_hash)).toMatchObject({ status: 'confirmed', summary: { rounding: 1, total_amount_gross: CHAIR_GROSS + 5 } });
    });
  });

  describe('reports why goods cannot be delivered to a parcel point', () => {
    const obstacle = async () => (await read()).unavailable_delivery_methods;

    it('they are too long', async () => {
      await putInCart(visitor, SOFA, 1);
      expect(await obstacle()).toEqual([{ id: PARCEL_POINT, title: 'Csomagpont', obstacle: 'too_long', limit: 80 }]);
    });

    it('they are too heavy together', async () => {
      await putInCart(visitor, CHAIR, 5);
      expect(await obstacle()).toMatchObject([{ obstacle: 'too_heavy', limit: 20 }]);
    });

    it('they are too bulky together, although each is small and light', async () => {
      await putInCart(visitor, CHAIR, 1);
      expect(await obstacle()).toEqual([]);
      const { products } = await putInCart(visitor, CHAIR, 1);
      expect(products).toMatchObject([{ quantity: 2 }]);
      expect(await obstacle()).toMatchObject([{ id: PARCEL_POINT, obstacle: 'too_bulky', limit: 250 }]);
      expect(errorOf(await visitor.call('PUT', '/api/cart/method/delivery', { body: { id: PARCEL_POINT } })).code).toBe('method_not_allowed_here');
    });
  });

  it('stores the choice of the newsletter, also with the order', async () => {
    await putInCart(visitor, CHAIR, 1);
    await sendCustomer(CUSTOMER);
    expect((await read()).is_newsletter_subscription).toBe(false);
    expect((await sendCustomer({ is_newsletter_subscription: true })).is_newsletter_subscription).toBe(true);
    expect((await read()).customer_data.email).toBe(CUSTOMER.email);
    await choose('delivery', PICK_UP);
    await choose('payment', BANK_TRANSFER);
    const { order_hash } = dataOf(await order(visitor, { is_newsletter_subscription: true }), orderPlacedSchema);
    const row = await shop.db.selectFrom('shop_order').select('is_newsletter_subscription').where('order_hash', '=', order_hash).executeTakeFirstOrThrow();
    expect(row.is_newsletter_subscription).toBe(true);
  });

  describe('of a signed-in user', () => {
    const signIn = (email: string) => visitor.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } });

    it('starts with the name and the email address of the account', async () => {
      await createUser(shop.db, shop.clock, { email: 'new@example.hu', name: 'Nagy Nóra', password: PASSWORD });
      await signIn('new@example.hu');
      const { customer_data } = await putInCart(visitor, MUG, 1);
      expect(customer_data).toMatchObject({ email: 'new@example.hu', phone: '', invoice_data: { name: 'Nagy Nóra', address: '' } });
    });

    it('starts with the addresses and the phone number of the first order, and orders with them', async () => {
      await createUser(shop.db, shop.clock, { email: 'known@example.hu', name: 'Nagy Nóra', password: PASSWORD });
      await signIn('known@example.hu');
      await putInCart(visitor, CHAIR, 1);
      await sendCustomer({ ...CUSTOMER, invoice_data: COMPANY });
      await choose('delivery', PICK_UP);
      await choose('payment', BANK_TRANSFER);
      dataOf(await order(visitor), orderPlacedSchema);
      await shop.db.updateTable('cart').set({ customer: '{}' }).execute();

      const { customer_data } = await putInCart(visitor, CHAIR, 1);
      expect(customer_data).toEqual({ ...CUSTOMER, email: 'known@example.hu', invoice_data: COMPANY });
      await choose('delivery', PICK_UP);
      await choose('payment', BANK_TRANSFER);
      const { order_hash } = dataOf(await order(visitor), orderPlacedSchema);
      expect(await readOrder(order_hash)).toMatchObject({ partner_email: 'known@example.hu', partner_name: COMPANY.name, partner_tax_number: COMPANY.tax_number });
    });

    it('shows a guest no data of others', async () => {
      expect((await putInCart(visitor, CHAIR, 1)).customer_data).toMatchObject({ email: '', phone: '', invoice_data: { name: '' } });
    });
  });
});
