import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import type { Schema } from 'yup';
import {
  LIMITS, MINIMUM_AMOUNT, RESERVATION_MS, FREE_DELIVERY_FROM, cartProductInputSchema, customerDataInputSchema, initSchema, invoiceDataSchema,
  isFieldErrorCode, loginInputSchema, orderInputSchema,
} from '../index.ts';

/** Which fields are wrong, and with which code. */
async function wrong(schema: Schema, value: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const ADDRESS = { name: 'Kovács Anna', country_id: 1, address: 'Bartók Béla út 12.', city: 'Budapest', zipcode: '1114' };
const PERSON = { is_company: false, ...ADDRESS };

describe('customer data', () => {
  it.each([
    {},
    { email: 'anna@example.com', phone: '+36 30 123 4567' },
    { invoice_data: PERSON },
    { delivery_data: ADDRESS },
    { email: 'anna@example.com', phone: '06-30/123-4567', invoice_data: { ...PERSON, is_company: true, tax_number: '12345676-1-42' }, delivery_data: ADDRESS },
  ])('may come in parts, one per step: %j', async (value) => {
    expect(await wrong(customerDataInputSchema, value)).toEqual({});
  });

  it('has one line per field, also after pasting, and no encoded words in an address', async () => {
    const { delivery_data } = await customerDataInputSchema.validate({ delivery_data: { ...ADDRESS, name: ' Kovács\r\n Anna\u2028', city: 'Buda\tpest' } });
    expect([delivery_data?.name, delivery_data?.city]).toEqual(['Kovács Anna', 'Buda pest']);
    expect(await wrong(customerDataInputSchema, { email: '=?utf-8?q?a?=@example.hu' })).toEqual({ email: 'email' });
  });

  it('adds no omitted fields', async () => {
    expect(await customerDataInputSchema.validate({ email: 'anna@example.com' })).toEqual({ email: 'anna@example.com' });
  });

  it('must be valid in the fields that are sent', async () => {
    expect(await wrong(customerDataInputSchema, { email: 'anna@', phone: 'call me', delivery_data: { ...ADDRESS, city: ' ', zipcode: '?' } })).toEqual({
      email: 'email', phone: 'phone', 'delivery_data.city': 'required', 'delivery_data.zipcode': 'zipcode',
    });
  });

  it.each(['anna@gmail', 'anna@gmail.', 'anna@gmail.c', 'anna@@gmail.com', 'anna gmail.com'])('rejects an email address without a complete domain: %s', async (email) => {
    expect(await wrong(customerDataInputSchema, { email })).toEqual({ email: 'email' });
  });

  it('is trimmed', async () => {
    expect(await customerDataInputSchema.validate({ email: ' anna@example.com ', delivery_data: { ...ADDRESS, city: ' Pécs ' } })).toMatchObject({ email: 'anna@example.com', delivery_data: { city: 'Pécs' } });
  });

  it('has a maximum length', async () => {
    expect(await wrong(customerDataInputSchema, { delivery_data: { ...ADDRESS, name: 'a'.repeat(LIMITS.name + 1) } })).toEqual({ 'delivery_data.name': 'too_long' });
  });
});

describe('invoice data', () => {
  it('requires the tax number of a company', async () => {
    expect(await wrong(invoiceDataSchema, { ...PERSON, is_company: true })).toEqual({ tax_number: 'required' });
    expect(await wrong(invoiceDataSchema, { ...PERSON, is_company: true, tax_number: '123' })).toEqual({ tax_number: 'tax_number' });
  });

  it.each(['12345676-1-42', '12345676142', 'ATU12345678', 'DE123456789'])('accepts the tax number %s of a company', async (tax_number) => {
    expect(await wrong(invoiceDataSchema, { ...PERSON, is_company: true, tax_number })).toEqual({});
  });

  it('requires no tax number of a private person', async () => {
    expect(await wrong(invoiceDataSchema, PERSON)).toEqual({});
    expect(await wrong(invoiceDataSchema, { ...PERSON, tax_number: '' })).toEqual({});
  });

  it('reports all missing fields at once', async () => {
    expect(await wrong(invoiceDataSchema, { is_company: false })).toEqual({ name: 'required', country_id: 'required', address: 'required', city: 'required', zipcode: 'required' });
  });
});

describe('an order', () => {
  const ORDER = { transaction_result_url: '/hu/checkout/result', is_terms_accepted: true, is_privacy_accepted: true };

  it('requires acceptance of the terms and the privacy notice, but not of the newsletter', async () => {
    expect(await wrong(orderInputSchema, { transaction_result_url: '/hu/checkout/result' })).toEqual({ is_terms_accepted: 'must_accept', is_privacy_accepted: 'must_accept' });
    expect(await wrong(orderInputSchema, { ...ORDER, is_terms_accepted: false })).toEqual({ is_terms_accepted: 'must_accept' });
    expect(await orderInputSchema.validate(ORDER)).toEqual({ ...ORDER, is_newsletter_subscription: false, comment: '' });
  });

  it('limits the length of the comment', async () => {
    expect(await wrong(orderInputSchema, { ...ORDER, comment: 'a'.repeat(LIMITS.comment + 1) })).toEqual({ comment: 'too_long' });
  });
});

describe('a cart line', () => {
  it('accepts the quantity 0, which removes it', async () => {
    expect(await wrong(cartProductInputSchema, { product_id: 17, quantity: 0 })).toEqual({});
  });

  it.each([[-1, 'too_small'], [1.5, 'whole_number'], [LIMITS.quantity + 1, 'too_large'], [undefined, 'required']])('rejects the quantity %s', async (quantity, code) => {
    expect(await wrong(cartProductInputSchema, { product_id: 17, quantity })).toEqual({ quantity: code });
  });
});

describe('a login', () => {
  it('requires email and password', async () => {
    expect(await wrong(loginInputSchema, {})).toEqual({ email: 'required', password: 'required' });
    expect(await wrong(loginInputSchema, { email: 'anna@example.com', password: ' a b ' })).toEqual({});
  });

  it('keeps the spaces of a password', async () => {
    expect(await loginInputSchema.validate({ email: 'a@example.com', password: ' a b ' })).toMatchObject({ password: ' a b ' });
  });
});

describe('the codes of the input schemas', () => {
  it('are all in the catalogue of field errors, with messages in both languages', async () => {
    const codes = [
      ...Object.values(await wrong(customerDataInputSchema, { email: 'x', phone: 'x', invoice_data: { ...PERSON, is_company: true, tax_number: 'x', zipcode: '-' } })),
      ...Object.values(await wrong(cartProductInputSchema, { product_id: 0.5, quantity: -1 })),
      ...Object.values(await wrong(orderInputSchema, {})),
    ];
    for (const code of codes) expect([code, isFieldErrorCode(code)]).toEqual([code, true]);
  });
});

describe('the initial data', () => {
  it('accept menus of any depth', async () => {
    const link = { slug: 'nappali', type: 'category', ref_id: 1 };
    const leaf = { title: 'Fotelek', link, children: [] };
    const categories = [{ title: 'Nappali', link, children: [{ title: 'Ülőbútor', link, children: [leaf] }] }];
    const init = { menu: { header: [], categories, footer: [], has_brands: true }, all_products: 240, biggest_discount: { percent: 40, count: 18 }, extensions: [], seller: { name: 'Fészek Otthon Kft.', address: 'Budapest', email: 'hello@feszek.example', phone: '+36 1 555 0117' }, share_image: '/images/og/shop.jpg' };
    expect(await initSchema.validate(init)).toEqual(init);
    expect(await wrong(initSchema, { ...init, menu: { ...init.menu, header: [{ ...leaf, link: { ...link, type: 'script' } }] } })).toHaveProperty(['menu.header[0].link.type']);
  });
});

describe('the limits', () => {
  it('are those of the specification', () => {
    expect(MINIMUM_AMOUNT).toEqual({ HUF: 1000, EUR: 10, USD: 10 });
    expect(FREE_DELIVERY_FROM.HUF).toBe(159_900);
    expect(RESERVATION_MS).toBe(10 * 60 * 1000);
  });
});
