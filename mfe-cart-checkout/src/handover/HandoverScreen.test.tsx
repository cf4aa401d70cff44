/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeProduct } from '@feszek/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fault } from '../../test/fakeClient.ts';
import type { FakeAnswers } from '../../test/fakeClient.ts';
import { createPage, renderInShop } from '../../test/inShop.tsx';
import { HandoverScreen } from './HandoverScreen.tsx';
import { loadHandover } from './loadHandover.ts';

const PRODUCT = fakeProduct({ id: 17, title: 'Vacka karosszék', variant: [{ axis: 'Szín', value: 'moha' }] });

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

/** The page that a visitor sees who comes with this query. */
async function open(query: string, answers: FakeAnswers = {}) {
  const page = createPage({ 'GET /api/products/by-ids': () => ({ products: [PRODUCT] }), ...answers });
  const loaded = await loadHandover({ api: page.api, locale: 'hu', currency: 'HUF', vatMode: 'net', search: new URLSearchParams(query), params: {}, pathname: '/hu/kosar/hozzaadas', signal: undefined });
  if (loaded.status !== 200) throw new Error(`The page has the status ${loaded.status}`);
  await act(async () => renderInShop(<HandoverScreen data={loaded.data} />, page));
  return page;
}

describe('a product that another site offers', () => {
  it('is shown with its price, and is not in the cart before the visitor agrees', async () => {
    const page = await open('product=17&quantity=2');
    expect(screen.getByText('2 darabot választottál egy másik webhelyen ebből:')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vacka karosszék, moha' })).toBeTruthy();
    expect(screen.getByText(/bruttó/)).toBeTruthy();
    expect(page.api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each([
    ['is sold out', 'sold_out', 'Ez a termék elfogyott, ezért nem teheted a kosárba.'],
    ['is not sold in the currency', 'other_currency', 'Ebben a pénznemben nem rendelhető. Válts forintra, és a kosárba teheted.'],
  ] as const)('has no button where it %s', async (_, state, text) => {
    await open('product=17', { 'GET /api/products/by-ids': () => ({ products: [{ ...PRODUCT, stock_state: state }] }) });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['product=17', 'product=seventeen'])('says that an unknown one is not sold: %s', async (query) => {
    await open(query, { 'GET /api/products/by-ids': () => ({ products: [] }) });
    expect(screen.getByText('Ezt a terméket már nem árusítjuk.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the cart of a partner', () => {
  it('is nothing without a token', async () => {
    const page = await open('');
    expect(screen.getByText('Nincs mit a kosárba tenni.')).toBeTruthy();
    expect(page.api.calls).toEqual([]);
  });

  it('is added after a question where the visitor does not come from the partner', async () => {
    window.location.hash = '#token-1';
    const page = await open('', { 'POST /api/cart/handover': ({ body }) => {
      if (typeof body !== 'object' || body === null || !('is_confirmed' in body) || body.is_confirmed !== true) throw fault('cart_handover_unconfirmed');
      return null;
    } });
    const went = Promise.withResolvers<string>();
    page.others.answer('navigation.go', ({ href }) => {
      went.resolve(href);
      return Promise.resolve({ ok: true });
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kosárba teszem' })));
    expect(await went.promise).toBe('/hu/kosar');
    expect(page.api.calls.map(({ body }) => body)).toEqual([false, true].map((isConfirmed) => ({ token: 'token-1', origin: null, is_confirmed: isConfirmed })));
  });

  it('shows why it is refused', async () => {
    window.location.hash = '#token-2';
    await open('', { 'POST /api/cart/handover': () => { throw fault('cart_handover_ended'); } });
    expect(screen.getByRole('alert').textContent).toContain('Menj vissza oda, és indítsd újra a fizetést.');
  });
});
