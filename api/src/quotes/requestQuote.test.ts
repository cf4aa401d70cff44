import { cartSchema, operatorQuotesSchema, quoteDraftSchema, quoteRequestedSchema, quoteSchema } from '@feszek/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OPEN_MS } from '../../test/databases.ts';
import { CHAIR, MUG, VASE } from '../../test/goods.ts';
import { OPERATOR_TOKEN } from '../../test/operator.ts';
import { ask, operate, prepareQuote, REQUESTER, requested, seeQuote, QUOTE_PREFERENCES } from '../../test/quotes.ts';
import { CUSTOMER, openShop, putInCart, stockOf, SHOWROOM_GYOR } from '../../test/shop.ts';
import type { TestShop } from '../../test/shop.ts';
import { dataOf, errorOf } from '../../test/visitor.ts';
import type { Visitor } from '../../test/visitor.ts';

describe('a quote request', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openShop({ operatorToken: OPERATOR_TOKEN });
  }, OPEN_MS);
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = shop.visitor();
  });

  const countQuotes = async () => (await shop.db.selectFrom('quote').select('id').execute()).length;
  const putDraft = (body: unknown) => visitor.call('PUT', '/api/cart/offer', { body });

  it('empties the cart, and neither takes nor reserves stock', async () => {
    await prepareQuote(visitor, CHAIR, 8);
    const before = await stockOf(shop.db, CHAIR);
    const answer = dataOf(await ask(visitor, { comment: 'Sötétre pácolva kérném.' }), quoteRequestedSchema);
    expect(answer.redirect_url).toBe(`/hu/checkout/result?quote=${answer.quote_hash}`);
    expect(answer.quote_hash.length).toBeGreaterThanOrEqual(22);
    expect(await visitor.read(cartSchema, '/api/cart')).toMatchObject({ products: [] });
    expect(await stockOf(shop.db, CHAIR)).toBe(before);
    const others = await shop.visitor().arrive();
    expect((await putInCart(others, CHAIR, 20)).products).toMatchObject([{ available_quantity: 20 }]);
    expect(await shop.visitor().read(quoteSchema, `/api/quotes/${answer.quote_hash}`)).toMatchObject({
      state: 'requested', has_offer: false, email: REQUESTER.email, wished_on: QUOTE_PREFERENCES.wished_on, comment: 'Sötétre pácolva kérném.', items: [{ name: 'Ülőke szék', quantity: 8 }],
    });
  });

  it('is shown to the operator with all its data, at the prices of the day', async () => {
    await prepareQuote(visitor, CHAIR, 4);
    const { id } = await requested(shop, await ask(visitor, {}, { 'currency-id': 'EUR', locale: 'en' }));
    expect(await seeQuote(shop, id)).toMatchObject({
      id, state: 'requested', step: 'unpriced', currency: 'EUR', locale: 'en', requester: REQUESTER, wishes: QUOTE_PREFERENCES, country: 'Hungary',
      lines: [{ sku: 'CHAIR', quantity: 4, list_gross: 66.9, offer_gross: null }], delivery_gross: null, order_id: null,
    });
    const { quotes } = dataOf(await operate(shop, 'GET', '?state=requested'), operatorQuotesSchema);
    expect(quotes[0]).toMatchObject({ id, name: REQUESTER.name, total_gross: 267.6 });
    expect(dataOf(await operate(shop, 'GET', '?state=used'), operatorQuotesSchema).quotes).toEqual([]);
  });

  it('can contain products that are sold out or reserved, and be below the minimum of an order', async () => {
    await visitor.arrive();
    await prepareQuote(visitor, MUG, 1);
    await shop.db.updateTable('product_stock').set({ quantity: 0 }).where('product_id', '=', MUG).execute();
    expect((await ask(visitor)).status).toBe(200);
    await shop.db.updateTable('product_stock').set({ quantity: 3 }).where('product_id', '=', MUG).execute();
    expect(await stockOf(shop.db, VASE)).toBe(0);
  });

  it('starts with the data of the checkout', async () => {
    await visitor.arrive();
    const company = { ...CUSTOMER.invoice_data, name: 'Rigó Kft.', is_company: true, tax_number: '12345676-2-42' };
    await visitor.call('PUT', '/api/cart/customer', { body: { ...CUSTOMER, invoice_data: company } });
    expect(await visitor.read(quoteDraftSchema, '/api/cart/offer')).toEqual({
      requester: { name: '', email: CUSTOMER.email, phone: CUSTOMER.phone, company: 'Rigó Kft.', tax_number: '12345676-2-42' },
      wishes: { ...QUOTE_PREFERENCES, wished_on: '', services: [] },
      place: null,
    });
    expect((await shop.visitor().read(quoteDraftSchema, '/api/cart/offer')).requester.email).toBe('');
  });

  it('removes the address if the goods are collected', async () => {
    await visitor.arrive();
    expect(dataOf(await putDraft({ wishes: { ...QUOTE_PREFERENCES, is_pick_up: true, showroom: SHOWROOM_GYOR } }), quoteDraftSchema)).toMatchObject({ wishes: { is_pick_up: true, country_id: null, address: '' }, place: { name: 'Fészek Győr' } });
    expect(dataOf(await putDraft({ wishes: { is_pick_up: true, showroom: SHOWROOM_GYOR } }), quoteDraftSchema).wishes.is_pick_up).toBe(true);
  });

  it.each([
    ['an invalid email address', { requester: { ...REQUESTER, email: 'anna' } }, 'requester.email', 'email'],
    ['no name', { requester: { ...REQUESTER, name: ' ' } }, 'requester.name', 'required'],
    ['an invalid tax number', { requester: { ...REQUESTER, tax_number: '1' } }, 'requester.tax_number', 'tax_number'],
    ['a delivery without a town', { wishes: { ...QUOTE_PREFERENCES, city: '' } }, 'wishes.city', 'required'],
    ['an unknown country', { wishes: { ...QUOTE_PREFERENCES, country_id: 9999 } }, 'wishes.country_id', 'unknown_value'],
    ['a postcode that its country does not have', { wishes: { ...QUOTE_PREFERENCES, zipcode: '90210' } }, 'wishes.zipcode', 'zipcode'],
    ['a day that does not exist', { wishes: { ...QUOTE_PREFERENCES, wished_on: '2026-02-30' } }, 'wishes.wished_on', 'date'],
    ['a day that has passed', { wishes: { ...QUOTE_PREFERENCES, wished_on: '2026-11-20' } }, 'wishes.wished_on', 'past_date'],
  ])('refuses %s', async (_, body, path, code) => {
    await visitor.arrive();
    expect(errorOf(await putDraft(body)).fields).toMatchObject([{ path, code }]);
  });

  describe('is refused', () => {
    it('with an empty cart, another version of it, or without the requester’s data', async () => {
      await visitor.arrive();
      expect(errorOf(await ask(visitor)).code).toBe('cart_empty');
      const { version } = await putInCart(visitor, CHAIR, 1);
      expect(errorOf(await ask(visitor)).code).toBe('customer_data_missing');
      await putDraft({ requester: REQUESTER, wishes: QUOTE_PREFERENCES });
      expect(errorOf(await ask(visitor, { cart_version: version })).code).toBe('cart_changed');
    });

    it('without consent to the privacy notice, without a session, and for another visitor', async () => {
      await prepareQuote(visitor, CHAIR, 1);
      expect(errorOf(await ask(visitor, { is_privacy_accepted: false })).fields).toMatchObject([{ path: 'is_privacy_accepted', code: 'must_accept' }]);
      expect(errorOf(await ask(visitor, { transaction_result_url: 'https://evil.example/' })).fields).toMatchObject([{ path: 'transaction_result_url' }]);
      expect(errorOf(await ask(shop.visitor())).code).toBe('csrf_token_mismatch');
    });
  });

  describe('is stored exactly once', () => {
    it('for concurrent requests, with an idempotency key or without one', async () => {
      for (const key of [undefined, 'one']) {
        const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
        await prepareQuote(visitor, CHAIR, 1);
        const before = await countQuotes();
        const answers = await Promise.all(Array.from({ length: 6 }, () => ask(visitor, {}, headers)));
        const hashes = answers.filter(({ status }) => status === 200).map((answer) => dataOf(answer, quoteRequestedSchema).quote_hash);
        expect(new Set(hashes).size).toBe(1);
        expect(await countQuotes()).toBe(before + 1);
      }
    });

    it('and a repeated key is answered with the same answer, but not for another request', async () => {
      await prepareQuote(visitor, CHAIR, 1);
      const first = dataOf(await ask(visitor, {}, { 'idempotency-key': 'k' }), quoteRequestedSchema);
      expect(dataOf(await ask(visitor, {}, { 'idempotency-key': 'k' }), quoteRequestedSchema)).toEqual(first);
      expect(errorOf(await ask(visitor, { comment: 'other' }, { 'idempotency-key': 'k' })).code).toBe('idempotency_key_reused');
    });
  });

  it('limits the number of mails to an unconfirmed address', async () => {
    const limited = await openShop({ rateLimits: { reads: 1e6, writes: 1e6, mails: 2 } });
    try {
      const codes: (string | undefined)[] = [];
      for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
        const stranger = limited.visitor();
        await prepareQuote(stranger, CHAIR, 1);
        const answer = await ask(stranger, {}, { 'x-forwarded-for': address });
        codes.push(answer.status === 200 ? undefined : errorOf(answer).code);
      }
      expect(codes).toEqual([undefined, undefined, 'too_many_requests']);
      expect(await limited.db.selectFrom('outbox_mail').where('kind', '=', 'quote_received').select('id').execute()).toHaveLength(2);
    } finally {
      await limited.close();
    }
  }, OPEN_MS);

  it('counts a request and its retries once', async () => {
    const limited = await openShop({ rateLimits: { reads: 1e6, writes: 1e6, mails: 2 } });
    try {
      const customer = limited.visitor();
      const headers = { 'x-forwarded-for': '10.0.0.1' };
      await prepareQuote(customer, CHAIR, 1);
      const first = dataOf(await ask(customer, {}, { ...headers, 'idempotency-key': 'one' }), quoteRequestedSchema);
      for (let retry = 0; retry < 4; retry += 1) expect(dataOf(await ask(customer, {}, { ...headers, 'idempotency-key': 'one' }), quoteRequestedSchema)).toEqual(first);
      for (const [key, status] of [['two', 200], ['three', 429]] as const) {
        await prepareQuote(customer, CHAIR, 1);
        expect((await ask(customer, {}, { ...headers, 'idempotency-key': key })).status).toBe(status);
      }
      expect(await customer.read(cartSchema, '/api/cart')).toMatchObject({ products: [{ id: CHAIR, quantity: 1 }] });
    } finally {
      await limited.close();
    }
  }, OPEN_MS);
});
