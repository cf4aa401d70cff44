/** @jest-environment ./shared/kit/test/BrowserEnvironment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeCart, fakeCountries, fakeCustomerData } from '@feszek/testing';
import type { Cart, User } from '@feszek/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createPage, InShop, renderInShop, requestFor } from '../../test/inShop.tsx';
import type { TestPage } from '../../test/inShop.tsx';
import { startCart } from '../cart-store/startCart.ts';
import { toCartView } from '../cart-store/cartView.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import type { CheckoutStep } from './checkoutFlow.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const known = fakeCustomerData();
const cart = fakeCart({ customer_data: { ...known, phone: '' }, delivery_method: 1 });
const request = requestFor('hu', { fragment: 'checkout', pathname: '/hu/kosar/adatok' });
const page = (answers = {}) => createPage({ 'GET /api/cart': () => cart, 'GET /api/cities': () => [], ...answers });

function dataOf(step: CheckoutStep, of: Cart = cart) {
  return { cart: toCartView(of), countries: fakeCountries(), step };
}

function show(step: CheckoutStep, on: TestPage = page()): TestPage {
  renderInShop(<CheckoutScreen data={dataOf(step)} />, on, request);
  return on;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe('unsent input', () => {
  it('is restored after a reload, in the page that the server has rendered', async () => {
    show('billing');
    fireEvent.click(field('Cég'));
    type('Cégnév', 'Kovács Kft.');
    type('Adószám', '12345676');
    cleanup();

    const html = renderToString(<InShop page={null} request={request}><CheckoutScreen data={dataOf('billing')} /></InShop>);
    expect(html).not.toContain('12345676');
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const on = page();
    startCart(on);
    const complaints: unknown[] = [];
    const root = await act(async () => hydrateRoot(place, <InShop page={on} request={request}><CheckoutScreen data={dataOf('billing')} /></InShop>, { onRecoverableError: (error) => complaints.push(error) }));
    await waitFor(() => expect(field('Adószám').value).toBe('12345676'));
    expect(field('Cég').checked).toBe(true);
    expect(field('Cégnév').value).toBe('Kovács Kft.');
    fireEvent.click(field('Magánszemély'));
    expect(field('Teljes név').value).toBe('Kovács Anna');
    expect(complaints).toEqual([]);
    act(() => root.unmount());
  });

  it('is deleted once it is sent', async () => {
    const answer = { ...cart, version: 2, customer_data: known };
    const on = show('contact', page({ 'PUT /api/cart/customer': () => answer }));
    on.others.answer('navigation.go', () => Promise.resolve({ ok: true }));
    type('Telefonszám', '+36 30 123 4567');
    expect(sessionStorage).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tovább' })));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('is deleted when the visitor signs out, and kept when a guest signs in', async () => {
    const anna: User = { id: 1, name: 'Kovács Anna', email: 'anna@example.com' };
    const on = page();
    on.others.set('visitor.user', null);
    show('contact', on);
    type('Telefonszám', '+36 30');
    await act(async () => on.others.set('visitor.user', anna));
    expect(sessionStorage).toHaveLength(1);
    await act(async () => on.others.set('visitor.user', null));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['nonsense', '[]', '{"contact":{"phone":5,"email":{"a":1}}}', '{"contact":"x"}'])('is ignored if the storage contains %s', (written) => {
    sessionStorage.setItem('feszek.typed.cart', written);
    show('contact');
    expect(field('E-mail-cím').value).toBe(known.email);
    expect(field('Telefonszám').value).toBe('');
  });
});
