/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { BusRequests, Cart } from '@feszek/contract';
import { fakeCart, fakeCountries } from '@feszek/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop, requestFor } from '../../test/inShop.tsx';
import { HASH, fakeOpenOffer } from '../../test/quotes.ts';
import { toCartView } from '../cart-store/cartView.ts';
import type { CheckoutStep } from '../checkout/checkoutFlow.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { useCart } from '../cart-store/useCart.ts';
import { OfferCheckout } from './OfferCheckout.tsx';
import { OfferStore } from './OfferStore.tsx';

afterEach(() => {
  cleanup();
  window.location.hash = '';
  sessionStorage.clear();
});

const OFFER = fakeCart({ version: 9, currency: 'EUR', delivery_method: 1 });

const pageOf = (answers: FakeAnswers, cart: Cart) => createPage({ 'GET /api/cart': () => fakeCart({ version: 2 }), 'GET /api/offer/cart': () => cart, ...answers });

function show(step: CheckoutStep, answers: FakeAnswers = {}, cart: Cart = OFFER, page = pageOf(answers, cart)) {
  const navigations: BusRequests['navigation.go']['question'][] = [];
  page.others.answer('navigation.go', (question) => {
    navigations.push(question);
    return Promise.resolve({ ok: true });
  });
  const data = { kind: 'offer' as const, offer: fakeOpenOffer(), cart: toCartView(cart), countries: fakeCountries(), step };
  renderInShop(<OfferCheckout data={data} />, page, requestFor('hu', { fragment: 'offer-data', pathname: '/hu/ajanlat/adatok' }));
  return { page, navigations, sent: (method: string) => page.api.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]) };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const VIEW = toCartView(OFFER);

/** The cart's component for lines, with the store of the offer. */
function OfferLines() {
  const state = useCart(VIEW);
  return state.cart && <CartLines state={state} cart={state.cart} />;
}

describe('the lines of an offer', () => {
  it('never change the visitor’s own cart, and show the offer’s quantity again', async () => {
    const page = pageOf({ 'PUT /api/cart/product/17': () => fakeCart({ version: 3 }) }, OFFER);
    renderInShop(<OfferStore currency="EUR"><OfferLines /></OfferStore>, page, requestFor('hu', { fragment: 'offer-data' }));
    const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton').value;
    const before = quantity();
    await press('Eggyel több: Rigó fotel');
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(page.api.log.filter((call) => call.includes('/api/cart/product'))).toEqual([]);
    expect(quantity()).toBe(before);
  });
});

describe('the checkout of an offer', () => {
  it('has the cart’s steps without the delivery, in the offer’s currency, and links back to the offer', () => {
    show('contact');
    const steps = within(screen.getByRole('navigation', { name: 'Pénztár' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Elérhetőség', '2Számlázás', '3Szállítási cím', '4Fizetés']);
    expect(screen.getByRole('link', { name: 'Vissza az ajánlathoz' }).getAttribute('href')).toBe(`/hu/checkout/offer/${HASH}`);
    expect(document.body.textContent).toContain('€');
    expect(document.body.textContent).not.toMatch(/\d\u00A0Ft/);
  });

  it('sends its steps to the offer, and not to the cart', async () => {
    const { sent, navigations, page } = show('contact', { 'PUT /api/offer/cart/customer': () => ({ ...OFFER, version: 10 }) });
    await press('Tovább');
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/ajanlat/adatok?step=2' }]));
    expect(sent('PUT').map(([path]) => path)).toEqual(['/api/offer/cart/customer']);
    expect(page.others.get('cart.summary')).toBeUndefined();
  });

  it('reviews the delivery of the offer, which cannot be changed', () => {
    show('payment', {}, { ...OFFER, payment_method: 2 });
    const links = screen.getAllByRole('link', { name: /^Módosítás: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/hu/ajanlat/adatok?step=1&review=1', '/hu/ajanlat/adatok?step=2&review=1', '/hu/ajanlat/adatok?step=3&review=1']);
  });

  it('orders the offer that the buyer saw, and reloads it if it has changed', async () => {
    const { sent, page } = show('payment', { 'POST /api/offer/cart/order': () => Promise.reject(fault('offer_changed')) }, { ...OFFER, payment_method: 2 });
    fireEvent.click(screen.getByRole('checkbox', { name: /szerződési/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /adatkezelési/ }));
    await press('Megrendelem fizetési kötelezettséggel');
    expect((await screen.findByRole('alert')).textContent).toContain('Az ajánlat időközben megváltozott.');
    expect(sent('POST')).toEqual([['/api/offer/cart/order', expect.objectContaining({ cart_version: 9, transaction_result_url: '/hu/checkout/result' })]]);
    await waitFor(() => expect(page.api.log.at(-1)).toBe('GET /api/offer/cart'));
  });

  it.each(['offer_expired', 'offer_used', 'offer_withdrawn'] as const)('redirects to the offer’s page if the offer has ended: %s', async (code) => {
    const { navigations } = show('contact', { 'PUT /api/offer/cart/customer': () => Promise.reject(fault(code)) });
    await press('Tovább');
    await waitFor(() => expect(navigations).toEqual([{ href: `/hu/checkout/offer/${HASH}` }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports to statistics that the offer is ordered', async () => {
    const ready = { ...OFFER, payment_method: 2 };
    const page = pageOf({ 'POST /api/offer/cart/order': () => Promise.reject(fault('offer_used')) }, ready);
    const reported: unknown[] = [];
    page.others.on('checkout.begun', (moment) => reported.push(moment));
    page.others.on('checkout.order-begun', (moment) => reported.push(moment));
    show('payment', {}, ready, page);
    fireEvent.click(screen.getByRole('checkbox', { name: /szerződési/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /adatkezelési/ }));
    await press('Megrendelem fizetési kötelezettséggel');
    await waitFor(() => expect(reported).toEqual([{ isOffer: true }, expect.objectContaining({ isOffer: true })]));
  });

  it('links back to the visitor’s own cart', async () => {
    const { navigations, page } = show('contact', { 'DELETE /api/offer': () => ({ offer: null }) });
    expect(screen.getByText('Most az 5001. számú ajánlatunkat rendeled meg. A saját kosarad közben változatlan marad.')).toBeTruthy();
    await press('Inkább a saját kosaramhoz megyek');
    await waitFor(() => expect(navigations).toEqual([{ href: '/hu/kosar' }]));
    expect(page.api.log).toContain('DELETE /api/offer');
  });
});
