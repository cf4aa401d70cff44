/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@feszek/contract';
import { loadContext } from '@feszek/kit';
import { fakeCart, fakeCountries, fakeInit } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showCheckout } from '../../test/checkout.tsx';
import { fakeClient, fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { EMPTY_DRAFT, fakeOpenOffer } from '../../test/quotes.ts';
import { CheckoutScreen } from '../checkout/CheckoutScreen.tsx';
import { loadCheckout } from '../checkout/loadCheckout.ts';
import { loadOfferData } from './loadOfferData.ts';
import { OfferDataScreen } from './OfferDataScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.location.hash = '';
});

const CLOSED: FakeAnswers = { 'GET /api/init': () => fakeInit({ accepts_orders: false }) };

function answersOf(init: FakeAnswers, hasOffer: boolean): FakeAnswers {
  return {
    'GET /api/cart': () => fakeCart(), 'GET /api/cart/offer': () => EMPTY_DRAFT, 'GET /api/countries': () => fakeCountries(),
    'GET /api/offer': () => ({ offer: hasOffer ? fakeOpenOffer() : null }), 'GET /api/offer/cart': () => fakeCart({ delivery_method: 1 }), ...init,
  };
}

async function openCheckout(locale: Locale): Promise<void> {
  const request = requestFor(locale, { fragment: 'checkout', search: '?step=5' });
  const loaded = await loadCheckout(loadContext(request, fakeClient(answersOf(CLOSED, false)), undefined));
  if (loaded.status !== 200) throw new Error('The checkout is not shown');
  renderInShop(<CheckoutScreen data={loaded.data} />, createPage(answersOf(CLOSED, false)), request);
}

async function openOfferData(locale: Locale, hasOffer: boolean): Promise<void> {
  const request = requestFor(locale, { fragment: 'offer-data', search: '' });
  const loaded = await loadOfferData(loadContext(request, fakeClient(answersOf(CLOSED, hasOffer)), undefined));
  if (loaded.status !== 200) throw new Error('The page is not shown');
  renderInShop(<OfferDataScreen data={loaded.data} />, createPage(answersOf(CLOSED, hasOffer)), request);
}

describe('a shop without the texts that a consent names', () => {
  it.each([
    ['the checkout', openCheckout], ['the quote request', (locale: Locale) => openOfferData(locale, false)], ['the checkout of an offer', (locale: Locale) => openOfferData(locale, true)],
  ] as const)('shows this in place of %s, in both languages, and asks for no consent', async (_, open) => {
    await open('hu');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Még nem fogadunk rendelést');
    expect([screen.queryByRole('checkbox'), screen.queryByRole('textbox')]).toEqual([null, null]);
    expect(screen.getByRole('link', { name: 'Vissza a boltba' }).getAttribute('href')).toBe('/hu');
    cleanup();
    await open('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We’re not taking orders yet');
  });

  it('shows the refusal of an order whose checkout was opened before', async () => {
    showCheckout('payment', fakeCart({ delivery_method: 1, payment_method: 1 }), { 'POST /api/cart/order': () => Promise.reject(fault('legal_pages_missing')) });
    for (const name of [/általános szerződési feltételeket/, /adatkezelési tájékoztatót/]) fireEvent.click(screen.getByRole('checkbox', { name }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Megrendelem fizetési kötelezettséggel' })));
    expect((await screen.findByRole('alert')).textContent).toContain('A bolt még nem fogad rendelést és ajánlatkérést.');
  });
});

it('shows the checkout if the API does not answer whether the shop accepts orders', async () => {
  const request = requestFor('hu', { fragment: 'checkout', search: '?step=1' });
  expect(await loadCheckout(loadContext(request, fakeClient(answersOf({}, false)), undefined))).not.toHaveProperty('data.isClosed');
});
