import { describe, expect, it } from '@jest/globals';
import type { Cart, OpenOffer, QuoteDraft } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeCart, fakeCountries } from '@feszek/testing';
import { fakeClient } from '../../test/fakeClient.ts';
import { requestFor } from '../../test/inShop.tsx';
import { HASH, REQUESTER, EMPTY_DRAFT, PREFERENCES, fakeOpenOffer } from '../../test/quotes.ts';
import { loadOfferData } from './loadOfferData.ts';

const DRAFT: QuoteDraft = { requester: REQUESTER, wishes: PREFERENCES, place: null };

interface Known {
  readonly draft?: QuoteDraft;
  readonly cart?: Cart;
  readonly offer?: OpenOffer | null;
  readonly offerCart?: Cart;
}

function load(search: string, { draft = DRAFT, cart = fakeCart(), offer = null, offerCart = fakeCart({ delivery_method: 1 }) }: Known = {}) {
  const client = fakeClient({
    'GET /api/cart': () => cart, 'GET /api/cart/offer': () => draft, 'GET /api/countries': fakeCountries, 'GET /api/offer': () => ({ offer }), 'GET /api/offer/cart': () => offerCart,
  });
  return loadOfferData(loadContext(requestFor('hu', { fragment: 'offer-data', pathname: '/hu/ajanlat/adatok', search }), client, undefined));
}

describe('the quote request of a cart', () => {
  it('starts with its first step, also if data exist already', async () => {
    expect(await load('')).toMatchObject({ data: { kind: 'request', step: 'requester', draft: DRAFT } });
    expect(await load('?from=cart&step=3')).toMatchObject({ data: { kind: 'request', step: 'summary' } });
  });

  it('returns to the first incomplete step', async () => {
    expect(await load('?from=cart&step=3', { draft: EMPTY_DRAFT })).toEqual({ status: 302, location: '/hu/ajanlat/adatok?from=cart&step=1' });
    expect(await load('?from=cart&step=3', { draft: { ...DRAFT, wishes: EMPTY_DRAFT.wishes } })).toEqual({ status: 302, location: '/hu/ajanlat/adatok?from=cart&step=2' });
    expect(await load('?from=cart&step=nine')).toEqual({ status: 302, location: '/hu/ajanlat/adatok?from=cart&step=1' });
  });

  it('is shown for an empty cart, with an empty state', async () => {
    expect(await load('?step=3', { cart: fakeCart({ products: [] }) })).toMatchObject({ status: 200, data: { cart: { products: [] } } });
  });
});

describe('the checkout of an open offer', () => {
  const offer = fakeOpenOffer();

  it('has the same address, except with `from=cart`', async () => {
    expect(await load('?step=4', { offer })).toMatchObject({ data: { kind: 'offer', step: 'payment', offer: { id: 5001 } } });
    expect(await load('?from=cart', { offer })).toMatchObject({ data: { kind: 'request' } });
  });

  it('needs no delivery method, and redirects to the first incomplete step', async () => {
    const NO_ADDRESS = { name: '', country_id: null, address: '', city: '', zipcode: '' };
    const offerCart = fakeCart({ delivery_method: 1, customer_data: { email: 'anna@example.com', phone: '+36 30 123 4567', invoice_data: { is_company: false, ...NO_ADDRESS, tax_number: '' }, delivery_data: NO_ADDRESS } });
    expect(await load('', { offer, offerCart })).toEqual({ status: 302, location: '/hu/ajanlat/adatok?step=2' });
    expect(await load('', { offer })).toEqual({ status: 302, location: '/hu/ajanlat/adatok?step=4' });
  });

  it.each(['expired', 'used', 'withdrawn'] as const)('redirects to the page of an offer that is %s, which shows the reason', async (state) => {
    expect(await load('?step=4', { offer: fakeOpenOffer({ state }) })).toEqual({ status: 302, location: `/hu/checkout/offer/${HASH}` });
  });
});
